public import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    /// No type: a transient attribute of any value.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    /// `NSDecimalNumber`.
    case decimalAttributeType = 400
    /// Numbers of 64 bits.
    case doubleAttributeType = 500
    /// Numbers of 32 bits.
    case floatAttributeType = 600
    /// Text.
    case stringAttributeType = 700
    /// Truth values.
    case booleanAttributeType = 800
    /// Dates.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// Unique identifiers.
    case UUIDAttributeType = 1100
    /// URLs.
    case URIAttributeType = 1200
    /// Objects that a value transformer turns into bytes.
    case transformableAttributeType = 1800
    /// Identifiers of objects; for columns of dictionaries only.
    case objectIDAttributeType = 2000
}

/// An attribute: its type, default value and limits.
///
/// > Contract: Core Data, NSAttributeDescription
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The name of the class of values; determined by the type unless it is set.
    open var attributeValueClassName: String? {
        get { valueClass ?? attributeType.className }
        set { valueClass = newValue }
    }
    var valueClass: String?
    /// What a new object has.
    open var defaultValue: Any?
    /// The name of the transformer of a transformable attribute; nil archives values by `NSSecureCoding`.
    open var valueTransformerName: String?
    /// Has no effect: large values are kept in the store's file.
    open var allowsExternalBinaryDataStorage = false

    open override func copy(with zone: NSZone? = nil) -> Any {
        let other = copied(NSAttributeDescription())
        other.attributeType = attributeType
        other.valueClass = valueClass
        other.defaultValue = defaultValue
        other.valueTransformerName = valueTransformerName
        other.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        return other
    }
}

extension NSAttributeType {
    /// The class of values, as messages name it.
    var className: String? {
        switch self {
        case .undefinedAttributeType, .transformableAttributeType: nil
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType, .floatAttributeType,
            .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        }
    }
}
