internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The accessory views of one list cell.
@MainActor final class ListAccessories {
    private struct Item {
        let accessory: UICellAccessory
        let view: UIView
    }

    private var leading: [Item] = []
    private var trailing: [Item] = []
    private var line: SeparatorLine?
    private(set) var all: [UICellAccessory] = []

    /// Creates the views again.
    func set(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
        for item in leading + trailing { item.view.removeFromSuperview() }
        (leading, trailing) = ([], [])
        all = accessories
        var (before, after): ([UICellAccessory], [UICellAccessory]) = ([], [])
        for accessory in accessories {
            if accessory.isLeading { Self.insert(accessory, into: &before) } else { Self.insert(accessory, into: &after) }
        }
        leading = before.map { Item(accessory: $0, view: makeView($0, in: cell)) }
        trailing = after.map { Item(accessory: $0, view: makeView($0, in: cell)) }
    }

    private static func insert(_ accessory: UICellAccessory, into list: inout [UICellAccessory]) {
        let place = accessory.position?(list) ?? list.count
        list.insert(accessory, at: min(max(0, place), list.count))
    }

    private func makeView(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) -> UIView {
        switch accessory.kind {
        case .disclosureIndicator: return tinted(CellAccessoryView(type: .disclosureIndicator), accessory)
        case .checkmark: return tinted(CellAccessoryView(type: .checkmark), accessory)
        case .detail:
            let view = CellAccessoryView(type: .detailButton)
            view.onPress = accessory.action
            return tinted(view, accessory)
        case .outlineDisclosure:
            let view = OutlineChevron()
            view.onPress = { [weak cell] in
                if let action = accessory.action { action() } else { cell?.listOwner?.listCellTogglesOutline(cell) }
            }
            return tinted(view, accessory)
        case .delete: return control(.delete, accessory, in: cell) { cell in cell.listOwner?.listCellRequestsDeletion(cell) }
        case .insert: return control(.insert, accessory, in: cell) { _ in }
        case .multiselect: return control(.mark(isSelected: cell.isSelected), accessory, in: cell) { _ in }
        case .reorder:
            let grip = CellReorderControl()
            grip.onDrag = { [weak cell, weak grip] phase, point in
                guard let cell, let grip else { return }
                cell.listOwner?.listCell(cell, reorders: phase, at: grip.convert(point, to: cell.superview))
            }
            return tinted(grip, accessory)
        case .popUpMenu(let menu, let changed): return tinted(PopUpMenuButton(menu, changed), accessory)
        case .label(let text, let font, let scales):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = scales
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return label
        case .custom(let view, _): return tinted(view, accessory)
        }
    }

    private func tinted(_ view: UIView, _ accessory: UICellAccessory) -> UIView {
        if let color = accessory.tintColor { view.tintColor = color }
        return view
    }

    private func control(
        _ kind: CellEditControl.Kind, _ accessory: UICellAccessory, in cell: UICollectionViewListCell,
        standard: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) -> UIView {
        let control = CellEditControl(kind: kind)
        control.onPress = { [weak cell] in
            if let action = accessory.action { action() } else if let cell { standard(cell) }
        }
        // A mark uses the tint for its circle; a sign with a background colour uses it for the sign.
        if case .mark = kind, accessory.backgroundColor == nil { return tinted(control, accessory) }
        control.colors = (accessory.tintColor, accessory.backgroundColor)
        return control
    }

    /// The button that a touch anywhere in the row activates.
    var primaryButton: UIControl? { (trailing + leading).lazy.compactMap { $0.view as? PopUpMenuButton }.first { $0.superview != nil } }

    /// The chevron that a tap anywhere in the row toggles.
    func headerChevron(isHeader: Bool) -> OutlineChevron? {
        for item in trailing + leading where item.view.superview != nil {
            if case .outlineDisclosure(let style) = item.accessory.kind, style == .header || style == .automatic && isHeader {
                return item.view as? OutlineChevron
            }
        }
        return nil
    }

    // MARK: State and frames

    func follow(_ state: UICellConfigurationState) {
        for item in leading + trailing {
            switch (item.accessory.kind, item.view) {
            case (.multiselect, let control as CellEditControl): control.kind = .mark(isSelected: state.isSelected)
            case (.outlineDisclosure, let chevron as OutlineChevron): chevron.isExpanded = state.isExpanded
            default: break
            }
        }
    }

    private func shown(_ items: [Item], _ isEditing: Bool) -> [Item] { items.filter { $0.accessory.isShown(whileEditing: isEditing) } }

    func fill(_ commands: inout ListCellFrames.LayoutInput, isEditing: Bool) {
        commands.leading = shown(leading, isEditing).map(Self.box)
        commands.trailing = shown(trailing, isEditing).map(Self.box)
    }

    func place(_ frames: ListCellFrames, isEditing: Bool, in cell: UIView) {
        for (items, places) in [(leading, frames.leading), (trailing, frames.trailing)] {
            let visible = shown(items, isEditing)
            for item in items where !visible.contains(where: { $0.view === item.view }) { item.view.removeFromSuperview() }
            for (item, frame) in zip(visible, places) {
                if item.view.superview !== cell { cell.addSubview(item.view) }
                item.view.place(byHost: frame)
            }
        }
        placeLine(frames, isEditing, in: cell)
    }

    /// A vertical separator before the reorder control, if there are other accessories on its other side.
    private func placeLine(_ frames: ListCellFrames, _ isEditing: Bool, in cell: UIView) {
        let visible = shown(trailing, isEditing)
        let grip = visible.firstIndex { if case .reorder(hasLine: true) = $0.accessory.kind { true } else { false } }
        guard let grip, grip > 0, frames.trailing.indices.contains(grip) else {
            line?.removeFromSuperview()
            return
        }
        let line = line ?? SeparatorLine(frame: .zero)
        self.line = line
        if line.superview !== cell { cell.addSubview(line) }
        line.show(.separator, nil)
        let pixel = 1 / max(1, cell.traitCollection.displayScale)
        let (near, far) = (frames.trailing[grip], frames.trailing[grip - 1])
        let x = near.minX > far.minX ? (far.maxX + near.minX) / 2 : (near.maxX + far.minX) / 2
        line.frame = CGRect(x: (x / pixel).rounded() * pixel, y: 0, width: pixel, height: cell.bounds.height)
    }

    private static func box(_ item: Item) -> ListCellFrames.Accessory {
        let size: CGSize
        switch item.accessory.kind {
        case .delete, .insert, .multiselect: size = CGSize(width: CellMetrics.editControl, height: CellMetrics.editControl)
        case .custom(let view, _) where view.hostedFittingSize() != nil: size = view.hostedFittingSize() ?? .zero
        case .custom(let view, let keepsSize) where keepsSize || view.bounds.width > 0: size = view.bounds.size
        default: size = item.view.systemLayoutSizeFitting(.zero)
        }
        switch (item.accessory.space, item.accessory.kind) {
        case (.custom(let width), _) where width.isFinite && width > 0: return .init(size: size, space: width)
        // The system's accessories are as wide as their reserved width.
        case (.standard, .custom), (.standard, .label): return .init(size: size, space: CellMetrics.editControl)
        default: return .init(size: size)
        }
    }
}

/// A chevron that points down while the row is expanded.
final class OutlineChevron: UIControl {
    var onPress: (() -> Void)?
    private let picture = UIImageView(image: CellSymbols.mark(.disclosureIndicator, .current))

    init() {
        super.init(frame: .zero)
        picture.isAccessibilityElement = false
        picture.contentMode = .center
        addSubview(picture)
        addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemStrings.text("Expand")
    }

    required init?(coder: NSCoder) { nil }

    var isExpanded = false {
        didSet {
            guard isExpanded != oldValue else { return }
            accessibilityLabel = SystemStrings.text(isExpanded ? "Collapse" : "Expand")
            let turn = { [self] in
                let angle: CGFloat = isExpanded ? (readsRightToLeft ? -.pi / 2 : .pi / 2) : 0
                picture.transform = CGAffineTransform(rotationAngle: angle)
            }
            if window == nil { turn() } else { UIView.animate(withDuration: CellMetrics.editDuration, animations: turn) }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasOtherFonts(than: previousTraitCollection) else { return }
        picture.image = CellSymbols.mark(.disclosureIndicator, traitCollection)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { picture.intrinsicFrameSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.intrinsicFrameSize
        picture.bounds = CGRect(origin: .zero, size: size)
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (across, down) = (max(0, CellMetrics.touchSize - bounds.width) / 2, max(0, CellMetrics.touchSize - bounds.height) / 2)
        return bounds.insetBy(dx: -across, dy: -down).contains(point)
    }
}
