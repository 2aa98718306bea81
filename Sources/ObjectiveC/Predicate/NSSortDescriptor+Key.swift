public import Foundation
internal import ProgrammerErrors

/// Orders by the values of a key path.
///
/// > Contract: Foundation, NSSortDescriptor(key:ascending:)
extension NSSortDescriptor {
    private static let keys = AssociationKey()

    /// Compares with `compare:`; nil is first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { first, second in
            guard let order = ValueComparison.compare(SortedValue.unwrapped(first), SortedValue.unwrapped(second)) else {
                ProgrammerError.raise("-[\(type(of: first)) compare:]: unrecognized selector sent to instance", name: .invalidArgument)
            }
            return order
        }
        note(selector: "compare:")
    }

    /// Compares with a method of the values such as `localizedCaseInsensitiveCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending) { first, second in
            let (first, second) = (SortedValue.unwrapped(first), SortedValue.unwrapped(second))
            guard let first, let second else { return ValueComparison.compare(first, second) ?? .orderedSame }
            return SortedValue.compare(first, second, selector ?? "compare:")
        }
        note(selector: selector?.name ?? "compare:")
    }

    /// Orders by the values of a key path, compared by a closure; nil compares the objects themselves.
    ///
    /// A missing value is passed to the closure as `NSNull`.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.[sorted: key ?? "self"], ascending: ascending) { first, second in
            cmptr(SortedValue.unwrapped(first) ?? NSNull(), SortedValue.unwrapped(second) ?? NSNull())
        }
        AssociatedObjects.shared.set(key, for: self, key: Self.keys.pointer)
        noteClosure()
    }

    /// The given key path, or the one that a Swift key path is known by.
    public var key: String? {
        AssociatedObjects.shared.value(of: self, key: Self.keys.pointer) as? String ?? ObservedKey.text(of: keyPath)
    }
}

enum SortedValue {
    static func unwrapped(_ value: Any) -> Any? {
        value is NSNull ? nil : value
    }

    static func compare(_ first: Any, _ second: Any, _ selector: Selector) -> ComparisonResult {
        if let first = first as? String, let second = second as? String, let order = order(first, second, selector.name) { return order }
        if selector.name == "compare:", let order = ValueComparison.compare(first, second) { return order }
        guard let object = first as? NSObject else {
            ProgrammerError.raise("-[\(type(of: first)) \(selector)]: unrecognized selector sent to instance", name: .invalidArgument)
        }
        let result = ObjCRuntime.send(selector, to: object, [second])
        if let result = result as? ComparisonResult { return result }
        return (result as? NSNumber).flatMap { ComparisonResult(rawValue: $0.intValue) } ?? .orderedSame
    }

    private static func order(_ first: String, _ second: String, _ name: String) -> ComparisonResult? {
        switch name {
        case "compare:": first.compare(second, options: .literal)
        case "caseInsensitiveCompare:": first.caseInsensitiveCompare(second)
        case "localizedCompare:": first.localizedCompare(second)
        case "localizedCaseInsensitiveCompare:": first.localizedCaseInsensitiveCompare(second)
        case "localizedStandardCompare:": first.localizedStandardCompare(second)
        default: nil
        }
    }
}

extension NSObject {
    /// The value that a sort descriptor compares.
    subscript(sorted keyPath: String) -> Any { value(forKeyPath: keyPath) ?? NSNull() }
}
