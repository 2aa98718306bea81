/// A class that stores values under arbitrary keys, as CALayer and CAAnimation do; called before and after the registered accessors.
public protocol KeyedStorage: AnyObject {
    /// The value for a key or key path that this class supports; `.none` passes the key on, `.some(nil)` is the value nil.
    func storedValue(forKey key: String) -> Any??
    /// False passes the key on.
    func store(_ value: Any?, forKey key: String) -> Bool
}
