public import Foundation
public import UIKitCore

/// The content of a list's row, header or footer: an image and one or two texts.
///
/// Presets match the system's lists; values set afterwards apply in all states.
/// > Contract: UIKit, UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    /// Setting it removes the attributed text.
    public var text: String? { didSet { attributedText = nil } }
    /// Shown instead of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    /// Setting it removes the attributed secondary text.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Along these axes, margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// > Units: points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// If both texts fit on a line.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding = ListContentMetrics.imageGap
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    public var textToSecondaryTextVerticalPadding = ListContentMetrics.lineGap
    /// Of the whole content.
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
    /// The secondary text is below the text.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
    /// The secondary text is at the trailing edge.
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
    /// A grouped list's header; in a list, that of its style.
    public static func header() -> UIListContentConfiguration { .init(.groupedHeader) }
    public static func footer() -> UIListContentConfiguration { .init(.groupedFooter) }
}
