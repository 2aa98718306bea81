import Foundation
import HTTP
import JSON
import Server
import Support
import Testing

@Suite("HTTPServer")
struct HTTPServerTests {
    private static let documents = Operation("x", "", answers: [])

    private static let routes: [Route] = [
        Route(.get, "/hello", documents) { request in .text(200, "hello " + (try request.query("name") ?? "")) },
        Route(.get, "/long", documents) { _ in .text(200, String(repeating: "long ", count: 1000)) },
        Route(.get, "/fail", documents) { _ in throw StorageFailure() },
        Route(.post, "/echo", documents, body: .whole(limit: 1000)) { request in .json(200, request.body) },
        Route(.put, "/count", documents, streaming: 10_000_000) { _ in Counter() },
        Route(.get, "/slow", documents, waits: true) { _ in
            usleep(300_000)
            return .text(200, "slow")
        },
        Route(.get, "/segment/{name}", documents) { .text(200, $0.parameter("name")) },
    ]

    private struct StorageFailure: Error {}

    private final class Counter: BodySink, @unchecked Sendable {
        private var count = 0

        func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
            count += bytes.count
            if bytes.contains(UInt8(ascii: "!")) { throw HTTPError(422, "shouting", "no '!' here") }
        }

        func finish() throws -> Response { .text(200, "\(count)") }

        func abandon() {}
    }

    private static func start(_ change: (inout HTTPServer.Options) -> Void = { _ in }) throws -> HTTPServer {
        var options = HTTPServer.Options()
        options.threads = 2
        change(&options)
        return try HTTPServer(routes, options: options, log: Log(.error, descriptor: open("/dev/null", O_WRONLY)))
    }

    private func code(_ reply: RawClient.Reply) throws -> JSON? { try JSON.parse(reply.body)["error"]?["code"] }

    @Test("serves many requests on one connection")
    func keepAlive() throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        for name in ["a", "b", "c"] { #expect(try client.get("/hello?name=" + name).text == "hello " + name) }
        // Two requests at once (pipelining).
        client.send("GET /hello?name=d HTTP/1.1\r\nHost: x\r\n\r\nGET /hello?name=e HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try client.reply().text == "hello d")
        #expect(try client.reply().text == "hello e")
        client.send("HEAD /hello HTTP/1.1\r\nHost: x\r\n\r\n")
        let head = try client.reply(isHead: true)
        #expect(head.status == 200)
        #expect(head.header("content-length") == "6")
        #expect(try client.get("/hello").header("x-request-id") != nil)
    }

    @Test("accepts bodies with a length, chunked, and after 100 Continue")
    func bodies() throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n[1]")
        #expect(try client.reply().text == "[1]")
        client.send("POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[2\r\n1\r\n]\r\n0\r\n\r\n")
        #expect(try client.reply().text == "[2]")
        client.send("PUT /count HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 5000000\r\n\r\n")
        client.send([UInt8](repeating: 65, count: 5_000_000))
        #expect(try client.reply().text == "5000000")
    }

    @Test("refuses bodies that are too large, before or while they arrive")
    func oversized() throws {
        let server = try Self.start()
        defer { server.stop() }
        let announced = try RawClient(port: server.port)
        announced.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n")
        let refusal = try announced.reply()
        #expect(refusal.status == 413)
        #expect(try code(refusal) == "body_too_large")
        let chunked = try RawClient(port: server.port)
        chunked.send(
            "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n" + String(repeating: "x", count: 2000)
                + "\r\n0\r\n\r\n")
        #expect(try chunked.reply().status == 413)
        #expect(try chunked.get("/hello").status == 200)
        // An endless one is cut off.
        let endless = try RawClient(port: server.port)
        endless.send("POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = "10000\r\n" + String(repeating: "x", count: 65536) + "\r\n"
        var sent = 0
        while sent < 2000, endless.send(chunk) { sent += 1 }
        #expect(sent < 2000)
        let none = try RawClient(port: server.port)
        none.send("GET /hello HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
        #expect(try code(try none.reply()) == "body_not_allowed")
        let long = try RawClient(port: server.port)
        long.send("GET /hello HTTP/1.1\r\nHost: x\r\nX-Long: " + String(repeating: "x", count: 100_000) + "\r\n\r\n")
        #expect((400..<500).contains(try long.reply().status))
    }

    @Test("a sink's refusal is reported to the client, and the connection stays usable")
    func refusedMidway() throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send("PUT /count HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n" + String(repeating: "!", count: 300_000))
        let reply = try client.reply()
        #expect(reply.status == 422)
        #expect(try code(reply) == "shouting")
        #expect(try client.get("/hello").status == 200)
        let bare = try RawClient(port: server.port)
        bare.send("PUT /count HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(try bare.reply().status == 411)
    }

    @Test(
        "responds to malformed requests with 4xx or closes, and continues serving",
        arguments: [
            "GET /%ff HTTP/1.1\r\nHost: x\r\n\r\n", "GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /segment/%2e%2e HTTP/1.1\r\nHost: x\r\n\r\n", "GET http://x/hello HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n",
            "BREW /hello HTTP/1.1\r\nHost: x\r\n\r\n", "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 12x\r\n\r\n",
            "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n",
            "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "GET /hello HTTP/1.1\r\n\r\n",
            "GET /hello\r\n\r\n",
            "\u{0}\u{1}\u{2}\r\n\r\n", "GET /hello HTTP/9.9\r\nHost: x\r\n\r\n", "GET /hello HTTP/1.1\r\nHost x\r\n\r\n",
            "GET /hello HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\r\n\r\n",
        ])
    func hostile(text: String) throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port, timeout: 3)
        client.send(text)
        if let reply = try? client.reply() {
            #expect((400..<600).contains(reply.status), "\(reply.head)")
            #expect(reply.status != 500, "\(reply.head)")
        }
        #expect(try RawClient(port: server.port).get("/hello").status == 200)
    }

    @Test("an encoded slash stays within its segment")
    func encodedSlash() throws {
        let server = try Self.start()
        defer { server.stop() }
        #expect(try RawClient(port: server.port).get("/segment/a%2Fb%3Fc").text == "a/b?c")
    }

    @Test("compresses long texts if the client accepts it")
    func gzip() throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        let packed = try client.get("/long", "Accept-Encoding: gzip\r\n")
        #expect(packed.header("content-encoding") == "gzip")
        #expect(packed.body.count < 200)
        #expect(Gzip.decompress(packed.body, limit: 10_000) == Array(String(repeating: "long ", count: 1000).utf8))
        let plain = try client.get("/long")
        #expect(plain.header("content-encoding") == nil)
        #expect(plain.header("vary") == "accept-encoding")
        #expect(try client.get("/hello", "Accept-Encoding: gzip\r\n").header("content-encoding") == nil)
    }

    @Test("decompression stops at its limit and at corrupt data")
    func gunzip() throws {
        let bomb = try #require(Gzip.compress([UInt8](repeating: 0, count: 10_000_000)))
        #expect(bomb.count < 20_000)
        #expect(Gzip.decompress(bomb, limit: 1_000_000) == nil)
        let good = try #require(Gzip.compress(Array("hello".utf8)))
        #expect(Gzip.decompress(good, limit: 5) == Array("hello".utf8))
        for count in 0..<good.count { #expect(Gzip.decompress(Array(good.prefix(count)), limit: 100) == nil) }
        #expect(Gzip.decompress(good + [0], limit: 100) == nil)
        #expect(Gzip.decompress(Array("no gzip at all".utf8), limit: 100) == nil)
    }

    @Test("a failing handler reveals no internals to the client")
    func failure() throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        let reply = try client.get("/fail")
        #expect(reply.status == 500)
        #expect(!reply.text.contains("StorageFailure"))
        #expect(try client.get("/hello").status == 200)
    }

    @Test("closes slow requests, and serves others meanwhile")
    func slowLoris() throws {
        let server = try Self.start {
            $0.patience.head = 0.6
            $0.patience.bodyGracePeriod = 0.3
        }
        defer { server.stop() }
        let heads = try (0..<50).map { _ in try RawClient(port: server.port) }
        let body = try RawClient(port: server.port)
        body.send("PUT /count HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
        for client in heads { client.send("GET /hello HTTP/1.1\r\n") }
        // A byte now and then, which restarts the library's own timeout each time.
        for round in 0..<12 {
            for client in heads { client.send("X-\(round): y\r\n") }
            body.send("x")
            if round == 3 { #expect(try RawClient(port: server.port).get("/hello").status == 200) }
            usleep(100_000)
        }
        for client in heads {
            let reply = try? client.reply()
            #expect(reply == nil || reply?.status == 408)
            #expect(client.isClosed())
        }
        _ = try? body.reply()
        #expect(body.isClosed())
        let page = server.metrics.text
        #expect(page.contains("http_connections_cut_total 51"))
        #expect(try RawClient(port: server.port).get("/hello").status == 200)
    }

    @Test("reports overload instead of queueing without limit")
    func overload() throws {
        let server = try Self.start {
            $0.workers = 1
            $0.longestQueue = 1
        }
        defer { server.stop() }
        let clients = try (0..<8).map { _ in try RawClient(port: server.port) }
        for client in clients { client.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n") }
        let statuses = try clients.map { try $0.reply().status }
        #expect(statuses.contains(200))
        #expect(statuses.contains(503))
        #expect(Set(statuses) == [200, 503])
    }

    @Test("completes running requests when it stops, and accepts no new ones")
    func gracefulStop() throws {
        let server = try Self.start()
        let client = try RawClient(port: server.port)
        client.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
        while !server.metrics.text.contains("http_requests_in_flight 1.0") { usleep(1000) }
        #expect(server.stop())
        #expect(try client.reply().text == "slow")
        #expect(client.isClosed())
        #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
        #expect(server.stop())
    }

    @Test("reports a port in use")
    func busyPort() throws {
        let server = try Self.start()
        defer { server.stop() }
        let error = #expect(throws: ServerError.self) { try Self.start { $0.port = server.port } }
        #expect(error?.description.contains("another program listens there") == true)
        #expect(throws: ServerError.self) { try Self.start { $0.host = "nowhere" } }
    }

    @Test("counts by route and status")
    func metrics() throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        for _ in 0..<3 { _ = try client.get("/hello") }
        _ = try client.get("/nothing")
        // A request is counted when its response has been sent, which may be after the client received it.
        for _ in 0..<500 where !server.metrics.text.contains("route=\"\",status=\"404\"} 1") { usleep(2000) }
        let page = server.metrics.text
        #expect(page.contains("http_requests_total{method=\"GET\",route=\"/hello\",status=\"200\"} 3"))
        #expect(page.contains("http_requests_total{method=\"\",route=\"\",status=\"404\"} 1"))
        #expect(page.contains("http_request_duration_seconds_count{method=\"GET\",route=\"/hello\"} 3"))
    }

    private static let openssl = Program.find("openssl")
    private static let curl = Program.find("curl")

    @Test("speaks TLS with a certificate", .enabled(if: openssl != nil && curl != nil))
    func tls() throws {
        let folder = try TemporaryFolder()
        let (key, certificate) = (folder.path + "/key.pem", folder.path + "/cert.pem")
        let made = try Program.run(
            Self.openssl ?? "",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out", certificate,
                "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
            ])
        #expect(made.status == 0, "\(made.errors)")
        let server = try Self.start {
            $0.certificate = try? String(contentsOfFile: certificate, encoding: .utf8)
            $0.privateKey = try? String(contentsOfFile: key, encoding: .utf8)
        }
        defer { server.stop() }
        #expect(server.address.hasPrefix("https://"))
        let reply = try Program.run(Self.curl ?? "", ["-sS", "--cacert", certificate, server.address + "/hello?name=tls"])
        #expect(reply.text == "hello tls", "\(reply.errors)")
        let plain = try Program.run(Self.curl ?? "", ["-s", "-m", "5", "http://127.0.0.1:\(server.port)/hello"])
        #expect(plain.status != 0)
    }
}
