public import Foundation
public import UIKitCore
public import UILists

/// What the sidebar of a tab bar controller shows for a tab or an action.
///
/// The sidebar makes an item for each row, or asks its delegate, who creates one from the request and changes it.
/// > Source: Apple, UITabSidebarItem
@preconcurrency @MainActor open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
    /// What an item stands for.
    public enum Content {
        /// A tab, or a group of tabs.
        case tab(UITab)
        /// One of a group's `sidebarActions`.
        case action(UIAction)
    }

    /// What the sidebar needs an item for.
    @preconcurrency @MainActor open class Request: NSObject {
        /// The tab or action.
        public let content: Content
        let isHeader: Bool
        let state: UICellConfigurationState

        init(_ row: TabSidebarRow, state: UICellConfigurationState) {
            (content, isHeader, self.state) = (row.content, row.isHeader, state)
            super.init()
        }
    }

    /// The tab or action.
    public let content: Content
    private let isHeader: Bool
    /// The state of the row: whether it is selected, expanded, and so on.
    open internal(set) var configurationState: UICellConfigurationState
    /// The content of the row; by default the tab's or action's title and image.
    open var contentConfiguration: any UIContentConfiguration
    /// The background of the row.
    open var backgroundConfiguration: UIBackgroundConfiguration
    /// What is next to the content: by default a tab's badge. A group has a chevron besides.
    open var accessories: [UICellAccessory] = []

    /// Creates an item with the defaults for what is requested.
    public convenience init(request: Request) { self.init(request.content, isHeader: request.isHeader, state: request.state) }

    private init(_ content: Content, isHeader: Bool, state: UICellConfigurationState) {
        (self.content, self.isHeader, configurationState) = (content, isHeader, state)
        contentConfiguration = Self.standardContent(content, isHeader: isHeader)
        backgroundConfiguration = isHeader ? .listSidebarHeader() : .listSidebarCell()
        super.init()
        accessories = standardAccessories
    }

    /// The content that an item has by default, in its present state.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        Self.standardContent(content, isHeader: isHeader).updated(for: configurationState)
    }

    /// The background that an item has by default, in its present state.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (isHeader ? UIBackgroundConfiguration.listSidebarHeader() : .listSidebarCell()).updated(for: configurationState)
    }

    /// An item with the same content and look.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UITabSidebarItem(content, isHeader: isHeader, state: configurationState)
        made.contentConfiguration = contentConfiguration
        made.backgroundConfiguration = backgroundConfiguration
        made.accessories = accessories
        return made
    }

    private static func standardContent(_ content: Content, isHeader: Bool) -> UIListContentConfiguration {
        switch content {
        case .tab(let tab):
            var made: UIListContentConfiguration =
                isHeader ? .sidebarHeader() : tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
            made.text = tab.title
            if !isHeader { (made.image, made.secondaryText) = (tab.image, tab.subtitle) }
            return made
        case .action(let action):
            var made = UIListContentConfiguration.sidebarCell()
            (made.text, made.image) = (action.title, action.image)
            return made
        }
    }

    private var standardAccessories: [UICellAccessory] {
        guard case .tab(let tab) = content, let badge = tab.badgeValue, !badge.isEmpty else { return [] }
        return [.label(text: badge)]
    }

    /// The tab has another title, image or badge: what the app did not change follows.
    func tabChanged() {
        contentConfiguration = Self.standardContent(content, isHeader: isHeader)
        accessories = standardAccessories
    }
}
