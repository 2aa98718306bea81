internal import Foundation
internal import FoundationNetworking
internal import Glibc
internal import Synchronization

/// Requests that have no complete response yet, for reports of what an app waits for. > Isolation: any thread.
enum PendingRequests {
    private struct Request {
        var line: String
        var start: Date
        var number: Int
    }

    private static let all = Mutex<(requests: [ObjectIdentifier: Request], count: Int)>(([:], 0))

    /// A task begins.
    static func begin(_ task: URLSessionTask) {
        guard let request = task.currentRequest, let url = request.url else { return }
        let line = "\(request.httpMethod ?? "GET") \(url.absoluteString)"
        all.withLock { all in
            all.count += 1
            all.requests[ObjectIdentifier(task)] = Request(line: line, start: Date(), number: all.count)
        }
    }

    /// A task has ended.
    static func end(_ task: URLSessionTask) { all.withLock { _ = $0.requests.removeValue(forKey: ObjectIdentifier(task)) } }

    /// In the order in which they began.
    static func descriptions(at now: Date) -> [String] {
        all.withLock { $0.requests.values.sorted { $0.number < $1.number } }.map { request in
            let seconds = (now.timeIntervalSince(request.start) * 10).rounded() / 10
            return "a request has no response for \(seconds) s: \(request.line)"
        }
    }
}

/// The lines about pending requests, for UIKit, which is not linked with this library and finds the function by its name.
///
/// - Returns: lines to be freed by the caller; nil without requests.
@_cdecl("ferry_pending_requests")
public func pendingRequestLines() -> UnsafeMutablePointer<CChar>? {
    let lines = PendingRequests.descriptions(at: Date())
    return lines.isEmpty ? nil : strdup(lines.joined(separator: "\n"))
}
