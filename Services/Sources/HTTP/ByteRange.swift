/// The bytes of a file that a `Range` header requests (RFC 9110, 14.2).
public enum ByteRange: Equatable, Sendable {
    /// The whole file: no header, one that this server may ignore, or more than one range.
    case whole
    case part(ClosedRange<Int64>)
    case unsatisfiable

    /// > Units: bytes.
    public init(_ header: String?, size: Int64) {
        self = .whole
        guard let header, header.lowercased().hasPrefix("bytes=") else { return }
        let text = header.dropFirst(6)
        guard !text.contains(",") else { return }
        let sides = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
        guard sides.count == 2 else { return }
        let (first, last) = (Self.number(sides[0]), Self.number(sides[1]))
        switch (sides[0].isEmpty, sides[1].isEmpty) {
        case (true, true): return
        case (true, false):
            guard let count = last else { return }
            self = count > 0 && size > 0 ? .part(max(0, size - count)...(size - 1)) : .unsatisfiable
        case (false, true):
            guard let first else { return }
            self = first < size ? .part(first...(size - 1)) : .unsatisfiable
        case (false, false):
            guard let first, let last, first <= last else { return }
            self = first < size ? .part(first...min(last, size - 1)) : .unsatisfiable
        }
    }

    /// Digits only; values too large for Int64 are capped.
    private static func number(_ text: String) -> Int64? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int64(text) ?? Int64.max
    }
}

/// The position of a piece within its file: `Content-Range: bytes 0-99/1000`.
public struct ContentRange: Equatable, Sendable {
    public var bytes: ClosedRange<Int64>
    /// Nil for `*`.
    public var total: Int64?

    public init?(_ header: String) {
        let words = header.trimmed.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let sides = words[1].split(separator: "/", omittingEmptySubsequences: false)
        let ends = sides[0].split(separator: "-", omittingEmptySubsequences: false)
        func number(_ text: Substring) -> Int64? { text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } ? Int64(text) : nil }
        guard sides.count == 2, ends.count == 2, let first = number(ends[0]), let last = number(ends[1]), first <= last else { return nil }
        bytes = first...last
        if sides[1] != "*" {
            guard let total = number(sides[1]), last < total else { return nil }
            self.total = total
        }
    }
}

extension StringProtocol {
    /// Without spaces and tabs at both ends.
    public var trimmed: String {
        var text = self[...]
        while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
        while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
        return String(text)
    }
}
