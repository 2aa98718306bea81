/// State shared by the documents made from one file.
final class BuildContext {
    let file: String
    let source: String
    /// The module of the file's target, for its custom classes.
    let module: String?
    let isStoryboard: Bool
    var diagnostics: [InterfaceDiagnostic] = []
    var resources = InterfaceResources()
    /// The document that has the object with an id, and the line of the object.
    var homes: [String: DocumentBuilder] = [:]
    var lines: [String: Int] = [:]
    /// Ids of controllers that segues may lead to.
    var scenes: Set<String> = []
    var exits: Set<String> = []
    var responders: Set<String> = []
    var pending: [PendingConnection] = []
    /// In the order of the file.
    var constraints: [PendingConstraint] = []
    /// Ids of what the file has and the compiled form lacks, such as constraints of the canvas: connections to it have no effect.
    var dropped: Set<String> = []
    /// The document's views are laid out with constraints.
    var usesAutolayout = false
    private var told: Set<String> = []
    /// Classes of the file's own module by the ids of objects that outlets of such a class lead to.
    private var own: [String: Set<String>] = [:]

    init(file: String, source: String, module: String?, isStoryboard: Bool) {
        self.isStoryboard = isStoryboard
        self.file = file
        self.source = source
        self.module = module
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    func error(_ line: Int, _ message: String) { diagnostics.append(.error(file, line, message)) }
    func warn(_ line: Int, _ message: String) {
        diagnostics.append(.init(severity: .warning, file: file, line: line, message: message))
    }

    /// Reports a warning once per file.
    func warnOnce(_ line: Int, _ about: String, _ message: String) {
        if told.insert(about).inserted { warn(line, message) }
    }

    /// Reports a constraint that cannot be created, and leaves it out.
    func drop(_ constraint: PendingConstraint, _ reason: String) {
        warn(constraint.line, "the constraint \(reason); it is ignored")
        if let id = constraint.element.id { dropped.insert(id) }
        constraint.builder.layout.drop(constraint.object)
    }

    // MARK: Reading values

    func flag(_ text: String, _ name: String, _ line: Int) -> Bool? {
        switch text {
        case "YES", "yes", "true", "1": return true
        case "NO", "no", "false", "0": return false
        default:
            error(line, "\"\(text)\" of \(name) is neither YES nor NO")
            return nil
        }
    }

    /// Limits numbers to plausible coordinates, so that later code does not have to handle infinity.
    func number(_ text: String, _ name: String, _ line: Int) -> Double? {
        guard let value = Double(text), value.isFinite, abs(value) <= 1e15 else {
            error(line, "\"\(text)\" of \(name) is not a number")
            return nil
        }
        return value
    }

    func integer(_ text: String, _ name: String, _ line: Int) -> Int? {
        guard let value = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
            error(line, "\"\(text)\" of \(name) is not a whole number")
            return nil
        }
        return value
    }

    /// The numbers of several attributes; nil after an error. A missing one is 0 unless it is `needed`.
    func numbers(_ element: InterfaceElement, _ names: [String], needed: Bool = false) -> [Double]? {
        var values: [Double] = []
        for name in names {
            guard let text = element[name] else {
                guard !needed else {
                    error(element.line, "<\(element.name)> has no \(name)")
                    return nil
                }
                values.append(0)
                continue
            }
            guard let value = number(text, name, element.line) else { return nil }
            values.append(value)
        }
        return values
    }

    /// The custom class of an element.
    func custom(_ element: InterfaceElement) -> String? { customClass(element["customClass"], element) }

    func customClass(_ name: String?, _ element: InterfaceElement) -> String? {
        guard let name, !name.isEmpty else { return nil }
        return module(of: element).map { "\($0).\(name)" } ?? name
    }

    /// Finds the objects that an outlet of one of the module's own classes leads to.
    func readOwn(_ outlets: [String: Set<String>], in root: InterfaceElement) {
        guard !outlets.isEmpty else { return }
        if root.name == "outlet" || root.name == "outletCollection", let id = root["destination"], let name = root["property"] {
            own[id, default: []].formUnion(outlets[name] ?? [])
        }
        for child in root.children { readOwn(outlets, in: child) }
    }

    /// UIKit puts an object of any class into an outlet, and a class of the same name in a framework works there when its code is the same as the
    /// module's own. Here an outlet holds its own class only, which is made instead.
    func module(of element: InterfaceElement) -> String? {
        if let id = element.id, let name = element["customClass"], own[id]?.contains(name) == true { return module }
        let named = element["customModule"].flatMap { $0.isEmpty ? nil : ModuleName.of($0) }
        return element["customModuleProvider"] == "target" ? module ?? named : named
    }
}

/// A connection to resolve when all objects are known.
struct PendingConnection {
    var builder: DocumentBuilder
    var from: Int
    var fromID: String?
    var element: InterfaceElement
}

/// A constraint whose items are resolved when all objects are known.
struct PendingConstraint {
    var builder: DocumentBuilder
    /// The number of the view whose list has it.
    var holder: Int
    var object: Int
    var element: InterfaceElement
    /// Ids; the holder takes the place of a first item that is not named, and of a second one whose attribute is.
    var first: String?
    var second: String?

    var line: Int { element.line }
}

/// Names of modules, in the compiler's spelling.
public enum ModuleName {
    /// Characters that an identifier cannot have become underscores, as in SwiftPM and Xcode.
    public static func of(_ target: String) -> String {
        let text = String(target.map { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
}
