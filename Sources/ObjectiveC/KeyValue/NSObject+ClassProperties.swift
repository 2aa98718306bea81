public import Foundation
internal import ProgrammerErrors

/// Key-value coding of a class, which is an object too: its keys are class properties.
///
/// In an extension of a protocol, so that a class of an app may have a static method of the name.
extension NSObjectProtocol where Self: NSObject {
    /// The value of a class property. A key that the class does not have is a programming error.
    public static func value(forKey key: String) -> Any? {
        guard ObjCRuntime.responds(self as AnyObject, to: Selector(key)) else {
            let message =
                "[<\(ClassNames.name(self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            ProgrammerError.raise(message, name: .unknownKey)
        }
        return ObjCRuntime.send(Selector(key), to: self as AnyObject)
    }

    /// The value at the end of a path that begins with a class property; nil if a value on the way is.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let first = value(forKey: String(keyPath[..<dot])) as? NSObject
        return first?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }
}
