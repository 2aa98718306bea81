/// Apple's selectors of the frameworks' public methods, by class and Swift name, read from the generated tables.
public struct FrameworkMembers: Hashable, Sendable, Codable {
    /// By class, then by Swift name such as `popViewController(animated:)`.
    private var methods: [String: [String: String]] = [:]
    /// Keys of properties whose Swift name differs, by class.
    private var keys: [String: [String: String]] = [:]

    public init() {}

    /// Adds the entries of one file of `ObjectiveCMembers`.
    public mutating func scan(_ source: String) {
        for line in source.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("case \"") else { continue }
            let quoted = line.split(separator: "\"")
            guard let selector = quoted.dropFirst().first, let tail = quoted.last, tail.hasPrefix(": .") else { continue }
            if tail.hasPrefix(": .main") || tail.hasPrefix(": .free") {
                addMethod(String(selector), tail)
            } else if let path = tail.split(separator: "\\").last {
                addProperty(String(selector), path)
            }
        }
    }

    private mutating func addMethod(_ selector: String, _ tail: Substring) {
        guard let open = tail.firstIndex(of: "(") else { return }
        let reference = tail[tail.index(after: open)...]
        // `UIView.endEditing(_:)`, or `UIView.layoutSubviews as …`.
        let end = reference.firstRange(of: " as ")?.lowerBound ?? reference.index(before: reference.endIndex)
        let written = reference[..<end].replacing("`", with: "")
        let head = written.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return }
        let type = head[..<dot].split(separator: ".").last.map(String.init) ?? ""
        let name = String(written[written.index(after: dot)...])
        methods[type, default: [:]][name.hasSuffix(")") ? name : name + "()"] = selector
    }

    private mutating func addProperty(_ key: String, _ path: Substring) {
        let parts = path.prefix { $0 != "," && $0 != ")" }.split(separator: ".").map(String.init)
        guard parts.count > 1, let name = parts.last, name != key else { return }
        keys[parts[parts.count - 2], default: [:]][name] = key
    }

    /// The selector of a method of one of these classes.
    func selector(_ target: SelectorTarget, in types: [String]) -> String? {
        for type in types {
            guard let known = methods[type] else { continue }
            if let labels = target.labels {
                if let selector = known[SwiftName(base: target.base, labels: labels).description] { return selector }
                continue
            }
            let candidates = known.filter { name, selector in
                guard name.hasPrefix(target.base + "(") else { return false }
                return target.arity == nil || target.arity == selector.utf8.count { $0 == UInt8(ascii: ":") }
            }
            if let only = candidates.min(by: { $0.key.count < $1.key.count }) { return only.value }
        }
        return nil
    }

    /// The selector of a method of this name, if it is the same in all classes that have one.
    func selectorAnywhere(_ target: SelectorTarget) -> String? {
        let found = Set(methods.keys.compactMap { selector(target, in: [$0]) })
        return found.count == 1 ? found.first : nil
    }

    /// The setter of a property of one of these classes.
    func setter(of property: String, in types: [String]) -> String? {
        types.lazy.compactMap { self.keys[$0]?[property] }.first.map { SelectorName.setter(of: $0) }
    }
}
