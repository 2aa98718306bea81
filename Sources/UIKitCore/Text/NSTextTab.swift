public import Foundation

/// A tab stop. Text after a tab always starts at it, whatever its alignment.
///
/// > Contract: UIKit, NSTextTab. > Units: points.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    open var alignment: NSTextAlignment { kind }
    open var location: CGFloat { place }
    open var options: [OptionKey: Any] { settings }
    private let kind: NSTextAlignment
    private let place: CGFloat
    private let settings: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        kind = alignment
        place = loc
        settings = options
        super.init()
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return kind == other.kind && place == other.place
    }
    open override var hash: Int { place.hashValue }
}
