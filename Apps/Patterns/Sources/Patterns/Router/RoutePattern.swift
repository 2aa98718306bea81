import Foundation

/// A URL with typed parameters: `app://message/:id?from=`.
public struct RoutePattern {
    private let host: String
    private let parts: [String]
    private let query: Set<String>

    public init?(_ text: String) {
        let halves = text.components(separatedBy: "?")
        guard let path = halves.first, path.hasPrefix("app://") else { return nil }
        let names = path.dropFirst("app://".count).split(separator: "/").map(String.init)
        guard let host = names.first else { return nil }
        self.host = host
        parts = Array(names.dropFirst())
        query = Set(halves.dropFirst().joined().split(separator: "&").map { $0.split(separator: "=").first.map(String.init) ?? "" })
    }

    /// The parameters of a matching URL; nil if it does not match.
    public func match(_ url: URL) -> RouteParameters? {
        guard url.scheme == "app", url.host == host else { return nil }
        let names = url.path.split(separator: "/").map(String.init)
        guard names.count == parts.count else { return nil }
        var values: [String: String] = [:]
        for (part, name) in zip(parts, names) {
            if part.hasPrefix(":") { values[String(part.dropFirst())] = name } else if part != name { return nil }
        }
        for item in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [] where query.contains(item.name) {
            values[item.name] = item.value
        }
        return RouteParameters(values: values)
    }
}

/// The parameters of a URL, with typed accessors.
public struct RouteParameters: Equatable {
    public let values: [String: String]
    public init(values: [String: String]) { self.values = values }
    public func text(_ name: String) -> String? { values[name] }
    public func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
}
