import Foundation

/// The head of an HTTP response, parsed line by line.
struct ResponseHead: Sendable, Equatable {
    private(set) var version = "HTTP/1.1"
    private(set) var status = 0
    /// In the order and spelling received.
    private(set) var fields: [Field] = []

    struct Field: Sendable, Equatable {
        var name: String
        var value: String
    }

    /// Maximum size of a head, in bytes; a longer one is an attack.
    static let largest = 1 << 20
    private var size = 0

    enum Progress { case incomplete, complete, tooLarge }

    /// Takes one line, with its end. The head is complete at the empty line, unless it is informational (status 100 to 199).
    mutating func take(_ line: UnsafeRawBufferPointer) -> Progress {
        size += line.count
        guard size <= Self.largest else { return .tooLarge }
        var text = Self.text(line)[...]
        while let last = text.last, last.isNewline { text = text.dropLast() }
        if text.hasPrefix("HTTP/") {
            let parts = text.split(separator: " ", maxSplits: 2)
            (version, fields) = (parts.first.map(String.init) ?? "HTTP/1.1", [])
            status = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            return .incomplete
        }
        if text.isEmpty { return (100..<200).contains(status) && status != 101 ? .incomplete : .complete }
        if let first = text.first, first == " " || first == "\t", !fields.isEmpty {
            // A folded line continues the previous one; old servers still send them.
            fields[fields.count - 1].value += " " + text.trimmingCharacters(in: .whitespaces)
            return .incomplete
        }
        guard let colon = text.firstIndex(of: ":") else { return .incomplete }
        let name = text[..<colon].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return .incomplete }
        fields.append(Field(name: name, value: text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)))
        return .incomplete
    }

    /// UTF-8, else Latin-1: both are used in fields.
    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// The values of a field, joined; names are compared case-insensitively.
    subscript(name: String) -> String? {
        let values = fields.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// For `HTTPURLResponse`: one value per name, in the first spelling.
    var dictionary: [String: String] {
        var spelling: [String: String] = [:]
        var result: [String: String] = [:]
        for field in fields {
            let name = spelling[field.name.lowercased()] ?? field.name
            spelling[field.name.lowercased()] = name
            result[name] = result[name].map { $0 + ", " + field.value } ?? field.value
        }
        return result
    }
}
