internal import CoreGraphics
public import Foundation

extension UIImage {
    /// What a picture was chosen for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
        /// This configuration, with what the other one says in its place.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func copy() -> Any { self }
    }

    /// How large and how heavy a symbol is drawn.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// > Units: points; 0 when not said.
        let pointSize: CGFloat
        let weight: SymbolWeight
        let symbolScale: SymbolScale

        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.pointSize = pointSize
            self.weight = weight
            symbolScale = scale
            super.init(traitCollection: nil)
        }

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight, scale: .unspecified) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: 0, weight: .unspecified, scale: scale) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.pointSize == pointSize && other.weight == weight && other.symbolScale == symbolScale
        }

        open override var hash: Int { pointSize.hashValue ^ weight.rawValue }
    }
}
