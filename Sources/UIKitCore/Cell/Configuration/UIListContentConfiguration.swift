public import Foundation

/// What a row, header or footer of a list shows: a picture and one or two texts.
///
/// A preset is how the system's own lists look; what is set after that stays through all states.
/// > Contract: UIKit, UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    /// Takes the attributed text away.
    public var text: String? { didSet { attributedText = nil } }
    /// Shown instead of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    /// Takes the attributed secondary text away.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Along these, margins are at least what is left of the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// > Units: points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Where both texts fit on a line.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding = ListContentMetrics.imageGap
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    public var textToSecondaryTextVerticalPadding = ListContentMetrics.lineGap
    /// Of everything.
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

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        updated.textProperties.updateColor(isDisabled ? .tertiaryLabel : preset.text.color)
        updated.secondaryTextProperties.updateColor(isDisabled ? .tertiaryLabel : preset.secondaryText.color)
        return updated
    }
}

extension UIListContentConfiguration {
    public static func cell() -> UIListContentConfiguration { .init(.cell) }
    /// The secondary text lies under the text.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
    /// The secondary text lies at the other side.
    public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }
    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init(.extraProminentHeader) }
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitleCell) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebarCell) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .init(.accompaniedSidebarSubtitleCell) }
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
    /// The header of the list it lies in: as in grouped ones, until it is in a list.
    public static func header() -> UIListContentConfiguration { .init(.groupedHeader) }
    public static func footer() -> UIListContentConfiguration { .init(.groupedFooter) }
}
