import Foundation
import Glibc
import Testing

@testable import URLLoading

@Suite("URLSession: data tasks") struct DataTaskTests {
    @Test("a response has its headers, data and request URL") func plain() async throws {
        let server = try TestServer { _ in .init(text: "你好", ["Content-Type": "text/plain; charset=utf-8", "X-Twice": "a"]) }
        let (data, response) = try await freshSession().data(from: server["hello?q=1"])
        let http = try #require(response as? HTTPURLResponse)
        #expect(String(decoding: data, as: UTF8.self) == "你好")
        #expect((http.statusCode, http.mimeType, http.textEncodingName) == (200, "text/plain", "utf-8"))
        #expect(http.url == server["hello?q=1"])
        #expect(http.expectedContentLength == 6)
        #expect(http.value(forHTTPHeaderField: "x-twice") == "a")
        let request = try #require(server.requests.first)
        #expect((request.method, request.path, request["Accept"]) == ("GET", "/hello?q=1", "*/*"))
        #expect(request["User-Agent"]?.hasSuffix("Ferry/1") == true)
        #expect(request["Accept-Encoding"] == "gzip, deflate, br")
    }

    @Test("bodies are sent with their length and, by default, as a form") func bodies() async throws {
        let server = try TestServer {
            .init(text: "\($0.method) \($0.body.count) \($0["Content-Length"] ?? "-") \($0["Content-Type"] ?? "-")")
        }
        let session = freshSession()
        func answer(_ method: String, _ body: Data?, _ type: String? = nil) async throws -> String {
            var request = URLRequest(url: server.url)
            (request.httpMethod, request.httpBody) = (method, body)
            request.setValue(type, forHTTPHeaderField: "Content-Type")
            return String(decoding: try await session.data(for: request).0, as: UTF8.self)
        }
        #expect(try await answer("POST", Data("a=b".utf8)) == "POST 3 3 application/x-www-form-urlencoded")
        #expect(try await answer("POST", Data("{}".utf8), "application/json") == "POST 2 2 application/json")
        #expect(try await answer("POST", nil) == "POST 0 0 -")
        #expect(try await answer("DELETE", nil) == "DELETE 0 - -")
        #expect(try await answer("PATCH", pattern(3_000_000), "x/y") == "PATCH 3000000 3000000 x/y")
        #expect(try await answer("HEAD", nil).isEmpty)
        #expect(server.connections == 1)
    }

    @Test("decodes a compressed body") func packed() async throws {
        // "ferry ferry ferry", gzip without a name or a time.
        let bytes = try #require(Data(base64Encoded: "H4sIAAAAAAACA0tLLSqqVEhDkABaZVFmEQAAAA=="))
        let server = try TestServer { _ in .init(200, bytes, ["Content-Encoding": "gzip"]) }
        let recorder = Recorder()
        let task = freshSession(recorder).dataTask(with: server.url)
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(String(decoding: recorder.data, as: UTF8.self) == "ferry ferry ferry")
        #expect(task.countOfBytesReceived == 17)
        #expect(task.countOfBytesExpectedToReceive == NSURLSessionTransferSizeUnknown)
        let broken = try TestServer { _ in .init(200, Data("no gzip".utf8), ["Content-Encoding": "gzip"]) }
        await #expect { try await freshSession().data(from: broken.url) } throws: { ($0 as? URLError)?.code == .cannotDecodeContentData }
    }

    @Test("delegate calls come in order, and no data before the response disposition") func order() async throws {
        let server = try TestServer { _ in .init(200, pattern(100_000)) }
        let recorder = Recorder()
        recorder.delay = 0.1
        let session = freshSession(recorder)
        let task = session.dataTask(with: server.url)
        #expect(task.state == .suspended)
        #expect(task.taskIdentifier == 1)
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls == ["created", "response 200", "answered", "data", "metrics", "complete"])
        #expect(recorder.data == pattern(100_000))
        #expect(task.state == .completed)
        #expect(task.error == nil)
        #expect(task.progress.fractionCompleted == 1)
        #expect(task.countOfBytesReceived == 100_000)
        #expect(task.countOfBytesExpectedToReceive == 100_000)
        let metrics = try #require(recorder.metrics?.transactionMetrics.first)
        #expect(metrics.networkProtocolName == "http/1.1")
        #expect(metrics.resourceFetchType == .networkLoad)
        #expect(!metrics.isReusedConnection)
        #expect(metrics.countOfResponseBodyBytesReceived == 100_000)
        #expect(metrics.remotePort == server.url.port)
        #expect(try #require(metrics.responseEndDate) >= #require(metrics.requestStartDate))
    }

    @Test("a delegate that cancels at the response gets no data") func refused() async throws {
        let server = try TestServer { _ in .init(200, pattern(1000)) }
        let recorder = Recorder()
        recorder.disposition = .cancel
        freshSession(recorder).dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls == ["created", "response 200", "metrics", "failed -999"])
    }

    @Test("a data task that becomes a download ends in a file") func becomes() async throws {
        let server = try TestServer { _ in .init(200, pattern(300_000)) }
        let recorder = Recorder()
        recorder.disposition = .becomeDownload
        freshSession(recorder).dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(
            recorder.calls == ["created", "response 200", "became download", "written", "downloaded", "metrics", "complete"]
                || recorder.calls == ["created", "response 200", "became download", "written", "metrics", "downloaded", "complete"])
        #expect(recorder.file == pattern(300_000))
        #expect(recorder.data.isEmpty)
    }

    @Test("a slow delegate slows the server down instead of buffering") func backlog() async throws {
        let size = 24 << 20
        let body = pattern(size)
        let server = try TestServer { _ in .init(200, body) }
        let recorder = Recorder()
        nonisolated(unsafe) var largest = 0, last = 0
        recorder.onData = { _ in
            largest = max(largest, recorder.data.count - last)
            last = recorder.data.count
            usleep(2000)
        }
        freshSession(recorder).dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.data.count == size)
        #expect(recorder.data == body)
        #expect(largest < 2 << 20)
    }

    @Test("progress completes, and cancelling it cancels the task") func progress() async throws {
        let server = try TestServer { request in
            var answer = TestServer.Answer(200, pattern(1000), length: request.path == "/slow" ? 2000 : 1000)
            answer.stalls = request.path == "/slow"
            return answer
        }
        let recorder = Recorder()
        let session = freshSession(recorder)
        let task = session.dataTask(with: server["slow"])
        recorder.onData = { $0.progress.cancel() }
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(task.progress.fractionCompleted == 0.5)
        #expect(task.progress.isCancelled)
        #expect((task.error as? URLError)?.code == .cancelled)
        #expect(task.state == .completed)
    }

    @Test("a suspended task pauses, and resumes") func suspended() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(200, pattern(8 << 20))
            answer.pause = 0.02
            return answer
        }
        let recorder = Recorder()
        let task = freshSession(recorder).dataTask(with: server.url)
        nonisolated(unsafe) var count = 0
        recorder.onData = {
            count += 1
            if count == 1 {
                $0.suspend()
                $0.suspend()
            }
        }
        task.resume()
        try await Task.sleep(for: .milliseconds(400))
        let held = recorder.data.count
        #expect(task.state == .suspended)
        #expect(held < 8 << 20)
        task.resume()
        try await Task.sleep(for: .milliseconds(100))
        #expect(task.state == .suspended)
        #expect(recorder.data.count - held < 2 << 20)
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.data == pattern(8 << 20))
    }

    @Test("cancelling the Swift task cancels the session task") func swiftCancel() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(200, length: 10)
            answer.stalls = true
            return answer
        }
        let session = freshSession()
        let work = Task { try await session.data(from: server.url) }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        work.cancel()
        await #expect { try await work.value } throws: { ($0 as? URLError)?.code == .cancelled }
        #expect(await session.allTasks.isEmpty)
    }

    @Test("async bytes arrive one by one, and an early end stops the transfer") func bytes() async throws {
        let server = try TestServer { _ in .init(200, pattern(4 << 20)) }
        let (bytes, response) = try await freshSession().bytes(from: server.url)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        var all = Data()
        for try await byte in bytes { all.append(byte) }
        #expect(all == pattern(4 << 20))
        let cut = try TestServer { _ in
            var answer = TestServer.Answer(200, pattern(1000))
            answer.cutAfter = 500
            return answer
        }
        let (some, _) = try await freshSession().bytes(from: cut.url)
        await #expect {
            for try await _ in some {}
        } throws: { ($0 as? URLError)?.code == .networkConnectionLost }
    }

    @Test("waiting for a response causes no wake-ups") func idle() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(text: "late")
            answer.delay = 0.6
            return answer
        }
        let session = freshSession()
        async let answer = session.data(from: server.url)
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(100))
        let before = session.queue.sync { session.engine.wakes }
        try await Task.sleep(for: .milliseconds(300))
        let after = session.queue.sync { session.engine.wakes }
        #expect(after - before <= 4)
        #expect(try await String(decoding: answer.0, as: UTF8.self) == "late")
    }

    @Test("requests without a complete response are told in the order of their start, until they end") func pending() async throws {
        let server = try TestServer { _ in .init(text: "late") }
        let session = freshSession()
        let addresses = [server["pending-1"], server["pending-2"]]
        let tasks = addresses.map { session.dataTask(with: $0) }
        for task in tasks { PendingRequests.begin(task) }
        func lines() -> [String] { PendingRequests.descriptions(at: Date()).filter { $0.contains("/pending-") } }
        #expect(lines().map { $0.split(separator: " ").last.map(String.init) } == addresses.map(\.absoluteString))
        #expect(lines().first?.contains(#/^a request has no response for \d+\.\d s: GET /#) == true)
        let text = try #require(pendingRequestLines())
        #expect(String(cString: text).contains("GET \(addresses[0].absoluteString)"))
        free(text)
        _ = try await session.data(from: server["pending-3"])
        #expect(!lines().contains { $0.contains("/pending-3") })
        for task in tasks { PendingRequests.end(task) }
        #expect(lines().isEmpty)
    }
}
