/// Arguments that a tool does not take.
public struct ArgumentFault: Error, Equatable {
    public var text: String
    public init(_ text: String) { self.text = text }
}

/// A tool as it is described to clients.
struct Tool {
    enum Kind: String { case string, number, boolean, array }

    struct Parameter {
        var name: String
        var kind: Kind
        var text: String
        var isRequired = false
        /// The values that are allowed; empty for all.
        var values: [String] = []
    }

    var name: String
    var text: String
    var parameters: [Parameter] = []

    var schema: JSONValue {
        var properties: [String: JSONValue] = [:]
        for parameter in parameters {
            var members: [String: JSONValue] = ["type": .string(parameter.kind.rawValue)]
            if !parameter.text.isEmpty { members["description"] = .string(parameter.text) }
            if parameter.kind == .array { members["items"] = .object(["type": .string("string")]) }
            if !parameter.values.isEmpty { members["enum"] = .array(parameter.values.map(JSONValue.string)) }
            properties[parameter.name] = .object(members)
        }
        var schema: [String: JSONValue] = ["type": .string("object"), "properties": .object(properties)]
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        return .object(["name": .string(name), "description": .string(text), "inputSchema": .object(schema)])
    }

    /// > Throws: `ArgumentFault` for arguments that the schema does not allow.
    func check(_ arguments: JSONValue) throws(ArgumentFault) {
        guard case .object(let members) = arguments else { throw ArgumentFault("the arguments are an object") }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                let known = parameters.map(\.name).joined(separator: ", ")
                throw ArgumentFault("\(self.name) has no argument \"\(name)\"" + (known.isEmpty ? "" : "; it has \(known)"))
            }
            let fits =
                switch (parameter.kind, value) {
                case (.string, .string), (.number, .number), (.boolean, .bool): true
                case (.array, .array(let items)): items.allSatisfy { $0.text != nil }
                default: false
                }
            guard fits else { throw ArgumentFault("\(name) is of type \(parameter.kind.rawValue)") }
            if !parameter.values.isEmpty, let text = value.text, !parameter.values.contains(text) {
                throw ArgumentFault("\(name) is one of \(parameter.values.joined(separator: ", ")), not \"\(text)\"")
            }
        }
        if let missing = parameters.first(where: { $0.isRequired && members[$0.name] == nil }) {
            throw ArgumentFault("\(name) needs \(missing.name)")
        }
    }
}

/// The tools of `ferry mcp`. Few and short: a client sends them to its model with each question.
enum ToolCatalog {
    static let instructions = """
        Builds an iOS app and drives it in a simulated device. Start with build_and_launch. Elements have references such as e12, valid while \
        the element exists. Answers show what changed: "+" new, "~" changed, "-" gone. Time stands still between calls.
        """

    static let tools = [
        Tool(
            name: "build_and_launch", text: "Build the app and launch it on a fresh device; answers the screen, or the build's errors.",
            parameters: [
                .init(name: "build", kind: .boolean, text: "false: only relaunch, on the same device"),
                .init(name: "arguments", kind: .array, text: "launch arguments"),
                .init(name: "device", kind: .string, text: "such as \"iPad Pro 11\"; iPhone 15 if absent"),
            ]),
        Tool(
            name: "look", text: "The elements on the screen, a line each.",
            parameters: [
                .init(name: "in", kind: .string, text: "only within this element"),
                .init(name: "frames", kind: .boolean, text: "with positions and sizes in points"),
            ]),
        Tool(
            name: "act", text: "Do something, wait until the app is idle, and answer what changed.",
            parameters: [
                .init(
                    name: "action", kind: .string, text: "", isRequired: true, values: AgentAction.Kind.allCases.map(\.rawValue)),
                .init(name: "target", kind: .string, text: "reference, identifier, label, or \"x,y\""),
                .init(name: "to", kind: .string, text: "of drag: its end, as target"),
                .init(
                    name: "text", kind: .string,
                    text: "type: the text; key: Return, Delete, cmd+a; open: the URL; swipe: up, down, left, right; adjust: up, down; "
                        + "rotate: portrait, upsidedown, left, right"),
                .init(name: "value", kind: .number, text: "longpress: seconds; pinch: scale"),
            ]),
        Tool(
            name: "wait_for", text: "Let the app's time pass until an element is there; answers what changed.",
            parameters: [
                .init(name: "target", kind: .string, text: "reference, identifier or label", isRequired: true),
                .init(name: "gone", kind: .boolean, text: "wait until it is not there"),
                .init(name: "seconds", kind: .number, text: "10 if absent"),
            ]),
        Tool(
            name: "screenshot", text: "The screen as PNG.",
            parameters: [.init(name: "width", kind: .number, text: "in pixels; 300 if absent")]),
        Tool(
            name: "log", text: "What the app has printed since the last call.",
            parameters: [
                .init(name: "contains", kind: .string, text: ""),
                .init(name: "lines", kind: .number, text: "the last ones; 30 if absent"),
            ]),
        Tool(
            name: "time", text: "Let the app's time pass, or undo actions; answers what changed, or the screen.",
            parameters: [
                .init(name: "advance", kind: .number, text: "seconds"),
                .init(name: "back", kind: .number, text: "how many calls of act to undo"),
                .init(name: "fork", kind: .string, text: "keep this moment under a name: try something, return to it, try another way"),
                .init(name: "to", kind: .string, text: "go to a kept moment"),
            ]),
        Tool(
            name: "test", text: "Run the app's unit and UI tests; answers failures first.",
            parameters: [.init(name: "only", kind: .string, text: "Target/Class/test")]),
    ]

    static let schema = JSONValue.array(tools.map(\.schema))
}
