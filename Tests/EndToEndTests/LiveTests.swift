import Foundation
import HostTestSupport

/// `ferry test PATH --ui`, with its page in a browser; ended by `close()`.
final class LiveTests {
    struct Failure: Error, CustomStringConvertible { var description: String }

    private let process = Process()
    private let log: FileHandle
    let browser: Chromium
    let address: String

    var identifier: pid_t { process.processIdentifier }

    init(_ path: String, _ arguments: [String] = []) throws {
        let output = Pipe()
        process.executableURL = FerryCommand.root.appendingPathComponent("ferry")
        process.arguments = ["test", path, "--ui"] + arguments
        process.environment = FerryCommand.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        log = output.fileHandleForReading
        try process.run()
        var text = ""
        while !text.contains(#/token=[0-9a-f]+\s/#) {
            let more = log.availableData
            guard !more.isEmpty else { throw Failure(description: "no address: \(text)") }
            text += String(decoding: more, as: UTF8.self)
        }
        // Read until it ends, so that its output does not fill the pipe.
        log.readabilityHandler = { handle in if handle.availableData.isEmpty { handle.readabilityHandler = nil } }
        address = text.firstMatch(of: /http:\S+/).map { String($0.0) } ?? ""
        browser = try Chromium()
        try browser.open(address, width: 1280, height: 800)
    }

    /// > Returns: the exit status, 128 and the signal's number where it ended by one.
    @discardableResult
    func end(by signal: Int32 = SIGINT) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }

    func close() {
        browser.close()
        if process.isRunning { end() }
    }

    /// Waits for a build, too, on a busy machine. > Parameters: page: another one of the same server.
    func wait(_ expression: String, in page: Chromium? = nil) throws {
        var last: (any Error)?
        for _ in 0..<6 {
            do { return try (page ?? browser).wait(until: expression) } catch { last = error }
        }
        let state = try? browser.text(of: "JSON.stringify([session.status, session.log])")
        throw Failure(description: "\(last.map { "\($0)" } ?? "") \(state ?? "")")
    }

    func waitForList() throws { try wait("document.body.dataset.phase === 'idle' && session.status.isListed") }

    /// Waits until this run has ended, and the page shows it.
    func waitForRun(_ number: Int) throws {
        try wait("document.body.dataset.phase === 'idle' && document.body.dataset.run === '\(number)' && !isDrawing")
    }

    /// Clicks on an element; those of tests are rows with the name of the test.
    func click(_ selector: String) throws {
        let place = "(() => { const box = document.querySelector('\(selector)').getBoundingClientRect();"
        let numbers = try browser.text(of: place + " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
            .split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { throw Failure(description: "there is no \(selector)") }
        try browser.click(CGPoint(x: numbers[0], y: numbers[1]))
    }

    func row(_ test: String) -> String { "[data-key=\"\(test)\"] .name" }

    /// `test state` of each test, as its row and the page's data agree on.
    func states() throws -> [String] {
        let expression =
            "allTests().map((test) => test.name + ' ' + (list.nodes.get(test.id).querySelector('.state').className === 'state ' + test.state"
            + " ? test.state : 'not shown')).join('|')"
        return try browser.text(of: expression).split(separator: "|").map(String.init)
    }
}
