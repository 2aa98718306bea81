internal import CoreGraphics
public import Foundation

extension UIImage {
    /// The traits that an image is chosen for.
    ///
    /// > Contract: UIKit, UIImage.Configuration
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let parts: ConfigurationParts

        required init(parts: ConfigurationParts) {
            self.parts = parts
            super.init()
        }

        public convenience init(traitCollection: UITraitCollection?) { self.init(parts: ConfigurationParts(traits: traitCollection)) }

        public var traitCollection: UITraitCollection? { parts.traits }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { with { $0.traits = traitCollection } }

        /// This configuration, overridden by the other one's values.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.parts else { return self }
            return Self(parts: parts.applying(other))
        }

        final func with(_ change: (inout ConfigurationParts) -> Void) -> Self {
            var changed = parts
            change(&changed)
            return Self(parts: changed)
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func copy() -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.parts == parts }
        public override var hash: Int { parts.pointSize.hashValue ^ parts.weight.rawValue }
    }

    /// The size, weight and colours of a symbol.
    ///
    /// > Contract: UIKit, UIImage.SymbolConfiguration
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Specifies nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(parts: ConfigurationParts()) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(parts: ConfigurationParts(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight, scale: .unspecified) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, weight: .unspecified, scale: scale) }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: UIFont.Weight(rawValue: font.face.descriptor.weight).symbolWeight(), scale: scale)
        }
        /// As large as a text style, at the size that the user prefers where the symbol is displayed.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(parts: ConfigurationParts(textStyle: textStyle, scale: scale))
        }
        /// Shades of one colour, the front level strongest.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(parts: ConfigurationParts(rendering: .hierarchical(hierarchicalColor)))
        }
        /// A colour per level, the front one first; the last also applies to those behind.
        public convenience init(paletteColors: [UIColor]) { self.init(parts: ConfigurationParts(rendering: .palette(paletteColors))) }

        /// The symbol's own colours; symbols without any take the tint.
        public class func preferringMulticolor() -> Self { Self(parts: ConfigurationParts(rendering: .multicolor)) }
        public class func preferringMonochrome() -> Self { Self(parts: ConfigurationParts(rendering: .monochrome)) }

        public func configurationWithoutTextStyle() -> Self { with { $0.textStyle = nil } }
        public func configurationWithoutScale() -> Self { with { $0.scale = .unspecified } }
        public func configurationWithoutWeight() -> Self { with { $0.weight = .unspecified } }
        public func configurationWithoutPointSizeAndWeight() -> Self {
            with {
                $0.pointSize = 0
                $0.weight = .unspecified
            }
        }
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
    }
}

/// The values of configurations; zero, nil and unspecified mean unset.
struct ConfigurationParts: Equatable, @unchecked Sendable {
    var traits: UITraitCollection?
    /// > Units: points.
    var pointSize: CGFloat = 0
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var rendering = SymbolRendering.unspecified

    func applying(_ other: ConfigurationParts) -> ConfigurationParts {
        var result = self
        if let traits = other.traits { result.traits = traits }
        if other.pointSize > 0 || other.textStyle != nil {
            // A point size and a text style replace each other.
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if other.rendering != .unspecified { result.rendering = other.rendering }
        return result
    }

    private var font: UIFont? { textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) } }

    /// > Units: points. A size that is not finite becomes the default.
    var resolvedPointSize: CGFloat {
        let size = pointSize > 0 ? pointSize : font?.pointSize ?? SymbolMetrics.standardPointSize
        return size.isFinite ? size : SymbolMetrics.standardPointSize
    }

    var resolvedWeight: UIImage.SymbolWeight {
        if weight != .unspecified { return weight }
        return font.map { UIFont.Weight(rawValue: $0.face.descriptor.weight).symbolWeight() } ?? .regular
    }

    var resolvedScale: UIImage.SymbolScale { scale == .small || scale == .large ? scale : .medium }
}

extension UIImage.SymbolWeight {
    private static let fontWeights: [(symbol: UIImage.SymbolWeight, font: UIFont.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
        (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The text weight that matches the symbol; regular for `unspecified`.
    public func fontWeight() -> UIFont.Weight { Self.fontWeights.first { $0.symbol == self }?.font ?? .regular }

    fileprivate init(nearest weight: UIFont.Weight) {
        let nearest = Self.fontWeights.min { abs($0.font.rawValue - weight.rawValue) < abs($1.font.rawValue - weight.rawValue) }
        self = nearest?.symbol ?? .regular
    }
}

extension UIFont.Weight {
    /// The symbol weight that matches text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(nearest: self) }
}
