public import Foundation
internal import ProgrammerErrors

extension NSMutableDictionary {
    /// The value of a key; assigning nil removes it.
    ///
    /// On Apple's systems keys are `NSCopying`; Linux's own subscript has keys that are `AnyHashable`. A key that is not an `NSObject` must be
    /// `Hashable`.
    @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
        get { (key as? AnyHashable).flatMap { self[$0] } }
        set {
            guard let key = key as? AnyHashable else {
                ProgrammerError.raise("-[NSMutableDictionary setObject:forKeyedSubscript:]: the key \(key) is not Hashable")
            }
            self[key] = newValue
        }
    }
}
