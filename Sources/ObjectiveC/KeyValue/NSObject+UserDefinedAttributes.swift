internal import Foundation

extension NSObject {
    /// Sets a user-defined attribute of an Interface Builder file.
    ///
    /// A class without the key is no programming error here: UIKit logs it and goes on. An app's own `setValue(_:forUndefinedKey:)` is called.
    /// > Returns: what is wrong, in the words of Foundation's exception; nil if nothing is.
    package func setUserDefinedValue(_ value: Any?, forKeyPath keyPath: String) -> String? {
        let collector = UndefinedKeys()
        UndefinedKeys.$collector.withValue(collector) { setValue(value, forKeyPath: keyPath) }
        return collector.message
    }
}

/// Receives the message for an undefined key instead of the end of the process. > Isolation: the thread that sets the value.
final class UndefinedKeys: @unchecked Sendable {
    @TaskLocal static var collector: UndefinedKeys?
    fileprivate(set) var message: String?

    /// Whether the caller asked for the message.
    static func take(_ message: String) -> Bool {
        guard let collector else { return false }
        collector.message = message
        return true
    }
}
