import Foundation
import FoundationNetworking
import Testing

@testable import URLLoading

@Suite("NSURLConnection") struct ConnectionTests {
    /// Records what a delegate receives.
    private final class Receiver: NSObject, NSURLConnectionDataDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        private let ended = DispatchSemaphore(value: 0)
        var onResponse: ((NSURLConnection) -> Void)?
        var calls: [String] { lock.withLock { lines } }
        private func note(_ line: String) { lock.withLock { lines.append(line) } }
        func waitForEnd() async -> Bool {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(returning: self.ended.wait(timeout: .now() + 30) == .success) }
            }
        }

        func connection(
            _ connection: NSURLConnection, willSend request: URLRequest, redirectResponse response: URLResponse?
        ) -> URLRequest? {
            note("redirect \(request.url?.path ?? "")")
            return request
        }
        func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {
            note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            onResponse?(connection)
        }
        func connection(_ connection: NSURLConnection, didReceive data: Data) { note("data \(String(decoding: data, as: UTF8.self))") }
        func connectionDidFinishLoading(_ connection: NSURLConnection) {
            note("finished")
            ended.signal()
        }
        func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
            note("failed \((error as? URLError)?.code.rawValue ?? 0)")
            ended.signal()
        }
    }

    private func connect(_ url: URL, _ receiver: Receiver) -> NSURLConnection {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let connection = NSURLConnection(URLRequest(url: url), receiver, .ephemeral, queue)
        connection.start()
        return connection
    }

    @Test("a delegate is notified of redirects, the response, the body and the end") func delegate() async throws {
        let server = try TestServer { request in
            request.path == "/old" ? .init(302, Data(), ["Location": "/new"]) : .init(text: "hello")
        }
        let receiver = Receiver()
        let connection = connect(server["/old"], receiver)
        #expect(await receiver.waitForEnd())
        #expect(receiver.calls == ["redirect /new", "response 200", "data hello", "finished"])
        #expect(connection.currentRequest.url?.path == "/new")
        #expect(connection.originalRequest.url?.path == "/old")
        connection.start()
        #expect(server.requests.count == 2)
    }

    @Test("a failure is the last call, and a cancelled connection makes none") func endings() async throws {
        let receiver = Receiver()
        _ = connect(try #require(URL(string: "http://127.0.0.1:1/")), receiver)
        #expect(await receiver.waitForEnd())
        #expect(receiver.calls == ["failed \(URLError.Code.cannotConnectToHost.rawValue)"])
        let server = try TestServer { _ in .init(text: "body") }
        let cancelling = Receiver()
        let reached = DispatchSemaphore(value: 0)
        cancelling.onResponse = {
            $0.cancel()
            reached.signal()
        }
        let connection = connect(server.url, cancelling)
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = reached.wait(timeout: .now() + 30)
                continuation.resume()
            }
        }
        #expect(connection.delegate == nil)
        #expect(cancelling.calls == ["response 200"])
    }

    @Test("a request is loaded while its caller waits, or on a queue") func simple() async throws {
        let server = try TestServer { .init(text: $0.path) }
        let request = URLRequest(url: server["/a"])
        let (text, status) = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<(String, Int), any Error>) in
            Thread.detachNewThread {
                var response: URLResponse?
                continuation.resume(
                    with: Result {
                        let data = try NSURLConnection.sendSynchronousRequest(request, returning: &response)
                        return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
                    })
            }
        }
        #expect(text == "/a")
        #expect(status == 200)
        let later = await withCheckedContinuation { continuation in
            NSURLConnection.sendAsynchronousRequest(URLRequest(url: server["/b"]), queue: OperationQueue()) { _, data, error in
                continuation.resume(returning: error == nil ? data : nil)
            }
        }
        #expect(later == Data("/b".utf8))
    }

    @Test(
        "only requests with a way to load them can be handled",
        arguments: [("http://a.example/", true), ("gopher://a", false), ("http:", false)])
    func handling(text: String, isHandled: Bool) throws {
        #expect(NSURLConnection.canHandle(URLRequest(url: try #require(URL(string: text)))) == isHandled)
    }
}
