package import HostInterface

/// What is said of an element: its name, what it holds, what it is, how it stands.
package enum SpokenText {
    private static let kinds: [(bit: UInt64, word: String)] = [
        (1 << 53, "switch button"), (1 << 15, "tab"), (1 << 12, "adjustable"), (1 << 10, "search field"), (1 << 1, "link"),
        (1 << 0, "button"),
        (1 << 2, "image"), (1 << 16, "heading"),
    ]
    private static let selected: UInt64 = 1 << 3
    private static let toggle: UInt64 = 1 << 53
    private static let key: UInt64 = 1 << 5

    package static func of(_ element: AccessibilityElement) -> String {
        let traits = element.traits
        var parts: [String] = []
        if traits & selected != 0 { parts.append("selected") }
        if !element.label.isEmpty { parts.append(element.label) }
        if let entry = element.entry {
            parts.append(entry.isSecure ? "secure text field" : "text field")
            if element.isFocused { parts.append("is editing") }
        }
        if traits & toggle != 0 {
            parts.append("switch button")
            parts.append(element.value == "1" ? "on" : element.value == "0" ? "off" : element.value)
        } else if !element.value.isEmpty, element.value != element.label {
            // How many characters a secure field has is all that may be said of them.
            parts.append(element.entry?.isSecure == true ? "\(element.value.count) characters" : element.value)
        }
        if traits & (toggle | key) == 0, element.entry == nil, let kind = kinds.first(where: { traits & $0.bit != 0 }) {
            parts.append(kind.word)
        }
        if !element.isEnabled { parts.append("dimmed") }
        if !element.actions.isEmpty { parts.append("actions available") }
        if !element.hint.isEmpty { parts.append(element.hint) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
