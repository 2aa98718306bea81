import Foundation

/// The keys of properties by any of their names, and of key paths of Swift.
package enum ObservedKey {
    private struct Name: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    nonisolated(unsafe) private static var known: [Name: String] = [:]
    nonisolated(unsafe) private static var literals: [AnyKeyPath: String] = [:]
    private static let lock = NSLock()

    /// The one key of a property that has several names: `hidden` for `isHidden`.
    static func canonical(_ key: String, of object: NSObject) -> String {
        let name = Name(type: ObjectIdentifier(type(of: object)), name: key)
        if let found = lock.withLock({ known[name] }) { return found }
        let found = search(key, type(of: object))
        lock.withLock { known[name] = found }
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

    /// Remembers what a key path's literal says.
    static func note(_ path: AnyKeyPath, _ text: String) { lock.withLock { literals[path] = text } }

    /// The text of a key path, whose names stand in the source the rewriter has seen or in the tables of the frameworks.
    static func text(of path: AnyKeyPath) -> String? {
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
    /// The key path itself; its names are kept for key-value observing. The source rewriter writes this around literals.
    public static func keyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ text: String) -> KeyPath<Root, Value> {
        ObservedKey.note(path, text)
        return path
    }
}
