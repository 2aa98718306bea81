internal import Foundation

/// The groups of buttons of a navigation item.
@MainActor struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = [] { didSet { setsLeading = true } }
    var trailing: [UIBarButtonItemGroup] = [] { didSet { setsTrailing = true } }
    /// The last trailing group.
    var pinned: UIBarButtonItemGroup? { didSet { setsTrailing = true } }
    private(set) var setsLeading = false
    private(set) var setsTrailing = false

    nonisolated init() {}

    var leadingItems: [UIBarButtonItem] { items(of: leading) }
    /// From the edge inward, as a navigation item stores them.
    var trailingItems: [UIBarButtonItem] { items(of: trailing + (pinned.map { [$0] } ?? [])).reversed() }

    private func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] { groups.filter { !$0.isHidden }.flatMap(\.barButtonItems) }
}
