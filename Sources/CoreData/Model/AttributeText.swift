internal import DataModel
internal import Foundation

extension NSAttributeType {
    private static let kinds: [(AttributeKind, NSAttributeType)] = [
        (.integer16, .integer16AttributeType), (.integer32, .integer32AttributeType), (.integer64, .integer64AttributeType),
        (.decimal, .decimalAttributeType), (.double, .doubleAttributeType), (.float, .floatAttributeType),
        (.string, .stringAttributeType), (.boolean, .booleanAttributeType), (.date, .dateAttributeType),
        (.binary, .binaryDataAttributeType), (.uuid, .UUIDAttributeType), (.uri, .URIAttributeType),
        (.transformable, .transformableAttributeType),
    ]

    init(_ kind: AttributeKind) { self = Self.kinds.first { $0.0 == kind }?.1 ?? .undefinedAttributeType }

    /// Nil for types that no stored attribute has.
    var kind: AttributeKind? { Self.kinds.first { $0.1 == self }?.0 }
}

/// Values of attributes as the model's editor writes them.
enum AttributeText {
    static func value(_ text: String?, _ type: NSAttributeType) -> Any? {
        guard let text else { return nil }
        switch type {
        case .stringAttributeType: return text
        case .booleanAttributeType: return NSNumber(value: ["YES", "1", "true"].contains(text))
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) } ?? Double(text).flatMap { Int64(exactly: $0) }.map { NSNumber(value: $0) }
        case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .dateAttributeType: return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    static func text(_ value: Any?, _ type: NSAttributeType) -> String? {
        switch value {
        case nil: nil
        case let text as String: text
        case let number as NSDecimalNumber: number.stringValue
        case let number as NSNumber: type == .booleanAttributeType ? (number.boolValue ? "YES" : "NO") : number.stringValue
        case let date as Date: "\(date.timeIntervalSinceReferenceDate)"
        case let id as UUID: id.uuidString
        case let url as URL: url.absoluteString
        default: nil
        }
    }

    /// The limits of an attribute as predicates on its value; of text they are limits of its length.
    static func conditions(
        _ attribute: ModelDocument.Attribute, _ type: NSAttributeType
    ) -> [(predicate: NSPredicate, warning: String)] {
        let subject = type == .stringAttributeType ? "length:(SELF)" : "SELF"
        let limit = { (text: String?) -> Any? in value(text, type == .stringAttributeType ? .integer64AttributeType : type) }
        var found: [(NSPredicate, String)] = []
        if let least = limit(attribute.minimum) {
            found.append((NSPredicate(format: subject + " >= %@", argumentArray: [least]), ValidationCode.tooSmall(type)))
        }
        if let most = limit(attribute.maximum) {
            found.append((NSPredicate(format: subject + " <= %@", argumentArray: [most]), ValidationCode.tooLarge(type)))
        }
        if let pattern = attribute.pattern {
            found.append((NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern]), "\(NSValidationStringPatternMatchingError)"))
        }
        return found
    }
}
