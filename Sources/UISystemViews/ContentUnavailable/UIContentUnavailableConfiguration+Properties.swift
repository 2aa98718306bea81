public import CoreGraphics
public import UIKitCore

extension UIContentUnavailableConfiguration {
    /// The appearance of the image, and of a loading configuration's activity indicator.
    ///
    /// > Contract: UIKit, UIContentUnavailableConfiguration.ImageProperties.
    @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
        /// How a symbol image is drawn; nil draws it at its own size.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: ContentUnavailableMetrics.imagePointSize)
        /// The colour of a template image; nil is the view's tint.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the image's corners. > Units: points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size of the image; zero is no limit. > Units: points.
        public var maximumSize: CGSize = .zero
        /// Whether the image keeps its colours while the screen's are inverted; false by default.
        public var accessibilityIgnoresInvertColors = false

        /// Creates the properties of a large, grey symbol.
        public init() {}
    }

    /// The font, colour and lines of a text.
    ///
    /// > Contract: UIKit, UIContentUnavailableConfiguration.TextProperties.
    @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
        /// The font; it follows the text size if it is a text style's.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How a text that does not fit is shortened.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines; 0, the default, is no limit.
        public var numberOfLines = 0
        /// Whether a single line's font becomes smaller to fit; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least factor by which the font becomes smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters becomes smaller before a text is shortened; false by default.
        public var allowsDefaultTighteningForTruncation = false

        static var primary: Self {
            let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
            let bold = plain.withSymbolicTraits(.traitBold) ?? plain
            return Self(font: UIFont(descriptor: bold, size: 0), color: .label)
        }
        static var secondary: Self { Self(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel) }

        private init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

        /// Creates the properties of the bold text.
        public init() { self = .primary }
    }

    /// What a button does.
    ///
    /// > Contract: UIKit, UIContentUnavailableConfiguration.ButtonProperties.
    @preconcurrency @MainActor public struct ButtonProperties {
        /// Performed by a tap; also gives the button its title and image if the configuration has none.
        public var primaryAction: UIAction?
        /// The button's menu; without an action a tap opens it.
        public var menu: UIMenu?
        /// Whether the button can be tapped; true by default.
        public var isEnabled = true
        /// The button's role; `normal` by default.
        public var role: UIButton.Role = .normal

        /// Creates the properties of an enabled button without an action.
        public init() {}
    }
}
