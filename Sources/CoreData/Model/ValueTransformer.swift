public import Foundation
internal import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Archives of secure coding.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Turns the values of a transformable attribute into bytes and back. Foundation on Linux has no such class.
///
/// > Contract: Foundation, ValueTransformer
open class ValueTransformer: NSObject {
    private struct Entry: @unchecked Sendable { let transformer: ValueTransformer }
    private static let known = Mutex<[NSValueTransformerName: Entry]>([:])

    /// Registers a transformer under a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let entry = transformer.map(Entry.init)
        known.withLock { $0[name] = entry }
    }

    /// The transformer that is registered under a name.
    static func registered(_ name: String) -> ValueTransformer? { known.withLock { $0[NSValueTransformerName(name)] }?.transformer }

    /// The names of registered transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock { Array($0.keys) } }
    /// The class of transformed values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether there is a way back; true by default.
    open class func allowsReverseTransformation() -> Bool { true }
    /// The value transformed; the value itself by default.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The way back; by default the same as there.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// A transformer of bytes that are archives of secure coding.
///
/// > Contract: Foundation, NSSecureUnarchiveFromDataTransformer
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// Classes that may be in archives.
    open class var allowedTopLevelClasses: [AnyClass] { [] }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        archive.requiresSecureCoding = false
        return archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
