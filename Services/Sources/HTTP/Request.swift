public import JSON

/// A request whose head has been read; also its body, if the route collects it.
public struct Request: Sendable {
    public var method: HTTPMethod
    public var target: RequestTarget
    public var headers: HTTPHeaders
    public var body: [UInt8]
    /// The values for `{name}` in the route's pattern, in its order.
    public var parameters: [RequestTarget.Item]
    /// The numeric address of the client.
    public var peer: String
    /// Unique while the server runs; written to the log and to the `X-Request-Id` of the response.
    public var id: String

    public init(
        _ method: HTTPMethod, _ target: RequestTarget, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], peer: String = "",
        id: String = ""
    ) {
        (self.method, self.target, self.headers, self.body) = (method, target, headers, body)
        (self.peer, self.id, parameters) = (peer, id, [])
    }

    /// A path parameter. > Precondition: the route's pattern has it.
    public func parameter(_ name: String) -> String {
        guard let item = parameters.first(where: { $0.name == name }) else { preconditionFailure("no {\(name)} in the route's pattern") }
        return item.value
    }

    /// A query parameter. > Throws: when it is given twice.
    public func query(_ name: String) throws(HTTPError) -> String? {
        let values = target.query.filter { $0.name == name }
        guard values.count < 2 else { throw .query(name, "is given \(values.count) times") }
        return values.first?.value
    }

    public func queryInt(_ name: String, _ bounds: ClosedRange<Int64>, default value: Int64) throws(HTTPError) -> Int64 {
        guard let text = try query(name) else { return value }
        guard let number = Int64(text), bounds.contains(number) else {
            throw .query(name, "must be a whole number from \(bounds.lowerBound) to \(bounds.upperBound), not '\(text)'")
        }
        return number
    }

    /// > Throws: when there are other query parameters, instead of ignoring them silently.
    public func allowsQuery(_ names: Set<String>) throws(HTTPError) {
        for item in target.query where !names.contains(item.name) {
            throw .query(
                item.name, names.isEmpty ? "there are no parameters here" : "there are only: \(names.sorted().joined(separator: ", "))")
        }
    }

    /// The fields of a JSON body.
    public func fields(_ known: Set<String>) throws(HTTPError) -> JSONFields {
        if let type = headers["content-type"], let media = MediaType(type), media.essence != "application/json" {
            throw HTTPError(
                415, "unsupported_media_type", "a body of type application/json is expected, not \(media.essence)",
                field: "header.content-type")
        }
        do {
            return try JSONFields(try JSON.parse(body), known: known)
        } catch let error as JSONSyntaxError {
            throw HTTPError(error)
        } catch let error as JSONFieldError {
            throw HTTPError(error)
        } catch {
            throw HTTPError(400, "invalid_json", "\(error)")
        }
    }

    /// Reads values from the fields of a JSON body; errors name the invalid field.
    public func read<Value>(_ known: Set<String>, _ body: (JSONFields) throws -> Value) throws -> Value {
        let fields = try fields(known)
        do {
            return try body(fields)
        } catch let error as JSONFieldError {
            throw HTTPError(error)
        }
    }
}
