internal import CoreGraphics
public import Foundation
public import UIKitCore

/// What stands in for content that is empty, loading or not found: an image, two texts and two buttons.
///
/// > Contract: UIKit, UIContentUnavailableConfiguration.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: @preconcurrency UIContentConfiguration {
    /// How image, texts and buttons are aligned with each other.
    public enum Alignment: Int, Sendable {
        /// Centred.
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    /// The presets.
    enum Preset { case empty, loading, search }

    let preset: Preset
    /// The image; nil shows none. A loading configuration shows its activity indicator instead while this is nil.
    public var image: UIImage?
    /// The appearance of the image, and of the activity indicator.
    public var imageProperties = ImageProperties()
    /// The text in bold; nil shows none. Setting it removes the attributed text.
    public var text: String? {
        didSet {
            attributedText = nil
            hasOwnText = true
        }
    }
    /// Shown instead of `text`; nil by default.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { hasOwnText = true } } }
    /// The font, colour and lines of the text.
    public var textProperties: TextProperties
    /// The text below; nil shows none. Setting it removes the attributed one.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    /// Shown instead of `secondaryText`; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The font, colour and lines of the second text.
    public var secondaryTextProperties: TextProperties
    /// The look of the button, which is shown if it has a title or an image.
    public var button: UIButton.Configuration = .plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of a second button below the first.
    public var secondaryButton: UIButton.Configuration = .plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// How the parts are aligned with each other; `center` by default.
    public var alignment: Alignment = .center
    /// Along these axes, margins are at least the superview's; both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// The distances between the content and the view's edges. > Units: points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: ContentUnavailableMetrics.margin, leading: ContentUnavailableMetrics.margin, bottom: ContentUnavailableMetrics.margin,
        trailing: ContentUnavailableMetrics.margin)
    /// The distance between image and text. > Units: points.
    public var imageToTextPadding = ContentUnavailableMetrics.imageGap
    /// The distance between the texts. > Units: points.
    public var textToSecondaryTextPadding = ContentUnavailableMetrics.textGap
    /// The distance between the texts and the button. > Units: points.
    public var textToButtonPadding = ContentUnavailableMetrics.buttonGap
    /// The distance between the buttons. > Units: points.
    public var buttonToSecondaryButtonPadding = ContentUnavailableMetrics.secondaryButtonGap
    /// What is behind the content; clear by default.
    public var background: UIBackgroundConfiguration = .clear()
    /// The text was set by the app: the state does not change it.
    private var hasOwnText = false

    private init(_ preset: Preset) {
        self.preset = preset
        textProperties = preset == .loading ? .secondary : .primary
        secondaryTextProperties = .secondary
        switch preset {
        case .empty: break
        case .loading: text = ContentUnavailableStrings.text(.loading)
        case .search:
            image = UIImage(systemName: "magnifyingglass")
            text = ContentUnavailableStrings.text(.noResults)
            secondaryText = ContentUnavailableStrings.text(.advice)
        }
        hasOwnText = false
    }

    /// A configuration without content, for the app to fill.
    public static func empty() -> UIContentUnavailableConfiguration { .init(.empty) }
    /// An activity indicator with a text.
    public static func loading() -> UIContentUnavailableConfiguration { .init(.loading) }
    /// A message that nothing was found, with the text that was searched for if the state has one.
    public static func search() -> UIContentUnavailableConfiguration { .init(.search) }

    /// Creates a `UIContentUnavailableView`.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration with the state's search text, if this is `search()` and the app set no text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard preset == .search, !hasOwnText else { return self }
        var updated = self
        let searched = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
        updated.text =
            searched.isEmpty ? ContentUnavailableStrings.text(.noResults) : ContentUnavailableStrings.noResults(for: searched)
        updated.hasOwnText = false
        return updated
    }
}
