/// A value of a JSON document, with the line where it starts.
struct JSONNode: Equatable, Sendable {
    enum Value: Equatable, Sendable {
        case text(String)
        /// As it is written.
        case number(String)
        case flag(Bool)
        case list([JSONNode])
        case table([String: JSONNode])
        case null
    }

    var value: Value
    var line: Int

    var text: String? {
        if case .text(let text) = value { return text }
        return nil
    }

    var flag: Bool? {
        if case .flag(let flag) = value { return flag }
        return nil
    }

    var integer: Int? {
        if case .number(let digits) = value { return Int(digits) }
        return nil
    }

    var table: [String: JSONNode]? {
        if case .table(let table) = value { return table }
        return nil
    }

    var list: [JSONNode]? {
        if case .list(let list) = value { return list }
        return nil
    }
}
