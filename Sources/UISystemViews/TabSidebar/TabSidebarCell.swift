internal import UIKitCore
internal import UILists

/// A row of the sidebar of tabs, which shows its item.
@MainActor final class TabSidebarCell: UICollectionViewListCell {
    static let name = "tab"
    private var item: UITabSidebarItem?
    private var row: TabSidebarRow?
    private weak var stage: TabSidebarStage?

    func show(_ row: TabSidebarRow, in stage: TabSidebarStage) {
        (self.row, self.stage) = (row, stage)
        isExpanded = row.isExpanded
        indentationLevel = row.level
        accessibilityIdentifier = row.tab?.accessibilityIdentifier ?? row.tab?.identifier
        isAccessibilityElement = true
        accessibilityTraits = row.isHeader ? .header : .button
        item = nil
        setNeedsUpdateConfiguration()
    }

    /// Asks for a new item at the next update.
    func reconfigure() {
        item = nil
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard let row, let stage else { return }
        let shown = item ?? stage.item(for: UITabSidebarItem.Request(row, state: state))
        item = shown
        shown.configurationState = state
        stage.update(shown)
        contentConfiguration = shown.contentConfiguration.updated(for: state)
        backgroundConfiguration = shown.backgroundConfiguration.updated(for: state)
        let title: String? =
            switch row.content {
            case .tab(let tab): tab.title
            case .action(let action): action.title
            }
        accessibilityLabel = title
        let chevron = UICellAccessory.outlineDisclosure { [weak stage] in stage?.toggle(row) }
        accessories = shown.accessories + (row.isExpandable ? [chevron] : [])
    }
}
