import Foundation
import TestTrace
import TraceViewer

/// `ferry trace`: shows the trace of a test in a browser, or writes it as one page.
struct TraceVerb {
    private let path: String
    private let output: String?
    /// 0 for any free one.
    private let port: UInt16

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: ["--html", "--port"])
        guard arguments.rest.count == 1 else { throw CommandFailure.usage("ferry trace takes one file of a trace") }
        (path, output) = (arguments.rest[0], arguments["--html"])
        guard let text = arguments["--port"] else {
            port = 0
            return
        }
        guard output == nil else { throw CommandFailure.usage("--html only writes the page; --port is for serving it") }
        guard let number = UInt16(text) else { throw CommandFailure.usage("--port \(text) is not a port number") }
        port = number
    }

    func run() throws {
        let trace = try TraceFileReader.trace(at: path)
        if let output {
            do { try TracePage(trace).html().write(toFile: output, atomically: true, encoding: .utf8) } catch {
                throw CommandFailure("cannot write \(output): \(error.localizedDescription)")
            }
            return FerryCommandLine.report("Wrote \(output)")
        }
        let nonce = UUID().uuidString
        let server = try StaticFileServer(port: port)
        let answers = TraceServer(page: try TracePage(trace).html(nonce: nonce), nonce: nonce, port: server.port)
        FerryCommandLine.report("The trace of \(trace.test) is at http://127.0.0.1:\(server.port)/ (Ctrl-C ends)")
        try server.serve { StaticSite.Response(answers.response(to: $0)) }
    }
}

/// Reads the file of a trace that a user names.
enum TraceFileReader {
    static func trace(at path: String) throws -> TestTrace {
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            throw CommandFailure("cannot read \(path): \(error.localizedDescription)")
        }
        let trace: TestTrace
        do throws(TraceError) { trace = try TestTrace(data) } catch { throw CommandFailure("\(path): \(error)") }
        if let gap = trace.gap { FerryCommandLine.warn("\(path): \(gap)") }
        return trace
    }
}

extension StaticSite.Response {
    init(_ response: TraceServer.Response) {
        self.init(status: response.status, type: response.type, body: Data(response.body.utf8))
        (fields, isHeadOnly) = (response.fields, response.isHeadOnly)
    }
}
