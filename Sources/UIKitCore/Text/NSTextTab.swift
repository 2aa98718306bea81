public import Foundation

/// A tab stop. Text after a tab always starts at it, whatever its alignment.
///
/// > Contract: UIKit, NSTextTab. > Units: points.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// A key of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet` that ends a column, such as the decimal separator; stored only.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of text at the stop; stored, while text always starts at the stop.
    open var alignment: NSTextAlignment { kind }
    /// The distance from the leading margin in points.
    open var location: CGFloat { place }
    /// The options that the stop was created with; stored only.
    open var options: [OptionKey: Any] { settings }
    private let kind: NSTextAlignment
    private let place: CGFloat
    private let settings: [OptionKey: Any]

    /// Creates a tab stop at a distance in points from the leading margin.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        kind = alignment
        place = loc
        settings = options
        super.init()
    }

    /// The characters that end a column of numbers of a locale: its decimal separator. Nil is the current locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    open override func copy() -> Any { self }
    /// Returns the stop itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return kind == other.kind && place == other.place
    }
    open override var hash: Int { place.hashValue }
}
