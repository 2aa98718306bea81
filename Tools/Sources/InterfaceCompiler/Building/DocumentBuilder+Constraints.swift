extension DocumentBuilder {
    static let layoutAttributes = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8, "centerX": 9, "centerY": 10,
        "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
        "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    ]

    func subviews(_ list: InterfaceElement, of number: Int, _ parent: InterfaceElement) {
        let outer = container
        container = sizes[number] ?? (0, 0)
        defer { container = outer }
        for element in list.children {
            let view = object(element)
            append(.reference(view), to: "UISubviews", of: number)
            layout.subviews[number, default: []].append(view)
            layout.translations[view] = .init(
                isGiven: element["translatesAutoresizingMaskIntoConstraints"] != nil, isFixed: element["fixedFrame"] == "YES",
                isArranged: parent.name == "stackView")
        }
    }

    func constraints(_ list: InterfaceElement, of number: Int) {
        for element in list.children {
            guard element.name == "constraint" else {
                context.warn(element.line, "<\(element.name)> in <constraints> is not supported; it is ignored")
                continue
            }
            guard element["placeholder"] != "YES" else {
                leaveOut(element)
                continue
            }
            constraint(element, of: number)
        }
    }

    /// A constraint for Interface Builder's canvas only: the app constrains its views itself.
    private func leaveOut(_ element: InterfaceElement) {
        if let id = element.id { context.dropped.insert(id) }
        layout.canvasItems.formUnion([element["firstItem"], element["secondItem"]].compactMap(\.self))
    }

    private static let constraintNames: Set<String> = [
        "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant", "priority",
        "identifier", "symbolic", "placeholder", "type", "userLabel", "customClass", "customModule", "customModuleProvider",
    ]

    private func constraint(_ element: InterfaceElement, of number: Int) {
        var object = NibObject(className: "NSLayoutConstraint", custom: context.custom(element), id: element.id)
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
        guard let multiplier = ratio(element), let constant = real("constant", element),
            let priority = element["priority"].map({ self.priority($0, "priority", element.line) }) ?? 1000
        else { return }
        for name in element.attributes.keys.sorted() where !Self.constraintNames.contains(name) {
            context.warnOnce(element.line, "constraint \(name)", "<constraint>: \"\(name)\" is not supported; it is ignored")
        }
        object.keys = [
            "NSFirstAttribute": .integer(first), "NSRelation": .integer(relation), "NSSecondAttribute": .integer(second),
            "NSMultiplier": .real(multiplier), "NSConstant": .real(constant), "NSPriority": .real(priority),
        ]
        if let name = element["identifier"] { object.keys["NSLayoutIdentifier"] = .text(name) }
        let constraint = add(object, line: element.line)
        append(.reference(constraint), to: "UIViewAutolayoutConstraints", of: number)
        layout.constraints[number, default: []].append(constraint)
        context.constraints.append(
            PendingConstraint(
                builder: self, holder: number, object: constraint, element: element, first: element["firstItem"],
                second: element["secondItem"]))
        for child in element.children { part(child, ofConstraint: constraint, in: number) }
    }

    private func part(_ child: InterfaceElement, ofConstraint constraint: Int, in holder: Int) {
        switch child.name {
        case "variation":
            guard let sizes = sizes(of: child, "the constraint") else { return }
            for (name, text) in child.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
                switch name {
                case "constant":
                    guard let value = context.number(text, name, child.line) else { break }
                    layout.vary(constraint, in: holder, path: name, sizes, .real(value))
                case "priority":
                    guard let value = priority(text, name, child.line) else { break }
                    layout.vary(constraint, in: holder, path: name, sizes, .real(value))
                case "symbolic": break
                default: unvaried(name, "constraint", child.line)
                }
            }
        case "connections": connections(child, of: constraint, child)
        case "userDefinedRuntimeAttributes": runtimeAttributes(child, of: constraint)
        default:
            let about = "<\(child.name)> in <constraint>"
            context.warnOnce(child.line, about, about + " is not supported; it is ignored")
        }
    }

    private func real(_ name: String, _ element: InterfaceElement) -> Double? {
        element[name].map { context.number($0, name, element.line) } ?? 0
    }

    /// UIKit has priorities above 0, up to 1000; others end at the nearest of Interface Builder's.
    func priority(_ text: String, _ name: String, _ line: Int) -> Double? {
        guard let value = context.number(text, name, line) else { return nil }
        let limited = min(max(value, 1), 1000)
        if limited != value { context.warn(line, "\(name) \(text) is not in 1...1000; \(GeometryText.number(limited)) is used") }
        return limited
    }

    /// `16:9`, `2/3` or a number.
    private func ratio(_ element: InterfaceElement) -> Double? {
        guard let text = element["multiplier"] else { return 1 }
        if text.hasSuffix("%") { return context.number(String(text.dropLast()), "multiplier", element.line).map { $0 / 100 } }
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
