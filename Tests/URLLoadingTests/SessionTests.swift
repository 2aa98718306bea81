import Foundation
import Testing

@testable import URLLoading

@Suite("URLSession: sessions, protocols, local URLs") struct SessionTests {
    @Test("invalidation waits for the tasks or cancels them, and releases the delegate") func invalidation() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(text: "late")
            answer.delay = 0.1
            return answer
        }
        let recorder = Recorder()
        let session = freshSession(recorder)
        session.dataTask(with: server.url).resume()
        session.finishTasksAndInvalidate()
        #expect(await recorder.waitForInvalid())
        #expect(recorder.calls == ["created", "response 200", "data", "metrics", "complete", "invalid"])
        #expect(session.delegate == nil)
        let cancelled = Recorder()
        let other = freshSession(cancelled)
        other.dataTask(with: server.url).resume()
        other.invalidateAndCancel()
        #expect(await cancelled.waitForInvalid())
        #expect(cancelled.calls.suffix(2) == ["failed -999", "invalid"])
    }

    @Test("a finished session leaves nothing in memory") func leaks() async throws {
        let server = try TestServer { _ in .init(200, pattern(100_000)) }
        weak var session: URLSession?
        weak var recorder: Recorder?
        weak var task: URLSessionTask?
        func use() async throws {
            let made = Recorder()
            let own = freshSession(made)
            let data = own.dataTask(with: server.url)
            (session, recorder, task) = (own, made, data)
            data.resume()
            #expect(await made.waitForEnd())
            own.finishTasksAndInvalidate()
            #expect(await made.waitForInvalid())
        }
        try await use()
        for _ in 0..<12_000 where session != nil || recorder != nil || task != nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect(session == nil)
        #expect(recorder == nil)
        #expect(task == nil)
    }

    @Test("a session copies its configuration") func copies() {
        let configuration = URLSessionConfiguration.default
        let session = URLSession(configuration: configuration)
        configuration.timeoutIntervalForRequest = 1
        session.configuration.timeoutIntervalForRequest = 2
        #expect(session.configuration.timeoutIntervalForRequest == 60)
        #expect(URLSession.shared.configuration.urlCache === URLCache.shared)
        #expect(URLSessionConfiguration.ephemeral.urlCache !== URLCache.shared)
        #expect(URLSessionConfiguration.background(withIdentifier: "x").identifier == "x")
    }

    @Test("lists running tasks by their kind") func listing() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(200, length: 10)
            answer.stalls = true
            return answer
        }
        let session = freshSession()
        session.dataTask(with: server.url).resume()
        session.uploadTask(with: URLRequest(url: server.url), from: Data()).resume()
        _ = session.downloadTask(with: server.url)
        let (data, uploads, downloads) = await session.tasks
        #expect((data.count, uploads.count, downloads.count) == (1, 1, 1))
        #expect(await session.allTasks.map(\.taskIdentifier) == [1, 2, 3])
        session.invalidateAndCancel()
    }

    @Test("limits the connections to a host, and reuses them") func connections() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(text: "x")
            answer.delay = 0.02
            return answer
        }
        let session = freshSession { $0.httpMaximumConnectionsPerHost = 3 }
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<30 { group.addTask { try await session.data(from: server.url).0 } }
            for try await data in group { #expect(data == Data("x".utf8)) }
        }
        #expect(server.connections == 3)
        await session.flush()
        _ = try await session.data(from: server.url)
        #expect(server.connections == 4)
    }

    @Test("delegate calls on a concurrent queue are in order") func concurrentQueue() async throws {
        let server = try TestServer { _ in .init(200, pattern(2_000_000)) }
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 4
        let recorder = Recorder()
        let session = URLSession(configuration: .ephemeral, delegate: recorder, delegateQueue: queue)
        session.dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls == ["created", "response 200", "data", "metrics", "complete"])
        #expect(recorder.data == pattern(2_000_000))
    }

    @Test("a task waits for its earliest begin date") func delayed() async throws {
        let server = try TestServer { _ in .init(text: "x") }
        let recorder = Recorder()
        let task = freshSession(recorder).dataTask(with: server.url)
        let date = Date(timeIntervalSinceNow: 0.2)
        task.earliestBeginDate = date
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(server.requests.count == 1)
        #expect(try #require(recorder.metrics?.transactionMetrics.first?.fetchStartDate) >= date)
    }

    @Test("many tasks cancelled at random complete once each") func storm() async throws {
        let server = try TestServer { request in
            var answer = TestServer.Answer(200, pattern(50_000))
            answer.pause = request.path.hasSuffix("3") ? 0.001 : 0
            return answer
        }
        let session = freshSession { $0.httpMaximumConnectionsPerHost = 8 }
        let ends = Counter()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let task = Task { try await session.data(from: server["\(number)"]) }
                    if number % 3 == 0 {
                        try? await Task.sleep(for: .microseconds(number * 37))
                        task.cancel()
                    }
                    if let data = try? await task.value.0 { #expect(data == pattern(50_000)) }
                    _ = ends.next()
                }
            }
        }
        #expect(ends.next() == 201)
        #expect(await session.allTasks.isEmpty)
    }

    final class Modern: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        let done = DispatchSemaphore(value: 0)
        private(set) var steps: [String] = []

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse) async
            -> URLSession.ResponseDisposition
        {
            steps.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            return .cancel
        }
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest
        ) async -> URLRequest? {
            steps.append("redirect")
            return nil
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            steps.append("\((error as? URLError)?.code.rawValue ?? 0)")
            done.signal()
        }
    }

    @Test("a delegate may use async methods") func asyncDelegate() async throws {
        let server = try TestServer { _ in .init(302, Data("x".utf8), ["Location": "/b"]) }
        let delegate = Modern()
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
        session.dataTask(with: server.url).resume()
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = delegate.done.wait(timeout: .now() + 30)
                continuation.resume()
            }
        }
        #expect(delegate.steps == ["redirect", "response 302", "-999"])
    }

    // MARK: Protocols

    final class Echo: URLProtocol, @unchecked Sendable {
        static let stops = Counter()

        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "echo" }

        override func startLoading() {
            guard let url = request.url else { return }
            if url.path == "/fail" { client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse)) }
            if url.path == "/moved", let response = HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: nil),
                let next = URL(string: "http://echo/there")
            {
                client?.urlProtocol(self, wasRedirectedTo: URLRequest(url: next), redirectResponse: response)
                return
            }
            if url.path != "/bare" {
                let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
                client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            }
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocol(self, didLoad: Data("!".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() { _ = Self.stops.next() }
    }

    @Test("a custom URLProtocol loads its requests") func protocols() async throws {
        let session = freshSession { $0.protocolClasses = [Echo.self] }
        let url = try #require(URL(string: "http://echo/here"))
        #expect(String(decoding: try await session.data(from: url).0, as: UTF8.self) == "/here!")
        let moved = try #require(URL(string: "http://echo/moved"))
        #expect(String(decoding: try await session.data(from: moved).0, as: UTF8.self) == "/there!")
        let failing = try #require(URL(string: "http://echo/fail"))
        await #expect { try await session.data(from: failing) } throws: { ($0 as? URLError)?.code == .badServerResponse }
        let recorder = Recorder()
        recorder.delay = 0.05
        freshSession(recorder) { $0.protocolClasses = [Echo.self] }.dataTask(with: url).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls == ["created", "response 0", "answered", "data", "metrics", "complete"])
    }

    @Test("a custom URLProtocol may send data without a response, as stubs do: the task completes with the data alone")
    func dataWithoutResponse() async throws {
        let session = freshSession { $0.protocolClasses = [Echo.self] }
        let url = try #require(URL(string: "http://echo/bare"))
        let (data, response, error) = await withCheckedContinuation { continuation in
            session.dataTask(with: url) { continuation.resume(returning: ($0, $1, $2)) }.resume()
        }
        #expect(data == Data("/bare!".utf8))
        #expect(response == nil)
        #expect(error == nil)
        await #expect { try await session.data(from: url) } throws: { ($0 as? URLError)?.code == .badServerResponse }
        await #expect { try await session.download(from: url) } throws: { ($0 as? URLError)?.code == .badServerResponse }
    }

    @Test("a registered protocol applies to the shared session") func registered() async throws {
        let url = try #require(URL(string: "http://echo/shared"))
        URLProtocol.registerClass(Echo.self)
        #expect(String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self) == "/shared!")
        URLProtocol.unregisterClass(Echo.self)
        await #expect { try await URLSession.shared.data(from: url) } throws: { $0 is URLError }
        let request = NSMutableURLRequest(url: url)
        URLProtocol.setProperty(7, forKey: "mark", in: request)
        #expect(URLProtocol.property(forKey: "mark", in: request as URLRequest) as? Int == 7)
    }

    // MARK: Without a network

    @Test("loads file and data URLs") func local() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try pattern(900_000).write(to: file)
        let (data, response) = try await freshSession().data(from: file)
        #expect(data == pattern(900_000))
        #expect(response.mimeType == "application/json")
        #expect(response.expectedContentLength == 900_000)
        let (text, kind) = try await freshSession().data(from: try #require(URL(string: "data:text/plain;charset=utf-8;base64,5L2g5aW9")))
        #expect(String(decoding: text, as: UTF8.self) == "你好")
        #expect(kind.mimeType == "text/plain")
        #expect(kind.textEncodingName == "utf-8")
        let (plain, _) = try await freshSession().data(from: try #require(URL(string: "data:,a%20b%ff")))
        #expect(plain == Data([97, 32, 98, 255]))
        await #expect { try await freshSession().data(from: FileManager.default.temporaryDirectory) } throws: {
            ($0 as? URLError)?.code == .fileIsDirectory
        }
        let (copy, _) = try await freshSession().download(from: file)
        #expect(try Data(contentsOf: copy) == pattern(900_000))
        try FileManager.default.removeItem(at: copy)
    }
}
