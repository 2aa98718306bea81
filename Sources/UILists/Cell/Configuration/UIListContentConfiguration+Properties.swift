public import Foundation
public import UIKitCore

extension UIListContentConfiguration {
    /// The appearance of a list row's image.
    public struct ImageProperties: Hashable {
        /// In `reservedLayoutSize`: the width or height of the system's symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The size and weight of symbols; the preset's text style by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of template images and symbols; nil is the view's tint.
        public var tintColor: UIColor?
        /// Transforms the resolved tint; nil leaves it.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// > Units: points.
        public var cornerRadius: CGFloat = 0
        /// Larger images are scaled down proportionally; 0 along an axis is no limit.
        public var maximumSize: CGSize = .zero
        /// The image is centred in this size; 0 along an axis is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colours while the device inverts the screen, as photos do; false by default.
        public var accessibilityIgnoresInvertColors = false

        init(symbols: UIImage.SymbolConfiguration? = nil, tintColor: UIColor? = nil) {
            (preferredSymbolConfiguration, self.tintColor) = (symbols, tintColor)
        }

        /// Returns the colour of template images in a view with this tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns whether the values are the same; false if either has a transformer, because closures cannot be compared.
        public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
            lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration && lhs.tintColor == rhs.tintColor
                && lhs.cornerRadius == rhs.cornerRadius && lhs.maximumSize == rhs.maximumSize
                && lhs.reservedLayoutSize == rhs.reservedLayoutSize
                && lhs.accessibilityIgnoresInvertColors == rhs.accessibilityIgnoresInvertColors
                && lhs.tintColorTransformer == nil && rhs.tintColorTransformer == nil
        }

        /// Hashes the most frequently changed values.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(reservedLayoutSize.width)
        }
    }

    /// The appearance of a list row's text.
    public struct TextProperties: Hashable {
        /// How lines of text are aligned.
        public enum TextAlignment: Int, Sendable {
            /// At the leading edge.
            case natural = 0
            /// In the middle.
            case center = 1
            /// At both edges, except for a paragraph's last line.
            case justified = 2
        }

        /// How the case of letters is changed for display, by the rules of the device's language.
        public enum TextTransform: Int, Sendable {
            /// The text as it is.
            case none = 0
            /// All letters in upper case.
            case uppercase = 1
            /// All letters in lower case.
            case lowercase = 2
            /// The first letter of each word in upper case.
            case capitalized = 3
        }

        /// The font; the preset's text style by default.
        public var font: UIFont
        /// The colour; once set, it applies in all states, also for disabled rows.
        public var color: UIColor { didSet { hasOwnColor = true } }
        /// Transforms the resolved colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines are aligned; `natural` by default.
        public var alignment = TextAlignment.natural
        /// Where lines break and text is truncated; truncates the tail by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0, the default, is no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks so that one line fits the width; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font shrinks, from 0 to 1; 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters shrinks before text is truncated; false by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the device's text size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// How the case of letters is changed for display; `none` by default, upper case in the headers of grouped lists.
        public var transform = TextTransform.none
        /// Whether a resting pointer shows the whole text if it is truncated; false by default.
        public var showsExpansionTextWhenTruncated = false
        /// Which further rules choose line breaks; `standard` by default.
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
        /// Whether the app set the colour, which then applies in all states.
        private var hasOwnColor = false

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil, transform: TextTransform = .none) {
            font = ListContentMetrics.font(style, weight: weight)
            self.color = color
            self.transform = transform
        }

        /// Returns the colour after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// A state's colour, unless the app set one.
        mutating func updateColor(_ stateColor: UIColor) {
            guard !hasOwnColor, color != stateColor else { return }
            color = stateColor
            hasOwnColor = false
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.localizedUppercase
            case .lowercase: text.localizedLowercase
            case .capitalized: text.localizedCapitalized
            }
        }

        /// Returns whether the values are the same; false if either has a transformer, because closures cannot be compared.
        public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool {
            lhs.font == rhs.font && lhs.color == rhs.color && lhs.alignment == rhs.alignment && lhs.lineBreakMode == rhs.lineBreakMode
                && lhs.numberOfLines == rhs.numberOfLines && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
                && lhs.minimumScaleFactor == rhs.minimumScaleFactor && lhs.transform == rhs.transform
                && lhs.allowsDefaultTighteningForTruncation == rhs.allowsDefaultTighteningForTruncation
                && lhs.adjustsFontForContentSizeCategory == rhs.adjustsFontForContentSizeCategory
                && lhs.colorTransformer == nil && rhs.colorTransformer == nil
        }

        /// Hashes the most frequently changed values.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}
