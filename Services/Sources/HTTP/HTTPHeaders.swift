/// Header fields in the order received; names are case-insensitive.
public struct HTTPHeaders: Sendable, Equatable {
    public struct Field: Sendable, Equatable {
        /// In lower case.
        public var name: String
        public var value: String
    }

    public private(set) var fields: [Field]

    public init(_ fields: [(String, String)] = []) { self.fields = fields.map { Field(name: $0.0.lowercased(), value: $0.1) } }

    /// The first value. > Complexity: O(fields).
    public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    public func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    public mutating func add(_ name: String, _ value: String) { fields.append(Field(name: name.lowercased(), value: value)) }

    public mutating func set(_ name: String, _ value: String) {
        let name = name.lowercased()
        fields.removeAll { $0.name == name }
        fields.append(Field(name: name, value: value))
    }

    public mutating func remove(_ name: String) {
        let name = name.lowercased()
        fields.removeAll { $0.name == name }
    }
}
