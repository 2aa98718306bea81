public import Foundation

/// The shadow of text.
///
/// > Contract: UIKit, NSShadow. > Units: points, y down.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil draws no shadow. Black at a third of opacity by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() { super.init() }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }
    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
