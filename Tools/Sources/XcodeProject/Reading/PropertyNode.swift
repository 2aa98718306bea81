/// A value of a property list, with the line where it starts.
public struct PropertyNode: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case text(String)
        case list([PropertyNode])
        case table([String: PropertyNode])
    }

    public var value: Value
    public var line: Int

    public init(_ value: Value, line: Int) { (self.value, self.line) = (value, line) }

    public var text: String? {
        if case .text(let text) = value { return text }
        return nil
    }

    public var list: [PropertyNode]? {
        if case .list(let list) = value { return list }
        return nil
    }

    public var table: [String: PropertyNode]? {
        if case .table(let table) = value { return table }
        return nil
    }

    public subscript(key: String) -> PropertyNode? { table?[key] }

    /// The text of a value, or the texts of a list's values.
    public var texts: [String] { list.map { $0.compactMap(\.text) } ?? text.map { [$0] } ?? [] }
}
