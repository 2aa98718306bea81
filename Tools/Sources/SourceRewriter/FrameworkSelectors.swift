import Foundation

/// The selectors that the frameworks answer to and the optional methods they ask for, read from their sources: the string literals
/// of `ObjCRuntime.register(Type.self, "…")` and `ObjCRuntime.optional(self, "…")`.
public struct FrameworkSelectors: Hashable, Sendable, Codable {
    public private(set) var registered: Set<String> = []
    public private(set) var optional: Set<String> = []
    private var spellings: [String: String] = [:]

    public init() {}

    public init(registered: Set<String>, optional: Set<String>) {
        self.registered = registered
        self.optional = optional
        index()
    }

    /// Adds what one source file of a framework names.
    public mutating func scan(_ source: String) {
        for line in source.split(separator: "\n") where line.contains("\"") {
            if line.contains("register(") {
                registered.formUnion(Self.literals(in: line))
            } else if line.contains("optional(") {
                optional.formUnion(Self.literals(in: line))
            }
        }
        index()
    }

    /// The framework's own spelling of a selector made by rule: Apple's names leave out words that the rule puts in.
    public func registeredSpelling(of selector: String) -> String? {
        registered.contains(selector) ? selector : spellings[Self.key(selector)].flatMap { registered.contains($0) ? $0 : nil }
    }

    func optionalSelector(of name: SwiftName) -> String? {
        let selector = SelectorName.method(base: name.base, labels: name.labels)
        if optional.contains(selector) { return selector }
        return spellings[Self.key(selector)].flatMap { optional.contains($0) ? $0 : nil }
    }

    private mutating func index() {
        spellings = [:]
        for selector in registered.union(optional).sorted() { spellings[Self.key(selector)] = selector }
    }

    private static func key(_ selector: String) -> String {
        selector.replacing("IndexPath", with: "").replacing("With", with: "").lowercased()
    }

    private static func literals(in line: Substring) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
            let isName = part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
            return index % 2 == 1 && !part.isEmpty && isName ? String(part) : nil
        }
    }
}
