extension DocumentBuilder {
    /// Reads what differs between size classes: installed subviews and constraints, and values.
    func variations(of number: Int, _ element: InterfaceElement, _ rule: ElementRule) {
        for variation in element.children where variation.name == "variation" {
            guard rule.family == .view else {
                let about = "variations of <\(element.name)>"
                context.warnOnce(variation.line, about, about + " are not supported; the values for all sizes apply")
                continue
            }
            guard let sizes = sizes(of: variation, "<\(element.name)>") else { continue }
            for mask in variation.children where mask.name == "mask" { self.mask(mask, sizes, of: number) }
            values(variation, sizes, of: number, element, rule)
        }
        let lists = [("UISubviews", layout.subviews[number]), ("UIViewAutolayoutConstraints", layout.constraints[number])]
        for (key, all) in lists {
            guard let all, !all.allSatisfy(layout.isInstalled) else { continue }
            let installed = all.filter(layout.isInstalled).map { NibValue.reference($0) }
            document.objects[number].keys[key] = installed.isEmpty ? nil : .array(installed)
        }
    }

    /// The size classes of a variation; nil if it depends on something else, which is reported.
    func sizes(of variation: InterfaceElement, _ subject: String) -> SizeClasses? {
        let key = variation.key ?? ""
        if key == "default" { return SizeClasses() }
        // Of a Mac's idiom; a device has another one.
        if key.split(separator: "-").contains("userInterfaceIdiom=mac") { return nil }
        var sizes = SizeClasses()
        let values = ["compact": 1, "regular": 2]
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch (pair.first, pair.count == 2 ? values[pair[1]] : nil) {
            case ("widthClass", let value?) where sizes.width == 0: sizes.width = value
            case ("heightClass", let value?) where sizes.height == 0: sizes.height = value
            default:
                context.warnOnce(
                    variation.line, "variation \(key)", "the variation \"\(key)\" is not supported; \(subject) keeps its other values")
                return nil
            }
        }
        return sizes
    }

    private func mask(_ mask: InterfaceElement, _ sizes: SizeClasses, of number: Int) {
        let all: [Int]
        switch mask.key {
        case "subviews": all = layout.subviews[number] ?? []
        case "constraints": all = layout.constraints[number] ?? []
        default: return context.warn(mask.line, "<mask key=\"\(mask.key ?? "")\"> is not supported; it is ignored")
        }
        let members = Set(all)
        for entry in mask.children {
            guard let id = entry["reference"], entry.name == "include" || entry.name == "exclude" else {
                context.warn(entry.line, "<\(entry.name)> in <mask> is not supported; it is ignored")
                continue
            }
            guard !context.dropped.contains(id) else { continue }
            guard let member = numbers[id], members.contains(member) else {
                context.warn(entry.line, "\"\(id)\" of the variation is not one of the view's \(mask.key ?? ""); it is ignored")
                continue
            }
            layout.install(member, in: number, sizes, entry.name == "include")
        }
    }

    private func values(
        _ variation: InterfaceElement, _ sizes: SizeClasses, of number: Int, _ element: InterfaceElement, _ rule: ElementRule
    ) {
        func put(_ name: String, _ line: Int, _ read: (PropertyRule) -> NibValue?) {
            guard sizes != SizeClasses(), let property = rule.properties[name], let path = ElementRules.varied[name] else {
                return unvaried(name, element.name, line)
            }
            guard var value = read(property) else { return }
            // The compiled key has the inverse meaning, the property has not.
            if property.kind == .inverted, case .bool(let flag) = value { value = .bool(!flag) }
            layout.vary(number, in: number, path: element.name == "button" && path == "font" ? "titleLabel.font" : path, sizes, value)
        }
        for (name, text) in variation.attributes.sorted(by: { $0.key < $1.key }) where !ElementRules.design.contains(name) {
            put(name, variation.line) { value(text, $0, name, element) }
        }
        for child in variation.children where !["mask", "rect", "frame", "nil"].contains(child.name) {
            let name = child.key ?? child.name
            put(name, child.line) { value(of: child, $0, name) }
        }
    }

    /// Reports a property for which there are no variations.
    func unvaried(_ name: String, _ element: String, _ line: Int) {
        let about = "variations of \"\(name)\" of <\(element)>"
        context.warnOnce(line, about, about + " are not supported; the value for all sizes applies")
    }
}

extension ElementRules {
    /// Key paths of the properties that may differ between size classes, by their names in the file.
    static let varied: [String: String] = [
        "hidden": "hidden", "alpha": "alpha", "tag": "tag", "backgroundColor": "backgroundColor", "tintColor": "tintColor",
        "contentMode": "contentMode", "userInteractionEnabled": "userInteractionEnabled", "enabled": "enabled", "text": "text",
        "textColor": "textColor", "fontDescription": "font", "textAlignment": "textAlignment", "numberOfLines": "numberOfLines",
        "preferredMaxLayoutWidth": "preferredMaxLayoutWidth", "placeholder": "placeholder", "image": "image",
        "highlightedImage": "highlightedImage", "axis": "axis", "distribution": "distribution", "alignment": "alignment",
        "spacing": "spacing",
    ]
}
