/// Identifies an attribute that proxies set: a property, or a setter together with arguments such as state and metrics.
package enum AppearanceKey: Hashable {
    case property(AnyKeyPath)
    case setter(String, [Int])
    /// A property of an app's own class, by its Objective-C name.
    case custom(String)
}
