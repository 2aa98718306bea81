extension DocumentBuilder {
    func frame(_ element: InterfaceElement, _ names: [String], of number: Int) {
        guard let values = context.numbers(element, names, needed: true) else { return }
        let named = Dictionary(uniqueKeysWithValues: zip(names, values))
        let (x, y) = (named["x"] ?? named["minX"] ?? 0, named["y"] ?? named["minY"] ?? 0)
        let (width, height) = (named["width"] ?? 0, named["height"] ?? 0)
        set("UIBounds", of: number, to: .text(GeometryText.rect(0, 0, width, height)))
        set("UICenter", of: number, to: .text(GeometryText.point(x + width / 2, y + height / 2)))
    }

    /// Views that exist for some size classes only are created, but neither installed nor active.
    func exclude(_ variation: InterfaceElement, of number: Int) {
        let keys = ["subviews": "UISubviews", "constraints": "UIViewAutolayoutConstraints"]
        for mask in variation.children {
            guard let key = mask.key.flatMap({ keys[$0] }), case .array(let values) = document.objects[number].keys[key] else { continue }
            let excluded = mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
            let numbers = Set(excluded.compactMap { self.numbers[$0] }.map { NibValue.reference($0) })
            let left = values.filter { !numbers.contains($0) }
            document.objects[number].keys[key] = left.isEmpty ? nil : .array(left)
        }
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
                return context.warn(element.line, "the layout guide \"\(key)\" is not supported; it is ignored")
            }
            object.keys["UISystemGuide"] = .text(name)
        }
        if let name = element["identifier"] { object.keys["UILayoutGuideIdentifier"] = .text(name) }
        append(.reference(add(object, line: element.line)), to: "UILayoutGuides", of: number)
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

    // MARK: Constraints

    static let layoutAttributes = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8, "centerX": 9, "centerY": 10,
        "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
        "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    ]

    func constraints(_ list: InterfaceElement, of number: Int, _ view: InterfaceElement) {
        // The file marks constraints that exist only for its canvas.
        for element in list.children where element["placeholder"] != "YES" {
            guard element.name == "constraint" else {
                context.warn(element.line, "<\(element.name)> in <constraints> is not supported; it is ignored")
                continue
            }
            constraint(element, of: number, view)
        }
    }

    private func constraint(_ element: InterfaceElement, of number: Int, _ view: InterfaceElement) {
        var object = NibObject(className: "NSLayoutConstraint", id: element.id)
        func attribute(_ name: String) -> Int? {
            guard let text = element[name] else { return 0 }
            guard let value = Self.layoutAttributes[text] else {
                context.error(element.line, "\"\(text)\" is not a constraint attribute")
                return nil
            }
            return value
        }
        guard let first = attribute("firstAttribute"), let second = attribute("secondAttribute") else { return }
        guard first != 0 else { return context.error(element.line, "the constraint has no firstAttribute") }
        let relations = ["equal": 0, "lessThanOrEqual": -1, "greaterThanOrEqual": 1]
        guard let relation = relations[element["relation"] ?? "equal"] else {
            return context.error(element.line, "\"\(element["relation"] ?? "")\" is not a constraint relation")
        }
        guard let multiplier = ratio(element), let constant = real("constant", element, 0), let priority = real("priority", element, 1000)
        else { return }
        object.keys = [
            "NSFirstAttribute": .integer(first), "NSRelation": .integer(relation), "NSSecondAttribute": .integer(second),
            "NSMultiplier": .real(multiplier), "NSConstant": .real(constant), "NSPriority": .real(priority),
        ]
        if let name = element["identifier"] { object.keys["NSLayoutIdentifier"] = .text(name) }
        let constraint = add(object, line: element.line)
        append(.reference(constraint), to: "UIViewAutolayoutConstraints", of: number)
        if let item = element["firstItem"] {
            context.references.append(.init(builder: self, object: constraint, key: "NSFirstItem", id: item, line: element.line))
        } else {
            set("NSFirstItem", of: constraint, to: .reference(number))
        }
        if let item = element["secondItem"] {
            context.references.append(.init(builder: self, object: constraint, key: "NSSecondItem", id: item, line: element.line))
        } else if second != 0 {
            set("NSSecondItem", of: constraint, to: .reference(number))
        }
    }

    private func real(_ name: String, _ element: InterfaceElement, _ fallback: Double) -> Double? {
        element[name].map { context.number($0, name, element.line) } ?? fallback
    }

    /// `16:9`, `2/3` or a number.
    private func ratio(_ element: InterfaceElement) -> Double? {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map(String.init)
        guard let above = context.number(parts[0], "multiplier", element.line) else { return nil }
        guard parts.count > 1 else { return above }
        guard let below = context.number(parts[1], "multiplier", element.line) else { return nil }
        guard below != 0 else {
            context.error(element.line, "\"\(text)\" of multiplier divides by zero")
            return nil
        }
        return above / below
    }
}
