/// Names one attribute that proxies set: a property, or a setter together with the state, metrics and the like that it was given.
package enum AppearanceKey: Hashable {
    case property(AnyKeyPath)
    case setter(String, [Int])
    /// A property of an application's own class, by its Objective-C name.
    case custom(String)
}
