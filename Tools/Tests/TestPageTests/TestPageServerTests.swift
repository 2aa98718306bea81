import Foundation
import TestSession
import TraceViewer
import Testing

@testable import TestPage

@Suite("Server of the page of tests")
struct TestPageServerTests {
    private let server = TestPageServer(port: 4100, token: "secret", nonce: "N1")

    private func head(_ line: String, _ fields: String = "Host: 127.0.0.1:4100\r\n") -> String { "\(line) HTTP/1.1\r\n\(fields)\r\n" }
    private static let own = "Host: 127.0.0.1:4100\r\nOrigin: http://127.0.0.1:4100\r\n"

    private func status(_ answer: TestPageServer.Answer) -> String? {
        guard case .response(let response) = answer else { return nil }
        return response.status
    }

    @Test("the page needs the token, has a policy that forbids everything from elsewhere, and needs nothing from there")
    func page() throws {
        guard case .response(let page) = server.answer(to: head("GET /?token=secret")) else { throw Missing() }
        #expect(page.status == "200 OK")
        #expect(!page.isHeadOnly)
        let policy = page.fields.joined(separator: "\n")
        #expect(policy.contains("default-src 'none'; script-src 'nonce-N1'; style-src 'nonce-N1'"))
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(policy.contains("Referrer-Policy: no-referrer"))
        #expect(page.body.contains("<script nonce=\"N1\">"))
        #expect(!page.body.contains("{{"))
        #expect(page.body.matches(of: /(?:src|href)="/).isEmpty)
        #expect(page.body.replacing("http://www.w3.org/2000/svg", with: "").contains("http") == false)
        #expect(!page.body.contains("secret"))
        guard case .response(let trace) = server.answer(to: head("GET /trace?token=secret")) else { throw Missing() }
        #expect(trace.fields.joined().contains("frame-ancestors 'self'"))
        #expect(trace.body.contains("data-embedded"))
        #expect(!trace.body.contains("{{"))
    }

    private struct Missing: Error {}

    @Test(
        "nothing is answered without the token", arguments: ["/", "/trace", "/messages", "/trace-lines?test=a&from=0", "/command", "/x"])
    func token(path: String) {
        let mark = path.contains("?") ? "&" : "?"
        for query in ["", "\(mark)token=", "\(mark)token=secreT", "\(mark)token=secret1", "\(mark)token=secret&token=secret"] {
            #expect(status(server.answer(to: head("GET \(path)\(query)"))) == "403 Forbidden", "\(path)\(query)")
            #expect(
                status(server.answer(to: head("POST \(path)\(query)", Self.own), body: Data(#"{"do":"runAll"}"#.utf8))) == "403 Forbidden")
        }
    }

    @Test(
        "nothing is answered under another name, even with the token",
        arguments: [
            "", "Host: evil.example\r\n", "Host: 127.0.0.1\r\n", "Host: evil.example:4100\r\n",
            "Host: 127.0.0.1:4100\r\nHost: evil.example\r\n", "Host: 127.0.0.1:4101\r\n",
        ])
    func host(fields: String) {
        for path in ["/", "/trace", "/messages", "/trace-lines"] {
            #expect(status(server.answer(to: head("GET \(path)?token=secret", fields))) == "403 Forbidden", "\(path)")
        }
    }

    @Test("a command comes from the server's own page only")
    func origin() {
        let run = Data(#"{"do":"runAll"}"#.utf8)
        #expect(server.answer(to: head("POST /command?token=secret", Self.own), body: run) == .command(.runAll))
        let local = "Host: localhost:4100\r\nOrigin: http://localhost:4100\r\n"
        #expect(server.answer(to: head("POST /command?token=secret", local), body: run) == .command(.runAll))
        for origin in [
            "", "Origin: null\r\n", "Origin: http://evil.example\r\n", "Origin: https://127.0.0.1:4100\r\n",
            "Origin: http://127.0.0.1:41000\r\n",
        ] {
            let answer = server.answer(to: head("POST /command?token=secret", "Host: 127.0.0.1:4100\r\n" + origin), body: run)
            #expect(status(answer) == "403 Forbidden", "\(origin)")
        }
        #expect(
            status(server.answer(to: head("GET /messages?token=secret", "Host: 127.0.0.1:4100\r\nOrigin: http://evil.example\r\n")))
                == "403 Forbidden")
        #expect(status(server.answer(to: head("POST /command?token=secret", Self.own), body: Data("{}".utf8))) == "400 Bad Request")
        #expect(status(server.answer(to: head("GET /command?token=secret"))) == "404 Not Found")
        #expect(status(server.answer(to: head("POST /?token=secret", Self.own), body: run)) == "405 Method Not Allowed")
    }

    @Test("messages and lines of traces have addresses; other requests are refused")
    func addresses() {
        #expect(server.answer(to: head("GET /messages?token=secret")) == .messages)
        #expect(server.answer(to: head("GET /trace-lines?token=secret&test=M.A%2Fa&from=12")) == .trace(test: "M.A/a", from: 12))
        for query in ["", "&test=a", "&from=1", "&test=a&from=-1", "&test=a&from=x"] {
            #expect(status(server.answer(to: head("GET /trace-lines?token=secret\(query)"))) == "400 Bad Request", "\(query)")
        }
        #expect(status(server.answer(to: head("PUT /?token=secret"))) == "405 Method Not Allowed")
        for bad in ["", "\r\n", "GET", "GET /", "GET  / HTTP/1.1", "GET x HTTP/1.1"] {
            #expect(status(server.answer(to: bad)) == "400 Bad Request", "\(bad)")
        }
    }

    @Test("secrets are long, and each is another")
    func secrets() {
        let all = (0..<50).map { _ in TestPageServer.secret() }
        #expect(Set(all).count == 50)
        #expect(all.allSatisfy { $0.count == 32 })
        #expect(server.address == "http://127.0.0.1:4100/?token=secret")
    }
}
