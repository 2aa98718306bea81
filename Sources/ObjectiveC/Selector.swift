/// The name of a method, as Objective-C spells it: `tapped:`, `textField:shouldChangeCharactersInRange:`.
///
/// > Contract: ObjectiveC, Selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }

    /// The number of arguments a method of this name takes.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}
