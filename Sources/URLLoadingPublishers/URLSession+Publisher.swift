public import Combine
public import Foundation
public import URLLoading

// All is compiled into the app that uses it: the module Combine is in FerryKit and URLLoading in FerryNetworking, and a library of both would
// hold each a second time.

extension URLSession {
    /// Sends the data and the response of a task, or its error. Each subscriber has a task of its own, from its first request.
    ///
    /// > Contract: Foundation, URLSession.DataTaskPublisher
    public typealias DataTaskPublisher = TaskPublisher<URLSession, URLRequest, (data: Data, response: URLResponse), URLError>

    /// A publisher of the data at a URL.
    @_alwaysEmitIntoClient public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of a request's data.
    @_alwaysEmitIntoClient public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

extension TaskPublisher
where Session == URLSession, Request == URLRequest, Output == (data: Data, response: URLResponse), Failure == URLError {
    /// Creates a publisher of a request's data.
    @_alwaysEmitIntoClient public init(request: URLRequest, session: URLSession) {
        self.init(request: request, session: session) { session, request, deliver in
            nonisolated(unsafe) let deliver = deliver  // Called once, by the session's queue.
            let task = session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                    deliver(.success((data ?? Data(), response)))
                } else {
                    deliver(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return AnyCancellable { task.cancel() }
        }
    }
}
