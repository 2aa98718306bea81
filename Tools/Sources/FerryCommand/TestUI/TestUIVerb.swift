import Foundation
import TestPage
import TestSession

/// `ferry test PATH --ui`: shows the tests in a browser, and runs them from there and when sources change.
struct TestUIVerb {
    private let test: TestVerb
    private let port: UInt16
    /// What a run without a page writes.
    private static let otherOptions = ["--junit", "--report", "--annotations", "--shards", "--shard", "--times"]

    init(_ test: TestVerb) throws {
        self.test = test
        for option in Self.otherOptions where test.arguments[option] != nil {
            throw CommandFailure.usage("\(option) is for a run without --ui")
        }
        guard let text = test.arguments["--port"] else {
            port = 0
            return
        }
        guard let number = UInt16(text) else { throw CommandFailure.usage("--port \(text) is not a port number") }
        port = number
    }

    func run() throws {
        let path = try test.path
        let build = try TestUIBuild(test)
        // Before the first child, whose start would otherwise choose what an interrupt does.
        let interruption = try Interruption()
        let server = try StaticFileServer(port: port)
        let root = build.root
        let hub = SessionHub(
            TestSession(title: URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent, root: root, source: TextFile.read))
        let runner = TestUIRunner(build: build, hub: hub)
        let page = TestPageServer(port: server.port)
        runner.start()
        // Its own line, so that terminals make a link of it.
        FerryCommandLine.report("The tests of \(path) are at \(page.address) (Ctrl-C ends)")
        TestUIServer(server: server, page: page, hub: hub, runner: runner).start()
        let signal = interruption.wait()
        server.stop()
        hub.close()
        runner.end()
        fflush(nil)
        exit(128 + signal)
    }
}

/// The signals that end a command, for one that has to stop what it has started and to remove its files before it ends.
struct Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The ends of a pipe; the handler can only write to one.
    nonisolated(unsafe) private static var ends: (read: Int32, write: Int32) = (-1, -1)

    init() throws {
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else { throw CommandFailure("cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        Self.ends = (pair[0], pair[1])
        for signal in Self.signals {
            var old = sigaction()
            // A signal that is ignored (nohup) stays ignored.
            guard sigaction(signal, nil, &old) == 0, old.__sigaction_handler.sa_handler == nil else { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { signal in
                var byte = UInt8(truncatingIfNeeded: signal)
                _ = write(Interruption.ends.write, &byte, 1)
            }
            sigaction(signal, &action, nil)
        }
    }

    /// Returns the first signal.
    func wait() -> Int32 {
        var byte: UInt8 = 0
        while read(Self.ends.read, &byte, 1) != 1 {}
        return Int32(byte)
    }
}
