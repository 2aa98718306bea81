import Foundation

/// Finds the exchange of a request: the first that fits and was not used yet, else the last that fits.
///
/// > Isolation: any thread.
final class ExchangeBook: @unchecked Sendable {
    let path: String
    private let exchanges: [NetworkExchange]
    private let lock = NSLock()
    private var used: Set<Int> = []

    init(_ exchanges: [NetworkExchange], path: String) { (self.exchanges, self.path) = (exchanges, path) }

    func next(_ method: String, _ url: String, digest: String?) -> NetworkExchange? {
        lock.withLock {
            var last: Int?
            for (index, exchange) in exchanges.enumerated() where Self.fits(exchange, method, url, digest) {
                last = index
                guard used.contains(index) else { break }
            }
            guard let last else { return nil }
            used.insert(last)
            return exchanges[last]
        }
    }

    /// Why a request has no exchange, with those that are nearest.
    func missing(_ method: String, _ url: String, digest: String?) -> String {
        let known = exchanges.filter { Self.matches(Self.plain(url), Self.plain($0.url)) }
        var text = "\(path) has no answer to \(method) \(url)"
        if known.contains(where: { ($0.method ?? method) == method }) {
            text += "; it has some to other bodies than the one with the digest \(digest ?? "of nothing")"
        } else if !known.isEmpty {
            text += "; it has some to " + Set(known.compactMap(\.method)).sorted().joined(separator: ", ")
        } else {
            let near = exchanges.map(\.url).filter { Self.host($0) == Self.host(url) }
            text +=
                near.isEmpty
                ? "; it has none of this host" : "; of this host it has " + Set(near).sorted().prefix(3).joined(separator: ", ")
        }
        return text
    }

    private static func fits(_ exchange: NetworkExchange, _ method: String, _ url: String, _ digest: String?) -> Bool {
        if let wanted = exchange.method, wanted.uppercased() != method.uppercased() { return false }
        if let wanted = exchange.bodyDigest, wanted != digest { return false }
        return matches(plain(url), plain(exchange.url))
    }

    private static func host(_ url: String) -> Substring {
        let rest = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
        return rest.prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    }

    /// Without the port of a server on this machine, which is another one in each run.
    static func plain(_ url: String) -> String {
        for host in ["://127.0.0.1:", "://localhost:", "://[::1]:"] {
            guard let range = url.range(of: host) else { continue }
            let rest = url[range.upperBound...].drop { $0.isNumber || $0 == "*" }
            return String(url[..<range.upperBound].dropLast() + rest)
        }
        return url
    }

    /// Whether a text fits a pattern in which `*` stands for any characters.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
        let star = UInt8(ascii: "*")
        var (place, at) = (0, 0)
        // Where the last star was, and how much it stands for.
        var (lastStar, mark) = (-1, 0)
        while place < text.count {
            if at < pattern.count, pattern[at] == star {
                (lastStar, mark) = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == text[place] {
                at += 1
                place += 1
            } else if lastStar >= 0 {
                mark += 1
                (at, place) = (lastStar + 1, mark)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == star }
    }
}
