package import DataModel
package import XcodeProject

/// Reads the `contents` of an `.xcdatamodel`: the XML that the model's editor of Xcode writes since version 4.
package struct DataModelReader {
    /// How Xcode makes the class of an entity.
    package enum Generation: String, Equatable, Sendable {
        /// The app has the class, and its properties.
        case none
        /// The class and its properties.
        case `class`
        /// The properties, in an extension of the app's class.
        case `extension` = "category"
    }

    package private(set) var document = ModelDocument()
    package private(set) var generations: [String: Generation] = [:]
    /// Attributes whose Swift type is a number and not an object, as `Entity.attribute`.
    package private(set) var scalars: Set<String> = []
    /// Lines of entities and of `Entity.property`.
    private var lines: [String: Int] = [:]
    private let file: String
    private let module: String

    /// > Parameters: module: of the classes of entities; `.Name` in the model stands for a class of it.
    package init(_ bytes: [UInt8], of file: String, module: String) throws(XcodeFailure) {
        (self.file, self.module) = (file, module)
        let root = try XMLElementReader.read(bytes, of: file)
        guard root.name == "model" else {
            throw XcodeFailure(file, root.line, "is no model of Xcode 4 or later: it starts with <\(root.name)>")
        }
        for element in root.children(named: "entity") { try add(entity: element) }
        for element in root.children(named: "configuration") {
            document.configurations[element["name"] ?? ""] = element.children(named: "memberEntity").compactMap { $0["name"] }
        }
        for element in root.children(named: "fetchRequest") {
            var request = ModelDocument.Request(name: element["name"] ?? "", entity: element["entity"] ?? "")
            request.predicate = element["predicateString"]
            request.limit = max(0, Int(element["fetchLimit"] ?? "") ?? 0)
            document.requests.append(request)
        }
        if let identifier = root["userDefinedModelVersionIdentifier"], !identifier.isEmpty { document.identifiers = [identifier] }
        do throws(ModelFailure) {
            try document.check()
        } catch {
            let line = error.property.flatMap { lines["\(error.entity).\($0)"] } ?? lines[error.entity]
            throw XcodeFailure(file, line, error.description)
        }
    }

    private mutating func add(entity element: XMLElement) throws(XcodeFailure) {
        let name = try value("name", of: element)
        var entity = ModelDocument.Entity(name: name)
        lines[name] = lines[name] ?? element.line
        entity.className = element["representedClassName"].flatMap(className)
        entity.isAbstract = element["isAbstract"] == "YES"
        entity.parent = element["parentEntity"]
        entity.renamed = element["elementID"]
        entity.notes = Self.notes(of: element)
        generations[name] = element["codeGenerationType"].flatMap(Generation.init) ?? Generation.none
        for child in element.children {
            lines["\(name).\(child["name"] ?? "")"] = child.line
            switch child.name {
            case "attribute": entity.attributes.append(try attribute(child, of: name))
            case "relationship": entity.relationships.append(try relationship(child))
            case "uniquenessConstraints":
                entity.constraints += child.children.map { $0.children.compactMap { $0["value"] } }.filter { !$0.isEmpty }
            case "fetchedProperty":
                throw XcodeFailure(file, child.line, "fetched properties are not supported; use a fetch request in the class")
            default: continue
            }
        }
        document.entities.append(entity)
    }

    /// `.Name` is a class of the app's module.
    private func className(_ text: String) -> String? {
        guard !text.isEmpty, text != "NSManagedObject" else { return nil }
        return text.hasPrefix(".") ? module + text : text
    }

    private mutating func attribute(_ element: XMLElement, of entity: String) throws(XcodeFailure) -> ModelDocument.Attribute {
        let name = try value("name", of: element)
        let type = element["attributeType"] ?? ""
        let isUndefined = type.isEmpty || type == "Undefined"
        // A transient attribute may have any value.
        guard let kind = AttributeKind(rawValue: isUndefined && element["transient"] == "YES" ? "Transformable" : type) else {
            throw XcodeFailure(file, element.line, "the attribute '\(name)' has the type '\(type)', which Ferry does not know")
        }
        var attribute = ModelDocument.Attribute(name: name, kind: kind)
        attribute.isOptional = element["optional"] == "YES"
        attribute.isTransient = element["transient"] == "YES"
        attribute.renamed = element["elementID"]
        attribute.defaultText = kind == .date ? element["defaultDateTimeInterval"] : element["defaultValueString"]
        attribute.minimum = kind == .date ? element["minDateTimeInterval"] : element["minValueString"]
        attribute.maximum = kind == .date ? element["maxDateTimeInterval"] : element["maxValueString"]
        attribute.pattern = element["regularExpressionString"]
        attribute.transformer = element["valueTransformerName"]
        attribute.valueClass = element["customClassName"]
        attribute.isExternal = element["allowsExternalBinaryDataStorage"] == "YES"
        attribute.notes = Self.notes(of: element)
        if element["usesScalarValueType"] == "YES" { scalars.insert("\(entity).\(name)") }
        return attribute
    }

    private func relationship(_ element: XMLElement) throws(XcodeFailure) -> ModelDocument.Relationship {
        var relationship = ModelDocument.Relationship(
            name: try value("name", of: element), destination: try value("destinationEntity", of: element))
        relationship.inverse = element["inverseName"]
        relationship.isToMany = element["toMany"] == "YES"
        relationship.isOrdered = element["ordered"] == "YES"
        relationship.isOptional = element["optional"] == "YES"
        relationship.isTransient = element["transient"] == "YES"
        relationship.minimum = Int(element["minCount"] ?? "") ?? 0
        relationship.maximum = relationship.isToMany ? Int(element["maxCount"] ?? "") ?? 0 : 1
        relationship.renamed = element["elementID"]
        relationship.notes = Self.notes(of: element)
        if let rule = element["deletionRule"] {
            guard let known = DeletionRule(rawValue: rule) else {
                throw XcodeFailure(file, element.line, "'\(rule)' is no deletion rule")
            }
            relationship.deletion = known
        }
        return relationship
    }

    private static func notes(of element: XMLElement) -> [String: String] {
        let entries = element.children(named: "userInfo").flatMap { $0.children(named: "entry") }
        return Dictionary(entries.map { ($0["key"] ?? "", $0["value"] ?? "") }) { first, _ in first }
    }

    private func value(_ attribute: String, of element: XMLElement) throws(XcodeFailure) -> String {
        guard let value = element[attribute], !value.isEmpty else {
            throw XcodeFailure(file, element.line, "<\(element.name)> has no '\(attribute)'")
        }
        return value
    }
}
