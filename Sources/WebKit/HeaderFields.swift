/// Header fields of a request, whose names do not differ by upper and lower case.
struct HeaderFields {
    private(set) var values: [String: String] = [:]

    /// Later fields take the place of earlier ones of the same name.
    init(_ fields: [String: String]...) {
        for (name, value) in fields.flatMap({ $0.sorted { $0.key < $1.key } }) {
            for other in values.keys where other.lowercased() == name.lowercased() { values[other] = nil }
            values[name] = value
        }
    }
}
