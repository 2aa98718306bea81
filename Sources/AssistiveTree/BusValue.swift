/// A D-Bus value, with its type.
package indirect enum BusValue: Hashable, Sendable {
    case string(String)
    case path(String)
    case int32(Int32)
    case uint32(UInt32)
    case bool(Bool)
    case double(Double)
    /// The signature of one element, and the elements.
    case array(String, [BusValue])
    case structure([BusValue])
    case entry(BusValue, BusValue)
    case variant(BusValue)

    package var signature: String {
        switch self {
        case .string: "s"
        case .path: "o"
        case .int32: "i"
        case .uint32: "u"
        case .bool: "b"
        case .double: "d"
        case .array(let element, _): "a" + element
        case .structure(let parts): "(" + parts.map(\.signature).joined() + ")"
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .variant: "v"
        }
    }

    package var text: String? {
        switch self {
        case .string(let text), .path(let text): text
        case .variant(let value): value.text
        default: nil
        }
    }

    package var number: Double? {
        switch self {
        case .int32(let value): Double(value)
        case .uint32(let value): Double(value)
        case .double(let value): value
        case .variant(let value): value.number
        default: nil
        }
    }

    package static func int(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }
    static func strings(_ texts: [String]) -> BusValue { .array("s", texts.map(BusValue.string)) }
}

/// A method call, with what is required to answer it.
package struct BusCall: Hashable, Sendable {
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [BusValue]
    package init(path: String, interface: String, member: String, arguments: [BusValue]) {
        (self.path, self.interface, self.member, self.arguments) = (path, interface, member, arguments)
    }

    func text(_ index: Int) -> String { arguments.indices.contains(index) ? arguments[index].text ?? "" : "" }
    /// Integers outside the range become -1.
    func integer(_ index: Int) -> Int {
        guard arguments.indices.contains(index), let number = arguments[index].number else { return -1 }
        return Int(exactly: number.rounded()) ?? -1
    }
}
