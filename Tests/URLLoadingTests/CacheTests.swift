import Foundation
import Testing

@testable import URLLoading

@Suite("URLSession: the cache") struct CacheTests {
    private func session(_ cache: URLCache? = nil, _ recorder: Recorder? = nil) -> URLSession {
        freshSession(recorder) { $0.urlCache = cache ?? URLCache(memoryCapacity: 4 << 20, diskCapacity: 0, diskPath: nil) }
    }

    /// Counts its requests, and responds with the number.
    private func counting(_ fields: [String: String], status: Int = 200) throws -> TestServer {
        let count = Counter()
        return try TestServer { request in
            if let tag = fields["ETag"], request["If-None-Match"] == tag {
                var answer = TestServer.Answer(304, Data(), ["X-Said": "again"])
                answer.head = answer.head.replacingOccurrences(of: "Content-Length: 0\r\n", with: "")
                return answer
            }
            return .init(status, Data("\(count.next())".utf8), fields)
        }
    }

    private func text(_ session: URLSession, _ request: URLRequest) async throws -> String {
        String(decoding: try await session.data(for: request).0, as: UTF8.self)
    }

    @Test("a fresh response is served without a request, a stale one after a 304") func fresh() async throws {
        let server = try counting(["Cache-Control": "max-age=1000"])
        let fresh = session()
        for _ in 0..<3 { #expect(try await text(fresh, URLRequest(url: server.url)) == "1") }
        #expect(server.requests.count == 1)
        let stale = try counting(["Cache-Control": "max-age=0", "ETag": "\"a\""])
        let asking = session()
        for _ in 0..<3 { #expect(try await text(asking, URLRequest(url: stale.url)) == "1") }
        #expect(stale.requests.count == 3)
        #expect(stale.requests.last?["If-None-Match"] == "\"a\"")
        let (_, response) = try await asking.data(from: stale.url)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Said") == "again")
    }

    @Test("responses that may not be stored are not") func unkept() async throws {
        for (fields, status) in [
            (["Cache-Control": "no-store"], 200), (["Cache-Control": "max-age=9"], 500),
            (["Cache-Control": "max-age=9", "Vary": "*"], 200), ([:], 200),
        ] {
            let server = try counting(fields, status: status)
            let session = session()
            #expect(try await text(session, URLRequest(url: server.url)) == "1")
            #expect(try await text(session, URLRequest(url: server.url)) == "2")
        }
        let large = try TestServer { _ in .init(200, pattern(400_000), ["Cache-Control": "max-age=9"]) }
        let session = session()
        for _ in 0..<2 { _ = try await session.data(from: large.url) }
        #expect(large.requests.count == 2)
    }

    @Test("a request's policy says whether the cache may be used, must be, or must not") func policies() async throws {
        let server = try counting(["Cache-Control": "max-age=1000", "ETag": "\"a\""])
        let session = session()
        func request(_ policy: URLRequest.CachePolicy) -> URLRequest { URLRequest(url: server.url, cachePolicy: policy) }
        await #expect { try await text(session, request(.returnCacheDataDontLoad)) } throws: {
            ($0 as? URLError)?.code == .resourceUnavailable
        }
        #expect(try await text(session, request(.returnCacheDataElseLoad)) == "1")
        #expect(try await text(session, request(.returnCacheDataDontLoad)) == "1")
        #expect(server.requests.count == 1)
        #expect(try await text(session, request(.reloadIgnoringLocalCacheData)) == "2")
        #expect(server.requests.last?["If-None-Match"] == nil)
        #expect(try await text(session, request(.reloadIgnoringLocalAndRemoteCacheData)) == "3")
        #expect(server.requests.last?["Cache-Control"] == "no-cache")
        #expect(try await text(session, request(.useProtocolCachePolicy)) == "2")
        #expect(try await text(session, request(.reloadRevalidatingCacheData)) == "2")
        #expect(server.requests.last?["If-None-Match"] == "\"a\"")
        #expect(server.requests.count == 4)
    }

    @Test("a response for one language does not serve another (Vary)") func vary() async throws {
        let server = try TestServer {
            .init(200, Data(($0["X-Language"] ?? "-").utf8), ["Cache-Control": "max-age=1000", "Vary": "X-Language"])
        }
        let session = session()
        for language in ["zh", "zh", "en"] {
            var request = URLRequest(url: server.url)
            request.setValue(language, forHTTPHeaderField: "X-Language")
            #expect(try await text(session, request) == language)
        }
        #expect(server.requests.count == 2)
    }

    @Test("the delegate decides what is stored") func delegate() async throws {
        let server = try counting(["Cache-Control": "max-age=1000"])
        for stores in [true, false] {
            let recorder = Recorder()
            recorder.stores = stores
            let cache = URLCache(memoryCapacity: 4 << 20, diskCapacity: 0, diskPath: nil)
            session(cache, recorder).dataTask(with: server.url).resume()
            #expect(await recorder.waitForEnd())
            #expect(recorder.calls.contains("will cache"))
            #expect((cache.cachedResponse(for: URLRequest(url: server.url)) != nil) == stores)
        }
    }

    @Test("the disk cache serves the next launch") func disk() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-cache-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let server = try counting(["Cache-Control": "max-age=1000"])
        #expect(
            try await text(session(URLCache(memoryCapacity: 0, diskCapacity: 20 << 20, diskPath: folder)), URLRequest(url: server.url))
                == "1")
        let other = URLCache(memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: folder)
        #expect(try await text(session(other), URLRequest(url: server.url)) == "1")
        let metrics = Recorder()
        session(other, metrics).dataTask(with: server.url).resume()
        #expect(await metrics.waitForEnd())
        #expect(metrics.metrics?.transactionMetrics.first?.resourceFetchType == .localCache)
        #expect(server.requests.count == 1)
    }

    @Test("an interrupted response is not stored") func cut() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(200, pattern(1000), ["Cache-Control": "max-age=1000"])
            answer.cutAfter = 500
            return answer
        }
        let session = session()
        for _ in 0..<2 {
            await #expect { try await session.data(from: server.url) } throws: { ($0 as? URLError)?.code == .networkConnectionLost }
        }
        #expect(server.requests.count == 2)
    }

    // MARK: The rules alone

    private static let now = Date(timeIntervalSince1970: 1_700_000_000)

    private func decide(
        _ fields: [String: String], after seconds: TimeInterval, _ asked: [String: String] = [:],
        policy: URLRequest.CachePolicy = .useProtocolCachePolicy
    ) throws -> CacheRules.Decision {
        let url = try #require(URL(string: "http://h/"))
        var request = URLRequest(url: url)
        for (name, value) in asked { request.setValue(value, forHTTPHeaderField: name) }
        let dated = ["Date": HTTPDate.text(Self.now)].merging(fields) { $1 }
        let response = try #require(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: dated))
        let kept = CachedURLResponse(
            response: response, data: Data(), userInfo: CacheRules.notes(for: request, response, now: Self.now), storagePolicy: .allowed)
        return CacheRules(policy: policy, now: Self.now.addingTimeInterval(seconds)).decision(for: request, kept: kept)
    }

    @Test("age and freshness lifetime follow RFC 9111") func ages() throws {
        #expect(try decide(["Cache-Control": "max-age=10"], after: 9) == .use)
        #expect(try decide(["Cache-Control": "max-age=10"], after: 10) == .load)
        #expect(try decide(["Cache-Control": "max-age=10", "Age": "5"], after: 6) == .load)
        #expect(try decide(["Cache-Control": "no-cache, max-age=10", "ETag": "a"], after: 1) == .revalidate(["If-None-Match": "a"]))
        #expect(try decide(["Expires": HTTPDate.text(Self.now.addingTimeInterval(60))], after: 59) == .use)
        #expect(try decide(["Expires": "0"], after: 1) == .load)
        let changed = HTTPDate.text(Self.now.addingTimeInterval(-1000))
        #expect(try decide(["Last-Modified": changed], after: 99) == .use)
        #expect(try decide(["Last-Modified": changed], after: 101) == .revalidate(["If-Modified-Since": changed]))
        #expect(try decide(["Cache-Control": "max-age=100"], after: 50, ["Cache-Control": "max-age=20"]) == .load)
        #expect(try decide(["Cache-Control": "max-age=100"], after: 50, ["If-None-Match": "mine"]) == .load)
        #expect(try decide(["Cache-Control": "max-age=x"], after: 0) == .load)
        #expect(try decide(["Cache-Control": "max-age=99999999999999999999"], after: 5) == .load)
    }

    @Test("parses all three HTTP date formats") func dates() {
        let date = Date(timeIntervalSince1970: 784_111_777)
        for text in ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"] {
            #expect(HTTPDate.parse(text) == date)
        }
        #expect(HTTPDate.text(date) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.parse("yesterday") == nil)
        #expect(HTTPDate.parse("") == nil)
    }
}

/// Counts from 1. > Isolation: any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}
