internal import DataModel
internal import Foundation
internal import ObjectiveC

/// Sort descriptors as terms of `ORDER BY`.
struct SortSQL {
    /// Nil if SQL would order differently.
    let terms: [String]?

    init(_ descriptors: [NSSortDescriptor], _ entity: NSEntityDescription, _ schema: SQLSchema) {
        var terms: [String] = []
        for descriptor in descriptors {
            guard !descriptor.isOrderedByClosure, let key = descriptor.key,
                let term = Self.term(key, descriptor.selectorName, entity, schema, alias: StoreQuery.alias, depth: 0)
            else {
                self.terms = nil
                return
            }
            terms.append(term + (descriptor.ascending ? "" : " DESC"))
        }
        // Equal objects are in the order of their keys.
        self.terms = terms + ["\(StoreQuery.alias).Z_PK"]
    }

    private static func term(
        _ path: String, _ selector: String?, _ entity: NSEntityDescription, _ schema: SQLSchema, alias: String, depth: Int
    ) -> String? {
        guard let dot = path.firstIndex(of: ".") else {
            guard let attribute = entity.propertiesByName[path] as? NSAttributeDescription, let owner = attribute.owner?.name,
                let column = schema.column(path, of: owner)
            else { return nil }
            return ordered("\(alias).\(SQLName.quoted(column.name))", column.kind, selector)
        }
        guard let relationship = entity.relationshipsByName[String(path[..<dot])], !relationship.isToMany,
            let destination = relationship.destinationEntity, let owner = relationship.owner?.name,
            let column = schema.column(relationship.name, of: owner)
        else { return nil }
        let inner = "o\(depth)"
        guard let value = term(String(path[path.index(after: dot)...]), selector, destination, schema, alias: inner, depth: depth + 1)
        else { return nil }
        // The collation of a subquery's value is not that of its column.
        let parts = value.components(separatedBy: " COLLATE ")
        let query =
            "(SELECT \(parts[0]) FROM \(SQLName.quoted(schema.table(of: destination.name ?? ""))) \(inner) "
            + "WHERE \(inner).Z_PK = \(alias).\(SQLName.quoted(column.name)))"
        return ([query] + parts.dropFirst()).joined(separator: " COLLATE ")
    }

    private static func ordered(_ column: String, _ kind: AttributeKind?, _ selector: String?) -> String? {
        switch kind {
        case .string: Collation(selector: selector).map { "\(column) COLLATE \($0.name)" }
        case .decimal: selector == nil || selector == "compare:" ? "\(column) COLLATE \(Collation.decimal.name)" : nil
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .date:
            selector == nil || selector == "compare:" ? column : nil
        case .uuid, .uri, .binary, .transformable, nil: nil
        }
    }
}
