import Foundation

/// The texts of one language for a file: `"ID.text" = "…";`.
struct InterfaceStrings {
    private(set) var texts: [String: [String: String]] = [:]
    private(set) var diagnostics: [InterfaceDiagnostic] = []
    private let file: String
    private var used: Set<String> = []

    static let maximumFileSize = 4 << 20

    init(file: String) throws(InterfaceDiagnostic) {
        self.file = file
        guard let data = FileManager.default.contents(atPath: file) else { throw .error(file, nil, "cannot be read") }
        guard data.count <= Self.maximumFileSize else {
            throw .error(file, nil, "is larger than \(Self.maximumFileSize >> 20) MB, the most that is read")
        }
        guard !data.isEmpty else { return }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
            throw .error(file, nil, "is no table of strings")
        }
        guard let table = list as? [String: String] else { throw .error(file, nil, "is no table of strings alone") }
        for (key, text) in table {
            guard let dot = key.firstIndex(of: ".") else { continue }
            texts[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
        }
    }

    /// The tree with this language's texts in it.
    mutating func localized(_ element: InterfaceElement) -> InterfaceElement {
        var result = element
        result.children = element.children.map { localized($0) }
        guard let id = element.id, let own = texts[id] else { return result }
        for (property, text) in own.sorted(by: { $0.key < $1.key }) {
            guard !Self.put(text, property, into: &result) else { continue }
            diagnostics.append(
                .init(severity: .warning, file: file, message: "\"\(id).\(property)\" is not carried; the file's own text stays"))
        }
        return result
    }

    private static let states = [
        "normalTitle": "normal", "highlightedTitle": "highlighted", "disabledTitle": "disabled", "selectedTitle": "selected",
        "focusedTitle": "focused",
    ]

    private static func put(_ text: String, _ property: String, into element: inout InterfaceElement) -> Bool {
        if let state = states[property] {
            return change(&element, where: { $0.name == "state" && $0.key == state }) { set(text, "title", in: &$0) }
        }
        if property.hasPrefix("configuration.") {
            let name = String(property.dropFirst("configuration.".count))
            return change(&element, where: { $0.key == "configuration" }) { set(text, name, in: &$0) }
        }
        if let (name, index) = indexed(property) { return put(text, name, index, into: &element) }
        switch property {
        case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
            let name = String(property.dropFirst("accessibility".count)).lowercased()
            return change(&element, where: { $0.name == "accessibility" }) { set(text, name, in: &$0) }
        case "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "badgeValue", "backButtonTitle":
            set(text, property, in: &element)
            return true
        default: return false
        }
    }

    /// `segmentTitles[2]` as name and index.
    private static func indexed(_ property: String) -> (String, Int)? {
        guard property.hasSuffix("]"), let open = property.firstIndex(of: "[") else { return nil }
        guard let index = Int(property[property.index(after: open)...].dropLast()), index >= 0 else { return nil }
        return (String(property[..<open]), index)
    }

    private static func put(_ text: String, _ name: String, _ index: Int, into element: inout InterfaceElement) -> Bool {
        let lists = ["segmentTitles": "segments", "scopeButtonTitles": "scopeButtonTitles"]
        if let list = lists[name] {
            return change(&element, where: { $0.name == list }) { list in
                guard list.children.indices.contains(index) else { return }
                if name == "segmentTitles" { list.children[index].attributes["title"] = text } else { list.children[index].text = text }
            }
        }
        guard name == "ibExternalUserDefinedRuntimeAttributesLocalizableStrings" else { return false }
        return change(&element, where: { $0.name == "userDefinedRuntimeAttributes" }) { list in
            let places = list.children.indices.filter { list.children[$0]["type"] == "localizedString" }
            guard places.indices.contains(index) else { return }
            set(text, "value", in: &list.children[places[index]])
        }
    }

    private static func change(
        _ element: inout InterfaceElement, where isIt: (InterfaceElement) -> Bool, _ body: (inout InterfaceElement) -> Void
    ) -> Bool {
        guard let place = element.children.firstIndex(where: isIt) else { return false }
        body(&element.children[place])
        return true
    }

    /// A text may be an attribute or a child of its own.
    private static func set(_ text: String, _ property: String, in element: inout InterfaceElement) {
        element.children.removeAll { $0.key == property && ["string", "mutableString"].contains($0.name) }
        element.attributes[property] = text
    }
}
