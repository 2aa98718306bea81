/// The images and colours that the file's `resources` section declares.
struct InterfaceResources {
    private(set) var systemImages: Set<String> = []
    private(set) var colors: [String: InterfaceElement] = [:]

    init() {}

    init(_ document: InterfaceElement) {
        for resource in document.list("resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image": if resource["catalog"] == "system" { systemImages.insert(name) }
            case "namedColor", "systemColor": colors[resource.name + " " + name] = resource.first("color")
            default: break
            }
        }
    }
}
