/// A media type with its parameters, such as `multipart/form-data; boundary="x"` (RFC 9110, 8.3).
public struct MediaType: Equatable, Sendable {
    /// In lower case: `type/subtype`.
    public var essence: String
    /// Names in lower case.
    public var parameters: [String: String]

    public init?(_ header: String) {
        guard let (essence, parameters) = Self.split(header), essence.split(separator: "/", omittingEmptySubsequences: false).count == 2,
            !essence.hasPrefix("/"), !essence.hasSuffix("/")
        else { return nil }
        (self.essence, self.parameters) = (essence, parameters)
    }

    /// A value and its parameters, in the syntax of `Content-Type` and `Content-Disposition`.
    static func split(_ header: String) -> (value: String, parameters: [String: String])? {
        var bytes = Array(header.utf8)[...]
        func skipSpace() { while let byte = bytes.first, byte == 0x20 || byte == 0x09 { bytes = bytes.dropFirst() } }
        func token() -> String {
            let part = bytes.prefix { $0 > 0x20 && $0 < 0x7f && !Array(";=,\"()<>@:\\[]?{}".utf8).contains($0) }
            bytes = bytes.dropFirst(part.count)
            return String(decoding: part, as: UTF8.self)
        }
        skipSpace()
        let value = token().lowercased()
        guard !value.isEmpty else { return nil }
        var parameters: [String: String] = [:]
        while true {
            skipSpace()
            guard let byte = bytes.first else { return (value, parameters) }
            guard byte == UInt8(ascii: ";") else { return nil }
            bytes = bytes.dropFirst()
            skipSpace()
            if bytes.isEmpty { return (value, parameters) }
            let name = token().lowercased()
            guard !name.isEmpty, bytes.first == UInt8(ascii: "=") else { return nil }
            bytes = bytes.dropFirst()
            guard bytes.first == UInt8(ascii: "\"") else {
                parameters[name] = token()
                continue
            }
            bytes = bytes.dropFirst()
            var content: [UInt8] = []
            while let byte = bytes.first, byte != UInt8(ascii: "\"") {
                bytes = bytes.dropFirst()
                // Browsers do not escape backslashes, only quotes.
                if byte == UInt8(ascii: "\\"), bytes.first == UInt8(ascii: "\"") {
                    content.append(UInt8(ascii: "\""))
                    bytes = bytes.dropFirst()
                } else {
                    content.append(byte)
                }
            }
            guard bytes.first == UInt8(ascii: "\""), let text = String(validating: content, as: UTF8.self) else { return nil }
            bytes = bytes.dropFirst()
            parameters[name] = text
        }
    }
}

/// Whether an `Accept-Encoding` header accepts gzip.
public func acceptsGzip(_ header: String?) -> Bool {
    guard let header else { return false }
    var star = false
    for part in header.split(separator: ",") {
        let pieces = part.split(separator: ";").map { $0.trimmed.lowercased() }
        guard let name = pieces.first else { continue }
        let refused = pieces.dropFirst().contains { piece in
            let sides = piece.split(separator: "=").map(\.trimmed)
            return sides.count == 2 && sides[0] == "q" && (Double(sides[1]) ?? 0) <= 0
        }
        if name == "gzip" || name == "x-gzip" { return !refused }
        if name == "*" { star = !refused }
    }
    return star
}
