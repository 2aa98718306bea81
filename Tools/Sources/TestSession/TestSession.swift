internal import TestReports

/// What pages show of the tests of a package or project: the list, the results, and what is going on. A value, without processes and files.
public struct TestSession: Equatable, Sendable {
    public typealias Status = SessionMessage.Status

    /// What is tested.
    public let title: String
    public private(set) var tests: [SessionTest] = []
    public private(set) var status = Status()
    /// What the last build has printed, and the programs of tests outside of their tests.
    public private(set) var log = SessionText()
    public private(set) var diagnostics: [SessionMessage.Diagnostic] = []
    /// The folder that paths are relative to.
    private let root: String
    private let source: @Sendable (String) -> String?
    private var indices: [String: Int] = [:]
    /// Between the beginning and the end of a run, which may have to build first.
    private var isInRun = false
    private static let mostDiagnostics = 200

    /// > Parameters: root: the project's folder. source: the text of a file; nil if it cannot be read.
    public init(title: String, root: String = "", source: @escaping @Sendable (String) -> String? = { _ in nil }) {
        (self.title, self.root, self.source) = (title, root, source)
    }

    /// Without the function that reads sources.
    public static func == (one: TestSession, other: TestSession) -> Bool {
        one.title == other.title && one.tests == other.tests && one.status == other.status && one.log == other.log
            && one.diagnostics == other.diagnostics
    }

    // MARK: Questions

    public func test(_ id: String) -> SessionTest? { indices[id].map { tests[$0] } }

    /// The tests that a command runs, in the order of the list; nil for another command.
    public func tests(for command: SessionCommand) -> [String]? {
        switch command {
        case .runAll: return tests.map(\.id)
        case .runFailed: return tests.filter(\.state.isFailure).map(\.id)
        case .run(let ids):
            let chosen = Set(ids)
            return tests.map(\.id).filter(chosen.contains)
        case .stop, .watch, .watchAll: return nil
        }
    }

    /// The watched tests without a result of the sources as they are now.
    public var toRunAgain: [String] {
        tests.filter { (status.isWatchingAll || $0.isWatched) && ($0.isOld || $0.state == .idle || $0.state == .stopped) }.map(\.id)
    }

    /// A line of a source with those around it.
    public func place(_ file: String, _ line: Int) -> SessionPlace {
        let isInside = !root.isEmpty && file.hasPrefix(root + "/")
        var place = SessionPlace(file: isInside ? String(file.dropFirst(root.count + 1)) : file, line: line)
        let path = file.hasPrefix("/") || root.isEmpty ? file : root + "/" + file
        if let text = source(path), let excerpt = SourceExcerpt(of: text, line: line) {
            (place.lines, place.first) = (excerpt.lines, excerpt.first)
        }
        return place
    }

    // MARK: Changes

    /// > Returns: what pages that know all that was before need to know.
    public mutating func apply(_ event: SessionEvent) -> [SessionMessage] {
        switch event {
        case .buildBegan:
            (log, diagnostics) = (SessionText(), [])
            (status.phase, status.problem, status.hasChanges) = (.building, nil, false)
            return [.logCleared, .status(status)]
        case .printed(let line): return print(line)
        case .buildEnded(let problem):
            status.problem = problem
            if status.phase == .building { status.phase = isInRun ? .running : .idle }
            return [.status(status)]
        case .listed(let found): return list(found)
        case .runBegan(let ids):
            (status.phase, isInRun) = (.running, true)
            status.run += 1
            return [.status(status)] + queue(ids)
        case .runJoined(let ids): return queue(ids)
        case .testBegan(let id):
            return change([id]) { test, _ in test.state = .running }
        case .testRequeued(let id):
            return change([id]) { test, _ in (test.state, test.messages) = (.queued, []) }
        case .testPrinted(let id, let line): return print(line, in: id)
        case .testEnded(let id, let outcome, let seconds, let messages):
            let shown = messages.map { message in
                let place = message.file.flatMap { file in message.line.map { self.place(file, $0) } }
                return SessionTest.Message(message.text, at: place)
            }
            return change([id]) { test, _ in (test.state, test.seconds, test.messages) = (.init(outcome), seconds, shown) }
        case .stopping:
            guard status.phase != .idle else { return [] }
            status.phase = .stopping
            return [.status(status)]
        case .runEnded(let seconds): return endRun(seconds)
        case .watch(let ids, let isOn): return change(ids) { test, _ in test.isWatched = isOn }
        case .watchAll(let isOn):
            status.isWatchingAll = isOn
            return [.status(status)]
        case .sourcesChanged(let isBuilt):
            status.hasChanges = !isBuilt
            let former = tests.filter { $0.run > 0 && !(isBuilt && $0.run == status.run) }.map(\.id)
            return [.status(status)] + change(former) { test, _ in test.isOld = true }
        case .traceGrew(let id, let bytes): return change([id]) { test, _ in test.trace = bytes }
        }
    }

    private mutating func change(_ ids: [String], _ body: (inout SessionTest, _ run: Int) -> Void) -> [SessionMessage] {
        let places = ids.compactMap { indices[$0] }
        let changed = places.filter { place in
            let before = tests[place]
            body(&tests[place], status.run)
            return tests[place] != before
        }
        return changed.isEmpty ? [] : [.tests(changed.map { tests[$0] })]
    }

    /// Tests keep their results; those that are gone are forgotten.
    private mutating func list(_ found: [SessionTest]) -> [SessionMessage] {
        let known = Dictionary(tests.map { ($0.id, $0) }) { $1 }
        var ids: Set<String> = []
        tests = found.filter { ids.insert($0.id).inserted }.map { test in
            guard var old = known[test.id] else { return test }
            (old.target, old.suite, old.name, old.kind, old.place) = (test.target, test.suite, test.name, test.kind, test.place)
            return old
        }
        indices = Dictionary(tests.enumerated().map { ($1.id, $0) }) { $1 }
        status.isListed = true
        return [.status(status), .tests(tests), .order(tests.map(\.id))]
    }

    private mutating func queue(_ ids: [String]) -> [SessionMessage] {
        let printed = ids.filter { test($0)?.output.isEmpty == false }
        return change(ids) { test, run in test.queue(run: run) } + outputs(of: printed)
    }

    /// What was not reached is as it was before.
    private mutating func endRun(_ seconds: Double) -> [SessionMessage] {
        if isInRun { status.seconds = seconds }
        (status.phase, isInRun) = (.idle, false)
        let queued = tests.filter { $0.state == .queued }.map(\.id)
        let running = tests.filter { $0.state == .running }.map(\.id)
        let changes = change(queued) { test, _ in test.leaveQueue() }
        return changes + outputs(of: queued.filter { test($0)?.output.isEmpty == false })
            + change(running) { test, _ in test.state = .stopped } + [.status(status)]
    }

    private func outputs(of ids: [String]) -> [SessionMessage] {
        ids.compactMap { test($0) }
            .map { .output($0.id, lines: $0.output.lines, leftOut: $0.output.leftOut, isFirst: true) }
    }

    private mutating func print(_ line: String) -> [SessionMessage] {
        let diagnostic = diagnostics.count < Self.mostDiagnostics ? diagnostic(in: line) : nil
        if let diagnostic { diagnostics.append(diagnostic) }
        return log.add(line).map { [.log($0, diagnostic)] } ?? []
    }

    private mutating func print(_ line: String, in id: String) -> [SessionMessage] {
        guard let index = indices[id] else { return [] }
        guard let kept = tests[index].output.add(line) else {
            // The count is sent once, and then now and then.
            let count = tests[index].output.leftOut
            return count == 1 || count % 1000 == 0 ? [.output(id, lines: [], leftOut: count, isFirst: false)] : []
        }
        return [.output(id, lines: [kept], leftOut: 0, isFirst: false)]
    }

    /// Reads `file:line:column: error: text`.
    private func diagnostic(in line: String) -> SessionMessage.Diagnostic? {
        guard line.contains(": error: ") || line.contains(": warning: "),
            let match = line.firstMatch(of: #/^(.+?):([0-9]+):(?:([0-9]+):)? (error|warning): (.*)$/#), let number = Int(match.2)
        else { return nil }
        return SessionMessage.Diagnostic(
            kind: String(match.4), text: String(match.5), place: place(String(match.1), number), column: match.3.flatMap { Int($0) } ?? 0)
    }
}
