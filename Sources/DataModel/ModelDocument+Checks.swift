/// What is wrong with a model, and in which of its parts.
package struct ModelFailure: Error, Equatable, CustomStringConvertible {
    package var entity: String
    package var property: String?
    package var message: String

    package init(_ entity: String, _ property: String? = nil, _ message: String) {
        (self.entity, self.property, self.message) = (entity, property, message)
    }

    package var description: String {
        "the entity '\(entity)'" + (property.map { ", property '\($0)'" } ?? "") + ": " + message
    }
}

extension ModelDocument {
    /// Checks what other code relies on: names are unique, parents make no cycle, destinations and inverses exist and agree.
    package func check() throws(ModelFailure) {
        var known: [String: Entity] = [:]
        for entity in entities {
            guard Self.isName(entity.name) else { throw ModelFailure(entity.name, nil, "the name is not an identifier") }
            guard known.updateValue(entity, forKey: entity.name) == nil else {
                throw ModelFailure(entity.name, nil, "there are two entities of this name")
            }
        }
        for entity in entities {
            try checkParents(of: entity, known)
            var names: Set<String> = []
            var next: Entity? = entity
            while let current = next {
                for name in current.attributes.map(\.name) + current.relationships.map(\.name) {
                    guard Self.isName(name) else { throw ModelFailure(current.name, name, "the name is not an identifier") }
                    guard names.insert(name).inserted else {
                        throw ModelFailure(entity.name, name, "there are two properties of this name")
                    }
                }
                next = current.parent.flatMap { known[$0] }
            }
            for relationship in entity.relationships { try check(relationship, of: entity, known) }
        }
        for (name, members) in configurations {
            for member in members where known[member] == nil {
                throw ModelFailure(member, nil, "the configuration '\(name)' names this entity, which is missing")
            }
        }
    }

    private func checkParents(of entity: Entity, _ known: [String: Entity]) throws(ModelFailure) {
        var seen: Set<String> = [entity.name]
        var next = entity.parent
        while let name = next {
            guard let parent = known[name] else { throw ModelFailure(entity.name, nil, "the parent entity '\(name)' is missing") }
            guard seen.insert(name).inserted else { throw ModelFailure(entity.name, nil, "is its own parent, through '\(name)'") }
            next = parent.parent
        }
    }

    private func check(_ relationship: Relationship, of entity: Entity, _ known: [String: Entity]) throws(ModelFailure) {
        guard known[relationship.destination] != nil else {
            throw ModelFailure(entity.name, relationship.name, "the destination entity '\(relationship.destination)' is missing")
        }
        guard relationship.minimum >= 0, relationship.maximum >= 0 else {
            throw ModelFailure(entity.name, relationship.name, "a count is negative")
        }
        guard let inverse = relationship.inverse else { return }
        var owner = known[relationship.destination]
        while let current = owner {
            if let found = current.relationships.first(where: { $0.name == inverse }) {
                guard found.inverse == nil || found.inverse == relationship.name else {
                    throw ModelFailure(
                        entity.name, relationship.name, "its inverse '\(inverse)' has another inverse, '\(found.inverse ?? "")'")
                }
                return
            }
            owner = current.parent.flatMap { known[$0] }
        }
        throw ModelFailure(
            entity.name, relationship.name, "the inverse '\(inverse)' is no relationship of '\(relationship.destination)'")
    }

    /// Names are parts of SQL and of Swift.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name.utf8.count <= 200 else { return false }
        return (first.properties.isAlphabetic || first == "_")
            && name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" }
    }
}
