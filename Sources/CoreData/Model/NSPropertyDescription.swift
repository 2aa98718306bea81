public import Foundation

/// A property of an entity.
///
/// > Contract: Core Data, NSPropertyDescription
open class NSPropertyDescription: NSObject, NSCopying {
    /// The entity that declares the property.
    open internal(set) unowned var entity: NSEntityDescription {
        get { owner ?? NSEntityDescription.none }
        set { owner = newValue }
    }
    weak var owner: NSEntityDescription?
    /// The property's name; unique in its entity and those that inherit from it.
    open var name = ""
    /// Whether an object can be saved without a value; true by default.
    open var isOptional = true
    /// Whether the value is kept in memory only.
    open var isTransient = false
    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an earlier version of the model; the property's own name by default.
    open var renamingIdentifier: String? {
        get { renamed ?? (name.isEmpty ? nil : name) }
        set { renamed = newValue }
    }
    var renamed: String?
    /// The conditions that `setValidationPredicates` has set.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The texts for conditions that do not hold.
    open private(set) var validationWarnings: [Any] = []

    /// A property without a name.
    public override init() { super.init() }

    /// Values have to satisfy the predicates, which receive them as the evaluated object, when an object is saved.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// A property of the same description without an entity.
    open func copy(with zone: NSZone? = nil) -> Any { copied(NSPropertyDescription()) }

    func copied<Description: NSPropertyDescription>(_ other: Description) -> Description {
        other.name = name
        other.isOptional = isOptional
        other.isTransient = isTransient
        other.userInfo = userInfo
        other.renamed = renamed
        other.setValidationPredicates(validationPredicates, withValidationWarnings: validationWarnings as? [String])
        return other
    }
}
