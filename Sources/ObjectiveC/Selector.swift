/// The name of a method, as Objective-C spells it: `tapped:`, `textField:shouldChangeCharactersInRange:`.
///
/// > Contract: ObjectiveC, Selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    /// Creates a selector from its name, with a colon for each argument.
    public init(_ str: String) {
        name = str
    }

    /// Creates a selector from a literal of its name.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The selector's name.
    public var description: String { name }

    /// The number of arguments a method of this name takes.
    package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name; it need not be registered.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}
