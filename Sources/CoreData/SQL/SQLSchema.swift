internal import DataModel

/// The tables of a model: one for each entity without a parent, with the columns of all that inherit from it, and one for each
/// relationship that a column cannot hold.
package struct SQLSchema: Equatable, Sendable {
    package struct Column: Hashable, Sendable {
        package var name: String
        /// Nil for a key of another table, and for orders.
        var kind: AttributeKind?
        /// The entity and property that it belongs to.
        var owner: String
        var property: String
    }

    package struct Table: Equatable, Sendable {
        package var entity: String
        package var name: String
        package var columns: [Column] = []
    }

    /// Where a relationship's destinations are.
    package enum Link: Hashable, Sendable {
        /// In a column of the source.
        case column(String)
        /// In a column of the destinations, and their order in another.
        case inverse(column: String, order: String?)
        /// In a table of pairs. `order`: the column with the order of the destinations.
        case join(table: String, source: String, destination: String, order: String?)
    }

    package private(set) var tables: [Table] = []
    package private(set) var links: [String: Link] = [:]
    /// The names and columns of the tables of pairs.
    package private(set) var joins: [String: [String]] = [:]
    /// By entity, from 1: `Z_ENT`.
    package private(set) var numbers: [String: Int] = [:]
    private(set) var roots: [String: String] = [:]
    private(set) var names: [Int: String] = [:]
    private var columns: [String: Column] = [:]
    private var tableNames: [String: String] = [:]
    /// The same for models whose stores can be exchanged.
    package let signature: String

    init(_ document: ModelDocument) {
        signature = Self.signature(of: document)
        let entities = Dictionary(document.entities.map { ($0.name, $0) }) { first, _ in first }
        for (index, entity) in document.entities.sorted(by: { $0.name < $1.name }).enumerated() {
            numbers[entity.name] = index + 1
            names[index + 1] = entity.name
            var root = entity
            // A checked model has no cycle.
            while let parent = root.parent.flatMap({ entities[$0] }) { root = parent }
            roots[entity.name] = root.name
        }
        var used = UsedNames()
        for entity in document.entities where entity.parent == nil {
            let name = used.unique("Z" + entity.name.uppercased(), in: "")
            tableNames[entity.name] = name
            var table = Table(entity: entity.name, name: name)
            for member in document.entities where roots[member.name] == entity.name {
                for attribute in member.attributes where !attribute.isTransient {
                    table.columns.append(add(attribute.name, attribute.kind, of: member.name, name, &used))
                }
                for relationship in member.relationships where !relationship.isTransient && !relationship.isToMany {
                    let column = add(relationship.name, nil, of: member.name, name, &used)
                    table.columns.append(column)
                    links["\(member.name).\(relationship.name)"] = .column(column.name)
                }
            }
            tables.append(table)
        }
        for entity in document.entities {
            for relationship in entity.relationships where !relationship.isTransient && relationship.isToMany {
                addLink(relationship, of: entity, entities, &used)
            }
        }
    }

    private mutating func add(
        _ property: String, _ kind: AttributeKind?, of entity: String, _ table: String, _ used: inout UsedNames
    ) -> Column {
        let column = Column(name: used.unique("Z" + property.uppercased(), in: table), kind: kind, owner: entity, property: property)
        columns["\(entity).\(property)"] = column
        return column
    }

    private mutating func addLink(
        _ relationship: ModelDocument.Relationship, of entity: ModelDocument.Entity, _ entities: [String: ModelDocument.Entity],
        _ used: inout UsedNames
    ) {
        let key = "\(entity.name).\(relationship.name)"
        let inverse = relationship.inverse.flatMap { Self.find($0, in: relationship.destination, entities) }
        if let inverse, !inverse.relationship.isToMany, let column = columns["\(inverse.owner).\(inverse.relationship.name)"] {
            var order: String?
            if relationship.isOrdered, let root = roots[inverse.owner], let table = tables.firstIndex(where: { $0.entity == root }) {
                let name = used.unique("Z_FOK_" + inverse.relationship.name.uppercased(), in: tables[table].name)
                tables[table].columns.append(Column(name: name, kind: nil, owner: inverse.owner, property: ""))
                order = name
            }
            links[key] = .inverse(column: column.name, order: order)
            return
        }
        guard links[key] == nil else { return }
        let table = used.unique("Z_\(numbers[entity.name] ?? 0)\(relationship.name.uppercased())", in: "")
        var columns = ["Z_SOURCE", "Z_DESTINATION"]
        let order = relationship.isOrdered ? "Z_FOK_DESTINATION" : nil
        if let order { columns.append(order) }
        links[key] = .join(table: table, source: columns[0], destination: columns[1], order: order)
        if let inverse, "\(inverse.owner).\(inverse.relationship.name)" != key {
            let order = inverse.relationship.isOrdered ? "Z_FOK_SOURCE" : nil
            if let order { columns.append(order) }
            links["\(inverse.owner).\(inverse.relationship.name)"] = .join(
                table: table, source: columns[1], destination: columns[0], order: order)
        }
        joins[table] = columns
    }

    /// A relationship of an entity or one that it inherits from.
    static func find(
        _ name: String, in entity: String, _ entities: [String: ModelDocument.Entity]
    ) -> (owner: String, relationship: ModelDocument.Relationship)? {
        var next = entities[entity]
        while let current = next {
            if let found = current.relationships.first(where: { $0.name == name }) { return (current.name, found) }
            next = current.parent.flatMap { entities[$0] }
        }
        return nil
    }

    // MARK: Looking up

    /// The table of an entity's objects.
    package func table(of entity: String) -> String { roots[entity].flatMap { tableNames[$0] } ?? "" }
    /// The column of a property; nil for one that has none.
    package func column(_ property: String, of owner: String) -> Column? { columns["\(owner).\(property)"] }
    package func link(_ relationship: String, of owner: String) -> Link? { links["\(owner).\(relationship)"] }

    private struct UsedNames {
        private var names: [String: Set<String>] = [:]

        /// SQL's names do not distinguish case.
        mutating func unique(_ name: String, in table: String) -> String {
            var (candidate, number) = (name, 1)
            while !names[table, default: []].insert(candidate.uppercased()).inserted {
                number += 1
                candidate = "\(name)_\(number)"
            }
            return candidate
        }
    }

    /// What a store's tables and values depend on.
    private static func signature(of document: ModelDocument) -> String {
        document.entities.sorted { $0.name < $1.name }.map { entity in
            let attributes = entity.attributes.filter { !$0.isTransient }.map { "\($0.name):\($0.kind.rawValue)" }
            let relationships = entity.relationships.filter { !$0.isTransient }.map { relationship in
                "\(relationship.name)>\(relationship.destination).\(relationship.inverse ?? "")"
                    + (relationship.isToMany ? "*" : "") + (relationship.isOrdered ? "#" : "")
            }
            return "\(entity.name)<\(entity.parent ?? "")(\((attributes + relationships).sorted().joined(separator: ",")))"
        }.joined(separator: ";")
    }
}
