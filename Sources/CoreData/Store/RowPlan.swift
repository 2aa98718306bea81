/// Which columns a query of an entity's family reads, and where each entity's properties are among them.
struct RowPlan {
    let columns: [String]
    private var placesByEntity: [ObjectIdentifier: [Int?]] = [:]
    /// Before the own columns: key, entity, version.
    static let leading = ["Z_PK", "Z_ENT", "Z_OPT"]

    init(_ entity: NSEntityDescription, _ schema: SQLSchema) {
        var columns: [String] = []
        var known: [String: Int] = [:]
        for member in entity.family {
            placesByEntity[ObjectIdentifier(member)] = member.layout.properties.map { property in
                guard let owner = property.owner?.name, let column = schema.column(property.name, of: owner) else { return nil }
                if let place = known[column.name] { return place }
                let place = Self.leading.count + columns.count
                columns.append(column.name)
                known[column.name] = place
                return place
            }
        }
        self.columns = columns
    }

    func places(of entity: NSEntityDescription) -> [Int?] { placesByEntity[ObjectIdentifier(entity)] ?? [] }
}
