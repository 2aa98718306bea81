extension DocumentBuilder {
    /// Creates the object of an element, with its children.
    func object(_ element: InterfaceElement) -> Int { object(element, rule(for: element)) }

    private func rule(for element: InterfaceElement) -> ElementRule {
        if let rule = ElementRules.all[element.name] { return rule }
        context.warn(element.line, "<\(element.name)> is not supported; it becomes a UIView")
        return ElementRule("UIView", .view, ElementRules.view)
    }

    func object(_ element: InterfaceElement, _ rule: ElementRule) -> Int {
        if element.id == nil, rule.family != .plain, element.key != "contentView" {
            context.error(element.line, "<\(element.name)> has no id")
        }
        var object = NibObject(className: rule.className, custom: context.custom(element) ?? rule.framework, id: element.id)
        object.label = element["userLabel"]
        if element.name == "customObject", object.custom == nil { object.className = "NSObject" }
        let number = add(object, line: element.line)
        if rule.family == .view { layout.items[number] = .view(in: layout.open.last) }
        layout.open.append(number)
        defer { layout.open.removeLast() }
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) { attribute(name, text, of: number, element, rule) }
        for child in element.children { self.child(child, of: number, element, rule) }
        finish(number, element, rule)
        return number
    }

    /// Adds Interface Builder's implicit defaults.
    private func finish(_ number: Int, _ element: InterfaceElement, _ rule: ElementRule) {
        func fill(_ key: String, _ value: NibValue) {
            if document.objects[number].keys[key] == nil { document.objects[number].keys[key] = value }
        }
        variations(of: number, element, rule)
        if rule.family == .view {
            fill("UIOpaque", .bool(true))
            fill("UIUserInteractionDisabled", .bool(false))
            let sizes = [("Hugging", "HuggingPriority"), ("CompressionResistance", "CompressionResistancePriority")]
            for (name, ending) in sizes { priorities(element, name, "UIViewContent\(ending)", of: number) }
        }
        // Their classes clip by default, and a file says only that they do.
        if ["scrollView", "tableView", "collectionView", "textView"].contains(element.name) { fill("UIClipsToBounds", .bool(false)) }
        switch element.name {
        case "label": fill("UIAdjustsFontSizeToFit", .bool(true))
        case "activityIndicatorView": fill("UIHidesWhenStopped", .bool(false))
        case "imageView":
            if document.objects[number].keys["UIUserInteractionDisabled"] == .bool(false) { fill("UIUserInteractionEnabled", .bool(true)) }
        case "stackView":
            if let views = document.objects[number].keys["UISubviews"] { fill("UIStackViewArrangedSubviews", views) }
        case "tableViewCell": finishCell(number, element)
        case "tableView": finishTable(number)
        // A storyboard has the guides in its view's document.
        case _ where rule.family == .controller && !context.isStoryboard:
            guard case .reference(let view) = document.objects[number].keys["UIView"] else { break }
            for guide in element.list("layoutGuides") { self.guide(guide, of: view) }
        default: break
        }
    }

    private func priorities(_ element: InterfaceElement, _ name: String, _ key: String, of number: Int) {
        let names = ["horizontal", "vertical"].map { "\($0)\(name)Priority" }
        guard names.contains(where: { element[$0] != nil }) else { return }
        let fallback = name == "Hugging" ? 250.0 : 750.0
        let values = names.map { name in element[name].flatMap { priority($0, name, element.line) } ?? fallback }
        set(key, of: number, to: .text(GeometryText.list(values)))
    }

    private func attribute(_ name: String, _ text: String, of number: Int, _ element: InterfaceElement, _ rule: ElementRule) {
        guard let property = rule.properties[name] else {
            guard !ElementRules.design.contains(name) else { return }
            let about = "<\(element.name)>: \"\(name)\" is not supported"
            return context.warnOnce(element.line, about, about + "; it is ignored")
        }
        set(property.key, of: number, to: value(text, property, name, element))
    }

    /// The value of an attribute; nil after an error, or if it has none.
    func value(_ text: String, _ property: PropertyRule, _ name: String, _ element: InterfaceElement) -> NibValue? {
        switch property.kind {
        case .flag: return context.flag(text, name, element.line).map { .bool($0) }
        case .inverted: return context.flag(text, name, element.line).map { .bool(!$0) }
        case .integer: return context.integer(text, name, element.line).map { .integer($0) }
        case .real, .date: return context.number(text, name, element.line).map { .real($0) }
        case .text: return .text(text)
        case .image: return image(text, element)
        case .choice(let values):
            guard let value = values[text] else {
                context.warn(element.line, "\"\(text)\" of \(name) is not supported; the default is used")
                return nil
            }
            return .integer(value)
        case .object, .unread:
            // An attribute that refers to a view by its id, or that has no effect.
            return nil
        case .color, .font, .insets, .directionalInsets, .size, .point, .split, .attributedText, .options:
            context.error(element.line, "\(name) of <\(element.name)> is written as an attribute")
            return nil
        }
    }

    // MARK: Children

    private func child(_ child: InterfaceElement, of number: Int, _ parent: InterfaceElement, _ rule: ElementRule) {
        switch child.name {
        case "rect" where child.key == "frame": frame(child, of: number)
        case "frame" where child.key == "frameInset": insetFrame(child, of: number)
        case "rect" where ["contentStretch", "bounds"].contains(child.key): break
        case "autoresizingMask": mask(child, of: number)
        case "subviews": subviews(child, of: number, parent)
        case "constraints": constraints(child, of: number)
        case "connections": connections(child, of: number, parent)
        case "userDefinedRuntimeAttributes": runtimeAttributes(child, of: number)
        case "accessibility": accessibility(child, of: number)
        case "textInputTraits": traits(child, of: number)
        case "viewLayoutGuide": guide(child, of: number)
        case "layoutGuides" where rule.family == .view: for guide in child.children { self.guide(guide, of: number) }
        // Variations concern what comes before and after them.
        case "variation", "nil", "layoutGuides", "gestureRecognizers": break
        // Xcode 7 writes an empty list of every view.
        case "animations" where child.children.isEmpty: break
        // Only used by Interface Builder's canvas.
        case _
        where child.name.lowercased().contains("simulated")
            || ["canvasLocation", "freeformSize", "userComments", "customSize", "intrinsicContentSize"].contains(child.key):
            break
        default:
            guard !part(child, of: number, parent) else { return }
            guard child.key.map({ keyed(child, $0, of: number, rule) }) ?? false else {
                let key = child.key.map { " key=\"\($0)\"" } ?? ""
                return context.warnOnce(
                    child.line, "<\(parent.name)> <\(child.name)\(key)>",
                    "<\(child.name)\(key)> in <\(parent.name)> is not supported; it is ignored")
            }
        }
    }

    /// Handles a child that represents a property; false if there is no such property.
    private func keyed(_ child: InterfaceElement, _ key: String, of number: Int, _ rule: ElementRule) -> Bool {
        guard key != "view" || rule.family != .controller else {
            if parent == nil, !context.isStoryboard { set("UIView", of: number, to: .reference(object(child))) }
            return true
        }
        guard let property = rule.properties[key] else { return false }
        if case .split = property.kind {
            guard let size = context.numbers(child, ["width", "height"], needed: true) else { return true }
            set(property.key + "Width", of: number, to: .real(size[0]))
            set(property.key + "Height", of: number, to: .real(size[1]))
            return true
        }
        set(property.key, of: number, to: value(of: child, property, key))
        return true
    }

    func value(of child: InterfaceElement, _ property: PropertyRule, _ key: String) -> NibValue? {
        func numbers(_ names: [String]) -> [Double]? { context.numbers(child, names, needed: true) }
        switch property.kind {
        case .color: return color(child)
        case .font: return font(child)
        case .attributedText: return attributedText(child)
        case .insets:
            guard child["minX"] != nil else {
                return numbers(["top", "left", "bottom", "right"]).map { .text(GeometryText.list($0)) }
            }
            return numbers(["minX", "minY", "maxX", "maxY"]).map { .text(GeometryText.list([$0[1], $0[0], $0[3], $0[2]])) }
        case .directionalInsets:
            return numbers(["top", "leading", "bottom", "trailing"]).map { .text(GeometryText.list($0)) }
        case .size: return numbers(["width", "height"]).map { .text(GeometryText.point($0[0], $0[1])) }
        case .point:
            let names = child.name == "offsetWrapper" ? ["horizontal", "vertical"] : ["x", "y"]
            return numbers(names).map { .text(GeometryText.point($0[0], $0[1])) }
        case .date: return numbers(["timeIntervalSinceReferenceDate"]).map { .real($0[0]) }
        case .object: return .reference(object(child))
        case .options(let names): return options(child, names)
        case .image: return child["image"].flatMap { image($0, child) }
        case .text: return .text(child.text)
        case .flag, .inverted, .integer, .real, .choice:
            return child["value"].flatMap { value($0, property, key, child) }
        case .split, .unread: return nil
        }
    }

    func options(_ element: InterfaceElement, _ names: [String: Int]) -> NibValue? {
        var value = 0
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
            guard let option = names[name] else {
                context.warn(element.line, "\"\(name)\" of <\(element.name)> is not supported; it is ignored")
                continue
            }
            if context.flag(text, name, element.line) == true { value |= option }
        }
        return .integer(value)
    }

    private func traits(_ element: InterfaceElement, of number: Int) {
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
            guard let property = TextTraits.rules[name] else {
                context.warnOnce(element.line, "traits \(name)", "\"\(name)\" of <textInputTraits> is not supported; it is ignored")
                continue
            }
            set(property.key, of: number, to: value(text, property, name, element))
        }
    }
}
