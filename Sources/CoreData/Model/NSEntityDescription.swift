public import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// An entity: the properties of its objects and their class.
///
/// > Contract: Core Data, NSEntityDescription
open class NSEntityDescription: NSObject, NSCopying {
    /// Stands for the entity of a property that belongs to none.
    // Never changed: safe on any thread.
    nonisolated(unsafe) static let none = NSEntityDescription()

    /// The entity's name, unique in its model.
    open var name: String?
    /// The model that has the entity.
    open internal(set) unowned var managedObjectModel: NSManagedObjectModel {
        get {
            guard let model else { ProgrammerError.raise("the entity '\(name ?? "")' belongs to no model", name: .invalidArgument) }
            return model
        }
        set { model = newValue }
    }
    weak var model: NSManagedObjectModel?
    /// The name of the class of its objects, with the module of a Swift class.
    open var managedObjectClassName = "NSManagedObject" {
        didSet { knownClass = nil }
    }
    private var knownClass: NSManagedObject.Type?
    /// Whether there are no objects of the entity itself.
    open var isAbstract = false
    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an earlier version of the model.
    open var renamingIdentifier: String? {
        get { renamed ?? name }
        set { renamed = newValue }
    }
    var renamed: String?
    /// Lists of attributes whose values no two objects may share.
    open var uniquenessConstraints: [[Any]] = []
    /// The entity that this one inherits from.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entities that inherit from this one directly.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue where entity.superentity === self { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
            layoutChanged()
        }
    }
    /// The entity's own properties, and those that it inherits.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = superentity?.properties ?? []
            own = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in own { property.owner = self }
            layoutChanged()
        }
    }
    private(set) var own: [NSPropertyDescription] = []
    private var knownLayout: EntityLayout?

    /// An entity without a name and properties.
    public override init() { super.init() }

    /// Subentities by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    /// All properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] { Dictionary(properties.map { ($0.name, $0) }) { first, _ in first } }
    /// All attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// All relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The relationships whose destination is `entity`.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Whether this is `entity` or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var next: NSEntityDescription? = self
        while let current = next {
            if current === entity || (current.name == entity.name && current.name != nil) { return true }
            next = current.superentity
        }
        return false
    }

    /// An entity of the same description without a model and subentities.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSEntityDescription()
        other.name = name
        other.managedObjectClassName = managedObjectClassName
        other.isAbstract = isAbstract
        other.userInfo = userInfo
        other.renamed = renamed
        other.uniquenessConstraints = uniquenessConstraints
        other.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        return other
    }

    open override var description: String {
        "(\(super.description)) name \(name ?? "nil"), managedObjectClassName \(managedObjectClassName)"
    }
}

extension NSEntityDescription {
    /// Where an object of the entity has its values.
    var layout: EntityLayout {
        if let knownLayout { return knownLayout }
        let layout = EntityLayout(of: self)
        knownLayout = layout
        return layout
    }

    private func layoutChanged() {
        knownLayout = nil
        for entity in subentities { entity.layoutChanged() }
    }

    /// The entity that has the table.
    var root: NSEntityDescription {
        var entity = self
        while let parent = entity.superentity { entity = parent }
        return entity
    }

    /// The entity and all that inherit from it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    /// The class of the entity's objects. One that the program lacks is replaced, with a message, as on iOS.
    var objectClass: NSManagedObject.Type {
        if let knownClass { return knownClass }
        var found = NSManagedObject.self
        if !["NSManagedObject", ""].contains(managedObjectClassName) {
            if let type = ClassNames.type(managedObjectClassName) as? NSManagedObject.Type {
                found = type
            } else {
                NSLog(
                    "CoreData: warning: Unable to load class named '%@' for entity '%@'.  Class not found, using default NSManagedObject instead.",
                    managedObjectClassName, name ?? "")
            }
        }
        knownClass = found
        return found
    }
}
