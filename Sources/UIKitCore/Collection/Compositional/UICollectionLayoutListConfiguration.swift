public import Foundation

/// Settings of a list: a section whose items lie one under the other and look like rows of a table.
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
        /// The first item looks like a header.
        case firstItemInSection = 2
    }
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public var appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// False draws no line, whatever `separatorConfiguration` says.
    public var showsSeparators: Bool
    /// The lines of every row, unless `itemSeparatorHandler` changes them.
    public var separatorConfiguration: UIListSeparatorConfiguration
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// The lines of one row.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions behind the leading side of a row; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions behind the trailing side of a row; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Nil for the appearance's own.
    public var backgroundColor: UIColor?
    /// Above every section's header; nil is the system's, which plain lists alone have. > Units: points.
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

    /// What a row draws at its top and bottom. Rows that the list draws as headers have no lines of their own accord.
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
    /// Rows one under the other, as high as their content. > Facts 2.2.
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

/// Of lists made by compositional layouts. > Facts 2.2. > Units: points.
enum ListMetrics {
    /// Documented.
    static let rowHeight: CGFloat = 44
    /// Remembered.
    static let headerHeight: CGFloat = 38
    static let gap: CGFloat = 17.5
    /// Above the first section of cards or groups. Recorded (M), as of grouped tables.
    static let firstGap: CGFloat = 35
    static let headerTopPadding: CGFloat = 22
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let wide: CGFloat = 414
}
