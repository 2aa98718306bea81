internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The image view and labels of the four cell styles; created on first access.
@MainActor final class CellDefaultContent {
    let style: UITableViewCell.CellStyle
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?

    init(style: UITableViewCell.CellStyle) { self.style = style }

    // MARK: Subviews

    func textLabel(in cell: UITableViewCell) -> UILabel {
        if let text { return text }
        let made = UILabel(frame: .zero)
        made.font = style == .value2 ? .preferredFont(forTextStyle: .caption1) : .preferredFont(forTextStyle: .body)
        made.textColor = style == .value2 ? cell.tintColor : .label
        made.textAlignment = style == .value2 ? (cell.readsRightToLeft ? .left : .right) : .natural
        text = made
        add(made, to: cell)
        return made
    }

    func detailLabel(in cell: UITableViewCell) -> UILabel? {
        guard style != .default else { return nil }
        if let detail { return detail }
        let made = UILabel(frame: .zero)
        made.font = style == .value1 ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .caption1)
        made.textColor = style == .value1 ? .secondaryLabel : .label
        detail = made
        add(made, to: cell)
        return made
    }

    func imageView(in cell: UITableViewCell) -> UIImageView? {
        guard style != .value2 else { return nil }
        if let image { return image }
        let made = UIImageView(frame: .zero)
        made.contentMode = .scaleAspectFit
        made.isAccessibilityElement = false
        image = made
        cell.contentView.addSubview(made)
        return made
    }

    private func add(_ label: UILabel, to cell: UITableViewCell) {
        label.adjustsFontForContentSizeCategory = true
        label.backgroundColor = nil
        cell.contentView.addSubview(label)
    }

    func tintChanged(in cell: UITableViewCell) { if style == .value2, let text { text.textColor = cell.tintColor } }

    /// Labels and image views have a highlighted state.
    func setHighlighted(_ isHighlighted: Bool) {
        text?.isHighlighted = isHighlighted
        detail?.isHighlighted = isHighlighted
        image?.isHighlighted = isHighlighted
    }

    /// A configuration now provides the content.
    func drop() {
        for view in [text, detail, image].compactMap({ $0 as UIView? }) { view.removeFromSuperview() }
        (text, detail, image) = (nil, nil, nil)
    }

    // MARK: Frames

    private func frames(in cell: UITableViewCell, width: CGFloat, height: CGFloat?) -> CellTextFrames {
        let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        var arrangement = CellTextFrames.Arrangement.stacked
        if style == .value1, !isLarge { arrangement = .sides }
        if style == .value2 { arrangement = .contact }
        var commands = CellTextFrames.LayoutInput(width: width, arrangement: arrangement)
        commands.isRightToLeft = cell.readsRightToLeft
        commands.pixel = cell.pixel
        let margins = cell.contentView.directionalLayoutMargins
        commands.leading = max(margins.leading, cell.leadingTextInset) + cell.indentation
        commands.trailing = margins.trailing
        (commands.top, commands.bottom) = (CellMetrics.verticalMargin, CellMetrics.verticalMargin)
        commands.imageGap = CellMetrics.legacyImageGap
        commands.textGap = style == .value2 ? CellMetrics.contactGap : CellMetrics.detailGap
        commands.nameWidth = CellMetrics.contactNameWidth
        commands.imageShrinks = true
        // Recorded on iOS (M): the label of this style is as high as the content view.
        commands.fillsHeight = style == .default
        if let image, let size = Self.size(of: image) { commands.image = size }
        if let text, ListText.isFilled(text) {
            commands.text = { ListText.size(text, width: $0) }
            commands.baselines.text = text.font.ascender
        }
        if let detail, ListText.isFilled(detail) {
            commands.detail = { ListText.size(detail, width: $0) }
            commands.baselines.detail = detail.font.ascender
        }
        commands.height = height
        return CellTextFrames(commands)
    }

    private static func size(of image: UIImageView) -> CGSize? {
        let size = image.intrinsicFrameSize
        return size.width > 0 && size.height > 0 ? size : nil
    }

    func layOut(in cell: UITableViewCell) {
        let size = cell.contentView.bounds.size
        let frames = frames(in: cell, width: size.width, height: size.height)
        image?.frame = frames.image
        text?.frame = frames.text
        detail?.frame = frames.detail
    }

    func height(in cell: UITableViewCell, width: CGFloat) -> CGFloat { frames(in: cell, width: width, height: nil).fittingHeight }

    /// Where texts begin, from the leading edge of the content view. > Units: points.
    func textStart(in cell: UITableViewCell) -> CGFloat {
        let size = cell.contentView.bounds.size
        return frames(in: cell, width: size.width, height: size.height).textStart
    }

    var isEmpty: Bool { text == nil && detail == nil && image == nil }
}
