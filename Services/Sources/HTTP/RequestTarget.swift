/// The path and query of a request line, decoded.
public struct RequestTarget: Sendable, Equatable {
    public struct Item: Sendable, Equatable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// Between the slashes, each decoded separately: an encoded slash stays within its segment. `/` has none.
    public var segments: [String]
    public var query: [Item]

    public enum Failure: Error, Equatable, Sendable {
        case tooLong
        case notAPath
        case badEscape(String)
        case notUTF8(String)
        case containsNUL(String)
        case dotSegment

        public var httpError: HTTPError {
            switch self {
            case .tooLong: HTTPError(414, "target_too_long", "the request target is longer than \(RequestTarget.longest) bytes")
            case .notAPath: HTTPError(400, "invalid_target", "the request target must begin with '/'")
            case .badEscape(let part):
                HTTPError(400, "invalid_target", "'%' must be followed by two hexadecimal digits, in: \(part)", field: "target")
            case .notUTF8(let part): HTTPError(400, "invalid_target", "does not decode to UTF-8: \(part)", field: "target")
            case .containsNUL(let part): HTTPError(400, "invalid_target", "contains a NUL: \(part)", field: "target")
            case .dotSegment: HTTPError(400, "invalid_target", "'.' and '..' are not allowed as path segments", field: "target")
            }
        }
    }

    /// > Units: bytes.
    public static let longest = 8192

    public init(segments: [String] = [], query: [Item] = []) { (self.segments, self.query) = (segments, query) }

    public init(_ text: String) throws(Failure) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest else { throw .tooLong }
        guard bytes.first == UInt8(ascii: "/") else { throw .notAPath }
        let parts = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        segments = []
        for part in parts[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
            let segment = try Self.decode(part, plusIsSpace: false)
            // Also between encoded slashes, for code that uses a segment as a path.
            guard !segment.utf8.split(separator: 0x2F).contains(where: Self.isDots) else { throw .dotSegment }
            segments.append(segment)
        }
        query = []
        guard parts.count > 1 else { return }
        for pair in parts[1].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
            let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            query.append(
                Item(try Self.decode(sides[0], plusIsSpace: true), sides.count > 1 ? try Self.decode(sides[1], plusIsSpace: true) : ""))
        }
    }

    /// The pairs of a form (`application/x-www-form-urlencoded`).
    public static func form(_ bytes: [UInt8]) throws(Failure) -> [Item] {
        var items: [Item] = []
        for pair in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
            let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            items.append(Item(try decode(sides[0], plusIsSpace: true), sides.count > 1 ? try decode(sides[1], plusIsSpace: true) : ""))
        }
        return items
    }

    private static func isDots(_ part: Substring.UTF8View) -> Bool { part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) }

    private static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) throws(Failure) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.endIndex, let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2]) else {
                    throw .badEscape(String(decoding: bytes, as: UTF8.self))
                }
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
                index += 1
            }
        }
        let original = { String(decoding: bytes, as: UTF8.self) }
        guard !decoded.contains(0) else { throw .containsNUL(original()) }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .notUTF8(original()) }
        return text
    }

    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
