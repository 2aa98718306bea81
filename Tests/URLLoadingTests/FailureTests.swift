import Foundation
import Testing

@testable import URLLoading

@Suite("URLSession: failures") struct FailureTests {
    private func code(_ url: URL, _ change: (URLSessionConfiguration) -> Void = { _ in }) async -> URLError.Code? {
        do {
            _ = try await freshSession(nil, change).data(from: url)
            return nil
        } catch {
            let error = error as? URLError
            #expect(error?.failingURL != nil)
            #expect(error?.localizedDescription.isEmpty == false)
            return error?.code
        }
    }

    @Test("each failure has its error code and URL") func codes() async throws {
        let closed = try TestServer { _ in .init() }.url
        #expect(await code(closed) == .cannotConnectToHost)
        #expect(await code(try #require(URL(string: "http://no-such-host.invalid/"))) == .cannotFindHost)
        #expect(await code(try #require(URL(string: "gopher://h/"))) == .unsupportedURL)
        #expect(await code(try #require(URL(string: "relative/only"))) == .unsupportedURL)
        #expect(await code(URL(fileURLWithPath: "/no/such/file")) == .fileDoesNotExist)
        let silent = try TestServer { _ in .init(raw: "") }
        #expect(await code(silent.url) == .networkConnectionLost)
        let noise = try TestServer { _ in .init(raw: "\u{1}\u{2}\u{3} nothing that speaks HTTP\r\n\r\n") }
        #expect(await code(noise.url) == .badServerResponse)
        let cut = try TestServer { _ in
            var answer = TestServer.Answer(200, pattern(1000))
            answer.cutAfter = 10
            return answer
        }
        #expect(await code(cut.url) == .networkConnectionLost)
    }

    @Test("a task times out after the interval since the last byte") func patience() async throws {
        let server = try TestServer { request in
            var answer = TestServer.Answer(200, pattern(800), length: request.path == "/" ? 900 : 800)
            (answer.pause, answer.stalls) = (0.1, request.path == "/")
            return answer
        }
        #expect(await code(server.url) { $0.timeoutIntervalForRequest = 0.4 } == .timedOut)
        #expect(await code(server["slow"]) { $0.timeoutIntervalForRequest = 0.4 } == nil)
        #expect(await code(server["slow"]) { $0.timeoutIntervalForResource = 0.4 } == .timedOut)
        var request = URLRequest(url: server.url)
        request.timeoutInterval = 0.4
        await #expect { try await freshSession().data(for: request) } throws: { ($0 as? URLError)?.code == .timedOut }
    }

    @Test("refuses endless headers and malformed fields") func heads() async throws {
        let endless = try TestServer { _ in
            .init(raw: "HTTP/1.1 200 OK\r\n" + String(repeating: "X-A: " + String(repeating: "a", count: 8000) + "\r\n", count: 400))
        }
        #expect([.dataLengthExceedsMaximum, .badServerResponse, .networkConnectionLost].contains(await code(endless.url)))
        let odd = try TestServer { _ in
            .init(
                raw:
                    "HTTP/1.1 200 OK\r\n: empty\r\n\u{1} : odd\r\nX-\u{e9}: \u{e9}\r\nX-Twice: 1\r\nx-twice: 2\r\nContent-Length: 2\r\n\r\nok"
            )
        }
        let (data, response) = try await freshSession().data(from: odd.url)
        #expect(data == Data("ok".utf8))
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Twice") == "1, 2")
    }

    @Test("parses headers of random bytes without a trap") func fuzz() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var head = ResponseHead()
            for _ in 0..<8 {
                let line =
                    (0..<Int.random(in: 0..<40, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) } + [13, 10]
                _ = line.withUnsafeBytes { head.take($0) }
            }
            _ = head.dictionary
            _ = CacheControl(head["Cache-Control"]).seconds("max-age")
        }
        var head = ResponseHead()
        for line in ["HTTP/1.1 100 Continue\r\n", "\r\n", "HTTP/1.1 204 No Content\r\n", "A: b\r\n", " c\r\n"] {
            #expect(Array(line.utf8).withUnsafeBytes { head.take($0) } == .incomplete)
        }
        #expect(Array("\r\n".utf8).withUnsafeBytes { head.take($0) } == .complete)
        #expect(head.status == 204)
        #expect(head["a"] == "b c")
    }

    @Test("a field's value cannot inject another field") func injection() async throws {
        let server = try TestServer { .init(text: $0["X-Evil"] ?? "-") }
        let session = freshSession { $0.httpAdditionalHeaders = ["X-A": "1\r\nX-Evil: yes"] }
        #expect(String(decoding: try await session.data(from: server.url).0, as: UTF8.self) == "-")
    }

    @Test("refuses an untrusted certificate") func certificate() async throws {
        let server = try SecureServer()
        try server.start()
        let url = try #require(server.url())
        #expect(await code(url) == .serverCertificateUntrusted)
    }

    @Test("a task that waits for connectivity retries until a server responds") func connectivity() async throws {
        let closed = try TestServer { _ in .init() }.url
        let recorder = Recorder()
        let session = freshSession(recorder) {
            $0.waitsForConnectivity = true
            $0.timeoutIntervalForResource = 1.5
        }
        session.dataTask(with: closed).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls == ["created", "waiting", "metrics", "failed -1001"])
        #expect((recorder.metrics?.transactionMetrics.count ?? 0) > 1)
    }
}
