public import Foundation
public import UIKitCore

extension UIListContentConfiguration {
    /// The appearance of a list row's image.
    public struct ImageProperties: Hashable {
        /// In `reservedLayoutSize`: the width or height of the system's symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil is the view's tint.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// > Units: points.
        public var cornerRadius: CGFloat = 0
        /// Larger images are scaled down proportionally; 0 along an axis is no limit.
        public var maximumSize: CGSize = .zero
        /// The image is centred in this size; 0 along an axis is the image's own.
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false

        init(symbols: UIImage.SymbolConfiguration? = nil, tintColor: UIColor? = nil) {
            (preferredSymbolConfiguration, self.tintColor) = (symbols, tintColor)
        }

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
            lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration && lhs.tintColor == rhs.tintColor
                && lhs.cornerRadius == rhs.cornerRadius && lhs.maximumSize == rhs.maximumSize
                && lhs.reservedLayoutSize == rhs.reservedLayoutSize
                && lhs.accessibilityIgnoresInvertColors == rhs.accessibilityIgnoresInvertColors
                && lhs.tintColorTransformer == nil && rhs.tintColorTransformer == nil
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(reservedLayoutSize.width)
        }
    }

    /// The appearance of a list row's text.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor { didSet { hasOwnColor = true } }
        /// Transforms the resolved colour.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        public var showsExpansionTextWhenTruncated = false
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
        /// Whether the app set the colour, which then applies in all states.
        private var hasOwnColor = false

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil, transform: TextTransform = .none) {
            font = ListContentMetrics.font(style, weight: weight)
            self.color = color
            self.transform = transform
        }

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

        public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool {
            lhs.font == rhs.font && lhs.color == rhs.color && lhs.alignment == rhs.alignment && lhs.lineBreakMode == rhs.lineBreakMode
                && lhs.numberOfLines == rhs.numberOfLines && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
                && lhs.minimumScaleFactor == rhs.minimumScaleFactor && lhs.transform == rhs.transform
                && lhs.allowsDefaultTighteningForTruncation == rhs.allowsDefaultTighteningForTruncation
                && lhs.adjustsFontForContentSizeCategory == rhs.adjustsFontForContentSizeCategory
                && lhs.colorTransformer == nil && rhs.colorTransformer == nil
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}
