internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Sets the frames of a cell's subviews.
@MainActor enum CellLayoutPass {
    static func run(_ cell: UITableViewCell) {
        CellEditing.prepareParts(of: cell)
        let accessory = CellAccessories.current(in: cell)
        let frames = CellFrames(commands(of: cell, accessory: accessory))
        cell.pulled.place(cell.contentView, in: frames.content, shift: frames.contentShift)
        accessory?.place(byHost: frames.accessory)
        cell.parts.editControl?.frame = frames.editControl
        cell.parts.grip?.frame = frames.grip
        for view in [cell.parts.background, cell.parts.shownSelection] { view?.frame = frames.background }
        cell.configured.layOutBackground(
            in: frames.background, margins: cell.layoutMargins, rightToLeft: cell.readsRightToLeft)
        if cell.configured.content == nil { cell.texts.layOut(in: cell) }
        CellSeparatorLayout.place(in: cell, accessory: accessory)
        cell.pulled.layOut(in: cell)
    }

    static func places(of cell: UITableViewCell) -> CellFrames {
        CellFrames(commands(of: cell, accessory: CellAccessories.current(in: cell)))
    }

    /// All but the separator, which depends on where texts begin.
    static func commands(of cell: UITableViewCell, accessory: UIView?) -> CellFrames.LayoutInput {
        var commands = CellFrames.LayoutInput(size: cell.bounds.size)
        commands.isRightToLeft = cell.readsRightToLeft
        commands.pixel = cell.pixel
        let safe = safeArea(of: cell)
        (commands.safeLeading, commands.safeTrailing) = (safe.leading, safe.trailing)
        let margins = cell.directionalLayoutMargins
        (commands.leadingMargin, commands.trailingMargin) = (margins.leading, margins.trailing)
        commands.accessory = accessory.map(CellAccessories.size)
        if cell.isEditing {
            let hasControl = cell.parts.editControl != nil
            commands.editControl = hasControl ? CGSize(width: CellMetrics.editControl, height: CellMetrics.editControl) : nil
            commands.editIndent = hasControl && indents(cell) ? CellMetrics.editIndent : 0
            commands.grip = cell.parts.grip.map { $0.sizeThatFits(.zero) }
            commands.gripGap = CellMetrics.gripGap
        }
        commands.indexWidth = cell.setting.indexWidth
        commands.hasLine = cell.setting.separatorStyle != .none
        commands.pull = cell.pulled.offset
        return commands
    }

    /// The safe area at the sides, if content stays inside it.
    static func safeArea(of cell: UITableViewCell) -> NSDirectionalEdgeInsets {
        cell.setting.insetsContentToSafeArea ? cell.safeAreaInsets.directional(rightToLeft: cell.readsRightToLeft) : .zero
    }

    private static func indents(_ cell: UITableViewCell) -> Bool {
        cell.setting.marksSelectionWhileEditing || (cell.setting.indentsWhileEditing && cell.shouldIndentWhileEditing)
    }
}

/// The separator below a row.
@MainActor enum CellSeparatorLayout {
    static func place(in cell: UITableViewCell, accessory: UIView?) {
        let setting = cell.setting
        let isCardEnd = setting.look == .insetGrouped && setting.isLastInSection
        let isHidden = setting.separatorStyle == .none || isCardEnd || cell.parts.appearsSelected || setting.nextIsSelected
        guard !isHidden else {
            cell.parts.line?.isHidden = true
            return
        }
        var commands = CellLayoutPass.commands(of: cell, accessory: accessory)
        let insets = lineInsets(of: cell)
        (commands.lineLeading, commands.lineTrailing) = (insets.left, insets.right)
        let line = cell.parts.line ?? make(in: cell)
        guard let frame = CellFrames(commands).line else {
            line.isHidden = true
            return
        }
        line.isHidden = false
        line.frame = frame
        line.show(setting.separatorColor ?? .separator, setting.separatorEffect)
    }

    private static func make(in cell: UITableViewCell) -> SeparatorLine {
        let line = SeparatorLine(frame: .zero)
        cell.addSubview(line)
        cell.parts.line = line
        return line
    }

    /// In the reading direction: left is leading.
    private static func lineInsets(of cell: UITableViewCell) -> UIEdgeInsets {
        // The last row of a grouped section has a separator from edge to edge.
        if cell.setting.look == .grouped, cell.setting.isLastInSection { return .zero }
        return inset(of: cell)
    }

    static func inset(of cell: UITableViewCell) -> UIEdgeInsets {
        let own = cell.parts.explicitSeparatorInset ?? cell.setting.separatorInset
        guard let own else { return automatic(cell) }
        guard cell.setting.separatorInsetIsAutomaticBased else { return own.sanitized }
        let base = automatic(cell)
        return UIEdgeInsets(top: 0, left: base.left + own.left, bottom: 0, right: base.right + own.right).sanitized
    }

    /// Separators begin at the text.
    private static func automatic(_ cell: UITableViewCell) -> UIEdgeInsets {
        let start: CGFloat
        if let list = cell.configured.contentView as? UIListContentView {
            start = list.textStart
        } else if cell.configured.content == nil, !cell.texts.isEmpty {
            start = cell.texts.textStart(in: cell)
        } else {
            start = cell.contentView.directionalLayoutMargins.leading
        }
        return UIEdgeInsets(top: 0, left: start + CellLayoutPass.safeArea(of: cell).leading, bottom: 0, right: 0)
    }
}

extension UIEdgeInsets {
    /// NaN becomes 0.
    fileprivate var sanitized: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: left.isNaN ? 0 : left, bottom: 0, right: right.isNaN ? 0 : right)
    }
}

/// The height that a cell needs.
@MainActor enum CellSizing {
    static func fitting(_ cell: UITableViewCell, _ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 0 && size.width < 1_000_000 ? size.width : cell.bounds.width
        CellConfigurations.updateIfNeeded(cell)
        let content = contentHeight(cell, width: contentWidth(cell, width: width))
        let lineHeight = cell.setting.separatorStyle == .none ? 0 : cell.pixel
        let height = max(roundedUp(content, cell.pixel) + lineHeight, CellMetrics.minimumHeight)
        return CGSize(width: width, height: height)
    }

    /// The size that constraints determine, else the result of an overridden `sizeThatFits(_:)`, in whole pixels.
    static func systemFitting(
        _ cell: UITableViewCell, _ target: CGSize, horizontally: UILayoutPriority = .required,
        vertically: UILayoutPriority = .fittingSizeLevel
    ) -> CGSize {
        // Margins depend on the cell's width.
        if target.width > 0, target.width.isFinite, cell.bounds.width != target.width { cell.bounds.size.width = target.width }
        let constrained = constrainedSize(cell, target, horizontally, vertically)
        if let constrained, cell.contentView.hasConstraintsOfItsOwn { return constrained }
        var size = naturalSize(cell, target)
        // Constraints that place only parts of the cell, such as a badge, leave the content its height.
        if let constrained { size.height = max(size.height, constrained.height) }
        // Without content of its own they alone say how wide it is, as in a cell whose file places all views in the cell itself.
        if let constrained, cell.configured.content == nil, cell.texts.isEmpty { size.width = constrained.width }
        return size
    }

    /// Nil if no constraint concerns the cell or its content view. Without the 44 points of other rows; 0 if nothing determines a height.
    /// > Contract: UIKit, AL-6; TV-14.
    private static func constrainedSize(
        _ cell: UITableViewCell, _ target: CGSize, _ horizontally: UILayoutPriority, _ vertically: UILayoutPriority
    ) -> CGSize? {
        CellConfigurations.updateIfNeeded(cell)
        cell.updateConstraintsIfNeeded()
        let content = cell.contentView
        let isOwn = cell.hasConstraintsOfItsOwn
        guard isOwn || content.hasConstraintsOfItsOwn else { return nil }
        let width = horizontally == .required && target.width > 0 && target.width.isFinite ? target.width : cell.bounds.width
        let frame = contentFrame(cell, width: width)
        if cell.bounds.width == width, content.frame != frame { content.frame = frame }
        let line = cell.setting.separatorStyle == .none ? 0 : cell.pixel
        let insets = UIEdgeInsets(top: 0, left: frame.minX, bottom: line, right: max(0, width - frame.maxX))
        let (sides, rest) = (insets.left + insets.right, insets.bottom)
        let fitting: CGSize
        if isOwn {
            let size = cell.fittingSize(target, horizontally: horizontally, vertically: vertically, content: content, insets: insets)
            fitting = CGSize(width: size.width - sides, height: size.height - rest)
        } else {
            let space = CGSize(width: max(0, target.width - sides), height: max(0, target.height - rest))
            fitting = content.systemLayoutSizeFitting(
                space, withHorizontalFittingPriority: horizontally, verticalFittingPriority: vertically)
        }
        guard fitting.height > 0 else { return CGSize(width: fitting.width + sides, height: 0) }
        return CGSize(width: fitting.width + sides, height: roundedUp(fitting.height, cell.pixel) + line)
    }

    private static func naturalSize(_ cell: UITableViewCell, _ target: CGSize) -> CGSize {
        let fitting = cell.sizeThatFits(CGSize(width: target.width, height: 0))
        let width = target.width > 0 && target.width.isFinite ? target.width : fitting.width
        return CGSize(width: width, height: roundedUp(fitting.height, cell.pixel))
    }

    private static func contentWidth(_ cell: UITableViewCell, width: CGFloat) -> CGFloat { contentFrame(cell, width: width).width }

    private static func contentFrame(_ cell: UITableViewCell, width: CGFloat) -> CGRect {
        CellEditing.prepareParts(of: cell)
        var commands = CellLayoutPass.commands(of: cell, accessory: CellAccessories.current(in: cell))
        commands.size.width = width
        let frames = CellFrames(commands)
        if cell.bounds.width == width, cell.contentView.frame.width != frames.content.width { cell.contentView.frame = frames.content }
        return frames.content
    }

    private static func contentHeight(_ cell: UITableViewCell, width: CGFloat) -> CGFloat {
        guard let view = cell.configured.contentView else {
            return cell.texts.isEmpty ? 0 : cell.texts.height(in: cell, width: width)
        }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    static func roundedUp(_ length: CGFloat, _ pixel: CGFloat) -> CGFloat {
        length.isFinite ? (length / pixel - 0.001).rounded(.up) * pixel : 0
    }
}
