public import Foundation
public import UIKitCore

/// Settings of a list: a section of vertically stacked items with the appearance of table rows.
///
/// > Contract: UIKit, UICollectionLayoutListConfiguration
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay at the edge while their section scrolls.
        case plain = 0
        /// Sections on a grey background, from edge to edge.
        case grouped = 1
        /// Sections as cards with round corners.
        case insetGrouped = 2
        /// Rows of a sidebar, with round backgrounds for the selection.
        case sidebar = 3
        /// Rows of a sidebar without a background of the list.
        case sidebarPlain = 4
    }
    /// Where the header of a section comes from.
    public enum HeaderMode: Int, Sendable {
        /// Sections have no header.
        case none = 0
        /// The data source provides a supplementary view of the kind `elementKindSectionHeader`.
        case supplementary = 1
        /// The first item has the appearance of a header.
        case firstItemInSection = 2
    }
    /// Where the footer of a section comes from.
    public enum FooterMode: Int, Sendable {
        /// Sections have no footer.
        case none = 0
        /// The data source provides a supplementary view of the kind `elementKindSectionFooter`.
        case supplementary = 1
    }

    /// The style of the list.
    public var appearance: Appearance
    /// Where headers come from; `none` by default.
    public var headerMode = HeaderMode.none
    /// Where footers come from; `none` by default.
    public var footerMode = FooterMode.none
    /// Whether there are separators, as `separatorConfiguration` describes them; by default true except for sidebars.
    public var showsSeparators: Bool
    /// The separators of every row, unless `itemSeparatorHandler` changes them.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of one row from those of the list.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// Returns the separators of one row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Returns the swipe actions of a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions at the leading edge of a row; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing edge of a row; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The colour behind the list; nil, the default, is that of the appearance.
    public var backgroundColor: UIColor?
    /// The space above headers.
    ///
    /// Above every section's header; nil is the system's default, which only plain lists have. > Units: points.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration without headers and footers; sidebars have no separators.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance == .plain || appearance == .grouped || appearance == .insetGrouped
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The gap above headers. > Facts 2.2.
    var headerGap: CGFloat {
        guard headerMode == .supplementary else { return 0 }
        let known = headerTopPadding ?? (appearance == .plain ? ListMetrics.headerTopPadding : 0)
        return known.isFinite ? max(0, known) : 0
    }

    /// The separators at a row's top and bottom. Header rows have none by default.
    func lines(at path: IndexPath, count: Int) -> ListSeparators {
        guard showsSeparators else { return ListSeparators() }
        let known = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
        let isHeader = headerMode == .firstItemInSection && path.item == 0
        let endsCard = appearance != .plain && path.item == count - 1
        var lines = ListSeparators()
        lines.hasTop = known.topSeparatorVisibility == .visible
        lines.hasBottom =
            known.bottomSeparatorVisibility == .visible || known.bottomSeparatorVisibility == .automatic && !isHeader && !endsCard
        (lines.topInsets, lines.bottomInsets) = (known.topSeparatorInsets, known.bottomSeparatorInsets)
        (lines.color, lines.selectionColor, lines.effect) = (known.color, known.multipleSelectionColor, known.visualEffect)
        return lines
    }

    var effectiveBackground: UIColor {
        backgroundColor ?? (appearance == .grouped || appearance == .insetGrouped ? .systemGroupedBackground : .systemBackground)
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    ///
    /// Vertically stacked rows, as high as their content. > Facts 2.2.
    ///
    /// - Parameters:
    ///   - configuration: the settings of the list.
    ///   - layoutEnvironment: the available width, which determines the margins of cards.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        section.headerGap = configuration.headerGap
        let width = layoutEnvironment.container.effectiveContentSize.width
        switch configuration.appearance {
        case .insetGrouped:
            let side = width >= ListMetrics.wide ? ListMetrics.wideMargin : ListMetrics.margin
            section.contentInsets = NSDirectionalEdgeInsets(top: ListMetrics.gap, leading: side, bottom: ListMetrics.gap, trailing: side)
        case .grouped:
            section.contentInsets = NSDirectionalEdgeInsets(top: ListMetrics.gap, leading: 0, bottom: ListMetrics.gap, trailing: 0)
        default: break
        }
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.headerHeight))
        if configuration.headerMode == .supplementary {
            section.contentInsets.top = 0
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.contentInsets.bottom = 0
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            footer.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }
}

/// Metrics of lists in compositional layouts. > Facts 2.2. > Units: points.
enum ListMetrics {
    /// Documented.
    static let rowHeight: CGFloat = 44
    /// Remembered.
    static let headerHeight: CGFloat = 38
    static let gap: CGFloat = 17.5
    /// Above the first section of cards or groups. Recorded (M), as for grouped tables.
    static let firstGap: CGFloat = 35
    static let headerTopPadding: CGFloat = 22
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let wide: CGFloat = 414
}
