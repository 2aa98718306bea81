import Foundation
import TestPage
import TestSession
import TestTrace
import TraceViewer

/// Serves the page of the tests: a thread for each connection, as those of messages stay open.
struct TestUIServer: Sendable {
    let server: StaticFileServer
    let page: TestPageServer
    let hub: SessionHub
    let runner: TestUIRunner

    func start() {
        Thread.detachNewThread {
            do {
                try server.connections { connection in
                    Thread.detachNewThread {
                        respond(on: connection)
                        close(connection)
                    }
                }
            } catch { FerryCommandLine.warn("\(error)") }
        }
    }

    private func respond(on connection: Int32) {
        StaticFileServer.limitPatience(on: connection)
        guard let (head, body) = Self.request(on: connection) else {
            return send(TestPageServer.failure("400 Bad Request"), on: connection)
        }
        switch page.answer(to: head, body: body) {
        case .response(let response): send(response, on: connection)
        case .messages: follow(on: connection)
        case .command(let command):
            let isDone = runner.perform(command)
            send(isDone ? Self.text("204 No Content") : TestPageServer.failure("409 Conflict", "A run is going on."), on: connection)
        case .trace(let test, let from): send(lines(ofTraceOf: test, from: from), on: connection)
        }
    }

    private static func text(_ status: String, _ body: String = "") -> TraceServer.Response {
        TraceServer.Response(status: status, type: "text/plain; charset=utf-8", fields: [], body: body)
    }

    private func send(_ response: TraceServer.Response, on connection: Int32) {
        StaticFileServer.send(StaticSite.Response(response).bytes, on: connection)
        StaticFileServer.discardRest(of: connection)
    }

    /// Nil for what is too long or not whole.
    private static func request(on connection: Int32) -> (head: String, body: Data)? {
        var (data, chunk) = (Data(), [UInt8](repeating: 0, count: 16_384))
        func receive() -> Bool {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return false }
            data.append(contentsOf: chunk[..<count])
            return true
        }
        let separator = Data("\r\n\r\n".utf8)
        while data.range(of: separator) == nil {
            guard receive(), data.count <= StaticFileServer.longestHead + TestPageServer.longestBody else { return nil }
        }
        guard let end = data.range(of: separator), end.lowerBound <= StaticFileServer.longestHead else { return nil }
        let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
        let length = PageRequest(head)?.bodyLength ?? 0
        guard (0...TestPageServer.longestBody).contains(length) else { return nil }
        while data.count - end.upperBound < length { guard receive() else { return nil } }
        return (head, data[end.upperBound...].prefix(length))
    }

    // MARK: Messages

    private func follow(on connection: Int32) {
        let head = [
            "HTTP/1.1 200 OK", "Content-Type: text/event-stream", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Connection: close",
        ]
        guard StaticFileServer.send(Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8), on: connection) else { return }
        let isFollowed = hub.follow { messages in
            // A comment, which tells whether the page is there.
            let text = messages.isEmpty ? ":\n\n" : messages.map { "data: \($0)\n\n" }.joined()
            return StaticFileServer.send(Data(text.utf8), on: connection)
        }
        if !isFollowed { StaticFileServer.send(Data("event: refused\ndata: There are too many pages.\n\n".utf8), on: connection) }
    }

    // MARK: Traces

    /// The whole lines of a trace's file from a byte on. The field `X-Trace-Next` has the byte after them.
    private func lines(ofTraceOf test: String, from: Int) -> TraceServer.Response {
        guard let path = runner.trace(of: test) else { return TestPageServer.failure("404 Not Found", "The test has no trace.") }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            return TestPageServer.failure("404 Not Found", "The trace is not there any more.")
        }
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: UInt64(from))) != nil, let data = try? handle.readToEnd() else { return Self.lines(Data(), from) }
        guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else { return Self.lines(Data(), from) }
        let whole = data[...end]
        // What the page shows is what the viewer would take.
        if from == 0 {
            do throws(TraceError) { _ = try TestTrace(Data(whole)) } catch {
                return TestPageServer.failure("422 Unprocessable Content", "\(error)")
            }
        }
        return Self.lines(whole, from)
    }

    private static func lines(_ data: Data, _ from: Int) -> TraceServer.Response {
        TraceServer.Response(
            status: "200 OK", type: "text/plain; charset=utf-8", fields: ["X-Trace-Next: \(from + data.count)"],
            body: String(decoding: data, as: UTF8.self))
    }
}
