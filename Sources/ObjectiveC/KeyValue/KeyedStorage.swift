/// A class that keeps values under keys of its own, as CALayer and CAAnimation do; asked before and after the registered accessors.
public protocol KeyedStorage: AnyObject {
    /// The value for a key or a key path this class understands; `.none` hands the key on, `.some(nil)` is the value nil.
    func storedValue(forKey key: String) -> Any??
    /// False hands the key on.
    func store(_ value: Any?, forKey key: String) -> Bool
}
