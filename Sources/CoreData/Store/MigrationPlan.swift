internal import DataModel
internal import Foundation

/// The statements that copy the rows of one model's tables into those of another.
struct MigrationPlan {
    private(set) var statements: [SQLStatement] = []
    private let old: ModelDocument
    private let new: ModelDocument
    private let oldSchema: SQLSchema
    private let newSchema: SQLSchema
    private static let prefix = "OLD_"

    /// Throws where the models differ in a way that needs a mapping model.
    init(from old: ModelDocument, to new: ModelDocument, path: String) throws(NSError) {
        (self.old, self.new) = (old, new)
        (oldSchema, newSchema) = (SQLSchema(old), SQLSchema(new))
        for table in oldSchema.tables.map(\.name) + oldSchema.joins.keys.sorted() { rename(table) }
        for index in oldSchema.indexNames { statements.append(SQLStatement("DROP INDEX IF EXISTS \(SQLName.quoted(index))")) }
        rename("Z_PRIMARYKEY")
        statements.append(SQLStatement("DROP TABLE Z_METADATA"))
        statements += newSchema.creation
        for entity in new.entities { try copy(entity, path) }
        for entity in new.entities { copyPairs(of: entity) }
        for table in newSchema.tables {
            let name = SQLName.quoted(table.name)
            statements.append(
                SQLStatement(
                    "UPDATE Z_PRIMARYKEY SET Z_MAX = IFNULL((SELECT MAX(Z_PK) FROM \(name)), 0) WHERE Z_NAME = ?", [.text(table.entity)]))
        }
        for table in oldSchema.tables.map(\.name) + oldSchema.joins.keys.sorted() + ["Z_PRIMARYKEY"] {
            statements.append(SQLStatement("DROP TABLE \(SQLName.quoted(Self.prefix + table))"))
        }
    }

    private mutating func rename(_ table: String) {
        statements.append(SQLStatement("ALTER TABLE \(SQLName.quoted(table)) RENAME TO \(SQLName.quoted(Self.prefix + table))"))
    }

    private func former(_ entity: ModelDocument.Entity) -> ModelDocument.Entity? {
        old.entities.first { $0.name == entity.renamed ?? entity.name }
            ?? (entity.renamed == nil ? nil : old.entities.first { $0.name == entity.name })
    }

    /// An entity and those it inherits from, of a model.
    private static func chain(_ entity: ModelDocument.Entity, in document: ModelDocument) -> [ModelDocument.Entity] {
        var chain = [entity]
        while let parent = chain.last?.parent.flatMap({ name in document.entities.first { $0.name == name } }) { chain.append(parent) }
        return chain
    }

    private mutating func copy(_ entity: ModelDocument.Entity, _ path: String) throws(NSError) {
        guard let former = former(entity), let number = newSchema.numbers[entity.name], let oldNumber = oldSchema.numbers[former.name]
        else {
            return
        }
        let (chain, oldChain) = (Self.chain(entity, in: new), Self.chain(former, in: old))
        var columns = ["Z_PK", "Z_ENT", "Z_OPT"]
        var sources = ["Z_PK", "\(number)", "Z_OPT"]
        var values: [SQLValue] = []
        for owner in chain {
            for attribute in owner.attributes where !attribute.isTransient {
                guard let column = newSchema.column(attribute.name, of: owner.name) else { continue }
                columns.append(SQLName.quoted(column.name))
                if let (source, oldOwner) = Self.attribute(attribute, in: oldChain),
                    let oldColumn = oldSchema.column(source.name, of: oldOwner), !source.isTransient
                {
                    guard Self.canConvert(source.kind, attribute.kind) else {
                        throw Self.needsMapping(entity.name, attribute.name, "\(source.kind.rawValue) to \(attribute.kind.rawValue)", path)
                    }
                    let isFilled = !attribute.isOptional && source.isOptional
                    sources.append(isFilled ? "IFNULL(\(SQLName.quoted(oldColumn.name)), ?)" : SQLName.quoted(oldColumn.name))
                    if isFilled { values.append(Self.initial(attribute)) }
                } else {
                    sources.append("?")
                    values.append(Self.initial(attribute))
                }
            }
            for relationship in owner.relationships where !relationship.isTransient && !relationship.isToMany {
                guard let column = newSchema.column(relationship.name, of: owner.name),
                    let (source, oldOwner) = Self.relationship(relationship, in: oldChain), !source.isToMany,
                    let oldColumn = oldSchema.column(source.name, of: oldOwner)
                else { continue }
                columns.append(SQLName.quoted(column.name))
                sources.append(SQLName.quoted(oldColumn.name))
            }
            copyOrders(of: owner, oldChain, &columns, &sources)
        }
        statements.append(
            SQLStatement(
                "INSERT INTO \(SQLName.quoted(newSchema.table(of: entity.name))) (\(columns.joined(separator: ", "))) SELECT "
                    + "\(sources.joined(separator: ", ")) FROM \(SQLName.quoted(Self.prefix + oldSchema.table(of: former.name))) WHERE Z_ENT = ?",
                values + [.integer(Int64(oldNumber))]))
    }

    /// The columns with the order of an ordered relationship's destinations.
    private func copyOrders(
        of owner: ModelDocument.Entity, _ oldChain: [ModelDocument.Entity], _ columns: inout [String], _ sources: inout [String]
    ) {
        for relationship in owner.relationships where !relationship.isToMany {
            guard let inverse = relationship.inverse,
                case .inverse(_, let order?)? = newSchema.anyLink(inverse, to: relationship.destination, new),
                let (source, _) = Self.relationship(relationship, in: oldChain), let oldInverse = source.inverse,
                case .inverse(_, let oldOrder?)? = oldSchema.anyLink(oldInverse, to: source.destination, old)
            else { continue }
            columns.append(SQLName.quoted(order))
            sources.append(SQLName.quoted(oldOrder))
        }
    }

    private mutating func copyPairs(of entity: ModelDocument.Entity) {
        guard let former = former(entity) else { return }
        let oldChain = Self.chain(former, in: old)
        for relationship in entity.relationships {
            guard case .join(let table, let source, let destination, let order)? = newSchema.link(relationship.name, of: entity.name),
                let (oldRelationship, oldOwner) = Self.relationship(relationship, in: oldChain),
                case .join(let oldTable, let oldSource, let oldDestination, let oldOrder)? = oldSchema.link(
                    oldRelationship.name, of: oldOwner)
            else { continue }
            var (columns, sources) = ([source, destination], [oldSource, oldDestination])
            if let order { (columns, sources) = (columns + [order], sources + [oldOrder ?? "rowid"]) }
            statements.append(
                SQLStatement(
                    "INSERT OR IGNORE INTO \(SQLName.quoted(table)) (\(columns.joined(separator: ", "))) SELECT "
                        + "\(sources.joined(separator: ", ")) FROM \(SQLName.quoted(Self.prefix + oldTable))"))
        }
    }

    // MARK: Properties

    private static func attribute(
        _ attribute: ModelDocument.Attribute, in chain: [ModelDocument.Entity]
    ) -> (ModelDocument.Attribute, String)? {
        for name in [attribute.renamed, attribute.name].compactMap({ $0 }) {
            for owner in chain { if let found = owner.attributes.first(where: { $0.name == name }) { return (found, owner.name) } }
        }
        return nil
    }

    private static func relationship(
        _ relationship: ModelDocument.Relationship, in chain: [ModelDocument.Entity]
    ) -> (ModelDocument.Relationship, String)? {
        for name in [relationship.renamed, relationship.name].compactMap({ $0 }) {
            for owner in chain { if let found = owner.relationships.first(where: { $0.name == name }) { return (found, owner.name) } }
        }
        return nil
    }

    private static func initial(_ attribute: ModelDocument.Attribute) -> SQLValue {
        let made = NSAttributeDescription()
        made.attributeType = NSAttributeType(attribute.kind)
        return ValueCoding.stored(AttributeText.value(attribute.defaultText, made.attributeType), made)
    }

    /// Numbers become wider ones; other types stay.
    private static func canConvert(_ old: AttributeKind, _ new: AttributeKind) -> Bool {
        let whole: [AttributeKind] = [.boolean, .integer16, .integer32, .integer64]
        if let first = whole.firstIndex(of: old), let second = whole.firstIndex(of: new) { return first <= second }
        return old == new || old == .float && new == .double
    }

    private static func needsMapping(_ entity: String, _ property: String, _ change: String, _ path: String) -> NSError {
        StoreError.error(
            NSInferredMappingModelError, "Can't find or automatically infer mapping model for migration",
            [
                NSFilePathErrorKey: path,
                NSLocalizedFailureReasonErrorKey:
                    "The attribute '\(property)' of '\(entity)' changes from \(change), which needs a mapping model; give it another name.",
            ])
    }
}

extension SQLSchema {
    /// The names of the indexes that `creation` makes.
    var indexNames: [String] {
        tables.flatMap { table in
            table.columns.filter { $0.kind == nil && !$0.property.isEmpty }.map { "\(table.name)_\($0.name)_INDEX" }
        } + joins.keys.sorted().map { $0 + "_INDEX" }
    }

    /// The link of a relationship of an entity or one that it inherits from.
    func anyLink(_ name: String, to entity: String, _ document: ModelDocument) -> Link? {
        let entities = Dictionary(document.entities.map { ($0.name, $0) }) { first, _ in first }
        return Self.find(name, in: entity, entities).flatMap { link(name, of: $0.owner) }
    }
}
