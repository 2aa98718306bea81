/// A value of a generic type as `Any?`: an optional in it is unwrapped.
///
/// A generic type may be an optional, and Swift then puts it whole into an `Any`: a nil property would be something that is not nil.
package enum FlatValue {
    package static func of<Value>(_ value: Value) -> Any? {
        guard let optional = value as? any UnwrappableValue else { return value }
        return optional.unwrappedValue
    }
}

private protocol UnwrappableValue { var unwrappedValue: Any? { get } }

extension Optional: UnwrappableValue {
    fileprivate var unwrappedValue: Any? { flatMap { FlatValue.of($0) } }
}
