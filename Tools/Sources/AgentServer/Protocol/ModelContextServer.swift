public import Foundation

/// What a tool answers.
public struct ToolAnswer: Equatable, Sendable {
    public var text: String
    /// A PNG image next to the text.
    public var image: Data?
    /// Whether the tool could not do what was asked; the text says why.
    public var isError = false

    public init(_ text: String, image: Data? = nil, isError: Bool = false) {
        (self.text, self.image, self.isError) = (text, image, isError)
    }
}

/// Answers the messages of the Model Context Protocol with a set of tools.
///
/// > Contract: JSON-RPC 2.0 and the Model Context Protocol of the versions in `versions`, over lines of JSON.
public struct ModelContextServer {
    /// Newest first.
    public static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let serverVersion: String
    private let call: (String, JSONValue) throws -> ToolAnswer
    private var isInitialized = false

    /// > Parameters: serverVersion: Ferry's own. call: does what the tool of a name does, with its arguments; throws `ArgumentFault`.
    public init(serverVersion: String, call: @escaping (String, JSONValue) throws -> ToolAnswer) {
        (self.serverVersion, self.call) = (serverVersion, call)
    }

    /// The codes of JSON-RPC.
    private enum Code: Double {
        case parse = -32700
        case request = -32600
        case method = -32601
        case parameters = -32602
    }

    private struct Fault: Error {
        var code: Code
        var message: String
    }

    /// > Parameters: line: without its line feed. > Returns: nil where nothing is to be answered.
    public mutating func answer(_ line: Data) -> Data? {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: line) else {
            return Self.failure(Fault(code: .parse, message: "the line is not JSON"), to: .null).line
        }
        guard case .array(let batch) = message else { return answer(message)?.line }
        guard !batch.isEmpty else { return Self.failure(Fault(code: .request, message: "an empty batch"), to: .null).line }
        var answers: [JSONValue] = []
        for part in batch { if let reply = answer(part) { answers.append(reply) } }
        return answers.isEmpty ? nil : JSONValue.array(answers).line
    }

    private mutating func answer(_ message: JSONValue) -> JSONValue? {
        let identifier = message["id"]
        guard let method = message["method"]?.text, message["jsonrpc"]?.text == "2.0" else {
            // The client's answers to requests, of which this server sends none.
            if message["result"] != nil || message["error"] != nil { return nil }
            return Self.failure(Fault(code: .request, message: "not a request of JSON-RPC 2.0"), to: .null)
        }
        guard let identifier else { return nil }
        switch identifier {
        case .string, .number: break
        default: return Self.failure(Fault(code: .request, message: "an id is a text or a number"), to: .null)
        }
        do {
            let result = try result(of: method, message["params"] ?? .object([:]))
            return .object(["jsonrpc": .string("2.0"), "id": identifier, "result": result])
        } catch let fault as Fault {
            return Self.failure(fault, to: identifier)
        } catch {
            return Self.failure(Fault(code: .parameters, message: "\(error)"), to: identifier)
        }
    }

    private mutating func result(of method: String, _ parameters: JSONValue) throws -> JSONValue {
        switch method {
        case "ping": return .object([:])
        case "initialize":
            guard let wanted = parameters["protocolVersion"]?.text else {
                throw Fault(code: .parameters, message: "initialize needs a protocolVersion")
            }
            isInitialized = true
            let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
            return .object([
                "protocolVersion": .string(version), "capabilities": .object(["tools": .object([:])]),
                "serverInfo": .object(["name": .string("ferry"), "version": .string(serverVersion)]),
                "instructions": .string(ToolCatalog.instructions),
            ])
        case "tools/list", "tools/call":
            guard isInitialized else { throw Fault(code: .request, message: "initialize comes first") }
            if method == "tools/list" { return .object(["tools": ToolCatalog.schema]) }
            guard let name = parameters["name"]?.text else { throw Fault(code: .parameters, message: "tools/call needs a name") }
            guard let tool = ToolCatalog.tools.first(where: { $0.name == name }) else {
                let names = ToolCatalog.tools.map(\.name).joined(separator: ", ")
                throw Fault(code: .parameters, message: "there is no tool \"\(name)\"; there are \(names)")
            }
            let arguments = parameters["arguments"] ?? .object([:])
            do {
                try tool.check(arguments)
                return Self.content(try call(name, arguments))
            } catch let fault as ArgumentFault {
                throw Fault(code: .parameters, message: fault.text)
            }
        default: throw Fault(code: .method, message: "there is no method \"\(method)\"")
        }
    }

    private static func content(_ answer: ToolAnswer) -> JSONValue {
        var parts: [JSONValue] = [.object(["type": .string("text"), "text": .string(answer.text)])]
        if let image = answer.image {
            parts.append(
                .object([
                    "type": .string("image"), "mimeType": .string("image/png"), "data": .string(image.base64EncodedString()),
                ]))
        }
        return .object(["content": .array(parts), "isError": .bool(answer.isError)])
    }

    private static func failure(_ fault: Fault, to identifier: JSONValue) -> JSONValue {
        .object([
            "jsonrpc": .string("2.0"), "id": identifier,
            "error": .object(["code": .number(fault.code.rawValue), "message": .string(fault.message)]),
        ])
    }
}
