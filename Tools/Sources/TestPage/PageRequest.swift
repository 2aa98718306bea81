internal import Foundation

/// The head of a request of HTTP.
public struct PageRequest: Equatable, Sendable {
    public var method: String
    public var path: String
    /// Decoded. Of a name that is given twice, nothing.
    public var query: [String: String] = [:]
    /// By names in lower case. Of a name that is given twice, nothing.
    public var fields: [String: String] = [:]
    private var seen: Set<String> = []

    /// Nil for what is no request. > Parameters: head: the lines up to the empty one.
    public init?(_ head: String) {
        let lines = head.split(whereSeparator: \.isNewline)
        let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
        method = String(words[0])
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        for item in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, let value = pair[1].replacing("+", with: " ").removingPercentEncoding else { continue }
            query[String(pair[0])] = isFirst("?" + pair[0]) ? value : nil
        }
        for line in lines.dropFirst() {
            let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { continue }
            let name = pair[0].lowercased()
            fields[name] = isFirst(name) ? pair[1].trimmingCharacters(in: .whitespaces) : nil
        }
    }

    private mutating func isFirst(_ name: String) -> Bool { seen.insert(name).inserted }

    /// The length of the body that follows. > Units: bytes.
    public var bodyLength: Int { fields["content-length"].flatMap { Int($0) } ?? 0 }
}
