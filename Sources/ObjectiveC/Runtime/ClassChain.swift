/// A class and its superclasses.
enum ClassChain {
    /// Whether a class is another one or inherits from it.
    static func contains(_ wanted: AnyClass, from type: AnyClass) -> Bool {
        var link: AnyClass? = type
        while let here = link {
            if here == wanted { return true }
            link = class_getSuperclass(here)
        }
        return false
    }
}
