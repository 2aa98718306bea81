/// A compiled data model, as `ferry` writes it into an app and `NSManagedObjectModel` reads it: a binary property list of these values.
package struct ModelDocument: Codable, Equatable, Sendable {
    /// Marks the file; a file of Xcode's own compiler does not have it.
    package static let format = "ferry-data-model-1"
    /// > Units: bytes.
    package static let maximumFileSize = 16 << 20

    package var format = ModelDocument.format
    package var identifiers: [String] = []
    package var entities: [Entity] = []
    package var configurations: [String: [String]] = [:]
    package var requests: [Request] = []

    package init() {}

    /// An entity with its own properties, without those it inherits.
    package struct Entity: Codable, Equatable, Sendable {
        package var name: String
        /// With its module; nil for `NSManagedObject`.
        package var className: String?
        package var isAbstract = false
        package var parent: String?
        package var renamed: String?
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        /// Each is a list of attributes whose values no two objects may share.
        package var constraints: [[String]] = []
        package var notes: [String: String] = [:]

        package init(name: String) { self.name = name }
    }

    package struct Attribute: Codable, Equatable, Sendable {
        package var name: String
        package var kind: AttributeKind
        package var isOptional = false
        package var isTransient = false
        package var renamed: String?
        /// As the model's editor writes it; a date in seconds since 2001.
        package var defaultText: String?
        package var minimum: String?
        package var maximum: String?
        package var pattern: String?
        package var transformer: String?
        package var valueClass: String?
        package var isExternal = false
        package var notes: [String: String] = [:]

        package init(name: String, kind: AttributeKind) { (self.name, self.kind) = (name, kind) }
    }

    package struct Relationship: Codable, Equatable, Sendable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isToMany = false
        package var isOrdered = false
        package var isOptional = false
        package var isTransient = false
        package var minimum = 0
        /// 0 is without limit.
        package var maximum = 0
        package var deletion = DeletionRule.nullify
        package var renamed: String?
        package var notes: [String: String] = [:]

        package init(name: String, destination: String) { (self.name, self.destination) = (name, destination) }
    }

    /// A stored fetch request.
    package struct Request: Codable, Equatable, Sendable {
        package var name: String
        package var entity: String
        package var predicate: String?
        package var limit = 0

        package init(name: String, entity: String) { (self.name, self.entity) = (name, entity) }
    }
}

/// The types of attributes, by the names of the model's editor.
package enum AttributeKind: String, Codable, CaseIterable, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
}

/// What happens to a relationship's destinations when their source is deleted.
package enum DeletionRule: String, Codable, CaseIterable, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
}
