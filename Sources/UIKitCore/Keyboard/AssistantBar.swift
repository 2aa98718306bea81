internal import Foundation

/// The shortcuts of an iPad keyboard, above its keys: leading groups at one side, trailing ones at the other.
@MainActor final class AssistantBar: UIView, BarItemPresenter {
    private struct Face: Equatable {
        var item: ObjectIdentifier
        var isEnabled: Bool
        var title: String?
    }

    private var item: UITextInputAssistantItem?
    private var faces: [Face] = []
    private var sides: [BarItemsView] = []
    private var isStale = false
    private var isUpdating = false

    /// > Units: points (R).
    private static let inset: CGFloat = 12
    private static let gap: CGFloat = 20
    /// The alpha of unavailable items.
    private static let dimmed: CGFloat = 0.35

    override init(frame: CGRect) {
        super.init(frame: frame)
        tintColor = KeyColors.text
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: UITextInputAssistantItem?, width: CGFloat) {
        self.item = item
        guard let item else { return }
        isUpdating = true
        AssistantShortcuts.update(item)
        isUpdating = false
        let groups = (item.leadingBarButtonGroups + item.trailingBarButtonGroups).filter { !$0.isHidden }
        let now = groups.flatMap(\.barButtonItems).map { Face(item: ObjectIdentifier($0), isEnabled: $0.isEnabled, title: $0.title) }
        guard now != faces || sides.isEmpty || width != bounds.width else { return }
        faces = now
        build(item, width: width)
    }

    /// The app changed an item.
    func itemDidChange(_ item: UIBarItem) {
        guard !isUpdating else { return }
        isStale = true
        setNeedsLayout()
    }

    private func build(_ item: UITextInputAssistantItem, width: CGFloat) {
        for side in sides { side.removeFromSuperview() }
        for group in item.leadingBarButtonGroups + item.trailingBarButtonGroups { group.isDisplayingRepresentativeItem = false }
        sides = [item.leadingBarButtonGroups, item.trailingBarButtonGroups].map(row)
        // Each side has half of the bar; groups are dropped from the middle outwards.
        let room = width / 2 - Self.inset - Self.gap
        for (index, groups) in [item.leadingBarButtonGroups, item.trailingBarButtonGroups].enumerated() {
            let order = index == 0 ? Array(groups.reversed()) : groups
            for group in order where sides[index].naturalWidth > room && group.representativeItem != nil && group.barButtonItems.count > 1 {
                group.isDisplayingRepresentativeItem = true
                sides[index] = row(groups)
            }
        }
        for side in sides {
            addSubview(side)
            for shown in side.items { shown.presenters.add(self) }
            for case let button as BarButton in side.subviews { button.alpha = button.item.isEnabled ? 1 : Self.dimmed }
        }
        isStale = false
        setNeedsLayout()
    }

    private func row(_ groups: [UIBarButtonItemGroup]) -> BarItemsView {
        let items = groups.filter { !$0.isHidden }.flatMap { group -> [UIBarButtonItem] in
            guard group.isDisplayingRepresentativeItem, let one = group.representativeItem else { return group.barButtonItems }
            if one.primaryAction == nil, one.action == nil {
                one.menu = UIMenu(children: group.barButtonItems.compactMap(\.menuRepresentation))
            }
            return [one]
        }
        return BarItemsView(items: items, gap: Self.gap, compact: false) { _ in UIBarButtonItemAppearance(style: .plain) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isStale, let item { build(item, width: bounds.width) }
        guard sides.count == 2 else { return }
        let widths = sides.map { min($0.naturalWidth, bounds.width / 2 - Self.inset) }
        let (first, second) = (
            CGRect(x: Self.inset, y: 0, width: widths[0], height: bounds.height),
            CGRect(x: bounds.width - Self.inset - widths[1], y: 0, width: widths[1], height: bounds.height)
        )
        sides[0].frame = first
        sides[1].frame = second
    }
}
