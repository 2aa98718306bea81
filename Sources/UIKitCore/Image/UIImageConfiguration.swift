internal import CoreGraphics
public import Foundation

extension UIImage {
    /// What a picture is chosen for.
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

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var changed = parts
            changed.traits = traitCollection
            return Self(parts: changed)
        }

        /// This configuration, with what the other one says in its place.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration?.parts else { return self }
            return Self(parts: parts.applying(other))
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
        public override func copy() -> Any { self }
        public override func isEqual(_ object: Any?) -> Bool { (object as? Configuration)?.parts == parts }
        public override var hash: Int { parts.pointSize.hashValue ^ parts.weight.rawValue }
    }

    /// How large and how heavy a symbol is drawn.
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(parts: ConfigurationParts(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight, scale: .unspecified) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, weight: .unspecified, scale: scale) }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
    }
}

/// What configurations say; zero and unspecified say nothing.
struct ConfigurationParts: Equatable, @unchecked Sendable {
    var traits: UITraitCollection?
    /// > Units: points.
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    func applying(_ other: ConfigurationParts) -> ConfigurationParts {
        ConfigurationParts(
            traits: other.traits ?? traits, pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
            weight: other.weight == .unspecified ? weight : other.weight, scale: other.scale == .unspecified ? scale : other.scale
        )
    }
}
