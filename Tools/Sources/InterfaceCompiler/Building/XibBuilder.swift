/// Builds the single document of a `.xib`.
struct XibBuilder {
    let context: BuildContext

    func build(_ root: InterfaceElement) -> DocumentBuilder {
        let builder = DocumentBuilder(context)
        for element in root.list("objects") {
            switch element.name {
            case "placeholder": builder.placeholder(element)
            default: if let number = builder.topObject(element) { builder.document.top.append(number) }
            }
        }
        ConnectionResolver(context: context).resolve()
        return builder
    }
}

extension DocumentBuilder {
    /// File's Owner, the first responder, or an external object that the loading code provides.
    func placeholder(_ element: InterfaceElement) {
        guard let id = element.id else { return context.error(element.line, "<placeholder> has no id") }
        let name = element["placeholderIdentifier"] ?? ""
        var object = NibObject(className: "NSObject", custom: context.custom(element), id: id)
        object.label = element["userLabel"]
        switch name {
        case "IBFilesOwner": object.placeholder = "owner"
        case "IBFirstResponder":
            object.placeholder = "firstResponder"
            context.responders.insert(id)
        case "": return context.error(element.line, "<placeholder> has no placeholderIdentifier")
        default: object.placeholder = "external:\(name)"
        }
        let number = add(object, line: element.line)
        if let list = element.first("connections") { connections(list, of: number, element) }
        if let list = element.first("userDefinedRuntimeAttributes") {
            context.warn(list.line, "runtime attributes of a placeholder have no object to be set on; they are ignored")
        }
    }

    /// A top-level object; nil for one that is not supported.
    func topObject(_ element: InterfaceElement) -> Int? {
        guard ElementRules.all[element.name] != nil || element.first("rect") != nil else {
            context.warn(element.line, "<\(element.name)> is not supported; it is ignored")
            return nil
        }
        return object(element)
    }
}
