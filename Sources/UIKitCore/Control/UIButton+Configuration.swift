public import CoreGraphics
public import Foundation

extension UIButton {
    /// A button's whole appearance as one value.
    ///
    /// Set it as `UIButton.configuration`; the older per-state setters then have no effect.
    /// > Contract: UIKit, UIButton.Configuration.
    @preconcurrency @MainActor
    public struct Configuration {
        public enum Size: Sendable { case mini, small, medium, large }
        public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }
        public enum Indicator: Int, Sendable {
            case automatic = 0
            case none = 1
            case popup = 2
        }
        public enum MacIdiomStyle: Int, Sendable {
            case automatic = 0
            case bordered = 1
            case borderless = 2
            case borderlessTinted = 3
        }

        enum Style: Sendable { case plain, borderless, gray, tinted, filled }
        var style: Style

        public var background = UIBackgroundConfiguration()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium { didSet { if !hasOwnInsets { resetInsets() } } }
        public var macIdiomStyle: MacIdiomStyle = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
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
        public var title: String?
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var contentInsets: NSDirectionalEdgeInsets = .zero { didSet { hasOwnInsets = true } }
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and text.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
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

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Maps one colour to another, for configurations.
public struct UIConfigurationColorTransformer: Sendable {
    public let transform: @Sendable (UIColor) -> UIColor
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// The colour without hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let parts = color.components
        let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
        return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
    }
}

/// Maps text attributes, for configurations.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
