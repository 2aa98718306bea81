internal import DriveProtocol

/// An element as a short line.
enum ElementLine {
    /// The longest name or value that is shown whole. > Units: characters.
    private static let longest = 80

    static func text(_ seen: SeenElement, frame: Bool = false, visibility: Bool = true) -> String {
        let element = seen.element
        // Of an element that is not listed the frame says where it is.
        var words = (seen.reference > 0 ? ["e\(seen.reference)"] : []) + [name(element)]
        // An empty text input has the value that it shows: its placeholder.
        if let placeholder = element.placeholder, placeholder == element.value {
            words.append("empty, placeholder \(quoted(placeholder))")
        } else if let value = element.value, value != element.label {
            words.append("= \(quoted(value))")
        }
        if !element.isEnabled { words.append("disabled") }
        if element.isSelected { words.append("selected") }
        if element.hasFocus { words.append("focus") }
        if visibility, !element.isHittable { words.append("hidden") }
        if frame { words.append("\(whole(element.x)),\(whole(element.y)) \(whole(element.width))×\(whole(element.height))") }
        return words.joined(separator: " ")
    }

    /// Type, label and identifier.
    static func name(_ element: DriveElement) -> String {
        var words = [type(element)]
        let label = element.label.isEmpty ? element.title : element.label
        if !label.isEmpty { words.append(quoted(label)) }
        if !element.identifier.isEmpty, element.identifier != label { words.append("#" + shortened(element.identifier)) }
        return words.joined(separator: " ")
    }

    static func type(_ element: DriveElement) -> String {
        let name = "\(DriveElementType(rawValue: element.type) ?? .other)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    static func quoted(_ text: String) -> String {
        "\"" + shortened(text).replacingOccurrences("\n", with: "\\n") + "\""
    }

    private static func shortened(_ text: String) -> String { text.count > longest ? text.prefix(longest - 1) + "…" : text }

    private static func whole(_ value: Double) -> Int { Int(exactly: value.rounded()) ?? 0 }
}

extension String {
    fileprivate func replacingOccurrences(_ character: Character, with text: String) -> String {
        split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
    }
}
