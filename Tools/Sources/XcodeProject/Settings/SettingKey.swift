/// The name of a setting with its conditions: `NAME[sdk=iphonesimulator*][arch=x86_64]`.
struct SettingKey: Hashable {
    var name: String
    var conditions: [String: String] = [:]

    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "[", omittingEmptySubsequences: false)
        name = String(parts[0]).filter { !$0.isWhitespace }
        guard !name.isEmpty, name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) else { return nil }
        for part in parts.dropFirst() {
            // Several may be in one pair of brackets.
            for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                let sides = condition.split(separator: "=", maxSplits: 1).map { String($0.filter { !$0.isWhitespace }) }
                guard sides.count == 2 else { return nil }
                conditions[sides[0]] = sides[1]
            }
        }
    }

    /// Whether its conditions are true in a build for a simulated iPhone.
    func applies(to configuration: String) -> Bool {
        conditions.allSatisfy { kind, pattern in
            switch kind {
            case "sdk": Self.sdks.contains { Self.matches(pattern, $0) }
            case "arch": Self.matches(pattern, "x86_64")
            case "config": Self.matches(pattern, configuration)
            default: false
            }
        }
    }

    private static let sdks = ["iphonesimulator", "iphonesimulator26.0"]

    /// Whether a text has the form of a pattern with `*` for any characters.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return pattern == text }
        var rest = Substring(text)
        for (index, part) in parts.enumerated() {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else if !part.isEmpty {
                guard let range = rest.firstRange(of: part) else { return false }
                rest = rest[range.upperBound...]
            }
        }
        return true
    }
}
