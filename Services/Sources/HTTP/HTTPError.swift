public import JSON

/// An error response: its status, a code for programs, a message for users, and the location of the error.
public struct HTTPError: Error, Sendable {
    public var status: Int
    /// Stable, in snake_case.
    public var code: String
    public var message: String
    /// The location: a JSON Pointer into the body (`/name`), or `query.limit`, `header.range`, `path.id`.
    public var field: String?
    /// Values that explain the error.
    public var details: [JSON.Member]
    public var headers: HTTPHeaders

    public init(
        _ status: Int, _ code: String, _ message: String, field: String? = nil, details: [JSON.Member] = [],
        headers: HTTPHeaders = HTTPHeaders()
    ) {
        (self.status, self.code, self.message) = (status, code, message)
        (self.field, self.details, self.headers) = (field, details, headers)
    }

    public init(_ error: JSONFieldError) {
        self.init(422, "invalid_field", (error.pointer.isEmpty ? "the body" : error.pointer) + ": " + error.message, field: error.pointer)
    }

    public init(_ error: JSONSyntaxError) {
        self.init(
            400, "invalid_json", "the body is not JSON: \(error.message) (line \(error.line), column \(error.column))", field: "",
            details: [.init("line", .int(Int64(error.line))), .init("column", .int(Int64(error.column)))])
    }

    /// An invalid query parameter.
    public static func query(_ name: String, _ message: String) -> HTTPError {
        HTTPError(400, "invalid_query", "query parameter '\(name)': \(message)", field: "query." + name)
    }

    public static func header(_ name: String, _ message: String) -> HTTPError {
        HTTPError(400, "invalid_header", "header \(name): \(message)", field: "header." + name.lowercased())
    }

    /// `{"error": {"code", "message", "field"?, "details"?}}`
    public var body: JSON {
        var members: [JSON.Member] = [.init("code", .string(code)), .init("message", .string(message))]
        if let field { members.append(.init("field", .string(field))) }
        if !details.isEmpty { members.append(.init("details", .object(details))) }
        return .object([.init("error", .object(members))])
    }
}
