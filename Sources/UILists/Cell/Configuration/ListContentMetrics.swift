internal import Foundation
internal import UIKitCore

/// Metrics of list contents on iOS 14-17. > Units: points. Margins, gap and padding of cells and grouped headers are as in UIKit's log
/// descriptions of configurations (M); the others are derived from the heights of facts 2.2 (X).
enum ListContentMetrics {
    static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 8)
    static let groupedFooterMargins = NSDirectionalEdgeInsets(top: 7.5, leading: 16, bottom: 7.5, trailing: 8)
    /// A plain header is 28 points high.
    static let plainHeaderMargins = NSDirectionalEdgeInsets(top: 3.75, leading: 16, bottom: 3.75, trailing: 8)
    static let prominentHeaderMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 8)
    static let sidebarHeaderMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 8)
    static let imageGap: CGFloat = 16
    static let lineGap: CGFloat = 3
    static let sideGap: CGFloat = 8
    /// The width of the system's symbols, relative to the text size (R).
    static let symbolWidth: CGFloat = 1.65
    static let symbolHeight: CGFloat = 1.3

    /// A text style's font, with another weight if given.
    static func font(_ style: UIFont.TextStyle, weight: UIFont.Weight?) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style)
        guard let weight else { return font }
        return UIFont(
            descriptor: font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]]), size: 0)
    }
}

/// The system's kinds of rows, headers and footers.
enum ListContentPreset: Hashable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    typealias Text = UIListContentConfiguration.TextProperties

    var text: Text {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            Text(.body, .label)
        case .plainHeader: Text(.headline, .label)
        case .plainFooter: Text(.subheadline, .secondaryLabel)
        case .groupedHeader: Text(.footnote, .secondaryLabel, transform: .uppercase)
        case .groupedFooter: Text(.footnote, .secondaryLabel)
        case .prominentHeader: Text(.title3, .label, weight: .bold)
        case .extraProminentHeader: Text(.title2, .label, weight: .bold)
        case .sidebarHeader: Text(.title3, .label, weight: .bold)
        }
    }

    var secondaryText: Text {
        switch self {
        case .valueCell: Text(.body, .secondaryLabel)
        case .groupedHeader, .groupedFooter: Text(.footnote, .secondaryLabel)
        case .plainHeader, .plainFooter: Text(.footnote, .secondaryLabel)
        default: Text(.subheadline, .secondaryLabel)
        }
    }

    var margins: NSDirectionalEdgeInsets {
        switch self {
        case .plainHeader, .plainFooter: ListContentMetrics.plainHeaderMargins
        case .groupedHeader: ListContentMetrics.groupedHeaderMargins
        case .groupedFooter: ListContentMetrics.groupedFooterMargins
        case .prominentHeader, .extraProminentHeader: ListContentMetrics.prominentHeaderMargins
        case .sidebarHeader: ListContentMetrics.sidebarHeaderMargins
        default: ListContentMetrics.cellMargins
        }
    }

    var isSideBySide: Bool { self == .valueCell }
    /// Rows have a minimum height for touches.
    var isRow: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }

    var image: UIListContentConfiguration.ImageProperties {
        let style: UIFont.TextStyle
        switch self {
        case .groupedHeader, .groupedFooter: style = .footnote
        case .plainHeader: style = .headline
        case .plainFooter: style = .subheadline
        case .prominentHeader, .sidebarHeader: style = .title3
        case .extraProminentHeader: style = .title2
        default: style = .body
        }
        return .init(symbols: UIImage.SymbolConfiguration(textStyle: style, scale: isRow ? .large : .default))
    }
}
