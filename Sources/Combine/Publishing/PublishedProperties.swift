internal import Foundation
@_spi(Reflection) internal import Swift

/// Finds an object's published properties.
enum PublishedProperties {
    private struct Field {
        let type: any PublishedProperty.Type
        /// > Units: bytes from the object's address.
        let offset: Int
    }

    private static let lock = NSLock()
    // Accessed in `lock` only.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

    /// The properties of the object's class and its superclasses, in the order of their declaration.
    ///
    /// Only the published properties themselves are read, by the fields that the runtime knows of the class: a mirror would read all stored
    /// properties, of which an `unowned` one may not be there any more.
    static func of(_ object: AnyObject) -> [any PublishedProperty] {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            fields(of: type(of: object)).map { $0.type.read(address + $0.offset) }
        }
    }

    private static func fields(of type: AnyClass) -> [Field] {
        let key = ObjectIdentifier(type)
        if let found = lock.withLock({ known[key] }) { return found }
        var fields: [Field] = []
        // 1: the type is a class.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
            if let property = type as? any PublishedProperty.Type { fields.append(Field(type: property, offset: offset)) }
            return true
        }
        lock.withLock { known[key] = fields }
        return fields
    }
}
