import Foundation

@testable import Weibo

/// The service in memory: a timeline of statuses with numbered ids, of which each request sees the newest state.
@MainActor
final class SampleClient: WeiboClient {
    nonisolated(unsafe) var token: String?
    nonisolated(unsafe) var onSessionOver: (() -> Void)?
    /// Of the newest status.
    nonisolated(unsafe) var newest: Int64 = 100
    /// Answered instead, once.
    nonisolated(unsafe) var failure: WeiboError?
    /// Bodies of responses, by the end of a path.
    nonisolated(unsafe) var answers: [String: String] = [:]
    nonisolated(unsafe) private(set) var requests: [(path: String, params: [String: String])] = []

    private final class Answered: Cancellable {
        func cancel() {}
    }

    nonisolated func url(_ path: String, _ params: [String: String]) -> URL { URL(fileURLWithPath: "/" + path) }

    nonisolated func request<Value>(
        _ call: Call<Value>, progress: ((Double) -> Void)?, completion: ((Result<Value, WeiboError>) -> Void)?
    ) -> Cancellable {
        requests.append((call.path, call.params))
        if let failure {
            self.failure = nil
            completion?(.failure(failure))
        } else {
            completion?(Result { try JSONDecoder().decode(Value.self, from: answer(call.path, call.params)) }.mapError { WeiboError($0) })
        }
        return Answered()
    }

    nonisolated private func answer(_ path: String, _ params: [String: String]) throws -> Data {
        func number(_ name: String) -> Int64? { params[name].flatMap { Int64($0) } }
        if let known = answers.first(where: { path.hasSuffix($0.key) }) { return Data(known.value.utf8) }
        guard path.hasSuffix("timeline.json") else { return Data("{}".utf8) }
        let first = min(number("max_id") ?? newest, newest)
        let last = max(first - (number("count") ?? 20) + 1, (number("since_id") ?? 0) + 1, 1)
        let rows = last > first ? [] : (last...first).reversed().map { ["id": $0, "text": "status \($0)"] as [String: Any] }
        return try JSONSerialization.data(withJSONObject: ["statuses": rows])
    }
}
