import Foundation

/// What an inspector asks: the app about its views, or the simulator about its frames.
public enum InspectionRequest: Hashable, Sendable {
    /// The windows, controllers and views; an answer equal to the one with the digest `known` is left out.
    case tree(known: String)
    /// Everything about one view or controller.
    case view(Int)
    /// Changes a property of a view, by the key and in the text of ``InspectionProperty``.
    case setProperty(view: Int, key: String, value: String)
    /// Changes a constraint of a view: `constant`, `priority` or `active`.
    case setConstraint(Int, view: Int, key: String, value: String)
    /// The layers below a view, each with its own image; 0 for all windows.
    case layers(Int)
    /// The costs of the app's last commits, its cells and its memory. From now on they are measured for a while.
    case appFrames
    /// The costs of the simulator's last frames and their damage. From now on they are measured for a while.
    case deviceFrames

    /// The maximum length of a request. > Units: bytes.
    public static let maximumLength = 64 * 1024
    /// Identifiers are counted up from 1; larger numbers are not exact in a browser.
    static let identifiers = 0...(1 << 53)
    static let maximumKeyLength = 64

    /// Reads a request that anyone may have sent.
    ///
    /// > Throws: ``InspectionRefusal`` for what is no request, with the reason.
    public init(json: [UInt8]) throws(InspectionRefusal) {
        guard json.count <= Self.maximumLength else { throw InspectionRefusal("the request is too long") }
        let wire: Wire
        do {
            wire = try JSONDecoder().decode(Wire.self, from: Data(json))
        } catch {
            throw InspectionRefusal("not a request of the inspector")
        }
        switch wire.ask {
        case "tree": self = .tree(known: try Self.short(wire.known ?? ""))
        case "view": self = .view(try Self.identifier(wire.view))
        case "set":
            self = .setProperty(view: try Self.identifier(wire.view), key: try Self.key(wire.key), value: try Self.value(wire.value))
        case "constrain":
            self = .setConstraint(
                try Self.identifier(wire.constraint), view: try Self.identifier(wire.view), key: try Self.key(wire.key),
                value: try Self.value(wire.value))
        case "layers": self = .layers(try Self.identifier(wire.view ?? 0))
        case "app": self = .appFrames
        case "device": self = .deviceFrames
        default: throw InspectionRefusal("an unknown request of the inspector")
        }
    }

    /// The request as JSON, as `init(json:)` reads it; equal requests are equal texts.
    public var json: String {
        var wire = Wire(ask: "")
        switch self {
        case .tree(let known): (wire.ask, wire.known) = ("tree", known)
        case .view(let view): (wire.ask, wire.view) = ("view", view)
        case .setProperty(let view, let key, let value): (wire.ask, wire.view, wire.key, wire.value) = ("set", view, key, value)
        case .setConstraint(let constraint, let view, let key, let value):
            (wire.ask, wire.constraint, wire.view, wire.key, wire.value) = ("constrain", constraint, view, key, value)
        case .layers(let view): (wire.ask, wire.view) = ("layers", view)
        case .appFrames: wire.ask = "app"
        case .deviceFrames: wire.ask = "device"
        }
        return InspectionJSON.text(of: wire)
    }

    private struct Wire: Codable {
        var ask: String
        var known: String?
        var view: Int?
        var constraint: Int?
        var key: String?
        var value: String?
    }

    private static func identifier(_ value: Int?) throws(InspectionRefusal) -> Int {
        guard let value, identifiers.contains(value) else { throw InspectionRefusal("an identifier out of range") }
        return value
    }

    private static func key(_ value: String?) throws(InspectionRefusal) -> String {
        guard let value, !value.isEmpty else { throw InspectionRefusal("a change without the name of what changes") }
        return try short(value)
    }

    private static func short(_ value: String) throws(InspectionRefusal) -> String {
        guard value.utf8.count <= maximumKeyLength else { throw InspectionRefusal("a name that is too long") }
        return value
    }

    private static func value(_ value: String?) throws(InspectionRefusal) -> String {
        guard let value else { throw InspectionRefusal("a change without a value") }
        return value
    }
}

/// Why a request or a value was refused, for the user to read.
public struct InspectionRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence without a full stop.
    public var reason: String
    /// Creates a refusal with its reason.
    public init(_ reason: String) { self.reason = reason }
    /// The reason.
    public var description: String { reason }
}

/// JSON with sorted keys: equal values are equal bytes.
enum InspectionJSON {
    static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: Data(text.utf8))
    }
}
