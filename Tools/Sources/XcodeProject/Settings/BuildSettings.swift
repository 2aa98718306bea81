/// The build settings of one target in one configuration.
public struct BuildSettings: Sendable {
    /// From the weakest to the strongest.
    private let levels: [SettingLevel]
    private let configuration: String

    private static let maximumDepth = 64
    /// Of one evaluation: a value that doubles itself over several settings would take hours and fill the memory.
    private static let maximumReferences = 20_000
    /// > Units: bytes.
    private static let maximumSize = 4 << 20

    init(levels: [SettingLevel], configuration: String) { (self.levels, self.configuration) = (levels, configuration) }

    /// The value of a setting with everything that it names; nil if no place gives it.
    public subscript(name: String) -> String? {
        var evaluation = Evaluation(levels: levels, configuration: configuration)
        return evaluation.value(name, below: levels.count)
    }

    /// The words of a setting that is a list.
    public func words(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

    public func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased() ?? "") }

    /// A text in which settings are named, such as a value of an `Info.plist`.
    public func expanded(_ text: String) -> String {
        var evaluation = Evaluation(levels: levels, configuration: configuration)
        return evaluation.expand(Substring(text), name: "", below: levels.count)
    }

    /// The names of all settings that are given.
    public var names: Set<String> { levels.reduce(into: []) { $0.formUnion($1.names) } }

    // MARK: Evaluation

    private struct Evaluation {
        let levels: [SettingLevel]
        let configuration: String
        private var open: [(name: String, level: Int)] = []
        private var size = 0
        private var count = 0

        init(levels: [SettingLevel], configuration: String) { (self.levels, self.configuration) = (levels, configuration) }

        /// The value that the strongest level below a limit gives.
        mutating func value(_ name: String, below limit: Int) -> String? {
            guard open.count < BuildSettings.maximumDepth else { return nil }
            var limit = limit
            // A setting that names itself means the value of the next level.
            if let inner = open.last(where: { $0.name == name }) { limit = min(limit, inner.level) }
            for level in stride(from: limit - 1, through: 0, by: -1) {
                guard let text = levels[level].value(name, configuration: configuration) else { continue }
                guard text.contains("$") else { return text }
                open.append((name, level))
                defer { open.removeLast() }
                return expand(Substring(text), name: name, below: level)
            }
            return nil
        }

        /// > Parameters: name: the setting whose value this is. level: where `$(inherited)` starts to look.
        mutating func expand(_ text: Substring, name: String, below level: Int) -> String {
            var result = ""
            var rest = text
            while let dollar = rest.firstIndex(of: "$") {
                result += rest[..<dollar]
                rest = rest[rest.index(after: dollar)...]
                guard let first = rest.first, first == "(" || first == "{" else {
                    let word = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
                    if word.isEmpty { result += "$" } else { result += reference(word, name, level) }
                    rest = rest.dropFirst(word.count)
                    continue
                }
                guard let end = Self.end(of: rest, first) else {
                    result += "$"
                    continue
                }
                result += reference(rest[rest.index(after: rest.startIndex)..<end], name, level)
                rest = rest[rest.index(after: end)...]
            }
            return result + rest
        }

        /// The bracket that closes the first one.
        private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
            let close: Character = open == "(" ? ")" : "}"
            var depth = 0
            for index in text.indices {
                if text[index] == open { depth += 1 }
                if text[index] == close {
                    depth -= 1
                    if depth == 0 { return index }
                }
            }
            return nil
        }

        /// What is between the brackets: a name, possibly with names in it, and modifiers.
        private mutating func reference(_ text: Substring, _ name: String, _ level: Int) -> String {
            count += 1
            guard open.count < BuildSettings.maximumDepth, count <= BuildSettings.maximumReferences, size <= BuildSettings.maximumSize
            else {
                return ""
            }
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            open.append(("", level))
            defer { open.removeLast() }
            let wanted = parts[0].contains("$") ? expand(parts[0], name: name, below: level) : String(parts[0])
            var result: String?
            if wanted == "inherited" || wanted == "value" || wanted == name {
                result = name.isEmpty ? nil : value(name, below: level)
            } else {
                result = value(wanted, below: levels.count)
            }
            for modifier in parts.dropFirst() { result = SettingModifier.apply(modifier, to: result) }
            size += result?.utf8.count ?? 0
            return result ?? ""
        }
    }
}
