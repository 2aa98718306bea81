import Foundation

/// The service over HTTP.
@MainActor final class HTTPDealsClient: DealsClient {
    private let base: URL
    private let session: URLSession
    private let signature: RequestSignature
    private let today: () -> Day

    /// > Parameters: today: the device's day, from which the service counts the dates of its deals.
    init(
        base: URL, signature: RequestSignature, session: URLSession = .shared, today: @escaping () -> Day = { Day(Date(), in: .current) }
    ) {
        self.base = base
        self.signature = signature
        self.session = session
        self.today = today
    }

    private final class Call: DealsCall {
        var task: URLSessionDataTask?
        var isOver = false

        func cancel() {
            isOver = true
            task?.cancel()
        }
    }

    @discardableResult
    func find(
        _ query: DealQuery, page: Int, limit: Int, success: @escaping @MainActor (DealPage) -> Void, failure: @escaping Failure
    ) -> DealsCall {
        let parameters = query.parameters.merging(["page": "\(page)", "limit": "\(limit)", "today": today().text]) { $1 }
        return get("v1/deal/find_deals", parameters, { try DealPage($0) }, success, failure)
    }

    @discardableResult
    func deal(_ id: String, success: @escaping @MainActor (Deal) -> Void, failure: @escaping Failure) -> DealsCall {
        let read: @Sendable (Fields) throws -> Deal = {
            guard let deal = try DealPage($0).deals.first else { throw DealsError.malformed("no deal") }
            return deal
        }
        return get("v1/deal/get_single_deal", ["deal_id": id, "today": today().text], read, success, failure)
    }

    @discardableResult
    func suggestions(
        _ text: String, city: String, success: @escaping @MainActor ([String]) -> Void, failure: @escaping Failure
    ) -> DealsCall {
        let parameters = ["city": city, "keyword": text, "limit": "\(Suggestions.most)"]
        let read: @Sendable (Fields) throws -> [String] = { try $0.models("suggestions", of: Suggestion.self).map(\.text) }
        return get("v1/deal/get_suggestions", parameters, read, success, failure)
    }

    func url(of path: String) -> URL? {
        guard let url = URL(string: path, relativeTo: base)?.absoluteURL else { return nil }
        guard url.host == base.host, url.port != base.port, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return url
        }
        // A stored deal has the port that the service had then.
        (parts.scheme, parts.port) = (base.scheme, base.port)
        return parts.url
    }

    func page(of deal: Deal) -> URL? { url(of: deal.page ?? "/m/deal/\(deal.pageID)") }
    func tileTemplate(isDark: Bool) -> String? {
        url(of: isDark ? "/tiles/dark/" : "/tiles/").map { $0.absoluteString + "{z}/{x}/{y}.png" }
    }

    // MARK: Requests

    func request(_ path: String, _ parameters: [String: String]) -> URLRequest {
        var parts = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: false) ?? URLComponents()
        parts.queryItems = signature.signed(parameters).sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        // Many servers decode a plus in a query as a space.
        parts.percentEncodedQuery = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        var request = URLRequest(url: parts.url ?? base)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        return request
    }

    private func get<Value: Sendable>(
        _ path: String, _ parameters: [String: String], _ read: @escaping @Sendable (Fields) throws -> Value,
        _ success: @escaping @MainActor (Value) -> Void, _ failure: @escaping Failure
    ) -> DealsCall {
        let call = Call()
        let task = session.dataTask(with: request(path, parameters)) { data, response, error in
            let result = Result { try read(Self.fields(data, response, error)) }.mapError(DealsError.init)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard !call.isOver else { return }
                    call.isOver = true
                    switch result {
                    case .success(let value): success(value)
                    case .failure(let error): failure(error)
                    }
                }
            }
        }
        call.task = task
        task.resume()
        return call
    }

    nonisolated private static func fields(_ data: Data?, _ response: URLResponse?, _ error: Error?) throws -> Fields {
        if let error { throw error }
        guard let data, let response = response as? HTTPURLResponse else { throw DealsError.cut }
        if response.expectedContentLength > 0, response.value(forHTTPHeaderField: "Content-Encoding") == nil,
            Int64(data.count) < response.expectedContentLength
        {
            throw DealsError.cut
        }
        guard let fields = try? Fields(JSONSerialization.jsonObject(with: data), place: "answer") else {
            throw response.statusCode == 200 ? DealsError.malformed("no JSON object") : .broken(response.statusCode)
        }
        if let error = try? fields.fields("error") {
            throw DealsError.refused(code: (try? error.integer("errorCode")) ?? 0, message: error.optionalText("errorMessage") ?? "")
        }
        guard response.statusCode == 200 else { throw DealsError.broken(response.statusCode) }
        return fields
    }
}
