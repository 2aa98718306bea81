import UIKit

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
    /// Requests wait for `release`.
    nonisolated(unsafe) var isHolding = false
    nonisolated(unsafe) private var held: [() -> Void] = []
    /// Reports the progress of the newest request.
    nonisolated(unsafe) private(set) var progress: ((Double) -> Void)?
    nonisolated(unsafe) private(set) var requests: [(path: String, params: [String: String])] = []

    private final class Answered: Cancellable {
        func cancel() {}
    }

    nonisolated func url(_ path: String, _ params: [String: String]) -> URL { URL(fileURLWithPath: "/" + path) }

    nonisolated func request<Value>(
        _ call: Call<Value>, progress: ((Double) -> Void)?, completion: ((Result<Value, WeiboError>) -> Void)?
    ) -> Cancellable {
        requests.append((call.path, call.params))
        self.progress = progress
        let respond = { [self] in
            if let failure {
                self.failure = nil
                completion?(.failure(failure))
            } else {
                completion?(
                    Result { try JSONDecoder().decode(Value.self, from: answer(call.path, call.params)) }.mapError { WeiboError($0) })
            }
        }
        if isHolding { held.append(respond) } else { respond() }
        return Answered()
    }

    /// Responds to the requests that wait.
    func release() {
        isHolding = false
        let waiting = held
        held = []
        waiting.forEach { $0() }
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

extension UIView {
    /// The views of a type in this one's tree, from front to back as they were added.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.all(type) }
    }
}

extension Session {
    /// A session of its own with the service in memory.
    static func sample(_ client: SampleClient) -> Session {
        Session(client: client, account: Account(token: "t", user: 1, expires: .distantFuture))
    }
}
