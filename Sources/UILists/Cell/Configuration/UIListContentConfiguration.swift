public import Foundation
public import UIKitCore

/// The content of a list's row, header or footer: an image and one or two texts.
///
/// Presets match the system's lists; values set afterwards apply in all states.
/// > Contract: UIKit, UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the leading edge; nil shows none.
    public var image: UIImage?
    /// The size and appearance of the image.
    public var imageProperties = ImageProperties()
    /// The first text; nil shows none.
    ///
    /// Setting it removes the attributed text.
    public var text: String? { didSet { attributedText = nil } }
    /// A text with attributes, shown instead of `text`; nil by default.
    public var attributedText: NSAttributedString?
    /// The font, colour and lines of the text.
    public var textProperties: TextProperties
    /// The second text; nil shows none.
    ///
    /// Setting it removes the attributed secondary text.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    /// Shown instead of `secondaryText`; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The font, colour and lines of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// Along these axes, margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// > Units: points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text is at the trailing edge if both fit on a line; true for `valueCell()`, else false.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and texts in points; 16 by default.
    public var imageToTextPadding = ListContentMetrics.imageGap
    /// The least distance between texts side by side in points; 8 for `valueCell()`, else 0.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    /// The distance between texts one above the other in points; 3 by default.
    public var textToSecondaryTextVerticalPadding = ListContentMetrics.lineGap
    /// The opacity of the whole content, from 0 to 1.
    public var alpha: CGFloat = 1

    let preset: ListContentPreset

    init(_ preset: ListContentPreset) {
        self.preset = preset
        textProperties = preset.text
        secondaryTextProperties = preset.secondaryText
        directionalLayoutMargins = preset.margins
        prefersSideBySideTextAndSecondaryText = preset.isSideBySide
        textToSecondaryTextHorizontalPadding = preset.isSideBySide ? ListContentMetrics.sideGap : 0
        imageProperties = preset.image
    }

    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state: texts of disabled rows are dimmed unless the app set their colours.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        updated.textProperties.updateColor(isDisabled ? .tertiaryLabel : preset.text.color)
        updated.secondaryTextProperties.updateColor(isDisabled ? .tertiaryLabel : preset.secondaryText.color)
        return updated
    }
}

extension UIListContentConfiguration {
    /// A row with body text; a secondary text is below it.
    public static func cell() -> UIListContentConfiguration { .init(.cell) }
    /// The secondary text is below the text.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
    /// The secondary text is at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }
    /// A header of a plain list: a headline.
    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
    /// A footer of a plain list: secondary text.
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
    /// A header of a grouped list: small upper-case text at the bottom.
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
    /// A footer of a grouped list: small secondary text.
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
    /// A header of an inset grouped list in a bold title font.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
    /// A header of an inset grouped list in a larger bold title font.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init(.extraProminentHeader) }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
    /// A row of a sidebar with the secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
    /// A row of a sidebar next to a second column.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }
    /// A row of a sidebar next to a second column, with the secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .init(.accompaniedSidebarSubtitleCell) }
    /// A header of a sidebar: a bold title.
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
    /// A grouped list's header; in a list, that of its style.
    public static func header() -> UIListContentConfiguration { .init(.groupedHeader) }
    /// A grouped list's footer; in a list, that of its style.
    public static func footer() -> UIListContentConfiguration { .init(.groupedFooter) }
}
