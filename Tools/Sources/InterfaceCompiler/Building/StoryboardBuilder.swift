/// Builds the documents of a `.storyboard`: one for each controller, one for each controller's view, and their index.
struct StoryboardBuilder {
    let context: BuildContext

    /// A scene's entry in the storyboard's index.
    private struct Scene {
        var id: String
        var controller: DocumentBuilder?
        var view: DocumentBuilder?
        var viewID: String?
        var identifier: String?
        var reference: [String: PropertyListValue]?
    }

    /// Documents by file name, without the extension, and the index.
    func build(_ root: InterfaceElement) -> (documents: [String: DocumentBuilder], list: PropertyListValue) {
        var scenes: [Scene] = []
        for element in root.list("scenes") where element.name == "scene" {
            let objects = element.list("objects")
            for object in objects where Self.isController(object) {
                if let id = object.id { context.scenes.insert(id) }
            }
            for object in objects where object.name == "exit" {
                if let id = object.id { context.exits.insert(id) }
            }
        }
        for element in root.list("scenes") where element.name == "scene" {
            if let scene = scene(element) { scenes.append(scene) }
        }
        ConnectionResolver(context: context).resolve()
        var documents = documents(scenes)
        let tint = globalTint(root)
        documents[Self.tintName] = tint
        return (documents, list(scenes, root, hasTint: tint != nil))
    }

    private static let tintName = "global-tint"

    /// A document whose first object is the tint of the app's windows.
    private func globalTint(_ root: InterfaceElement) -> DocumentBuilder? {
        guard let color = root.child(forKey: "tintColor"), color.name == "color" else { return nil }
        let builder = DocumentBuilder(context)
        return builder.color(color).map { _ in builder }
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
        element.name == "viewControllerPlaceholder" || ElementRules.all[element.name]?.family == .controller
            || element["sceneMemberID"] == "viewController"
    }

    private func scene(_ element: InterfaceElement) -> Scene? {
        let objects = element.list("objects")
        guard let controller = objects.first(where: Self.isController) else {
            context.warn(element.line, "the scene has no controller; it is ignored")
            return nil
        }
        guard let id = controller.id else {
            context.error(controller.line, "<\(controller.name)> has no id")
            return nil
        }
        var scene = Scene(id: id)
        scene.identifier = controller["storyboardIdentifier"]
        if controller.name == "viewControllerPlaceholder" {
            scene.reference = reference(controller)
            // Other objects of a reference's scene, such as its first responder, have no effect.
            return scene
        }
        let outer = DocumentBuilder(context)
        scene.controller = outer
        let view = controller.child(forKey: "view")
        outer.document.top = [outer.object(controller, rule(controller))]
        let inner = view.map { viewDocument($0, controller, in: outer) }
        scene.view = inner
        scene.viewID = view?.id
        if let viewID = view?.id { outer.set("UINibName", of: 0, to: .text("\(id)-view-\(viewID)")) }
        for object in objects where object != controller { extra(object, in: inner ?? outer) }
        return scene
    }

    private func rule(_ controller: InterfaceElement) -> ElementRule {
        if let rule = ElementRules.controllers[controller.name] { return rule }
        context.warn(controller.line, "<\(controller.name)> is not supported; it becomes a UIViewController")
        return ElementRules.controllers["viewController"] ?? ElementRule("UIViewController", .controller, [:])
    }

    private func reference(_ element: InterfaceElement) -> [String: PropertyListValue] {
        var entries: [String: PropertyListValue] = [:]
        let names = [
            ("storyboardName", "storyboard"), ("referencedIdentifier", "identifier"), ("bundleIdentifier", "bundle"),
        ]
        for (attribute, key) in names { entries[key] = element[attribute].map { .text($0) } }
        if entries["storyboard"] == nil { context.error(element.line, "the reference does not name a storyboard") }
        return entries
    }

    /// The view and its descendants; the controller owns the document, and its view is an outlet of it.
    private func viewDocument(_ view: InterfaceElement, _ controller: InterfaceElement, in outer: DocumentBuilder) -> DocumentBuilder {
        let inner = DocumentBuilder(context, in: outer)
        var owner = outer.document.objects[0]
        owner.keys = [:]
        owner.attributes = []
        owner.placeholder = "owner"
        inner.document.objects.append(owner)
        if let id = controller.id { inner.numbers[id] = 0 }
        let number = inner.object(view)
        for guide in controller.list("layoutGuides") { inner.guide(guide, of: number) }
        inner.document.top = [number]
        inner.document.connections.append(.init(from: 0, kind: .outlet(name: "view", to: number)))
        if let control = controller.child(forKey: "refreshControl") { inner.refreshControl(control, of: 0) }
        return inner
    }

    /// An object of a scene next to its controller.
    private func extra(_ element: InterfaceElement, in builder: DocumentBuilder) {
        switch element.name {
        case "placeholder": builder.placeholder(element)
        case "exit":
            var object = NibObject(className: "NSObject", id: element.id)
            object.label = element["userLabel"]
            object.placeholder = "exit"
            _ = builder.add(object, line: element.line)
        default:
            if Self.isController(element) { return context.error(element.line, "the scene has a second controller") }
            if let number = builder.topObject(element) { builder.document.top.append(number) }
        }
    }

    // MARK: Output

    private func documents(_ scenes: [Scene]) -> [String: DocumentBuilder] {
        var result: [String: DocumentBuilder] = [:]
        for scene in scenes {
            result[scene.id] = scene.controller
            if let viewID = scene.viewID { result["\(scene.id)-view-\(viewID)"] = scene.view }
        }
        return result
    }

    private func list(_ scenes: [Scene], _ root: InterfaceElement, hasTint: Bool) -> PropertyListValue {
        var identifiers: [String: PropertyListValue] = [:]
        var entries: [String: PropertyListValue] = [:]
        for scene in scenes {
            if let name = scene.identifier {
                if identifiers[name] != nil {
                    let line = context.lines[scene.id] ?? 0
                    context.error(line, "another controller has the storyboard identifier \"\(name)\"")
                }
                identifiers[name] = .text(scene.id)
            }
            entries[scene.id] = .dictionary(
                scene.reference.map { ["reference": .dictionary($0)] } ?? ["nib": .text(scene.id)])
        }
        var result: [String: PropertyListValue] = [
            "version": .integer(NibDocument.version), "source": .text(context.source), "identifiers": .dictionary(identifiers),
            "scenes": .dictionary(entries),
        ]
        if hasTint { result["tint"] = .text(Self.tintName) }
        if let initial = root["initialViewController"] {
            if entries[initial] == nil {
                context.error(root.line, "the initial controller is \"\(initial)\", but no controller in the file has that id")
            }
            result["initial"] = .text(initial)
        }
        return .dictionary(result)
    }
}
