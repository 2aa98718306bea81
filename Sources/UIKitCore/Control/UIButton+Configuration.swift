public import CoreGraphics
public import Foundation

extension UIButton {
    /// A button's whole appearance as one value.
    ///
    /// Set it as `UIButton.configuration`. What the older per-state setters set is shown in the place of its title, image, title colour and
    /// background image.
    /// > Contract: UIKit, UIButton.Configuration.
    @preconcurrency @MainActor
    public struct Configuration {
        /// The size of a button's text and insets: 15-point text for mini and small, 17-point for medium and large.
        public enum Size: Sendable { case mini, small, medium, large }
        /// How title and subtitle are aligned with each other; automatic is leading.
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        /// How the background's corners are rounded.
        public enum CornerStyle: Int, Sendable {
            /// With the corner radius of `background`.
            case fixed = -1
            /// With a radius that suits the button's size: 12 points if it is large, else 5.95; the default.
            case dynamic = 0
            /// With a radius of 4 points.
            case small = 1
            /// With a radius of 6 points.
            case medium = 2
            /// With a radius of 12 points.
            case large = 3
            /// With half the button's height.
            case capsule = 4
        }
        /// Whether the chevrons of a pop-up button are shown.
        public enum Indicator: Int, Sendable {
            /// Shown for a pop-up button; the default.
            case automatic = 0
            /// Never shown.
            case none = 1
            /// Always shown.
            case popup = 2
        }
        /// The look of the button in an app for Mac; stored only.
        public enum MacIdiomStyle: Int, Sendable {
            /// That of the platform.
            case automatic = 0
            /// With a border.
            case bordered = 1
            /// Without a border.
            case borderless = 2
            /// Without a border, in the tint colour.
            case borderlessTinted = 3
        }

        enum Style: Sendable { case plain, borderless, gray, tinted, filled }
        var style: Style

        /// The fill, stroke and insets behind the content, over which the style's own values apply where it has none.
        public var background = UIBackgroundConfiguration()
        /// How the background's corners are rounded; default `dynamic`.
        public var cornerStyle: CornerStyle = .dynamic
        /// The size of text and insets; setting it replaces the insets unless `contentInsets` was set. Default: `medium`.
        public var buttonSize: Size = .medium { didSet { if !hasOwnInsets { resetInsets() } } }
        /// The look of the button in an app for Mac; stored only.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// The colour of text and image when enabled; nil is white on filled buttons and the tint on others.
        public var baseForegroundColor: UIColor?
        /// The colour that the style derives its fill from; nil is the tint, or none for plain styles.
        public var baseBackgroundColor: UIColor?
        /// The image next to the title; drawn as a template unless its rendering mode is `alwaysOriginal`.
        public var image: UIImage?
        /// How a symbol image is drawn; nil draws one without its own configuration at the size of the title's text.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Changes the image's tint.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Shows a spinner instead of the image.
        public var showsActivityIndicator = false
        /// Changes the spinner's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The chevrons of a pop-up button; automatic shows them for a menu as the primary action that changes the selection.
        public var indicator: Indicator = .automatic
        /// Changes the chevrons' colour.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The text of the button; also its accessibility label. Setting it replaces `attributedTitle`.
        public var title: String? { didSet { styledTitle = nil } }
        /// Styled text; its attributes are over the style's font and colour. Setting it replaces `title`.
        public var attributedTitle: AttributedString? {
            get { styledTitle ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                styledTitle = newValue
            }
        }
        /// The title, if it was set with attributes.
        private(set) var styledTitle: AttributedString?
        /// Returns attributes that replace those of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that does not fit is shortened; the wrapping modes allow several lines. Default: `byTruncatingTail`.
        public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// Smaller text below the title. Setting it replaces `attributedSubtitle`.
        public var subtitle: String? { didSet { styledSubtitle = nil } }
        /// Styled text. Setting it replaces `subtitle`.
        public var attributedSubtitle: AttributedString? {
            get { styledSubtitle ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                styledSubtitle = newValue
            }
        }
        /// The subtitle, if it was set with attributes.
        private(set) var styledSubtitle: AttributedString?
        /// Returns attributes that replace those of the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a subtitle that does not fit is shortened; the wrapping modes allow several lines. Default: `byTruncatingTail`.
        public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The space around the content, in points; initially that of the button's size, and zero for `borderless`.
        public var contentInsets: NSDirectionalEdgeInsets = .zero { didSet { hasOwnInsets = true } }
        /// The side of the text that the image is on; default `leading`, as for combined edges.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance in points; default 0.
        ///
        /// Between image and text.
        public var imagePadding: CGFloat = 0
        /// The distance in points; default 1.
        ///
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned with each other; default `automatic`.
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether a selected plain button shows a fill; default true.
        public var automaticallyUpdateForSelection = true

        private var hasOwnInsets = false

        /// The image as displayed.
        func displayedImage(traits: UITraitCollection) -> UIImage? {
            guard let image, image.isSymbolImage else { return image }
            if let symbols = preferredSymbolConfigurationForImage { return image.applyingSymbolConfiguration(symbols) ?? image }
            guard image.symbolConfiguration == nil else { return image }
            let font = ButtonStyleMetrics.titleFont(for: buttonSize, traits: traits)
            return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)) ?? image
        }

        private init(_ style: Style) {
            self.style = style
            resetInsets()
        }

        private mutating func resetInsets() {
            contentInsets = style == .borderless ? .zero : ButtonStyleMetrics.insets(for: buttonSize)
            hasOwnInsets = false
        }

        /// Resets the insets to those of the size and style.
        public mutating func setDefaultContentInsets() { resetInsets() }

        /// The configuration for the button's state: UIKit's own styles read the state while drawing, so it is unchanged.
        public func updated(for button: UIButton) -> Configuration { self }

        /// A configuration without a background, in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A configuration with a background of the tint colour at 18 %.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A configuration with a grey background and the tint colour for its content.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A configuration with a background of the tint colour and white content.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As `plain()`, without insets.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }

    /// Changes the configuration of a button for its current state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
