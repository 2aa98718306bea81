internal import Foundation
internal import ProgrammerErrors

/// What an attribute accepts, in the form in which objects keep it.
enum AttributeValue {
    static func accepted(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let result: Any? =
            switch attribute.attributeType {
            case .booleanAttributeType: (value as? NSNumber).map { NSNumber(value: $0.boolValue) }
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType, .floatAttributeType:
                value as? NSNumber
            case .decimalAttributeType: (value as? NSNumber).map { $0 as? NSDecimalNumber ?? NSDecimalNumber(decimal: $0.decimalValue) }
            case .stringAttributeType: value as? String
            case .dateAttributeType: value as? Date
            case .binaryDataAttributeType: value as? Data
            case .UUIDAttributeType: value as? UUID
            case .URIAttributeType: value as? URL
            case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: value
            }
        guard let result else {
            ProgrammerError.raise(
                "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                    + "\(attribute.attributeValueClassName ?? ""); given type = \(type(of: value)); value = \(value).",
                name: .invalidArgument)
        }
        return result
    }

    static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (nil, _), (_, nil): false
        case (let first as String, let second as String): first == second
        case (let first as NSObject, let second as NSObject): first.isEqual(second)
        case (let first as AnyHashable, let second as AnyHashable): first == second
        default: false
        }
    }
}
