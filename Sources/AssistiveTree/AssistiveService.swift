package import DeviceProtocol

/// Position of the device's screen. > Units: the window system's; `unit` is how many of them a point has.
package struct AssistiveGeometry: Hashable, Sendable {
    package var x = 0.0
    package var y = 0.0
    package var unit = 1.0
    package var windowX = 0.0
    package var windowY = 0.0
    package var windowWidth = 0.0
    package var windowHeight = 0.0
    package init() {}
}

/// Answers assistive tools' calls over the bus; a value without a connection.
package struct AssistiveService: Sendable {
    package static let prefix = "org.a11y.atspi."
    package static let folder = "/org/a11y/atspi/accessible/"
    package static let cache = "/org/a11y/atspi/cache"
    static let none = "/org/a11y/atspi/null"

    package var tree: AssistiveTree
    package var geometry = AssistiveGeometry()
    /// The app's name on the bus, and that of the desktop it is embedded in.
    package var busName = ""
    package var desktop: (name: String, path: String) = ("", AssistiveService.none)
    private var identifier: Int32 = 0

    package enum Answer: Hashable, Sendable {
        case values([BusValue])
        /// Answered; the action must be performed on an element.
        case action(element: UInt64, AccessibilityAction, [BusValue])
        case error(String, String)
    }

    package init(name: String) { tree = AssistiveTree(name: name) }

    package mutating func answer(_ call: BusCall) -> Answer {
        if call.path == Self.cache { return cacheAnswer(call) }
        guard call.path.hasPrefix(Self.folder), let node = tree.nodes[String(call.path.dropFirst(Self.folder.count))] else {
            return .error("org.freedesktop.DBus.Error.UnknownObject", "there is nothing at \(call.path)")
        }
        if call.interface == "org.freedesktop.DBus.Properties" { return properties(call, node) }
        guard call.interface.hasPrefix(Self.prefix) else { return Self.unknown(call) }
        switch call.interface.dropFirst(Self.prefix.count) {
        case "Accessible": return accessible(call, node)
        case "Application": return call.member == "GetLocale" ? .values([.string("en_US")]) : Self.unknown(call)
        case "Component": return component(call, node)
        case "Action": return action(call, node)
        case "Text": return text(call, node)
        case "EditableText": return edit(call, node)
        default: return Self.unknown(call)
        }
    }

    static func unknown(_ call: BusCall) -> Answer {
        .error("org.freedesktop.DBus.Error.UnknownMethod", "\(call.interface) has no \(call.member) here")
    }

    // MARK: References

    package func reference(_ key: String?) -> BusValue {
        guard let key else { return .structure([.string(""), .path(Self.none)]) }
        return .structure([.string(busName), .path(Self.folder + key)])
    }

    private func parent(of node: AssistiveNode) -> BusValue {
        node.key == AssistiveNode.root
            ? .structure([.string(desktop.name), .path(desktop.path)]) : reference(node.parent)
    }

    // MARK: Accessible

    private func accessible(_ call: BusCall, _ node: AssistiveNode) -> Answer {
        let children = tree.children(of: node.key)
        switch call.member {
        case "GetChildAtIndex":
            let index = call.integer(0)
            return .values([reference(children.indices.contains(index) ? children[index] : nil)])
        case "GetChildren": return .values([.array("(so)", children.map(reference))])
        case "GetIndexInParent": return .values([.int(tree.index(of: node.key))])
        case "GetRelationSet": return .values([.array("(ua(so))", [])])
        case "GetRole": return .values([.uint32(node.role.rawValue)])
        case "GetRoleName", "GetLocalizedRoleName": return .values([.string(node.role.name)])
        case "GetState": return .values([.array("u", AssistiveState.words(node.states).map(BusValue.uint32))])
        case "GetAttributes":
            var attributes = [("toolkit", "Ferry")]
            if let element = node.element {
                attributes.append(("class", element.className))
                if !element.identifier.isEmpty { attributes.append(("id", element.identifier)) }
            }
            return .values([.array("{ss}", attributes.map { .entry(.string($0.0), .string($0.1)) })])
        case "GetApplication": return .values([reference(AssistiveNode.root)])
        case "GetInterfaces": return .values([.strings(node.interfaces.map { Self.prefix + $0 })])
        default: return Self.unknown(call)
        }
    }

    // MARK: Properties

    private mutating func properties(_ call: BusCall, _ node: AssistiveNode) -> Answer {
        guard call.text(0).hasPrefix(Self.prefix) else { return Self.unknown(call) }
        let interface = String(call.text(0).dropFirst(Self.prefix.count))
        let known = values(of: interface, node)
        switch call.member {
        case "Get":
            guard let value = known.first(where: { $0.0 == call.text(1) })?.1 else {
                return .error("org.freedesktop.DBus.Error.UnknownProperty", "\(interface) has no \(call.text(1)) here")
            }
            return .values([.variant(value)])
        case "GetAll": return .values([.array("{sv}", known.map { .entry(.string($0.0), .variant($0.1)) })])
        case "Set":
            guard call.arguments.count > 2 else { return Self.unknown(call) }
            if interface == "Application", call.text(1) == "Id" {
                identifier = Int32(clamping: call.integer(2))
                return .values([])
            }
            guard interface == "Value", let element = node.element, let range = element.range, let wanted = call.arguments[2].number else {
                return Self.unknown(call)
            }
            // Only steps are supported; one is made towards the requested value.
            return .action(element: element.id, wanted > range.value ? .increment : .decrement, [])
        default: return Self.unknown(call)
        }
    }

    private func values(of interface: String, _ node: AssistiveNode) -> [(String, BusValue)] {
        switch interface {
        case "Accessible":
            return [
                ("Name", .string(node.name)), ("Description", .string(node.description)), ("Parent", parent(of: node)),
                ("ChildCount", .int(tree.children(of: node.key).count)), ("Locale", .string("en_US")),
                ("AccessibleId", .string(node.element?.identifier ?? "")), ("HelpText", .string(node.description)),
            ]
        case "Application":
            return [
                ("ToolkitName", .string("Ferry")), ("Version", .string("1")), ("ToolkitVersion", .string("1")),
                ("AtspiVersion", .string("2.1")), ("Id", .int32(identifier)),
            ]
        case "Action": return [("NActions", .int(node.actions.count))]
        case "Text":
            guard let text = node.text else { return [] }
            return [("CharacterCount", .int(text.count)), ("CaretOffset", .int(node.selection.end))]
        case "Value":
            guard let range = node.element?.range else { return [] }
            return [
                ("MinimumValue", .double(range.minimum)), ("MaximumValue", .double(range.maximum)), ("CurrentValue", .double(range.value)),
                ("MinimumIncrement", .double((range.maximum - range.minimum) / 10)), ("Text", .string(node.element?.value ?? "")),
            ]
        default: return []
        }
    }

    // MARK: Component

    private func extents(_ node: AssistiveNode, coordinates: Int) -> [Double] {
        guard let element = node.element else {
            return [
                coordinates == 0 ? geometry.windowX : 0, coordinates == 0 ? geometry.windowY : 0, geometry.windowWidth,
                geometry.windowHeight,
            ]
        }
        let (x, y) = (geometry.x + element.x * geometry.unit, geometry.y + element.y * geometry.unit)
        let onScreen = coordinates == 0
        return [
            x + (onScreen ? geometry.windowX : 0), y + (onScreen ? geometry.windowY : 0), element.width * geometry.unit,
            element.height * geometry.unit,
        ]
    }

    /// In points of the device's screen.
    private func point(_ x: Int, _ y: Int, coordinates: Int) -> (x: Double, y: Double) {
        let onScreen = coordinates == 0
        let (left, top) = (Double(x) - (onScreen ? geometry.windowX : 0), Double(y) - (onScreen ? geometry.windowY : 0))
        return ((left - geometry.x) / geometry.unit, (top - geometry.y) / geometry.unit)
    }

    private func component(_ call: BusCall, _ node: AssistiveNode) -> Answer {
        let whole = { (values: [Double]) in values.map { BusValue.int32(Int32(saturating: $0.rounded())) } }
        switch call.member {
        case "GetExtents": return .values([.structure(whole(extents(node, coordinates: call.integer(0))))])
        case "GetPosition": return .values(whole(Array(extents(node, coordinates: call.integer(0)).prefix(2))))
        case "GetSize": return .values(whole(Array(extents(node, coordinates: 1).suffix(2))))
        case "Contains":
            let (x, y) = (Double(call.integer(0)), Double(call.integer(1)))
            let box = extents(node, coordinates: call.integer(2))
            return .values([.bool(x >= box[0] && y >= box[1] && x < box[0] + box[2] && y < box[1] + box[3])])
        case "GetAccessibleAtPoint":
            let place = point(call.integer(0), call.integer(1), coordinates: call.integer(2))
            return .values([reference(tree.node(x: place.x, y: place.y))])
        case "GetLayer": return .values([.uint32(node.element == nil ? 7 : 3)])
        case "GetMDIZOrder": return .values([.int32(0)])
        case "GetAlpha": return .values([.double(1)])
        case "GrabFocus":
            guard let element = node.element, element.entry != nil else { return .values([.bool(false)]) }
            return .action(element: element.id, .focus, [.bool(true)])
        default: return Self.unknown(call)
        }
    }

    // MARK: Action

    private func action(_ call: BusCall, _ node: AssistiveNode) -> Answer {
        let actions = node.actions
        if call.member == "GetActions" {
            return .values([.array("(sss)", actions.map { .structure([.string($0.name), .string($0.description), .string("")]) })])
        }
        let index = call.integer(0)
        guard actions.indices.contains(index), let element = node.element else {
            return call.member == "DoAction" ? .values([.bool(false)]) : .values([.string("")])
        }
        switch call.member {
        case "GetName", "GetLocalizedName": return .values([.string(actions[index].name)])
        case "GetDescription": return .values([.string(actions[index].description)])
        case "GetKeyBinding": return .values([.string("")])
        case "DoAction": return .action(element: element.id, actions[index].action, [.bool(true)])
        default: return Self.unknown(call)
        }
    }
}
