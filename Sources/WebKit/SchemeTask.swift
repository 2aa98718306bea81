internal import Foundation
internal import FoundationNetworking
internal import ProgrammerErrors

/// Collects a handler's answer to a request.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
    /// Whether it is the request of a page, not of a part of one.
    let isDocument: Bool
    private enum State { case isOpen, isFinished, isStopped }

    let request: URLRequest
    let handler: any WKURLSchemeHandler
    private var state = State.isOpen
    private var response: URLResponse?
    private var body = Data()
    private var completion: ((Result<(URLResponse, Data), any Error>) -> Void)?

    init(
        _ request: URLRequest, handler: any WKURLSchemeHandler, isDocument: Bool,
        completion: @escaping (Result<(URLResponse, Data), any Error>) -> Void
    ) {
        (self.request, self.handler, self.isDocument, self.completion) = (request, handler, isDocument, completion)
        super.init()
    }

    /// Whether the handler still has to answer.
    var isOpen: Bool { state == .isOpen }

    /// Nobody waits for the answer any more.
    func stop() { (state, completion) = (.isStopped, nil) }

    func didReceive(_ response: URLResponse) {
        check()
        if !body.isEmpty {
            ProgrammerError.raise(
                "[WKURLSchemeTask taskDidReceiveData:] has already been called for this task", name: .internalInconsistency)
        }
        self.response = response
    }

    func didReceive(_ data: Data) {
        checkResponse()
        body.append(data)
    }

    func didFinish() { if let response = checkResponse() { end(.success((response, body))) } }

    func didFailWithError(_ error: any Error) {
        check()
        end(.failure(error))
    }

    private func end(_ result: Result<(URLResponse, Data), any Error>) {
        state = .isFinished
        let action = completion
        completion = nil
        action?(result)
    }

    @discardableResult private func checkResponse() -> URLResponse? {
        check()
        if response == nil { ProgrammerError.raise("No response has been sent for this task", name: .internalInconsistency) }
        return response
    }

    private func check() {
        switch state {
        case .isOpen: break
        case .isStopped: ProgrammerError.raise("This task has already been stopped", name: .internalInconsistency)
        case .isFinished:
            ProgrammerError.raise(
                "[WKURLSchemeTask taskDidCompleteWithError:] has already been called for this task", name: .internalInconsistency)
        }
    }
}
