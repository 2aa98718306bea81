extension DocumentBuilder {
    /// Handles a child that is more than the value of a property; false for any other.
    func part(_ child: InterfaceElement, of number: Int, _ parent: InterfaceElement) -> Bool {
        switch (parent.name, child.name) {
        case ("button", "state"): state(child, of: number)
        case ("segmentedControl", "segments"): segments(child, of: number)
        case ("toolbar", "items"), ("navigationBar", "items"), ("tabBar", "items"): objects(child, "UIItems", of: number)
        case ("navigationItem", "leftBarButtonItems"): objects(child, "UILeftBarButtonItems", of: number)
        case ("navigationItem", "rightBarButtonItems"): objects(child, "UIRightBarButtonItems", of: number)
        case ("navigationItem", "barButtonItem") where child.key == "leftBarButtonItem":
            append(.reference(object(child)), to: "UILeftBarButtonItems", of: number)
        case ("navigationItem", "barButtonItem") where child.key == "rightBarButtonItem":
            append(.reference(object(child)), to: "UIRightBarButtonItems", of: number)
        case ("navigationBar", "textAttributes"):
            guard let key = child.key else { return false }
            set("UI" + key.prefix(1).uppercased() + key.dropFirst(), of: number, to: textAttributes(child))
        case (_, "toolbarItems"): objects(child, "UIToolbarItems", of: number)
        case ("searchBar", "scopeButtonTitles"):
            set("UIScopeButtonTitles", of: number, to: .array(child.children.map { .text($0.text) }))
        case ("visualEffectView", "blurEffect"), ("visualEffectView", "vibrancyEffect"):
            set("UIVisualEffectViewEffect", of: number, to: effect(child))
        case ("visualEffectView", "view") where child.key == "contentView":
            set("UIVisualEffectViewContentView", of: number, to: .reference(object(child)))
        case ("buttonConfiguration", "backgroundConfiguration"): buttonBackground(child, of: number)
        case (_, "preferredSymbolConfiguration"):
            let key = child.key ?? "preferredSymbolConfiguration"
            set("UI" + key.prefix(1).uppercased() + key.dropFirst(), of: number, to: symbolConfiguration(child))
        // Of a controller it is in its view's document.
        case ("tableViewController", "refreshControl"), ("collectionViewController", "refreshControl"): break
        case (_, "refreshControl"): refreshControl(child, of: number)
        case ("tabBarController", "viewControllers"), ("navigationController", "viewControllers"):
            objects(child, "UIViewControllers", of: number)
        case ("tableView", "sections"): objects(child, "UITableViewSections", of: number)
        case ("tableViewSection", "cells"): objects(child, "UICells", of: number)
        case ("tableView", "prototypes"): prototypes(child, at: ["UITableViewCellPrototypeNibs"], of: number)
        case ("collectionView", "cells"): prototypes(child, at: ["UICollectionViewCellPrototypeNibs"], of: number)
        case ("collectionView", "collectionReusableView"): supplementary(child, of: number)
        case (_, "tableViewCellContentView"), (_, "collectionViewCellContentView"):
            set("UIContentView", of: number, to: .reference(object(child)))
        case ("tableViewCell", "view") where child.key == "contentView",
            ("collectionViewCell", "view") where child.key == "contentView":
            let name = parent.name == "tableViewCell" ? "tableViewCellContentView" : "view"
            guard let rule = ElementRules.all[name] else { return false }
            set("UIContentView", of: number, to: .reference(object(child, rule)))
        default: return false
        }
        return true
    }

    private func buttonBackground(_ element: InterfaceElement, of number: Int) {
        let rules = ElementRules.buttonBackground
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
            if let rule = rules[name] { set(rule.key, of: number, to: value(text, rule, name, element)) }
        }
        for child in element.children {
            guard let key = child.key, let rule = rules[key] else {
                context.warnOnce(
                    child.line, "background <\(child.name)>", "<\(child.name)> in <backgroundConfiguration> is not supported; it is ignored"
                )
                continue
            }
            set(rule.key, of: number, to: value(of: child, rule, key))
        }
    }

    /// The control is an outlet: its owner, a scroll view or the controller of one, adds it to itself.
    func refreshControl(_ element: InterfaceElement, of number: Int) {
        document.connections.append(.init(from: number, kind: .outlet(name: "refreshControl", to: object(element))))
    }

    private func objects(_ list: InterfaceElement, _ key: String, of number: Int) {
        for element in list.children { append(.reference(object(element)), to: key, of: number) }
    }

    private func textAttributes(_ element: InterfaceElement) -> NibValue {
        var entries: [String: NibValue] = [:]
        for child in element.children {
            switch child.name {
            case "color" where child.key == "textColor": entries["color"] = color(child)
            case "fontDescription": entries["font"] = font(child)
            default:
                context.warnOnce(
                    child.line, "text attribute \(child.key ?? "")",
                    "<\(child.name) key=\"\(child.key ?? "")\"> in <textAttributes> is not supported; it is ignored")
            }
        }
        return .dictionary(entries)
    }

    // MARK: Buttons and segments

    private func state(_ element: InterfaceElement, of number: Int) {
        let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8]
        guard let name = element.key, let state = states[name] else {
            return context.error(element.line, "\"\(element.key ?? "")\" is not a button state")
        }
        func put(_ value: NibValue?, _ key: String) {
            guard let value else { return }
            append(.integer(state), to: key, of: number)
            append(value, to: key, of: number)
        }
        let title = element["title"] ?? element.child(forKey: "title")?.text
        put(title.map { .text($0) }, "UIButtonTitles")
        let images = [("image", "UIButtonImages"), ("backgroundImage", "UIButtonBackgroundImages")]
        for (property, key) in images {
            if let name = element[property] {
                put(image(name, element), key)
            } else if let child = element.child(forKey: property), let name = child["image"] {
                put(image(name, child), key)
            }
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "titleColor"): put(color(child), "UIButtonTitleColors")
            case ("color", "titleShadowColor"): put(color(child), "UIButtonTitleShadowColors")
            case ("attributedString", "attributedTitle"): put(attributedText(child), "UIAttributedTitles")
            case ("preferredSymbolConfiguration", _): put(symbolConfiguration(child), "UIButtonSymbolConfigurations")
            case (_, "title"), (_, "image"), (_, "backgroundImage"), ("nil", _): break
            default:
                context.warnOnce(child.line, "state <\(child.name)>", "<\(child.name)> in <state> is not supported; it is ignored")
            }
        }
    }

    private func segments(_ list: InterfaceElement, of number: Int) {
        var disabled: [NibValue] = []
        var widths: [NibValue] = []
        for (index, segment) in list.children.enumerated() {
            let picture =
                segment["image"].flatMap { image($0, segment) }
                ?? segment.child(forKey: "image").flatMap { child in child["image"].flatMap { image($0, child) } }
            append(picture ?? .text(segment["title"] ?? ""), to: "UISegments", of: number)
            if segment["enabled"] == "NO" { disabled.append(.integer(index)) }
            widths.append(.real(segment["width"].flatMap { context.number($0, "width", segment.line) } ?? 0))
        }
        if !disabled.isEmpty { set("UISegmentsDisabled", of: number, to: .array(disabled)) }
        if widths.contains(where: { $0 != .real(0) }) { set("UISegmentWidths", of: number, to: .array(widths)) }
    }

    private func effect(_ element: InterfaceElement) -> NibValue? {
        let blur = element.name == "blurEffect" ? element : element.first("blurEffect") ?? InterfaceElement(name: "blurEffect")
        let name = blur["style"] ?? "extraLight"
        guard let style = ElementRules.blurs[name] else {
            context.warn(blur.line, "unknown blur style \"\(name)\"; the effect is ignored")
            return nil
        }
        guard element.name == "vibrancyEffect" else {
            return shared(NibObject(className: "UIBlurEffect", keys: ["UIBlurEffectStyle": .integer(style)]))
        }
        var keys: [String: NibValue] = ["UIVibrancyEffectBlurStyle": .integer(style)]
        let styles = [
            "label": 0, "secondaryLabel": 1, "tertiaryLabel": 2, "quaternaryLabel": 3, "fill": 4, "secondaryFill": 5, "tertiaryFill": 6,
            "separator": 7,
        ]
        // Stored plus one, so that 0 means unset.
        if let text = element["style"], let style = styles[text] { keys["UIVibrancyEffectStyle"] = .integer(style + 1) }
        return shared(NibObject(className: "UIVibrancyEffect", keys: keys))
    }

    // MARK: Cells

    /// Cell prototypes, each a document of its own, which a list instantiates as often as needed.
    private func prototypes(_ list: InterfaceElement, at path: [String], of number: Int) {
        var seen: Set<String> = []
        for element in list.children { prototype(element, at: path, of: number, &seen) }
    }

    private func supplementary(_ element: InterfaceElement, of number: Int) {
        let kinds = [
            "sectionHeaderView": "UICollectionElementKindSectionHeader", "sectionFooterView": "UICollectionElementKindSectionFooter",
        ]
        guard let kind = element.key.flatMap({ kinds[$0] }) else {
            return context.warn(element.line, "<\(element.name) key=\"\(element.key ?? "")\"> is not supported; it is ignored")
        }
        var seen: Set<String> = []
        prototype(element, at: ["UICollectionViewSupplementaryViewPrototypeNibDict", kind], of: number, &seen)
    }

    private func prototype(_ element: InterfaceElement, at path: [String], of number: Int, _ seen: inout Set<String>) {
        guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
            return context.warn(element.line, "the prototype has no reuse identifier, so it cannot be dequeued; it is ignored")
        }
        guard seen.insert(identifier).inserted else {
            return context.error(element.line, "another prototype of this list has the reuse identifier \"\(identifier)\"")
        }
        let inner = DocumentBuilder(context, in: self)
        inner.isRepeated = true
        inner.document.top = [inner.object(element)]
        nest(inner, in: number, at: path + [identifier])
    }

    /// Interface Builder writes these heights for tables with automatic header and footer heights.
    func finishTable(_ number: Int) {
        let isPlain = [nil, .integer(0)].contains(document.objects[number].keys["UIStyle"])
        let automatic: [NibValue] = (isPlain ? [22, 28] : [10, 18]).map { .real($0) }
        for key in ["UISectionHeaderHeight", "UISectionFooterHeight"] {
            guard let height = document.objects[number].keys[key], automatic.contains(height) else { continue }
            document.objects[number].keys[key] = .real(-1)
        }
    }

    /// The labels of a cell's style belong to the cell, not to its content view.
    func finishCell(_ number: Int, _ element: InterfaceElement) {
        let parts = [
            ("textLabel", "UITextLabel", "UIText", "UITextLabelText"),
            ("detailTextLabel", "UIDetailTextLabel", "UIText", "UIDetailTextLabelText"),
            ("imageView", "UIImageView", "UIImage", "UIImageViewImage"),
        ]
        for (attribute, key, from, to) in parts {
            guard let id = element[attribute] else { continue }
            guard let part = numbers[id] else {
                context.error(element.line, "\(attribute) of the cell is \"\(id)\", but nothing in it has that id")
                continue
            }
            set(key, of: number, to: .reference(part))
            set(to, of: number, to: document.objects[part].keys[from])
            guard case .reference(let content) = document.objects[number].keys["UIContentView"],
                case .array(let views) = document.objects[content].keys["UISubviews"]
            else { continue }
            let others = views.filter { $0 != .reference(part) }
            document.objects[content].keys["UISubviews"] = others.isEmpty ? nil : .array(others)
        }
    }
}
