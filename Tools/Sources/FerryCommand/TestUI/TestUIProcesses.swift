import Foundation
import TestReports
import TestSession

/// Runs chosen tests of one program, and notes in the session what they do.
struct TestUIProcesses: Sendable {
    let part: TestPart
    let runner: TestUIRunner
    private static let pollInterval: useconds_t = 30_000
    /// The most bytes of one argument that the kernel takes are 131072.
    private static let longestArgument = 100_000

    private var hub: SessionHub { runner.hub }

    private func environment(_ home: borrowing TestHome) -> [String: String] {
        home.environment.merging(part.environment) { $1 }.merging(["NO_COLOR": "1"]) { $1 }
    }

    /// What a test prints comes line by line, and is not lost with a process that is ended: what a pipe receives is otherwise kept back.
    private static let unbuffered = ChildProcess.find("stdbuf").map { [$0, "-oL"] } ?? []

    // MARK: XCTest

    func runXCTest(_ tests: [String]) throws {
        let ids = Dictionary(tests.map { (TestSplit.caseName(of: $0), $0) }) { one, _ in one }
        // The output names tests without their modules: those of the same name run apart.
        guard ids.count == tests.count else {
            let targets = Dictionary(grouping: tests) { String($0.prefix { $0 != "." }) }
            guard targets.count > 1 else { return try runXCTest(Array(ids.values).sorted()) }
            return try targets.sorted { $0.key < $1.key }.forEach { try runXCTest($0.value) }
        }
        var split = (try? part.timesPath.map { try TestSplit(contentsOf: $0) }) ?? nil ?? TestSplit()
        let isInterface = part.traces != nil
        let parts =
            isInterface
            ? split.parts(of: tests, into: part.workers ?? ProcessInfo.processInfo.activeProcessorCount) : Self.pieces(of: tests)
        let workers = TestWorkers(report: { _ in }) { names, onLine in
            try runner.checkStopped()
            part.traces?.removeFiles(of: names.map(TestSplit.caseName(of:)))
            let home = try TestHome()
            var lines = XCTestLines()
            let status = try ChildProcess(Self.unbuffered + [part.program, names.joined(separator: ",")], environment: environment(home))
                .stream { line in
                    let line = part.original(line)
                    lines.read(line).forEach { note($0, ids) }
                    onLine(line)
                }
            try runner.checkStopped()
            if let last = lines.processEnded() { note(.ended(last), ids) }
            return status
        }
        let outcome =
            try isInterface
            ? workers.run(parts)
            : parts.reduce(into: TestWorkers.Outcome()) { all, piece in
                all.tally.add(try workers.run([piece]).tally)
            }
        guard let path = part.timesPath else { return }
        split.add(outcome.tally.cases, of: tests)
        try split.store(in: path)
    }

    /// One process after the other, with as many tests as its arguments can name.
    static func pieces(of tests: [String]) -> [[String]] {
        tests.reduce(into: (pieces: [[String]](), size: longestArgument)) { result, test in
            result.size += test.utf8.count + 1
            if result.size > longestArgument {
                result.pieces.append([])
                result.size = test.utf8.count + 1
            }
            result.pieces[result.pieces.count - 1].append(test)
        }.pieces
    }

    private func note(_ event: XCTestLines.Event, _ ids: [String: String]) {
        switch event {
        case .began(let name):
            guard let id = ids[name] else { return }
            hub.apply(.testBegan(id))
        case .printed(let line, let name): if let id = ids[name] { hub.apply(.testPrinted(id, line: line)) }
        case .other(let line): hub.apply(.printed(line))
        case .ended(let test):
            guard let id = ids[test.name] else { return }
            let reported = ReportedTest(test)
            end(id, reported)
        }
    }

    private func end(_ id: String, _ test: ReportedTest) {
        let messages = test.messages.map { message in
            var message = message
            message.file = message.file.map(part.path)
            return message
        }
        hub.apply(.testEnded(id, outcome: test.outcome, seconds: test.seconds, messages: messages))
    }

    // MARK: Swift Testing

    /// Tests run side by side. If the process ends while several run, these run again one after the other, which tells whose crash it is.
    func runSwiftTesting(_ tests: [String]) throws {
        var pending = [(tests: tests, isSerial: false)]
        while let next = pending.popLast() {
            try runner.checkStopped()
            let outcome = try runSwiftTesting(next.tests, isSerial: next.isSerial)
            try runner.checkStopped()
            let rest = next.tests.filter { !outcome.ended.contains($0) && !outcome.running.contains($0) }
            guard !outcome.running.isEmpty else {
                // The process has ended before its first test, or does not know the rest.
                if !rest.isEmpty, outcome.status != 0, outcome.ended.isEmpty {
                    throw CommandFailure("the process of the tests ended with the status \(outcome.status) before it ran one")
                }
                continue
            }
            if !rest.isEmpty { pending.append((rest, next.isSerial)) }
            if outcome.running.count == 1 || next.isSerial {
                for id in outcome.running {
                    var test = ReportedTest(suite: "", name: "", outcome: .crashed)
                    let text = ["the process ended during the test", outcome.crash?.text].compactMap { $0 }.joined(separator: ": ")
                    test.messages = [.init(text, file: outcome.crash?.file, line: outcome.crash?.line)]
                    end(id, test)
                }
            } else {
                outcome.running.forEach { hub.apply(.testRequeued($0)) }
                pending.append((outcome.running, true))
            }
        }
    }

    private struct Outcome {
        var status: Int32 = 0
        var ended: Set<String> = []
        var running: [String] = []
        var crash: ReportedTest.Message?
    }

    private func runSwiftTesting(_ tests: [String], isSerial: Bool) throws -> Outcome {
        let home = try TestHome()
        let file = home.folder.path + "/events.jsonl"
        var words = Self.unbuffered + [part.program, "--testing-library", "swift-testing"] + TestPart.eventWords(file)
        if isSerial { words.append("--no-parallel") }
        // Without filters all run.
        if Set(tests) != Set(part.tests.filter { $0.kind == .swiftTesting }.map(\.id)) {
            words += tests.flatMap { ["--filter", "^" + NSRegularExpression.escapedPattern(for: $0) + "(:|$)"] }
        }
        let reader = EventReader(file: file, events: TestEvents(original: part.original))
        var outcome = Outcome()
        let lock = NSLock()
        nonisolated(unsafe) var isOver = false
        let group = DispatchGroup()
        group.enter()
        nonisolated(unsafe) var noted = outcome
        Thread.detachNewThread {
            var isLast = false
            repeat {
                isLast = lock.withLock { isOver }
                reader.changes().forEach { note($0, &noted) }
                if !isLast { usleep(Self.pollInterval) }
            } while !isLast
            group.leave()
        }
        defer {
            lock.withLock { isOver = true }
            group.wait()
        }
        outcome.status = try ChildProcess(words, environment: environment(home)).stream { line in
            let line = part.original(line)
            if let crash = CrashLine(line) { outcome.crash = .init(crash.text, file: crash.place?.file, line: crash.place?.line) }
            // What tests print that run at the same time cannot be told apart.
            guard !Self.isProgress(line) else { return }
            if tests.count == 1 { hub.apply(.testPrinted(tests[0], line: line)) } else { hub.apply(.printed(line)) }
        }
        lock.withLock { isOver = true }
        group.wait()
        (noted.status, noted.crash) = (outcome.status, outcome.crash)
        return noted
    }

    private static func isProgress(_ line: String) -> Bool { ["◇", "✔", "✘", "➜", "↳"].contains(where: line.hasPrefix) }

    private func note(_ change: TestEvents.Change, _ outcome: inout Outcome) {
        switch change {
        case .found: break
        case .began(let id):
            let id = TestPart.stable(id)
            outcome.running.append(id)
            hub.apply(.testBegan(id))
        case .ended(let id, let test):
            let id = TestPart.stable(id)
            outcome.running.removeAll { $0 == id }
            outcome.ended.insert(id)
            end(id, test)
        }
    }

    /// Reads a file of events that grows. Used by one thread.
    private final class EventReader: @unchecked Sendable {
        private let file: String
        private var events: TestEvents
        private var offset: UInt64 = 0

        init(file: String, events: TestEvents) { (self.file, self.events) = (file, events) }

        func changes() -> [TestEvents.Change] {
            guard let handle = FileHandle(forReadingAtPath: file) else { return [] }
            defer { try? handle.close() }
            guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd(),
                let end = data.lastIndex(of: UInt8(ascii: "\n"))
            else { return [] }
            offset += UInt64(end - data.startIndex + 1)
            return data[...end].split(separator: UInt8(ascii: "\n")).compactMap { events.change(by: String(decoding: $0, as: UTF8.self)) }
        }
    }
}
