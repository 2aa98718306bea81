internal import Foundation

/// The visible structure of a menu: groups with thick gaps between them, rows with thin lines.
///
/// Hidden elements and empty groups are omitted, deferred elements are replaced by their results, and in a menu with single selection at
/// most one element is on. > Contract: UIKit, MN-1.
@MainActor struct MenuOutline {
    struct Item {
        enum Kind: Equatable { case action, submenu, loading }
        let kind: Kind
        let element: UIMenuElement
        var title: String
        var subtitle: String?
        var image: UIImage?
        var state: UIMenuElement.State = .off
        var isDisabled = false
        var isDestructive = false
        var keepsMenuPresented = false
        /// The leaves that are switched off when this one is chosen.
        var rivals: [UIMenuElement] = []
        var titleLines = MenuMetrics.titleLines
    }

    struct Group {
        var title: String?
        var size: UIMenu.ElementSize
        var items: [Item]
    }

    private(set) var groups: [Group] = []
    /// Deferred elements without a result yet.
    private(set) var pending: [UIDeferredMenuElement] = []

    var items: [Item] { groups.flatMap(\.items) }
    var isEmpty: Bool { groups.allSatisfy(\.items.isEmpty) }
    /// > Contract: MN-3.
    var hasMarks: Bool { items.contains { $0.state != .off || $0.kind == .submenu } }

    /// - Parameter selectsOne: single selection for the whole menu, whatever its options are, as in pop-up buttons.
    init(_ menu: UIMenu, selectsOne: Bool = false, depth: Int = 0) {
        // No usable menu is nested this deep; a provider that returns itself would never end.
        guard depth < 32 else { return }
        let rivals =
            selectsOne ? MenuOutline.leaves(of: menu) : menu.options.contains(.singleSelection) ? MenuOutline.directLeaves(of: menu) : []
        var current = Group(title: nil, size: MenuOutline.size(of: menu), items: [])
        func close(_ group: inout Group) {
            if !group.items.isEmpty { groups.append(group) }
            group.items = []
        }
        for child in MenuOutline.flattened(menu.children, pending: &pending) {
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) || inline.options.contains(.displayAsPalette) {
                close(&current)
                var inner = MenuOutline(inline, selectsOne: false, depth: depth + 1)
                if !inner.groups.isEmpty && !inline.title.isEmpty { inner.groups[0].title = inline.title }
                if selectsOne { inner.setRivals(rivals) }
                groups += inner.groups
                pending += inner.pending
            } else if let item = MenuOutline.item(for: child, rivals: rivals, in: menu) {
                current.items.append(item)
            }
        }
        close(&current)
        if depth == 0 { enforceSingleSelection() }
    }

    /// The same rows in reverse order, so that the first are nearest to an anchor below.
    func reversed() -> MenuOutline {
        var other = self
        other.groups = groups.reversed().map { group in
            // Rows of icons are not reversed.
            let isGrid = group.size == .small || group.size == .medium
            return Group(title: group.title, size: group.size, items: isGrid ? group.items : group.items.reversed())
        }
        return other
    }

    // MARK: Building

    private mutating func setRivals(_ rivals: [UIMenuElement]) {
        for group in groups.indices {
            for item in groups[group].items.indices where groups[group].items[item].kind == .action {
                groups[group].items[item].rivals = rivals
            }
        }
    }

    /// Of elements that exclude each other only the first shows a check.
    private mutating func enforceSingleSelection() {
        var taken: Set<ObjectIdentifier> = []
        for group in groups.indices {
            for item in groups[group].items.indices where groups[group].items[item].state == .on {
                guard let key = groups[group].items[item].rivals.first.map(ObjectIdentifier.init) else { continue }
                if !taken.insert(key).inserted { groups[group].items[item].state = .off }
            }
        }
    }

    private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
        if menu.options.contains(.displayAsPalette) { return .small }
        return menu.preferredElementSize == .automatic ? .large : menu.preferredElementSize
    }

    private static func flattened(
        _ elements: [UIMenuElement], pending: inout [UIDeferredMenuElement], depth: Int = 0
    ) -> [UIMenuElement] {
        var result: [UIMenuElement] = []
        for element in elements {
            if let deferred = element as? UIDeferredMenuElement {
                if let answer = deferred.fulfilled {
                    if depth < 8 { result += flattened(answer, pending: &pending, depth: depth + 1) }
                } else {
                    if !pending.contains(where: { $0 === deferred }) { pending.append(deferred) }
                    result.append(deferred)
                }
            } else {
                result.append(element)
            }
        }
        return result
    }

    private static func item(for element: UIMenuElement, rivals: [UIMenuElement], in menu: UIMenu) -> Item? {
        let lines = menu.displayPreferences.map { max(0, $0.maximumNumberOfTitleLines) } ?? 0
        var item = Item(kind: .action, element: element, title: element.title, subtitle: element.subtitle, image: element.image)
        if lines > 0 { item.titleLines = lines }
        switch element {
        case is UIDeferredMenuElement:
            item = Item(kind: .loading, element: element, title: MenuStrings.loading, isDisabled: true)
        case let submenu as UIMenu:
            item = Item(
                kind: .submenu, element: submenu, title: submenu.title, subtitle: submenu.subtitle, image: submenu.image,
                isDisabled: submenu.children.isEmpty, isDestructive: submenu.options.contains(.destructive), titleLines: item.titleLines)
        case let leaf as any UIMenuLeaf:
            if let command = element as? UICommand { MenuValidation.validate(command) }
            if leaf.attributes.contains(.hidden) { return nil }
            item.state = leaf.state
            if leaf.state == .on, let selected = leaf.selectedImage { item.image = selected }
            item.isDisabled = leaf.attributes.contains(.disabled) || (element as? UICommand).map { !MenuValidation.hasTarget($0) } ?? false
            item.isDestructive = leaf.attributes.contains(.destructive)
            item.keepsMenuPresented = leaf.attributes.contains(.keepsMenuPresented)
            item.rivals = rivals
        default: return nil
        }
        return item
    }

    private static func directLeaves(of menu: UIMenu) -> [UIMenuElement] {
        var none: [UIDeferredMenuElement] = []
        return flattened(menu.children, pending: &none).filter { $0 is any UIMenuLeaf }
    }

    /// The leaves of a menu and of the inline ones in it.
    static func leaves(of menu: UIMenu, depth: Int = 0) -> [UIMenuElement] {
        guard depth < 32 else { return [] }
        var none: [UIDeferredMenuElement] = []
        return flattened(menu.children, pending: &none).flatMap { child -> [UIMenuElement] in
            if let inner = child as? UIMenu { return inner.options.contains(.displayInline) ? leaves(of: inner, depth: depth + 1) : [] }
            return child is any UIMenuLeaf ? [child] : []
        }
    }
}

/// Strings of the menus themselves.
@MainActor enum MenuStrings {
    static var loading: String { SystemStrings.text("Loading…") }
}

/// Whether commands have a target.
///
/// > Contract: UIKit, UIResponder.validate(_:), HT-19.
@MainActor enum MenuValidation {
    static func target(of command: UICommand) -> UIResponder? {
        guard let action = command.action else { return nil }
        return ActionDispatcher.start(for: command.sender)?.target(forAction: action, withSender: command) as? UIResponder
    }
    static func hasTarget(_ command: UICommand) -> Bool { target(of: command) != nil }
    /// The target may change its command's attributes.
    static func validate(_ command: UICommand) { target(of: command)?.validate(command) }
}
