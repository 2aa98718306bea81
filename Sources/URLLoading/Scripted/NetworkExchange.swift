import Foundation

/// A request and what it is answered with, as a line of a network file has it.
struct NetworkExchange: Codable, Equatable, Sendable {
    /// Such as "GET".
    var method: String?
    /// With `*` for any characters.
    var url: String
    /// Identifies the request's body; nil for any body.
    var bodyDigest: String?
    /// What was sent, for the reader; it has no effect.
    var sent: [String: FieldValues]?
    /// Of the response; 200 unless given.
    var status: Int?
    var headers: [String: FieldValues]?
    /// The body as text, or in base 64.
    var body: String?
    var base64: String?
    /// Before the response. > Units: seconds of the app's clock.
    var delay: Double?
    /// The connection is lost after so many bytes of the body.
    var cutAfter: Int?
    /// How fast the body arrives.
    var bytesPerSecond: Double?
    /// The failure instead of a response, by the name of a `URLError.Code`.
    var error: String?

    /// The value of a header field, or several values.
    enum FieldValues: Codable, Equatable, Sendable {
        case one(String)
        case several([String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(String.self) {
                self = .one(one)
            } else {
                self = .several(try container.decode([String].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .one(let value): try container.encode(value)
            case .several(let values): try container.encode(values)
            }
        }

        var all: [String] {
            switch self {
            case .one(let value): [value]
            case .several(let values): values
            }
        }
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case method, url, bodyDigest, sent, status, headers, body, base64, delay, cutAfter, bytesPerSecond, error
    }

    /// The failures that a file may name.
    static let errors: [(name: String, code: URLError.Code)] = [
        ("networkConnectionLost", .networkConnectionLost), ("timedOut", .timedOut), ("notConnectedToInternet", .notConnectedToInternet),
        ("cannotFindHost", .cannotFindHost), ("cannotConnectToHost", .cannotConnectToHost), ("badServerResponse", .badServerResponse),
        ("secureConnectionFailed", .secureConnectionFailed), ("serverCertificateUntrusted", .serverCertificateUntrusted),
    ]

    var errorCode: URLError.Code? { error.flatMap { name in Self.errors.first { $0.name == name }?.code } }

    /// The body's bytes; nil if its base 64 is damaged.
    var bytes: Data? {
        if let base64 { return Data(base64Encoded: base64) }
        return Data((body ?? "").utf8)
    }

    /// What is out of range; nil if all is well.
    var fault: String? {
        guard !url.isEmpty, url.utf8.count <= 65_536 else { return "a URL of \(url.utf8.count) bytes" }
        if let method, method.isEmpty || !method.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }) {
            return "the method \"\(method)\""
        }
        if let status, !(200...599).contains(status) { return "the status \(status); it is 200 to 599" }
        if let delay, !(0...86_400).contains(delay) { return "a delay of \(delay) s; it is 0 to 86400" }
        if let cutAfter, cutAfter < 0 { return "cutAfter \(cutAfter)" }
        if let bytesPerSecond, !(1...1e12).contains(bytesPerSecond) { return "bytesPerSecond \(bytesPerSecond)" }
        if body != nil, base64 != nil { return "both body and base64" }
        if bytes == nil { return "base64 that is damaged" }
        if let error, errorCode == nil {
            return "the error \"\(error)\"; there are \(Self.errors.map(\.name).joined(separator: ", "))"
        }
        for (name, values) in headers ?? [:] {
            let isToken = !name.isEmpty && name.allSatisfy { $0.isASCII && !$0.isWhitespace && $0 != ":" && $0 != "\0" && !$0.isNewline }
            guard isToken else { return "the header \"\(name)\"" }
            if values.all.contains(where: { $0.contains { $0.isNewline || $0 == "\0" } }) { return "a line break in the header \(name)" }
        }
        return nil
    }

    /// The head of the response.
    var head: ResponseHead {
        var head = ResponseHead()
        func add(_ line: String) { _ = Array(line.utf8).withUnsafeBytes { head.take($0) } }
        add("HTTP/1.1 \(status ?? 200)")
        for (name, values) in (headers ?? [:]).sorted(by: { $0.key < $1.key }) {
            for value in values.all { add("\(name): \(value)") }
        }
        return head
    }

    /// Identifies bytes: FNV-1a, 64 bits.
    static func digest(_ bytes: Data) -> String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return String(value, radix: 16)
    }
}
