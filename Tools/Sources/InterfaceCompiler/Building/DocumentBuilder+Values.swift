extension DocumentBuilder {
    // MARK: Images

    func image(_ name: String, _ element: InterfaceElement) -> NibValue? {
        guard !name.isEmpty else { return nil }
        var object = NibObject(className: "UIImage")
        if element["catalog"] == "system" || context.resources.systemImages.contains(name) {
            object.keys["UISystemName"] = .text(name)
            object.keys.merge(symbolKeys(element)) { $1 }
        } else {
            object.keys["UIResourceName"] = .text(name)
        }
        if let text = element["renderingMode"], let mode = ["default": 0, "original": 1, "template": 2][text] {
            object.keys["UIRenderingMode"] = .integer(mode)
        }
        return shared(object)
    }

    /// The configuration of a symbol image.
    func symbolConfiguration(_ element: InterfaceElement) -> NibValue? {
        let keys = symbolKeys(element)
        return keys.isEmpty ? nil : shared(NibObject(className: "UIImageSymbolConfiguration", keys: keys))
    }

    private func symbolKeys(_ element: InterfaceElement) -> [String: NibValue] {
        var keys: [String: NibValue] = [:]
        if let text = element["pointSize"] ?? element["symbolPointSize"] {
            keys["UISymbolPointSize"] = context.number(text, "pointSize", element.line).map { .real($0) }
        }
        let scales = ["default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3]
        if let text = element["scale"] ?? element["symbolScale"], let scale = scales[text] { keys["UISymbolScale"] = .integer(scale) }
        let weights = [
            "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5, "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
        ]
        if let text = element["weight"] ?? element["symbolWeight"], let weight = weights[text] { keys["UISymbolWeight"] = .integer(weight) }
        if let style = element["textStyle"] ?? element["symbolTextStyle"] { keys["UISymbolTextStyle"] = .text(style) }
        return keys
    }

    // MARK: Colours

    func color(_ element: InterfaceElement) -> NibValue? {
        var object = NibObject(className: "UIColor")
        var values = element
        if let color = SystemColorAttribute(element) {
            object.keys["UISystemColorName"] = .text(color.name)
            values = context.resources.colors["systemColor " + color.name] ?? color.components ?? element
        } else if let name = element["name"] {
            object.keys["UIColorName"] = .text(name)
            values = context.resources.colors["namedColor " + name] ?? InterfaceElement(name: "color")
        }
        let isNamed = !object.keys.isEmpty
        let space = values["customColorSpace"] ?? values["colorSpace"] ?? ""
        let components: [Double]?
        if values["white"] != nil {
            components = context.numbers(values, ["white"]).map { [$0[0], $0[0], $0[0]] }
        } else if values["red"] != nil {
            components = context.numbers(values, ["red", "green", "blue"])
        } else if values["cyan"] != nil {
            components = context.numbers(values, ["cyan", "magenta", "yellow", "black"]).map { ink in
                ink.dropLast().map { (1 - $0) * (1 - ink[3]) }
            }
        } else {
            if !isNamed { context.error(element.line, "<color> has neither components nor a name") }
            return isNamed ? shared(object) : nil
        }
        guard let components else { return nil }
        let alpha = values["alpha"].map { context.number($0, "alpha", values.line) ?? 1 } ?? 1
        for (key, value) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], components + [alpha]) { object.keys[key] = .real(value) }
        if space == "displayP3" { object.keys["UIDisplayP3"] = .bool(true) }
        return shared(object)
    }

    // MARK: Fonts

    private static let weights = [
        "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3, "bold": 0.4, "heavy": 0.56,
        "black": 0.62,
    ]

    /// Sizes by name, as Xcode 5 wrote them.
    private static let fontSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

    func font(_ element: InterfaceElement) -> NibValue? {
        var object = NibObject(className: "UIFont")
        if let text = element["pointSize"] ?? element["size"] {
            guard let size = Self.fontSizes[text] ?? context.number(text, "pointSize", element.line) else { return nil }
            object.keys["UIFontPointSize"] = .real(size)
        }
        if let style = element["style"] { object.keys["UIFontTextStyle"] = .text(style) }
        if let name = element["name"] { object.keys["UIFontName"] = .text(name) }
        if let text = element["weight"] {
            guard let weight = Self.weights[text] else {
                context.error(element.line, "unknown font weight \"\(text)\"")
                return nil
            }
            object.keys["UIFontWeight"] = .real(weight)
        }
        if let type = element["type"] ?? element["metaFont"].map({ $0.hasPrefix("system") ? $0 : "system" }) {
            object.keys["UIFontSystem"] = .text(type)
            if type == "boldSystem", object.keys["UIFontWeight"] == nil { object.keys["UIFontWeight"] = .real(0.4) }
        }
        return shared(object)
    }

    // MARK: Attributed text

    func attributedText(_ element: InterfaceElement) -> NibValue? {
        var runs: [NibValue] = []
        for fragment in element.list("fragments") where fragment.name == "fragment" {
            let text = fragment["content"] ?? fragment.child(forKey: "content")?.text ?? ""
            var entries: [String: NibValue] = ["text": .text(text)]
            for attribute in fragment.list("attributes") { run(attribute, &entries) }
            runs.append(.dictionary(entries))
        }
        guard !runs.isEmpty else { return nil }
        return shared(NibObject(className: "NSAttributedString", keys: ["NSRuns": .array(runs)]))
    }

    private func run(_ attribute: InterfaceElement, _ entries: inout [String: NibValue]) {
        switch (attribute.name, attribute.key) {
        case ("color", "NSColor"): entries["color"] = color(attribute)
        case ("color", "NSBackgroundColor"): entries["backgroundColor"] = color(attribute)
        case ("font", _), ("fontDescription", _): entries["font"] = font(attribute)
        case ("integer", "NSUnderline"), ("integer", "NSStrikethrough"):
            let name = attribute.key == "NSUnderline" ? "underline" : "strikethrough"
            entries[name] = attribute["value"].flatMap { context.integer($0, name, attribute.line) }.map { .integer($0) }
        case ("real", "NSKern"):
            entries["kern"] = attribute["value"].flatMap { context.number($0, "kern", attribute.line) }.map { .real($0) }
        case ("paragraphStyle", _):
            if let text = attribute["alignment"], let value = ElementRules.alignments[text] { entries["alignment"] = .integer(value) }
            if let text = attribute["lineBreakMode"], let value = ElementRules.lineBreaks[text] {
                entries["lineBreakMode"] = .integer(value)
            }
            let names = [
                "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
                "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
            ]
            for name in names {
                guard let text = attribute[name] else { continue }
                entries[name] = context.number(text, name, attribute.line).map { .real($0) }
            }
        default:
            context.warnOnce(
                attribute.line, "fragment <\(attribute.name) \(attribute.key ?? "")>",
                "<\(attribute.name) key=\"\(attribute.key ?? "")\"> of attributed text is not supported; it is ignored")
        }
    }

    // MARK: User-defined runtime attributes

    func runtimeAttributes(_ list: InterfaceElement, of number: Int) {
        for element in list.children where element.name == "userDefinedRuntimeAttribute" {
            guard let path = element["keyPath"], !path.isEmpty else {
                context.error(element.line, "the runtime attribute has no keyPath")
                continue
            }
            guard let value = runtimeValue(element, path) else { continue }
            document.objects[number].attributes.append(NibAttribute(path: path, value: value))
        }
    }

    private func runtimeValue(_ element: InterfaceElement, _ path: String) -> NibValue? {
        let type = element["type"] ?? "string"
        let inside = element.child(forKey: "value")
        func geometry(_ kind: String, _ names: [String], _ text: ([Double]) -> String) -> NibValue? {
            guard let inside else {
                context.error(element.line, "the runtime attribute \(path) has no value")
                return nil
            }
            return context.numbers(inside, names, needed: true).map { .tagged(kind, .text(text($0))) }
        }
        switch type {
        case "boolean":
            return (element["value"] ?? inside?["value"]).flatMap { context.flag($0, path, element.line) }.map { .bool($0) }
        case "number":
            let text = inside?["value"] ?? element["value"] ?? ""
            if inside?.name != "real", let whole = Int(text) { return .integer(whole) }
            return context.number(text, path, element.line).map { .real($0) }
        case "string", "localizedString": return .text(element["value"] ?? inside?.text ?? "")
        case "point": return geometry(type, ["x", "y"]) { GeometryText.point($0[0], $0[1]) }
        case "size": return geometry(type, ["width", "height"]) { GeometryText.point($0[0], $0[1]) }
        case "rect": return geometry(type, ["x", "y", "width", "height"]) { GeometryText.rect($0[0], $0[1], $0[2], $0[3]) }
        case "range": return geometry(type, ["location", "length"]) { GeometryText.point($0[0], $0[1]) }
        case "color": return inside.flatMap { color($0) }
        case "image": return (element["value"] ?? inside?["name"]).flatMap { image($0, inside ?? element) }
        case "nil": return .tagged("nil", .bool(true))
        default:
            context.error(element.line, "there are no runtime attributes of type \"\(type)\"")
            return nil
        }
    }
}
