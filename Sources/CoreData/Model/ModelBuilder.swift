internal import DataModel
internal import Foundation

/// Makes the objects of a model out of its document.
struct ModelBuilder {
    private let document: ModelDocument

    /// > Precondition: the document is checked.
    init(_ document: ModelDocument) { self.document = document }

    func build(into model: NSManagedObjectModel) throws(ModelFile.Failure) {
        do throws(ModelFailure) { try document.check() } catch { throw ModelFile.Failure(error.description) }
        var entities: [String: NSEntityDescription] = [:]
        for entity in document.entities { entities[entity.name] = Self.entity(entity) }
        for entity in document.entities {
            guard let made = entities[entity.name], let parent = entity.parent.flatMap({ entities[$0] }) else { continue }
            parent.subentities.append(made)
        }
        for entity in document.entities {
            guard let made = entities[entity.name] else { continue }
            made.properties = entity.attributes.map(Self.attribute) + entity.relationships.map { Self.relationship($0, entities) }
        }
        for entity in document.entities {
            for relationship in entity.relationships {
                guard let inverse = relationship.inverse, let made = entities[entity.name]?.relationshipsByName[relationship.name] else {
                    continue
                }
                made.inverseRelationship = made.destinationEntity?.relationshipsByName[inverse]
            }
        }
        model.versionIdentifiers = Set(document.identifiers)
        model.entities = document.entities.compactMap { entities[$0.name] }
        for (name, members) in document.configurations {
            model.setEntities(members.compactMap { entities[$0] }, forConfigurationName: name)
        }
        for template in document.requests {
            let request = NSFetchRequest<NSFetchRequestResult>(entityName: template.entity)
            request.predicate = template.predicate.map { NSPredicate(format: $0, argumentArray: nil) }
            request.fetchLimit = template.limit
            model.setFetchRequestTemplate(request, forName: template.name)
        }
    }

    private static func entity(_ entity: ModelDocument.Entity) -> NSEntityDescription {
        let made = NSEntityDescription()
        made.name = entity.name
        made.managedObjectClassName = entity.className ?? "NSManagedObject"
        made.isAbstract = entity.isAbstract
        made.renamed = entity.renamed
        made.uniquenessConstraints = entity.constraints
        made.userInfo = entity.notes.isEmpty ? nil : entity.notes
        return made
    }

    private static func attribute(_ attribute: ModelDocument.Attribute) -> NSPropertyDescription {
        let made = NSAttributeDescription()
        made.name = attribute.name
        made.attributeType = NSAttributeType(attribute.kind)
        made.isOptional = attribute.isOptional
        made.isTransient = attribute.isTransient
        made.renamed = attribute.renamed
        made.valueTransformerName = attribute.transformer
        made.valueClass = attribute.valueClass
        made.allowsExternalBinaryDataStorage = attribute.isExternal
        made.userInfo = attribute.notes.isEmpty ? nil : attribute.notes
        made.defaultValue = AttributeText.value(attribute.defaultText, made.attributeType)
        let conditions = AttributeText.conditions(attribute, made.attributeType)
        made.setValidationPredicates(conditions.map(\.predicate), withValidationWarnings: conditions.map(\.warning))
        return made
    }

    private static func relationship(
        _ relationship: ModelDocument.Relationship, _ entities: [String: NSEntityDescription]
    ) -> NSPropertyDescription {
        let made = NSRelationshipDescription()
        made.name = relationship.name
        made.destinationEntity = entities[relationship.destination]
        made.isOptional = relationship.isOptional
        made.isTransient = relationship.isTransient
        made.minCount = relationship.minimum
        made.maxCount = relationship.isToMany ? relationship.maximum : 1
        made.isOrdered = relationship.isOrdered && relationship.isToMany
        made.renamed = relationship.renamed
        made.userInfo = relationship.notes.isEmpty ? nil : relationship.notes
        made.deleteRule =
            switch relationship.deletion {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
        return made
    }
}
