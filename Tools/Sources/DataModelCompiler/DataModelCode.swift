internal import DataModel

/// The Swift code that Xcode makes of a model's entities: classes, and extensions with their properties.
struct DataModelCode {
    let reader: DataModelReader
    private var entities: [String: ModelDocument.Entity] {
        Dictionary(reader.document.entities.map { ($0.name, $0) }) { first, _ in first }
    }

    init(_ reader: DataModelReader) { self.reader = reader }

    /// Empty if no entity asks for code.
    var text: String {
        let parts = reader.document.entities.compactMap { entity -> String? in
            guard let name = className(of: entity) else { return nil }
            switch reader.generations[entity.name] ?? .none {
            case .none: return nil
            case .class: return declaration(of: entity, name) + properties(of: entity, name)
            case .extension: return properties(of: entity, name)
            }
        }
        return parts.isEmpty ? "" : "\nimport CoreData\nimport Foundation\n" + parts.joined()
    }

    /// The name of an entity's class in its module; nil for `NSManagedObject` without generated code.
    private func className(of entity: ModelDocument.Entity) -> String? {
        if let name = entity.className { return name.split(separator: ".").last.map(String.init) }
        return reader.generations[entity.name] == DataModelReader.Generation.none ? nil : entity.name
    }

    private func type(of entity: String) -> String {
        entities[entity].flatMap { $0.className ?? className(of: $0) }?.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    }

    private func declaration(of entity: ModelDocument.Entity, _ name: String) -> String {
        let parent = entity.parent.map(type) ?? "NSManagedObject"
        // A class of a module has no name of its own in Objective-C.
        let attribute = entity.className?.contains(".") == true ? "" : "@objc(\(name)) "
        return "\(attribute)public class \(name): \(parent) {}\n"
    }

    private func properties(of entity: ModelDocument.Entity, _ name: String) -> String {
        var lines = ["extension \(name) {"]
        lines.append(
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }"
        )
        for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
            lines.append("    @NSManaged public var \(Self.quoted(attribute.name)): \(swiftType(attribute, of: entity.name))")
        }
        for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) {
            let collection = relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
            let type = relationship.isToMany ? collection : type(of: relationship.destination) + "?"
            lines.append("    @NSManaged public var \(Self.quoted(relationship.name)): \(type)")
        }
        for relationship in entity.relationships where relationship.isToMany { lines += accessors(of: relationship) }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private func accessors(of relationship: ModelDocument.Relationship) -> [String] {
        let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let type = type(of: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var methods = [
            "addTo\(key)(_ value: \(type))", "removeFrom\(key)(_ value: \(type))", "addTo\(key)(_ values: \(set))",
            "removeFrom\(key)(_ values: \(set))",
        ]
        if relationship.isOrdered {
            methods += [
                "insertInto\(key)(_ value: \(type), at idx: Int)", "removeFrom\(key)(at idx: Int)",
                "insertInto\(key)(_ values: [\(type)], at indexes: NSIndexSet)", "removeFrom\(key)(at indexes: NSIndexSet)",
                "replace\(key)(at idx: Int, with value: \(type))", "replace\(key)(at indexes: NSIndexSet, with values: [\(type)])",
            ]
        }
        return methods.map { "    @NSManaged public func \($0)" }
    }

    private func swiftType(_ attribute: ModelDocument.Attribute, of entity: String) -> String {
        let isScalar = reader.scalars.contains("\(entity).\(attribute.name)")
        switch attribute.kind {
        case .integer16: return isScalar ? "Int16" : "NSNumber?"
        case .integer32: return isScalar ? "Int32" : "NSNumber?"
        case .integer64: return isScalar ? "Int64" : "NSNumber?"
        case .double: return isScalar ? "Double" : "NSNumber?"
        case .float: return isScalar ? "Float" : "NSNumber?"
        case .boolean: return isScalar ? "Bool" : "NSNumber?"
        case .decimal: return "NSDecimalNumber?"
        case .string: return "String?"
        case .date: return isScalar ? "TimeInterval" : "Date?"
        case .binary: return "Data?"
        case .uuid: return "UUID?"
        case .uri: return "URL?"
        case .transformable: return (attribute.valueClass ?? "NSObject") + "?"
        }
    }

    /// Words of Swift are names in backticks.
    private static func quoted(_ name: String) -> String {
        let words: Set = [
            "class", "default", "in", "is", "as", "for", "where", "switch", "case", "return", "repeat", "operator", "protocol", "extension",
            "import", "init", "self", "super", "internal", "public", "private", "static", "struct", "enum", "func", "var", "let", "if",
            "else", "guard", "do", "while", "break", "continue", "throw", "throws", "true", "false", "nil", "try", "catch", "defer", "any",
        ]
        return words.contains(name) ? "`\(name)`" : name
    }
}
