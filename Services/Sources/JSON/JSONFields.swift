/// An error in one field of a JSON document.
public struct JSONFieldError: Error, Equatable, Sendable {
    /// Its location, as a JSON Pointer (RFC 6901); empty for the whole document.
    public var pointer: String
    public var message: String

    public init(pointer: String, message: String) { (self.pointer, self.message) = (pointer, message) }
}

/// Reads the fields of an object by name and type; every error names the field.
public struct JSONFields: Sendable {
    private let members: [JSON.Member]
    private let pointer: String

    /// > Throws: when the document is not an object, or has a field that is not among `known`.
    public init(_ value: JSON, known: Set<String>, pointer: String = "") throws(JSONFieldError) {
        guard case .object(let members) = value else {
            throw JSONFieldError(pointer: pointer, message: "an object is expected, not \(value.kind)")
        }
        (self.members, self.pointer) = (members, pointer)
        for member in members where !known.contains(member.key) {
            let names = known.sorted().joined(separator: ", ")
            throw error(member.key, known.isEmpty ? "no such field; there are none" : "no such field; there are: \(names)")
        }
    }

    public func error(_ name: String, _ message: String) -> JSONFieldError {
        var part = ""
        for character in name { part += character == "~" ? "~0" : character == "/" ? "~1" : String(character) }
        return JSONFieldError(pointer: pointer + "/" + part, message: message)
    }

    /// Whether the field exists, even if it is null.
    public func has(_ name: String) -> Bool { members.contains { $0.key == name } }

    /// The value; nil if the field is missing or null.
    public func optional(_ name: String) -> JSON? {
        guard let value = members.first(where: { $0.key == name })?.value, value != .null else { return nil }
        return value
    }

    public func value(_ name: String) throws(JSONFieldError) -> JSON {
        guard let value = members.first(where: { $0.key == name })?.value else { throw error(name, "is missing") }
        guard value != .null else { throw error(name, "must not be null") }
        return value
    }

    public func string(_ name: String) throws(JSONFieldError) -> String { try text(name, try value(name)) }

    public func optionalString(_ name: String) throws(JSONFieldError) -> String? {
        guard let value = optional(name) else { return nil }
        return try text(name, value)
    }

    public func int(_ name: String, _ bounds: ClosedRange<Int64>) throws(JSONFieldError) -> Int64 {
        try number(name, try value(name), bounds)
    }

    public func optionalInt(_ name: String, _ bounds: ClosedRange<Int64>) throws(JSONFieldError) -> Int64? {
        guard let value = optional(name) else { return nil }
        return try number(name, value, bounds)
    }

    private func text(_ name: String, _ value: JSON) throws(JSONFieldError) -> String {
        guard case .string(let text) = value else { throw error(name, "a string is expected, not \(value.kind)") }
        return text
    }

    private func number(_ name: String, _ value: JSON, _ bounds: ClosedRange<Int64>) throws(JSONFieldError) -> Int64 {
        var whole = value.int
        // 1.0 and 1e3 are whole numbers.
        if case .double(let number) = value { whole = Int64(exactly: number) }
        guard let whole else {
            if case .double = value { throw error(name, "a whole number is expected") }
            throw error(name, "a whole number is expected, not \(value.kind)")
        }
        guard bounds.contains(whole) else {
            throw error(name, "must be from \(bounds.lowerBound) to \(bounds.upperBound), not \(whole)")
        }
        return whole
    }
}
