import Foundation
import Synchronization

/// Canonical keys of properties, and the keys of Swift key paths.
package enum ObservedKey {
    private struct Name: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static let known = Mutex<[Name: String]>([:])
    // Accessed in `lock` only.
    nonisolated(unsafe) private static var literals: [AnyKeyPath: String] = [:]
    /// Key paths of the app's properties that nobody has asked for yet.
    nonisolated(unsafe) private static var unread: [(path: @MainActor () -> AnyKeyPath, text: String)] = []
    private static let lock = NSLock()

    /// The canonical key of a property with several names: `hidden` for `isHidden`.
    static func canonical(_ key: String, of object: NSObject) -> String {
        let name = Name(type: ObjectIdentifier(type(of: object)), name: key)
        if let found = known.withLock({ $0[name] }) { return found }
        let found = search(key, type(of: object))
        known.withLock { $0[name] = found }
        return found
    }

    private static func search(_ key: String, _ type: AnyClass) -> String {
        let flag = "is" + KeyedAccess.capitalized(key)
        for table in MethodRegistry.shared.tables(of: type) {
            if let key = table.key(ofProperty: key) { return key }
            let keys = String(describing: table.keys).split(separator: " ")
            if keys.contains(where: { $0 == key }) { return key }
            if keys.contains(where: { $0 == flag }) { return flag }
        }
        return key
    }

    /// Records the text of a key path literal.
    static func note(_ path: AnyKeyPath, _ text: String) { lock.withLock { literals[path] = text } }

    /// Records the text of a property's key path, which is made when the first one is asked for.
    static func note(_ text: String, of path: @escaping @MainActor () -> AnyKeyPath) { lock.withLock { unread.append((path, text)) } }

    private static func read() {
        MethodRegistry.shared.runPending()
        lock.withLock {
            for (path, text) in unread {
                // Making a key path reads nothing of the actor. The isolation in the type is only checked by the compiler, so it is removed here.
                literals[unsafeBitCast(path, to: (() -> AnyKeyPath).self)()] = text
            }
            unread = []
        }
    }

    /// The text of a key path, whose names are known from the rewriter or from the frameworks' tables.
    package static func text(of path: AnyKeyPath) -> String? {
        read()
        if let text = lock.withLock({ literals[path] }) { return text }
        guard let type = Swift.type(of: path).rootType as? AnyClass else { return nil }
        for table in MethodRegistry.shared.tables(of: type) {
            for key in String(describing: table.keys).split(separator: " ") where table.member(String(key))?.keyPath == path {
                return String(key)
            }
        }
        return nil
    }
}

extension ObjCRuntime {
    /// The key path itself; records its names for key-value observing. The source rewriter wraps literals in this call.
    public static func keyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ text: String) -> KeyPath<Root, Value> {
        ObservedKey.note(path, text)
        return path
    }

    /// Records the name of an app's property for key paths to it that the app makes anywhere. Called by rewritten sources.
    public static func noteKeyPath(_ text: String, _ path: @escaping @MainActor () -> AnyKeyPath) { ObservedKey.note(text, of: path) }
}
