import Foundation
import Testing

@testable import URLLoading

@Suite("URLSession: redirects, cookies, authentication challenges") struct RedirectAndCookieTests {
    private func follow(_ status: Int, _ method: String) async throws -> String {
        let server = try TestServer { request in
            if request.path == "/a" { return .init(status, Data("moved".utf8), ["Location": "/b?x=1"]) }
            return .init(text: "\(request.method) \(request.path) \(request.body.count) \(request["Content-Type"] ?? "-")")
        }
        var request = URLRequest(url: server["a"])
        request.httpMethod = method
        if method == "POST" { request.httpBody = Data("12345".utf8) }
        let (data, response) = try await freshSession().data(for: request)
        #expect(response.url == server["b?x=1"])
        return String(decoding: data, as: UTF8.self)
    }

    @Test("a redirect keeps the method or makes it a GET, by its status") func methods() async throws {
        for status in [301, 302, 303] { #expect(try await follow(status, "POST") == "GET /b?x=1 0 -") }
        for status in [307, 308] { #expect(try await follow(status, "POST") == "POST /b?x=1 5 application/x-www-form-urlencoded") }
        for status in [301, 303, 307] { #expect(try await follow(status, "GET") == "GET /b?x=1 0 -") }
        #expect(try await follow(303, "PUT") == "GET /b?x=1 0 -")
    }

    @Test("a delegate may refuse a redirect, or follow each one") func delegate() async throws {
        let server = try TestServer { request in
            guard let number = Int(request.path.dropFirst()), number < 3 else { return .init(text: "end") }
            return .init(302, Data("step".utf8), ["Location": "/\(number + 1)"])
        }
        let recorder = Recorder()
        let task = freshSession(recorder).dataTask(with: server["0"])
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(
            recorder.calls == [
                "created", "redirect 302 /1", "redirect 302 /2", "redirect 302 /3", "response 200", "data", "metrics", "complete",
            ])
        #expect(recorder.metrics?.redirectCount == 3)
        #expect(recorder.metrics?.transactionMetrics.count == 4)
        #expect(task.originalRequest?.url == server["0"])
        #expect(task.currentRequest?.url == server["3"])

        let staying = Recorder()
        staying.follows = false
        freshSession(staying).dataTask(with: server["0"]).resume()
        #expect(await staying.waitForEnd())
        #expect(staying.calls == ["created", "redirect 302 /1", "response 302", "data", "metrics", "complete"])
        #expect(String(decoding: staying.data, as: UTF8.self) == "step")
    }

    @Test("stops a redirect loop, and does not follow one to a URL that is not HTTP") func circle() async throws {
        let circle = try TestServer { _ in .init(302, Data(), ["Location": "/"]) }
        await #expect { try await freshSession().data(from: circle.url) } throws: { ($0 as? URLError)?.code == .httpTooManyRedirects }
        let file = try TestServer { _ in .init(302, Data("no".utf8), ["Location": "file:///etc/passwd"]) }
        let (data, response) = try await freshSession().data(from: file.url)
        #expect(String(decoding: data, as: UTF8.self) == "no")
        #expect((response as? HTTPURLResponse)?.statusCode == 302)
    }

    @Test("credentials are not sent to another server") func authorization() async throws {
        let other = try TestServer { .init(text: $0["Authorization"] ?? "nothing") }
        let here = try TestServer { request in
            if request.path == "/same" { return .init(302, Data(), ["Location": "/end"]) }
            return request.path == "/end"
                ? .init(text: request["Authorization"] ?? "nothing") : .init(302, Data(), ["Location": other.url.absoluteString])
        }
        var request = URLRequest(url: here["same"])
        request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
        #expect(String(decoding: try await freshSession().data(for: request).0, as: UTF8.self) == "Bearer secret")
        request.url = here["away"]
        #expect(String(decoding: try await freshSession().data(for: request).0, as: UTF8.self) == "nothing")
    }

    @Test("cookies are sent back, and those of two ephemeral sessions are separate") func cookies() async throws {
        let server = try TestServer { request in
            var answer = TestServer.Answer(text: request["Cookie"] ?? "none")
            if request.path == "/set" {
                answer.head =
                    "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\nSet-Cookie: b=2; Path=/; Expires=Wed, 09 Jun 2100 10:18:14 GMT\r\n"
                    + "Set-Cookie: gone=3; Path=/; Expires=Wed, 09 Jun 1999 10:18:14 GMT\r\nContent-Length: 0\r\n\r\n"
                answer.body = Data()
            }
            if request.path == "/hop" { answer = .init(302, Data(), ["Location": "/", "Set-Cookie": "c=4; Path=/"]) }
            return answer
        }
        func text(_ session: URLSession, _ path: String) async throws -> String {
            String(decoding: try await session.data(from: server[path]).0, as: UTF8.self)
        }
        let (one, two) = (freshSession(), freshSession())
        _ = try await text(one, "set")
        #expect(try await Set(text(one, "").components(separatedBy: "; ")) == ["a=1", "b=2"])
        #expect(try await text(two, "") == "none")
        // One that a redirect sets goes with the next request already.
        #expect(try await text(two, "hop") == "c=4")
        let without = freshSession { $0.httpShouldSetCookies = false }
        _ = try await text(without, "set")
        #expect(try await text(without, "") == "none")
    }

    @Test("credentials are sent on a challenge", arguments: ["Basic", "Digest"]) func challenge(_ scheme: String)
        async throws
    {
        let server = try TestServer { request in
            let isKnown =
                request["Authorization"].map { scheme == "Basic" ? $0 == "Basic bWU6aGk=" : $0.contains("username=\"me\"") } ?? false
            let realm = "\(scheme) realm=\"Sea, \\\"deep\\\"\", nonce=\"n1\", algorithm=MD5, qop=\"auth\""
            return isKnown ? .init(text: "in") : .init(401, Data("out".utf8), ["WWW-Authenticate": realm])
        }
        let recorder = Recorder()
        recorder.credential = URLCredential(user: "me", password: "hi", persistence: .none)
        freshSession(recorder).dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(String(decoding: recorder.data, as: UTF8.self) == "in")
        #expect(recorder.calls.prefix(2) == ["created", "challenge 0"])
        // libcurl asks without the credential first; that refusal is not the delegate's.
        #expect(recorder.calls.filter { $0.hasPrefix("challenge") } == ["challenge 0"])
        let space = try #require(recorder.challenges.first?.protectionSpace)
        #expect(space.realm == "Sea, \"deep\"")
        #expect(space.port == server.url.port)
        #expect(
            space.authenticationMethod == (scheme == "Basic" ? NSURLAuthenticationMethodHTTPBasic : NSURLAuthenticationMethodHTTPDigest))
        // Nobody to ask: the answer is the refusal.
        let (data, response) = try await freshSession().data(from: server.url)
        #expect(String(decoding: data, as: UTF8.self) == "out")
        #expect((response as? HTTPURLResponse)?.statusCode == 401)
    }

    @Test("a wrong password is challenged again, and cancelling ends the task") func wrong() async throws {
        let server = try TestServer { _ in .init(401, Data("out".utf8), ["WWW-Authenticate": "Basic realm=\"x\""]) }
        let recorder = Recorder()
        recorder.credential = URLCredential(user: "me", password: "no", persistence: .none)
        freshSession(recorder).dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls.filter { $0.hasPrefix("challenge") } == ["challenge 0", "challenge 1", "challenge 2", "challenge 3"])
        #expect(recorder.calls.contains("response 401"))
        #expect(String(decoding: recorder.data, as: UTF8.self) == "out")
        let tired = Recorder()
        tired.challengeAnswer = .cancelAuthenticationChallenge
        freshSession(tired).dataTask(with: server.url).resume()
        #expect(await tired.waitForEnd())
        #expect((tired.error as? URLError)?.code == .cancelled)
    }

    @Test("a stored credential is used without a delegate") func stored() async throws {
        let server = try TestServer {
            $0["Authorization"] == "Basic bWU6aGk=" ? .init(text: "in") : .init(401, Data(), ["WWW-Authenticate": "Basic realm=\"x\""])
        }
        let session = freshSession()
        let space = URLProtectionSpace(
            host: "127.0.0.1", port: server.url.port ?? 0, protocol: "http", realm: "x",
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        session.configuration.urlCredentialStorage?.setDefaultCredential(
            URLCredential(user: "me", password: "hi", persistence: .forSession), for: space)
        #expect(String(decoding: try await session.data(from: server.url).0, as: UTF8.self) == "in")
    }

    @Test("parses challenge schemes as servers write them") func schemes() {
        func read(_ field: String) -> AuthenticationScheme? { .strongest(in: field) }
        #expect(read("Basic") == AuthenticationScheme(method: NSURLAuthenticationMethodHTTPBasic, realm: nil))
        #expect(read("Negotiate, Basic realm=\"a, b\", Digest nonce=\"x\", realm=\"c\"")?.realm == "c")
        #expect(read("NTLM") == nil)
        #expect(read("") == nil)
        #expect(read("\"") == nil)
        #expect(read(",,,=\"\\") == nil)
    }
}
