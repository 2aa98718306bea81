public import Foundation
public import UIKitCore

/// Settings of a list: a section of vertically stacked items with the appearance of table rows.
///
/// > Contract: UIKit, UICollectionLayoutListConfiguration
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }
    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary = 1
        /// The first item has the appearance of a header.
        case firstItemInSection = 2
    }
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public var appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// If false, there are no separators, regardless of `separatorConfiguration`.
    public var showsSeparators: Bool
    /// The separators of every row, unless `itemSeparatorHandler` changes them.
    public var separatorConfiguration: UIListSeparatorConfiguration
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// Returns the separators of one row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions at the leading edge of a row; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing edge of a row; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Nil for the default of the appearance.
    public var backgroundColor: UIColor?
    /// Above every section's header; nil is the system's default, which only plain lists have. > Units: points.
    public var headerTopPadding: CGFloat?

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
    /// Vertically stacked rows, as high as their content. > Facts 2.2.
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
