/// The places of an object's values: its properties in a fixed order, those of the superentity first.
struct EntityLayout {
    let properties: [NSPropertyDescription]
    private let places: [String: Int]
    /// For each property: its attribute, or nil.
    let attributes: [NSAttributeDescription?]
    /// For each property: its relationship, or nil.
    let relationships: [NSRelationshipDescription?]

    init(of entity: NSEntityDescription) {
        properties = entity.properties
        places = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
        attributes = properties.map { $0 as? NSAttributeDescription }
        relationships = properties.map { $0 as? NSRelationshipDescription }
    }

    subscript(key: String) -> Int? { places[key] }
    var indices: Range<Int> { properties.indices }
}
