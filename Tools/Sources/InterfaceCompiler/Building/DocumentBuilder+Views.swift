extension DocumentBuilder {
    func frame(_ element: InterfaceElement, of number: Int) {
        guard let values = context.numbers(element, ["x", "y", "width", "height"], needed: true) else { return }
        setFrame(values[0], values[1], values[2], values[3], of: number)
    }

    func insetFrame(_ element: InterfaceElement, of number: Int) {
        let frame = InsetFrame(element, context)
        guard let x = frame.span(("minX", "width", "maxX"), of: container.width),
            let y = frame.span(("minY", "height", "maxY"), of: container.height)
        else { return }
        setFrame(x.start, y.start, x.length, y.length, of: number)
    }

    private func setFrame(_ x: Double, _ y: Double, _ width: Double, _ height: Double, of number: Int) {
        sizes[number] = (width, height)
        set("UIBounds", of: number, to: .text(GeometryText.rect(0, 0, width, height)))
        set("UICenter", of: number, to: .text(GeometryText.point(x + width / 2, y + height / 2)))
    }

    func mask(_ element: InterfaceElement, of number: Int) {
        let names = [
            "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16, "flexibleMaxY": 32,
        ]
        guard let mask = options(element, names), mask != .integer(0) else { return }
        set("UIAutoresizingMask", of: number, to: mask)
    }

    /// A layout guide of the view itself, or one that UIKit provides.
    func guide(_ element: InterfaceElement, of number: Int) {
        let systems = [
            "safeArea": "safeArea", "layoutMargins": "layoutMargins", "layoutMarginsGuide": "layoutMargins",
            "readableContentGuide": "readable", "readableContent": "readable", "keyboard": "keyboard", "keyboardLayoutGuide": "keyboard",
            "contentLayoutGuide": "contentLayout", "frameLayoutGuide": "frameLayout", "top": "top", "bottom": "bottom",
        ]
        var object = NibObject(className: "UILayoutGuide", id: element.id)
        object.label = element["userLabel"]
        guard element.id != nil else { return context.error(element.line, "<\(element.name)> has no id") }
        if let key = element.key ?? element["type"] {
            guard let name = systems[key] else {
                if let id = element.id { context.dropped.insert(id) }
                return context.warn(element.line, "the layout guide \"\(key)\" is not supported; it is ignored")
            }
            object.keys["UISystemGuide"] = .text(name)
        }
        if let name = element["identifier"] { object.keys["UILayoutGuideIdentifier"] = .text(name) }
        let guide = add(object, line: element.line)
        layout.items[guide] = .guide(of: number)
        append(.reference(guide), to: "UILayoutGuides", of: number)
    }

    func accessibility(_ element: InterfaceElement, of number: Int) {
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
            switch name {
            case "identifier", "label", "hint", "value":
                set("UIAccessibility" + name.prefix(1).uppercased() + name.dropFirst(), of: number, to: .text(text))
            case "key": break
            default:
                context.warnOnce(element.line, "accessibility \(name)", "\"\(name)\" of <accessibility> is not supported; it is ignored")
            }
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("accessibilityTraits", _): set("UIAccessibilityTraits", of: number, to: options(child, Self.traitNames))
            case ("bool", "isElement"), ("boolean", "isElement"):
                guard let text = child["value"] else { break }
                set("UIIsAccessibilityElement", of: number, to: context.flag(text, "isElement", child.line).map { .bool($0) })
            case ("string", "hint"), ("string", "label"), ("string", "value"):
                let key = child.key ?? ""
                set("UIAccessibility" + key.prefix(1).uppercased() + key.dropFirst(), of: number, to: .text(child.text))
            default:
                context.warnOnce(
                    child.line, "accessibility <\(child.name)>", "<\(child.name)> in <accessibility> is not supported; it is ignored")
            }
        }
    }

    private static let traitNames = [
        "none": 0, "button": 1, "link": 2, "image": 4, "selected": 8, "playsSound": 16, "keyboardKey": 32, "staticText": 64,
        "summaryElement": 128, "notEnabled": 256, "updatesFrequently": 512, "searchField": 1024, "startsMediaSession": 2048,
        "adjustable": 4096, "allowsDirectInteraction": 8192, "causesPageTurn": 16384, "header": 65536,
    ]
}
