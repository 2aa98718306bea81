public import Foundation

/// What happens to a relationship's destinations when their source is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// They keep what they have.
    case noActionDeleteRule = 0
    /// Their inverse relationship loses the source.
    case nullifyDeleteRule = 1
    /// They are deleted too.
    case cascadeDeleteRule = 2
    /// The source cannot be deleted while there are some.
    case denyDeleteRule = 3
}

/// A relationship of an entity to another one.
///
/// > Contract: Core Data, NSRelationshipDescription
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects on the other side.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship in the other direction, which is changed with this one.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The greatest number of destinations: 1 for a relationship to one object, 0 for no limit.
    open var maxCount = 0
    /// The least number of destinations.
    open var minCount = 0
    /// What happens to the destinations when the source is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the destinations have an order.
    open var isOrdered = false

    /// Whether there can be more than one destination.
    open var isToMany: Bool { maxCount != 1 }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let other = copied(NSRelationshipDescription())
        other.destinationEntity = destinationEntity
        other.inverseRelationship = inverseRelationship
        other.maxCount = maxCount
        other.minCount = minCount
        other.deleteRule = deleteRule
        other.isOrdered = isOrdered
        return other
    }
}
