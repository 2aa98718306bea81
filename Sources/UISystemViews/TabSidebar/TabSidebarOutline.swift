internal import UIKitCore
internal import UILists

/// A row of the sidebar of tabs.
@MainActor struct TabSidebarRow {
    let content: UITabSidebarItem.Content
    /// The depth in its section; rows of the section are at 0.
    var level = 0
    /// The header of a section.
    var isHeader = false
    var isExpandable = false
    var isExpanded = false

    var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
    var action: UIAction? { if case .action(let action) = content { action } else { nil } }
}

/// The sections of the sidebar of tabs: tabs and groups in their order, without hidden ones.
///
/// A group of the bar is a section with a header, unless it wants to be a row. The tabs between such groups are sections without one.
@MainActor enum TabSidebarOutline {
    /// - Parameters:
    ///   - tabs: of the tab bar controller.
    ///   - isExpanded: whether the tabs of a group are shown.
    static func sections(of tabs: [UITab], isExpanded: (UITabGroup) -> Bool) -> [[TabSidebarRow]] {
        var sections: [[TabSidebarRow]] = []
        var loose: [TabSidebarRow] = []
        for tab in tabs where !tab.isHidden {
            if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
                if !loose.isEmpty { sections.append(loose) }
                loose = []
                let isOpen = isExpanded(group)
                let header = TabSidebarRow(content: .tab(group), isHeader: true, isExpandable: true, isExpanded: isOpen)
                sections.append([header] + (isOpen ? content(of: group, at: 0, isExpanded) : []))
            } else {
                loose += rows(of: tab, at: 0, isExpanded)
            }
        }
        if !loose.isEmpty { sections.append(loose) }
        return sections
    }

    private static func rows(of tab: UITab, at level: Int, _ isExpanded: (UITabGroup) -> Bool) -> [TabSidebarRow] {
        guard let group = tab as? UITabGroup else { return [TabSidebarRow(content: .tab(tab), level: level)] }
        let isOpen = isExpanded(group)
        let row = TabSidebarRow(content: .tab(group), level: level, isExpandable: true, isExpanded: isOpen)
        return [row] + (isOpen ? content(of: group, at: level + 1, isExpanded) : [])
    }

    /// The tabs of a group, and its actions below them.
    private static func content(of group: UITabGroup, at level: Int, _ isExpanded: (UITabGroup) -> Bool) -> [TabSidebarRow] {
        let tabs = group.displayOrder.filter { !$0.isHidden }.flatMap { rows(of: $0, at: level, isExpanded) }
        return tabs + group.sidebarActions.map { TabSidebarRow(content: .action($0), level: level) }
    }
}
