public import JSON

/// The OpenAPI description of a route.
public struct Operation: Sendable {
    public struct Parameter: Sendable {
        public enum Place: String, Sendable { case path, query, header }
        public var name: String
        public var place: Place
        public var text: String
        public var schema: JSON
        public var isRequired: Bool

        public init(_ name: String, in place: Place, _ text: String, schema: JSON, isRequired: Bool = false) {
            (self.name, self.place, self.text, self.schema) = (name, place, text, schema)
            self.isRequired = isRequired || place == .path
        }
    }

    public struct Answer: Sendable {
        public var status: Int
        public var text: String
        /// Media type and schema of the body; nil if it has none.
        public var content: (type: String, schema: JSON)?

        public init(_ status: Int, _ text: String, _ schema: JSON? = nil, type: String = "application/json") {
            (self.status, self.text) = (status, text)
            content = schema.map { (type, $0) }
        }
    }

    public var name: String
    public var summary: String
    public var needsSession: Bool
    public var parameters: [Parameter]
    public var requests: [(type: String, schema: JSON)]
    public var answers: [Answer]
    /// Statuses of error responses, which all have the same format.
    public var refusals: [Int]

    /// > Parameters: name: in camelCase, unique in the document.
    public init(
        _ name: String, _ summary: String, needsSession: Bool = true, parameters: [Parameter] = [],
        requests: [(type: String, schema: JSON)] = [],
        answers: [Answer], refusals: [Int] = []
    ) {
        (self.name, self.summary, self.needsSession, self.parameters) = (name, summary, needsSession, parameters)
        (self.requests, self.answers, self.refusals) = (requests, answers, refusals)
    }
}

/// The OpenAPI 3.0 document of a service, generated from its routes, so that it lists only existing ones.
public struct OpenAPIDocument: Sendable {
    public var title: String
    public var version: String
    public var schemas: [JSON.Member]
    /// The shape of error responses.
    public var errorSchema: JSON

    /// > Parameters: error: nil for the shape of `HTTPError.body`.
    public init(title: String, version: String, schemas: [JSON.Member], error: JSON? = nil) {
        (self.title, self.version, self.schemas) = (title, version, schemas)
        errorSchema = error ?? Self.standardError
    }

    public static func reference(_ name: String) -> JSON { ["$ref": .string("#/components/schemas/" + name)] }

    public func json(_ routes: [Route]) -> JSON {
        var paths: [JSON.Member] = []
        for route in routes {
            let member = JSON.Member(route.method.rawValue.lowercased(), describe(route))
            if let index = paths.firstIndex(where: { $0.key == route.pattern }), case .object(let members) = paths[index].value {
                paths[index].value = .object(members + [member])
            } else {
                paths.append(.init(route.pattern, .object([member])))
            }
        }
        let components: JSON = [
            "schemas": .object(schemas + [.init("Error", errorSchema)]),
            "securitySchemes": ["session": ["type": "http", "scheme": "bearer"]],
        ]
        return [
            "openapi": "3.0.3", "info": ["title": .string(title), "version": .string(version)], "paths": .object(paths),
            "components": components,
        ]
    }

    private static let standardError: JSON = [
        "type": "object", "required": ["error"],
        "properties": [
            "error": [
                "type": "object", "required": ["code", "message"],
                "properties": [
                    "code": ["type": "string"], "message": ["type": "string"], "field": ["type": "string"], "details": ["type": "object"],
                ],
            ]
        ],
    ]

    private func describe(_ route: Route) -> JSON {
        let operation = route.operation
        var members: [JSON.Member] = [.init("operationId", .string(operation.name)), .init("summary", .string(operation.summary))]
        if operation.needsSession { members.append(.init("security", [["session": []]])) }
        if !operation.parameters.isEmpty {
            members.append(
                .init(
                    "parameters",
                    .array(
                        operation.parameters.map {
                            [
                                "name": .string($0.name), "in": .string($0.place.rawValue), "description": .string($0.text),
                                "required": .bool($0.isRequired), "schema": $0.schema,
                            ]
                        })))
        }
        if !operation.requests.isEmpty {
            let content = operation.requests.map { JSON.Member($0.type, ["schema": $0.schema]) }
            members.append(.init("requestBody", ["required": true, "content": .object(content)]))
        }
        var responses = operation.answers.map { answer in
            var members: [JSON.Member] = [.init("description", .string(answer.text))]
            if let content = answer.content {
                members.append(.init("content", .object([.init(content.type, ["schema": content.schema])])))
            }
            return JSON.Member("\(answer.status)", .object(members))
        }
        // What changes something needs space on the disk.
        let everywhere: Set<Int> = route.method == .get ? [400, 405, 503] : [400, 405, 503, 507]
        for status in everywhere.union(operation.refusals).union(operation.needsSession ? [401] : []).sorted() {
            let content: JSON = ["application/json": ["schema": Self.reference("Error")]]
            responses.append(.init("\(status)", ["description": "Refused", "content": content]))
        }
        members.append(.init("responses", .object(responses)))
        return .object(members)
    }
}
