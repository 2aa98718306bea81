internal import DataModel
internal import Foundation

/// The document of a model that an app may have made in code.
enum ModelText {
    static func document(of model: NSManagedObjectModel, configuration: String? = nil) -> ModelDocument {
        var document = ModelDocument()
        document.identifiers = model.versionIdentifiers.compactMap { $0 as? String }.sorted()
        document.entities = (model.entities(forConfigurationName: configuration) ?? []).map(entity)
        for name in model.configurations {
            document.configurations[name] = model.entities(forConfigurationName: name)?.compactMap(\.name)
        }
        return document
    }

    private static func entity(_ entity: NSEntityDescription) -> ModelDocument.Entity {
        var result = ModelDocument.Entity(name: entity.name ?? "")
        result.className = entity.managedObjectClassName
        result.isAbstract = entity.isAbstract
        result.parent = entity.superentity?.name
        result.renamed = entity.renamed
        result.attributes = entity.own.compactMap { ($0 as? NSAttributeDescription).flatMap(attribute) }
        result.relationships = entity.own.compactMap { ($0 as? NSRelationshipDescription).map(relationship) }
        result.constraints = entity.constraintNames
        return result
    }

    private static func attribute(_ attribute: NSAttributeDescription) -> ModelDocument.Attribute? {
        guard let kind = attribute.attributeType.kind else { return nil }
        var result = ModelDocument.Attribute(name: attribute.name, kind: kind)
        result.isOptional = attribute.isOptional
        result.isTransient = attribute.isTransient
        result.renamed = attribute.renamed
        result.defaultText = AttributeText.text(attribute.defaultValue, attribute.attributeType)
        result.transformer = attribute.valueTransformerName
        result.valueClass = attribute.valueClass
        return result
    }

    private static func relationship(_ relationship: NSRelationshipDescription) -> ModelDocument.Relationship {
        var result = ModelDocument.Relationship(name: relationship.name, destination: relationship.destinationEntity?.name ?? "")
        result.inverse = relationship.inverseRelationship?.name
        result.isToMany = relationship.isToMany
        result.isOrdered = relationship.isOrdered
        result.isOptional = relationship.isOptional
        result.isTransient = relationship.isTransient
        result.minimum = relationship.minCount
        result.maximum = relationship.maxCount
        result.renamed = relationship.renamed
        result.deletion =
            switch relationship.deleteRule {
            case .noActionDeleteRule: .noAction
            case .nullifyDeleteRule: .nullify
            case .cascadeDeleteRule: .cascade
            case .denyDeleteRule: .deny
            }
        return result
    }
}

extension NSEntityDescription {
    /// The constraints as names of attributes.
    var constraintNames: [[String]] {
        uniquenessConstraints.map { $0.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name } }.filter { !$0.isEmpty }
    }
}
