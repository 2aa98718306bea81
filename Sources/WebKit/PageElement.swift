internal import CoreGraphics
internal import Foundation

/// What a page shows, as assistive tools and tests of the interface see it. A value, read from the engine's answers.
struct PageElement: Equatable {
    enum Kind: Equatable {
        case text, link, button, image, textField, secureTextField, textView, searchField, checkbox, radioButton, slider, other
    }

    /// The engine's number of the node, which it keeps while its page is there.
    var node: Int
    var kind: Kind
    var label: String
    var value: String?
    var placeholder: String?
    var isEnabled = true
    var isSelected = false
    var isFocused = false
    var isHeader = false
    /// From the page's beginning, not from what is visible of it. > Units: CSS pixels.
    var frame: CGRect
}

/// Reads a page's elements from the accessibility trees of its frames and a snapshot of its layout.
struct PageElementReader {
    private typealias Node = [String: Any]

    /// The places of nodes. > Units: CSS pixels of the page.
    private var frames: [Int: CGRect] = [:]
    private var attributes: [Int: [String: String]] = [:]
    private var nodes: [String: Node] = [:]
    private var found: [PageElement] = []

    /// > Parameters:
    ///   - trees: `Accessibility.getFullAXTree` of each frame, that of the page first.
    ///   - snapshot: `DOMSnapshot.captureSnapshot`.
    ///   - scale: pixels of the engine's bitmaps per CSS pixel, in which a snapshot measures.
    static func elements(trees: [[String: Any]], snapshot: [String: Any], scale: Double) -> [PageElement] {
        var reader = PageElementReader()
        reader.readLayout(snapshot, scale: scale > 0 ? scale : 1)
        for tree in trees { reader.read(tree) }
        return reader.found
    }

    // MARK: Layout

    private mutating func readLayout(_ snapshot: [String: Any], scale: Double) {
        let strings = snapshot["strings"] as? [String] ?? []
        let documents = snapshot["documents"] as? [[String: Any]] ?? []
        /// Where the documents of frames begin, by their numbers.
        var origins: [Int: CGPoint] = [0: .zero]
        // A frame's document comes after the one that contains it.
        for (number, document) in documents.enumerated() {
            guard var origin = origins[number], let nodes = document["nodes"] as? [String: Any] else { continue }
            if number > 0 {
                origin.x -= Self.number(document["scrollOffsetX"]) / scale
                origin.y -= Self.number(document["scrollOffsetY"]) / scale
            }
            let identifiers = nodes["backendNodeId"] as? [Int] ?? []
            let layout = document["layout"] as? [String: Any] ?? [:]
            let indexes = layout["nodeIndex"] as? [Int] ?? []
            let boxes = (layout["bounds"] as? [[Any]] ?? []).map { $0.map(Self.number) }
            for (index, box) in zip(indexes, boxes) where identifiers.indices.contains(index) && box.count == 4 {
                frames[identifiers[index]] = CGRect(
                    x: origin.x + box[0] / scale, y: origin.y + box[1] / scale, width: box[2] / scale, height: box[3] / scale)
            }
            for (index, words) in (nodes["attributes"] as? [[Int]] ?? []).enumerated() where identifiers.indices.contains(index) {
                attributes[identifiers[index]] = Self.pairs(words, strings)
            }
            let inner = nodes["contentDocumentIndex"] as? [String: Any] ?? [:]
            for (index, target) in zip(inner["index"] as? [Int] ?? [], inner["value"] as? [Int] ?? []) where target > number {
                guard identifiers.indices.contains(index), let frame = frames[identifiers[index]] else { continue }
                origins[target] = frame.origin
            }
        }
    }

    private static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }

    private static func pairs(_ words: [Int], _ strings: [String]) -> [String: String] {
        var result: [String: String] = [:]
        for place in stride(from: 0, to: words.count - 1, by: 2) {
            let (name, value) = (words[place], words[place + 1])
            if strings.indices.contains(name) { result[strings[name]] = strings.indices.contains(value) ? strings[value] : "" }
        }
        return result
    }

    // MARK: Elements

    private mutating func read(_ tree: [String: Any]) {
        let all = tree["nodes"] as? [Node] ?? []
        nodes = Dictionary(all.map { ($0["nodeId"] as? String ?? "", $0) }) { first, _ in first }
        // A page may be nested more deeply than this process can call itself.
        var open = all.first.map { [(node: $0, isHeader: false)] } ?? []
        var seen: Set<String> = []
        while let (node, isHeader) = open.popLast() {
            guard seen.insert(node["nodeId"] as? String ?? "").inserted else { continue }
            let role = Self.text(node["role"]) ?? ""
            let isIgnored = node["ignored"] as? Bool ?? false
            if !isIgnored, let kind = Self.kind(of: role) {
                add(node, kind, isHeader: isHeader)
                continue
            }
            let headers = isHeader || (!isIgnored && role == "heading")
            let children = (node["childIds"] as? [String] ?? []).compactMap { nodes[$0] }
            open += children.reversed().map { ($0, headers) }
        }
    }

    private static func kind(of role: String) -> PageElement.Kind? {
        switch role {
        case "StaticText": .text
        case "link": .link
        case "button", "menuitem", "tab", "DisclosureTriangle", "combobox", "ComboBoxSelect", "ComboBoxMenuButton": .button
        case "image", "img", "Canvas", "SvgRoot": .image
        case "textbox", "spinbutton": .textField
        case "searchbox": .searchField
        case "checkbox", "switch", "menuitemcheckbox": .checkbox
        case "radio", "menuitemradio": .radioButton
        case "slider": .slider
        case "progressindicator", "meter": .other
        default: nil
        }
    }

    private mutating func add(_ node: Node, _ kind: PageElement.Kind, isHeader: Bool) {
        guard let number = node["backendDOMNodeId"] as? Int, let frame = frames[number], !frame.isEmpty else { return }
        let label = (Self.text(node["name"]) ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // Images without a name are decoration, and texts of spaces are none.
        guard !label.isEmpty || (kind != .text && kind != .image) else { return }
        let named = attributes[number] ?? [:]
        let states = Dictionary(
            (node["properties"] as? [Node] ?? []).map { ($0["name"] as? String ?? "", $0["value"]) }
        ) { first, _ in first }
        // A menu of choices and a field with suggestions have the same role.
        let kind = kind == .button && states["editable"] != nil ? PageElement.Kind.textField : kind
        var element = PageElement(node: number, kind: kind, label: label, frame: frame)
        element.value = Self.text(node["value"])
        element.isHeader = isHeader
        element.isEnabled = !Self.isTrue(states["disabled"] ?? nil)
        element.isFocused = Self.isTrue(states["focused"] ?? nil)
        switch kind {
        case .textField:
            element.placeholder = named["placeholder"]
            let isLong = Self.isTrue(states["multiline"] ?? nil)
            element.kind = named["type"]?.lowercased() == "password" ? .secureTextField : isLong ? .textView : .textField
        case .searchField: element.placeholder = named["placeholder"]
        case .checkbox, .radioButton:
            let isOn = Self.isTrue(states["checked"] ?? nil)
            (element.isSelected, element.value) = (isOn, isOn ? "1" : "0")
        default: element.isSelected = ["selected", "pressed"].contains { Self.isTrue(states[$0] ?? nil) }
        }
        found.append(element)
    }

    /// The text of the engine's `{"type": …, "value": …}`.
    private static func text(_ value: Any?) -> String? {
        switch (value as? Node)?["value"] {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    private static func isTrue(_ value: Any?) -> Bool {
        let value = (value as? Node)?["value"]
        return value as? String == "true" || (value as? NSNumber)?.boolValue == true
    }
}
