package import DeviceProtocol

/// What is spoken for an element: its label, value, traits and state.
package enum SpeechDescription {
    private static let kinds: [(bit: AccessibilityTraitBits, word: String)] = [
        (.tabBar, "tab"), (.adjustable, "adjustable"), (.searchField, "search field"), (.link, "link"), (.button, "button"),
        (.image, "image"), (.header, "heading"),
    ]

    package static func of(_ element: AccessibilityElement) -> String {
        var parts: [String] = []
        if element.has(.selected) { parts.append("selected") }
        if !element.label.isEmpty { parts.append(element.label) }
        if let entry = element.entry {
            parts.append(entry.isSecure ? "secure text field" : "text field")
            if element.isFocused { parts.append("is editing") }
        }
        if element.has(.toggleButton) {
            parts.append("switch button")
            parts.append(element.value == "1" ? "on" : element.value == "0" ? "off" : element.value)
        } else if !element.value.isEmpty, element.value != element.label {
            // Only the number of characters of a secure field may be spoken.
            parts.append(element.entry?.isSecure == true ? "\(element.value.count) characters" : element.value)
        }
        if !element.has([.toggleButton, .keyboardKey]), element.entry == nil, let kind = kinds.first(where: { element.has($0.bit) }) {
            parts.append(kind.word)
        }
        if !element.isEnabled { parts.append("dimmed") }
        if !element.actions.isEmpty { parts.append("actions available") }
        if !element.hint.isEmpty { parts.append(element.hint) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
