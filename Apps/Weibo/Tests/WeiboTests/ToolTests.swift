import Foundation
import Testing

@testable import Weibo

/// Answers from memory, in the order of the requests.
final class ScriptedTransport: Transport {
    private final class Sent: Cancellable {
        var isCancelled = false
        func cancel() { isCancelled = true }
    }

    var answers: [Result<(status: Int, body: Data), WeiboError>]
    private(set) var requests: [HTTPRequest] = []

    init(_ answers: [(Int, String)]) { self.answers = answers.map { .success(($0.0, Data($0.1.utf8))) } }

    func send(
        _ request: HTTPRequest, progress: ((Double) -> Void)?, completion: @escaping (Result<(status: Int, body: Data), WeiboError>) -> Void
    ) -> Cancellable {
        requests.append(request)
        completion(answers.removeFirst())
        return Sent()
    }
}

@MainActor
@Suite("The HTTP tool")
struct ToolTests {
    private func tool(_ transport: Transport, base: String = "http://host:1/api/") throws -> HTTPTool {
        HTTPTool(base: try #require(URL(string: base)), transport: transport)
    }

    private func result<Value>(_ tool: HTTPTool, _ call: Call<Value>) async -> Result<Value, WeiboError> {
        await withCheckedContinuation { continuation in tool.request(call) { continuation.resume(returning: $0) } }
    }

    // Proves WB-7.1.
    @Test("puts parameters and token into the query of a GET and the body of a POST")
    func parameters() async throws {
        let transport = ScriptedTransport([(200, "{\"statuses\": []}"), (200, "{\"id\": 1}")])
        let tool = try tool(transport)
        _ = await result(tool, .friendsTimeline(since: 5))
        tool.token = "a+b"
        _ = await result(tool, .update("1 & 2"))
        #expect(transport.requests[0].url.absoluteString == "http://host:1/api/2/statuses/friends_timeline.json?count=20&since_id=5")
        #expect(transport.requests[1].url.absoluteString == "http://host:1/api/2/statuses/update.json")
        #expect(transport.requests[1].body.map { String(decoding: $0, as: UTF8.self) } == "access_token=a%2Bb&status=1%20%26%202")
    }

    // Proves WB-7.2.
    @Test("tells the kinds of failure apart")
    func failures() async throws {
        let transport = ScriptedTransport([
            (403, "{\"error\": \"no\", \"error_code\": 20101}"), (200, "{\"error\": \"no\", \"error_code\": 10001}"), (500, "<html>"),
            (200, "[]"),
        ])
        transport.answers.append(.failure(.slow))
        let tool = try tool(transport)
        var errors: [WeiboError?] = []
        for _ in 0..<5 {
            if case .failure(let error) = await result(tool, .show(1)) { errors.append(error) } else { errors.append(nil) }
        }
        #expect(errors[0] == .refused(code: 20101, message: "no"))
        #expect(errors[0]?.isGone == true)
        #expect(errors[1] == .refused(code: 10001, message: "no"))
        #expect(errors[2] == .broken(status: 500))
        if case .malformed = errors[3] {} else { Issue.record("not malformed: \(String(describing: errors[3]))") }
        #expect(errors[4] == .slow)
    }

    // Proves WB-6.3.
    @Test(
        "reports the end of a session once it has a token",
        arguments: [(401, "{}"), (400, "{\"error_code\": 21327}"), (403, "{\"error_code\": 21332}")])
    func sessionOver(_ answer: (status: Int, body: String)) async throws {
        let transport = ScriptedTransport([answer, answer].map { ($0.status, $0.body) })
        let tool = try tool(transport)
        var ends = 0
        tool.onSessionOver = { ends += 1 }
        _ = await result(tool, .unread())
        #expect(ends == 0)
        tool.token = "t"
        _ = await result(tool, .unread())
        #expect(ends == 1)
    }

    @Test("does not report to a caller that cancelled, and needs no completion")
    func cancel() async throws {
        let transport = ScriptedTransport([(200, "{}"), (200, "{}"), (200, "{}")])
        let tool = try tool(transport)
        var reports = 0
        tool.request(Call<Nothing>.revoke()) { _ in reports += 1 }.cancel()
        tool.request(Call<Nothing>.revoke())
        _ = await result(tool, Call<Nothing>.revoke())
        #expect(reports == 0)
        #expect(transport.requests.count == 3)
    }

    // Proves WB-7.3.
    @Test("sends files in parts that end where they say")
    func multipart() {
        let file = UploadFile(field: "pic", name: "a.png", type: "image/png", data: Data("x weibo-part-0 y".utf8))
        let boundary = FormText.boundary(for: [file])
        #expect(boundary == "weibo-part-1")
        let text = String(decoding: FormText.multipart(["status": "hi"], [file], boundary: boundary), as: UTF8.self)
        #expect(
            text == "--weibo-part-1\r\nContent-Disposition: form-data; name=\"status\"\r\n\r\nhi\r\n--weibo-part-1\r\n"
                + "Content-Disposition: form-data; name=\"pic\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
                + "x weibo-part-0 y\r\n--weibo-part-1--\r\n")
    }
}
