import Foundation
import TestTrace
import Testing

@testable import TraceViewer

@Suite("Viewer of traces")
struct TraceViewerTests {
    private static func trace() -> TestTrace {
        var trace = TestTrace(test: "A.test</script><b>", app: "{{script}}")
        trace.pictures["p"] = TracePicture(width: 2, height: 4, png: Data([1, 2, 3]))
        var step = TraceStep(action: "tap", target: "Button \"{{contents}}\"")
        (step.after, step.log) = ("p", ["<!-- \u{2028}"])
        trace.steps = [step]
        return trace
    }

    @Test("the page has all of the trace, needs nothing else, and texts of a test are no markup")
    func page() throws {
        let html = try TracePage(Self.trace()).html()
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(html.contains("A.test\\u003c/script>\\u003cb>"))
        #expect(html.contains("data:image/png;base64,AQID"))
        #expect(!html.contains("<!--"))
        #expect(!html.contains("\u{2028}"))
        #expect(html.contains("{{contents}}"), "a test's own words are not replaced")
        #expect(html.contains("\"app\":\"{{script}}\""), "a test's own words are not replaced")
        #expect(!html.contains("{{nonce}}"))
        #expect(!html.contains("{{style}}"))
        #expect(html.matches(of: /(?:src|href)="/).isEmpty && !html.contains("http"))
        #expect(html.contains("<script>"))
        #expect(try TracePage(Self.trace()).html(nonce: "N1").contains("<script nonce=\"N1\">"))
        let start = try #require(html.range(of: "id=\"contents\">"))
        let json = html[start.upperBound...].prefix { $0 != "<" }
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["test"] as? String == "A.test</script><b>")
        #expect((object["steps"] as? [[String: Any]])?.first?["target"] as? String == "Button \"{{contents}}\"")
    }

    @Test("the server has one page, for its own address only, and forbids everything from elsewhere")
    func server() {
        let server = TraceServer(page: "<p>", nonce: "N1", port: 4100)
        func head(_ line: String, _ host: String = "Host: 127.0.0.1:4100\r\n") -> String { "\(line) HTTP/1.1\r\n\(host)\r\n" }
        let page = server.response(to: head("GET /"))
        #expect(page.status == "200 OK")
        #expect(page.body == "<p>")
        #expect(!page.isHeadOnly)
        #expect(page.fields.first?.contains("default-src 'none'; script-src 'nonce-N1'") == true)
        #expect(server.response(to: head("HEAD /", "host:localhost:4100\r\n")).isHeadOnly)
        #expect(server.response(to: head("GET /favicon.ico")).status == "404 Not Found")
        #expect(server.response(to: head("POST /")).status == "405 Method Not Allowed")
        for host in ["", "Host: evil.example\r\n", "Host: 127.0.0.1\r\n", "Host: 127.0.0.1:4100\r\nHost: evil.example\r\n"] {
            #expect(server.response(to: head("GET /", host)).status == "403 Forbidden", "\(host)")
        }
        for bad in ["", "\r\n", "GET", "GET /", "GET  / HTTP/1.1", "GET x HTTP/1.1"] {
            #expect(server.response(to: bad).status == "400 Bad Request", "\(bad)")
        }
    }
}
