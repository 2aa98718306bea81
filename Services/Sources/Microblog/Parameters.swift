import HTTP

/// The parameters of a call: those of the query and of a form.
///
/// Unknown ones are ignored, as Weibo does: clients send some that only other versions of its API have.
struct Parameters: Sendable {
    let items: [RequestTarget.Item]
    let request: Request

    init(_ request: Request) throws {
        self.request = request
        var items = request.target.query
        if !request.body.isEmpty {
            if let type = request.headers["content-type"], MediaType(type)?.essence != "application/x-www-form-urlencoded" {
                throw WeiboError.unsupportedType.error("unsupport mediatype (\(type.prefix(100)))!")
            }
            do throws(RequestTarget.Failure) {
                items += try RequestTarget.form(request.body)
            } catch {
                throw WeiboError.illegalRequest.error(error.httpError.message)
            }
        }
        self.items = items
    }

    /// Of a form that was read elsewhere, such as one with files.
    init(_ request: Request, form: [RequestTarget.Item]) { (self.request, items) = (request, request.target.query + form) }

    /// Nil without the parameter. > Throws: when it is given twice.
    func text(_ name: String) throws(HTTPError) -> String? {
        var found: String?
        for item in items where item.name == name {
            guard found == nil else { throw WeiboError.invalid(name, expected: "one value", found: "several") }
            found = item.value
        }
        return found
    }

    func required(_ name: String) throws(HTTPError) -> String {
        guard let text = try text(name), !text.isEmpty else { throw WeiboError.missing(name) }
        return text
    }

    func int(_ name: String, _ bounds: ClosedRange<Int64>, default value: Int64) throws(HTTPError) -> Int64 {
        guard let text = try text(name), !text.isEmpty else { return value }
        guard let number = Int64(text), bounds.contains(number) else {
            throw WeiboError.invalid(name, expected: "\(bounds.lowerBound)~\(bounds.upperBound)", found: text)
        }
        return number
    }

    /// The number of a status, comment or user.
    func id(_ name: String) throws(HTTPError) -> Int64 {
        let text = try required(name)
        guard let number = Int64(text), number > 0 else { throw WeiboError.invalid(name, expected: "a positive int64", found: text) }
        return number
    }

    /// What a repeated request must have in common with the first, whatever its token.
    var canonical: [UInt8] {
        let pairs = items.filter { $0.name != "access_token" }.map { "\($0.name)=\($0.value)" }
        return Array(pairs.sorted().joined(separator: "\n").utf8)
    }
}
