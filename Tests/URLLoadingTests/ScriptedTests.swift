import Foundation
import Testing

@testable import URLLoading

/// A network file of a test.
private final class File {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-network-\(UUID().uuidString)").path

    init(_ lines: [String] = []) throws {
        try Data(([NetworkFile.heading] + lines).map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
}

private func session(_ variables: [NetworkScript.Variable: String], _ recorder: Recorder? = nil, _ reports: Reports = Reports()) throws
    -> URLSession
{
    let session = freshSession(recorder)
    session.script = try NetworkScript(Dictionary(uniqueKeysWithValues: variables.map { ($0.key.rawValue, $0.value) }), report: reports.add)
    return session
}

@Suite("URLSession: mocks, recordings and faults") struct ScriptedTests {
    private let site = URL(string: "https://example.org/list?page=2")

    @Test("a mock answers with its status, headers and body, without a network") func mock() async throws {
        let file = try File([
            #"{"url":"https://example.org/*","status":404,"headers":{"Content-Type":"text/plain","X-Many":["a","b"]},"body":"gone"}"#
        ])
        let (data, response) = try await session([.mocks: file.path]).data(from: #require(site))
        let http = try #require(response as? HTTPURLResponse)
        #expect(String(decoding: data, as: UTF8.self) == "gone")
        #expect(http.statusCode == 404)
        #expect(http.value(forHTTPHeaderField: "X-Many") == "a, b")
        #expect(http.mimeType == "text/plain")
    }

    @Test("exchanges of one request are used in their order, the last again and again") func order() async throws {
        let file = try File(["one", "two"].map { #"{"method":"GET","url":"https://example.org/list?page=2","body":"\#($0)"}"# })
        let session = try session([.replay: file.path])
        var bodies: [String] = []
        for _ in 0..<3 { bodies.append(String(decoding: try await session.data(from: #require(site)).0, as: UTF8.self)) }
        #expect(bodies == ["one", "two", "two"])
    }

    @Test("a body that is cut fails after the bytes before") func cut() async throws {
        let file = try File([#"{"url":"*","body":"abcdef","cutAfter":3,"headers":{"Content-Length":"6"}}"#])
        let recorder = Recorder()
        try session([.mocks: file.path], recorder).dataTask(with: #require(site)).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls.last == "failed -1005")
        #expect(recorder.data == Data("abc".utf8))
    }

    @Test("a slow body arrives in pieces, a delayed one later") func slow() async throws {
        let file = try File([#"{"url":"*","base64":"\#(pattern(100).base64EncodedString())","bytesPerSecond":500,"delay":0.05}"#])
        let recorder = Recorder()
        let start = Date()
        try session([.mocks: file.path], recorder).dataTask(with: #require(site)).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.data == pattern(100))
        #expect(Date().timeIntervalSince(start) >= 0.2)
    }

    @Test("an exchange may be a failure") func failure() async throws {
        let file = try File([#"{"url":"*","error":"timedOut"}"#])
        let session = try session([.mocks: file.path])
        let error = await #expect(throws: URLError.self) { _ = try await session.data(from: #require(site)) }
        #expect(error?.code == .timedOut)
    }

    @Test("a request that a replayed file does not hold fails and says what there is") func missing() async throws {
        let file = try File([#"{"method":"POST","url":"https://example.org/list?page=2"}"#, #"{"url":"https://example.org/other"}"#])
        let reports = Reports()
        let session = try session([.replay: file.path], nil, reports)
        let error = await #expect(throws: URLError.self) { _ = try await session.data(from: #require(site)) }
        #expect(error?.code == .resourceUnavailable)
        #expect(error?.localizedDescription == "\(file.path) has no answer to GET https://example.org/list?page=2; it has some to POST")
        #expect(reports.all == [error?.localizedDescription])
        _ = await #expect(throws: URLError.self) { _ = try await session.data(from: #require(URL(string: "https://example.net/"))) }
        #expect(reports.all.last?.hasSuffix("it has none of this host") == true)
    }

    @Test("what was recorded is replayed without the server, without secrets in the file") func recording() async throws {
        let server = try TestServer { request in
            switch request.path {
            case "/redirect": .init(302, Data(), ["Location": "/login"])
            case "/binary": .init(200, pattern(3000))
            case "/cut":
                {
                    var answer = TestServer.Answer(200, Data("abcdef".utf8))
                    answer.cutAfter = 2
                    answer.closes = true
                    return answer
                }()
            default: .init(200, text: "hello \(request.method)", ["Set-Cookie": "session=SECRET1; Path=/"])
            }
        }
        let file = try File()
        func visit(_ session: URLSession) async throws -> [String] {
            var seen: [String] = []
            var login = URLRequest(url: server.url.appendingPathComponent("login"))
            (login.httpMethod, login.httpBody) = ("POST", Data("name=ann".utf8))
            login.setValue("Bearer SECRET2", forHTTPHeaderField: "Authorization")
            seen.append(String(decoding: try await session.data(for: login).0, as: UTF8.self))
            let (data, response) = try await session.data(from: server.url.appendingPathComponent("redirect"))
            seen.append(String(decoding: data, as: UTF8.self) + " " + (response.url?.path ?? ""))
            seen.append(try await session.data(from: server.url.appendingPathComponent("binary")).0 == pattern(3000) ? "same" : "other")
            do { _ = try await session.data(from: server.url.appendingPathComponent("cut")) } catch {
                seen.append("\((error as? URLError)?.code.rawValue ?? 0)")
            }
            return seen
        }
        let live = try await visit(session([.record: file.path]))
        #expect(live == ["hello POST", "hello GET /login", "same", "-1005"])
        let text = String(decoding: try #require(FileManager.default.contents(atPath: file.path)), as: UTF8.self)
        #expect(!text.contains("SECRET"))
        #expect(text.contains("session=redacted; Path=/"))
        #expect(text.contains(#""Authorization":"redacted""#))
        #expect(!text.contains(":\(server.url.port ?? 0)"))
        #expect(try NetworkFile.read(file.path).count == 5)
        #expect(try await visit(session([.replay: file.path])) == live)
        var other = URLRequest(url: server.url.appendingPathComponent("login"))
        (other.httpMethod, other.httpBody) = ("POST", Data("name=bob".utf8))
        let replay = try session([.replay: file.path])
        let error = await #expect(throws: URLError.self) { _ = try await replay.data(for: other) }
        #expect(error?.localizedDescription.contains("other bodies") == true)
    }

    @Test("mocks come before a replay, and leave the rest to the network") func precedence() async throws {
        let server = try TestServer { _ in .init(200, text: "server") }
        let mocks = try File([#"{"url":"*/mocked","body":"mock"}"#])
        let session = try session([.mocks: mocks.path])
        func text(_ path: String) async throws -> String {
            String(decoding: try await session.data(from: server.url.appendingPathComponent(path)).0, as: UTF8.self)
        }
        #expect(try await text("mocked") == "mock")
        #expect(try await text("real") == "server")
    }

    @Test("every seventh request fails; the same seed fails the same ones") func faults() async throws {
        let file = try File([#"{"url":"*","body":"fine"}"#])
        func run(_ spec: String) async throws -> [Bool] {
            let session = try session([.mocks: file.path, .faults: spec])
            var results: [Bool] = []
            for _ in 0..<14 {
                let answer = try? await session.data(from: #require(site))
                results.append((answer?.1 as? HTTPURLResponse)?.statusCode == 200)
            }
            return results
        }
        #expect(try await run("3:every=7").enumerated().filter { !$0.element }.map(\.offset) == [6, 13])
        let (first, second) = (try await run("5:rate=0.5"), try await run("5:rate=0.5"))
        #expect(first == second)
        #expect(first.contains(true))
        #expect(first.contains(false))
    }

    @Test("the number of drawn faults is near the rate") func rate() throws {
        let faults = try NetworkFaults("11:rate=0.25,kinds=lost+status503")
        let kinds = (1...4000).compactMap { faults.fault(ofRequest: $0) }
        #expect((900...1100).contains(kinds.count))
        #expect(Set(kinds) == [.lost, .status503])
    }

    @Test(
        "wrong faults are refused",
        arguments: ["", "7", "x:every=7", "7:every=0", "7:rate=2", "7:often", "7:kinds=lost", "7:every=2,kinds=fire"])
    func wrongFaults(_ text: String) {
        #expect(throws: NetworkFileError.self) { try NetworkFaults(text) }
    }
}

@Suite("Network files") struct NetworkFileTests {
    private func failure(_ text: String) -> String? {
        do {
            _ = try NetworkFile.parse(Data(text.utf8), path: "a.network")
            return nil
        } catch { return error.description }
    }

    @Test(
        "a damaged file is refused by its name and line",
        arguments: [
            ("", "a.network:1: no network file"), ("{}", "a.network:1: no network file"),
            ("{\"ferry-network\":2}", "a.network:1: a network file of the later version 2"),
            ("{\"ferry-network\":\"1\"}", "a.network:1: no network file"), ("#\n{", "a.network:1"), ("#{\"url\":\"a\"}", "a.network:1"),
        ])
    func heading(text: String, expected: String) throws {
        #expect(try #require(failure(text)).hasPrefix(expected))
    }

    @Test(
        "a damaged line is refused",
        arguments: [
            ("{", "no JSON object"), ("[]", "another type"), ("{}", "\"url\" is missing"), (#"{"url":7}"#, "\"url\" is of another type"),
            (#"{"url":""}"#, "a URL of 0 bytes"), (#"{"url":"a","status":99}"#, "the status 99"),
            (#"{"url":"a","status":1e40}"#, "no JSON object"),
            (#"{"url":"a","delay":-1}"#, "a delay of -1.0 s"), (#"{"url":"a","cutAfter":-1}"#, "cutAfter -1"),
            (#"{"url":"a","bytesPerSecond":0}"#, "bytesPerSecond 0.0"),
            (#"{"url":"a","body":"a","base64":"YQ=="}"#, "both body and base64"),
            (#"{"url":"a","base64":"?"}"#, "base64 that is damaged"), (#"{"url":"a","error":"fire"}"#, "the error \"fire\""),
            (#"{"url":"a","headers":{"a b":"c"}}"#, "the header \"a b\""), (#"{"url":"a","headers":{"a":"b\r\nc: d"}}"#, "a line break"),
            (#"{"url":"a","stauts":200}"#, "there is no \"stauts\""), (#"{"url":"a","method":"GET /"}"#, "the method"),
        ])
    func line(text: String, expected: String) throws {
        let message = try #require(failure(NetworkFile.heading + "\n\n" + text + "\n"))
        #expect(message.hasPrefix("a.network:3: "))
        #expect(message.contains(expected))
    }

    @Test("a file cut or changed anywhere is read or refused, never worse") func mutations() throws {
        let line = #"{"url":"https://example.org/*","status":201,"headers":{"A":["b","c"]},"body":"x","delay":0.5,"cutAfter":1}"#
        let whole = Array((NetworkFile.heading + "\n" + line + "\n").utf8)
        for end in 0...whole.count { _ = try? NetworkFile.parse(Data(whole[..<end]), path: "p") }
        var state: UInt64 = 7
        for _ in 0..<3000 {
            var bytes = whole
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 40)
            }
            do throws(NetworkFileError) { _ = try NetworkFile.parse(Data(bytes), path: "p") } catch { #expect(error.path == "p") }
        }
        let deep = NetworkFile.heading + "\n" + String(repeating: "[", count: 100_000)
        #expect(failure(deep)?.hasPrefix("a.network:2: ") == true)
    }

    @Test("an exchange survives its line") func roundTrip() throws {
        var exchange = NetworkExchange(url: "https://example.org/ü")
        (exchange.method, exchange.status, exchange.base64) = ("PUT", 204, "AP8=")
        exchange.headers = ["A": .several(["x", "y"]), "B": .one("z")]
        let data = Data((NetworkFile.heading + "\n").utf8) + (try NetworkFile.line(exchange))
        #expect(try NetworkFile.parse(data, path: "p") == [exchange])
        #expect(exchange.bytes == Data([0, 255]))
    }

    @Test("a missing file is refused") func noFile() {
        #expect(throws: NetworkFileError.self) { try NetworkFile.read("/nowhere/a.network") }
        #expect(throws: NetworkFileError.self) {
            try NetworkScript([NetworkScript.Variable.record.rawValue: "/nowhere/b.network"], report: { _ in })
        }
    }

    @Test(
        "patterns",
        arguments: [
            ("abc", "a*", true), ("abc", "*c", true), ("abc", "a*c*", true), ("abc", "b*", false), ("", "*", true), ("a", "", false),
            ("aaaaaaaaaaaaaaaaaaaaaaaaab", "*a*a*a*a*a*a*a*c", false), ("a*b", "a*b", true),
        ])
    func patterns(text: String, pattern: String, fits: Bool) {
        #expect(ExchangeBook.matches(text, pattern) == fits)
    }

    @Test("ports of this machine are left out") func ports() {
        #expect(ExchangeBook.plain("http://127.0.0.1:8080/a:9") == "http://127.0.0.1/a:9")
        #expect(ExchangeBook.plain("http://localhost:1") == "http://localhost")
        #expect(ExchangeBook.plain("http://example.org:8080/") == "http://example.org:8080/")
    }
}
