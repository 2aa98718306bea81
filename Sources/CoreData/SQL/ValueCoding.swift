internal import DataModel
internal import Foundation
internal import ProgrammerErrors

/// Values of attributes as SQLite's and back.
enum ValueCoding {
    static func stored(_ value: Any?, _ attribute: NSAttributeDescription) -> SQLValue {
        guard let value, !(value is NSNull) else { return .null }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return (value as? NSNumber).map { .integer($0.int64Value) } ?? .null
        case .doubleAttributeType: return (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
        case .floatAttributeType: return (value as? NSNumber).map { .real(Double($0.floatValue)) } ?? .null
        case .decimalAttributeType:
            return (value as? NSNumber).map { .text(NSDecimalNumber(decimal: $0.decimalValue).stringValue) } ?? .null
        case .stringAttributeType: return (value as? String).map(SQLValue.text) ?? .null
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
        case .binaryDataAttributeType: return (value as? Data).map(SQLValue.blob) ?? .null
        case .UUIDAttributeType: return (value as? UUID).map { .text($0.uuidString) } ?? .null
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .null
        case .transformableAttributeType: return TransformedValue.data(of: value, attribute).map(SQLValue.blob) ?? .null
        case .undefinedAttributeType, .objectIDAttributeType: return .null
        }
    }

    static func value(_ stored: SQLValue, _ attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, stored) {
        case (_, .null): nil
        case (.booleanAttributeType, .integer(let value)): NSNumber(value: value != 0)
        case (.integer16AttributeType, .integer(let value)): NSNumber(value: Int16(clamping: value))
        case (.integer32AttributeType, .integer(let value)): NSNumber(value: Int32(clamping: value))
        case (.integer64AttributeType, .integer(let value)): NSNumber(value: value)
        case (.doubleAttributeType, .real(let value)): NSNumber(value: value)
        case (.doubleAttributeType, .integer(let value)): NSNumber(value: Double(value))
        case (.floatAttributeType, .real(let value)): NSNumber(value: Float(value))
        case (.floatAttributeType, .integer(let value)): NSNumber(value: Float(value))
        case (.dateAttributeType, .real(let value)): Date(timeIntervalSinceReferenceDate: value)
        case (.dateAttributeType, .integer(let value)): Date(timeIntervalSinceReferenceDate: Double(value))
        case (.decimalAttributeType, .text(let text)): NSDecimalNumber(string: text)
        case (.stringAttributeType, .text(let text)): text
        case (.binaryDataAttributeType, .blob(let data)): data
        case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text)
        case (.URIAttributeType, .text(let text)): URL(string: text)
        case (.transformableAttributeType, .blob(let data)): TransformedValue.value(of: data, attribute)
        default: nil
        }
    }
}

/// Values that a transformer turns into bytes, or keyed archives of them.
enum TransformedValue {
    static func data(of value: Any, _ attribute: NSAttributeDescription) -> Data? {
        if let transformer = transformer(of: attribute) {
            // A transformer of Apple's archive family gives bytes for an object by its reverse transformation.
            let isReversed = type(of: transformer).transformedValueClass() != NSData.self
            return (isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
        }
        if let list = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) { return list }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    static func value(of data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if let transformer = transformer(of: attribute) {
            let isReversed = type(of: transformer).transformedValueClass() != NSData.self
            return isReversed ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        // An archive is a property list too.
        if let list, (list as? [String: Any])?["$archiver"] == nil { return list }
        let archive = try? NSKeyedUnarchiver(forReadingFrom: data)
        archive?.requiresSecureCoding = false
        return archive?.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }

    private static func transformer(of attribute: NSAttributeDescription) -> ValueTransformer? {
        guard let name = attribute.valueTransformerName, !name.isEmpty else { return nil }
        if let found = ValueTransformer.registered(name) { return found }
        // Apple's own transformers archive values, as is done without one.
        guard ["NSSecureUnarchiveFromData", "NSKeyedUnarchiveFromData", "NSUnarchiveFromData"].contains(where: name.hasPrefix) else {
            ProgrammerError.raise(
                "Cannot find value transformer with name \(name) for attribute \(attribute.name)", name: .invalidArgument)
        }
        return nil
    }
}
