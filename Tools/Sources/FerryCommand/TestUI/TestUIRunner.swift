import Foundation
import TestReports
import TestSession

/// Builds and runs tests for a session, one run after the other, as its user asks for or as sources change.
final class TestUIRunner: @unchecked Sendable {
    /// Why what is going on ends.
    struct Stopped: Error {}

    private let build: TestUIBuild
    let hub: SessionHub
    private let condition = NSCondition()
    /// What to run next. The first is nothing but the list.
    private var next: SessionCommand? = .run([])
    private var (isBusy, isStopped, isEnding, hasEnded) = (false, false, false, false)
    /// Copies of what the build's thread changes.
    private var (folders, parts): ([String], [TestPart]) = ([], [])
    /// The sources that the last build has read.
    private var seen: [String: SourceWatch.State] = [:]
    private static let watchInterval: useconds_t = 300_000
    private static let traceInterval: useconds_t = 120_000

    init(build: TestUIBuild, hub: SessionHub) { (self.build, self.hub, folders) = (build, hub, build.folders) }

    /// Children end with the thread that started them, so it is one for all time.
    func start() {
        Thread.detachNewThread { [self] in run() }
        Thread.detachNewThread { [self] in watch() }
        Thread.detachNewThread { [self] in followTraces() }
    }

    /// > Returns: false if another run is going on.
    func perform(_ command: SessionCommand) -> Bool {
        switch command {
        case .watch(let tests, let isOn): hub.apply(.watch(tests, isOn))
        case .watchAll(let isOn): hub.apply(.watchAll(isOn))
        case .stop: stop()
        case .run, .runAll, .runFailed: return request(command)
        }
        return true
    }

    private func request(_ command: SessionCommand) -> Bool {
        condition.withLock {
            // Pages may see the end of a run, or not yet the beginning of one, a moment before this thread does.
            let limit = Date(timeIntervalSinceNow: 10)
            while isBusy, hub.read({ $0.status.phase == .idle }), Date() < limit {
                _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
            }
            guard next == nil, !isBusy, hub.read({ $0.status.phase == .idle }) else { return false }
            next = command
            condition.broadcast()
            return true
        }
    }

    /// Ends the run, and returns when its processes have ended and their files are removed.
    func end() {
        condition.withLock { isEnding = true }
        stop()
        condition.withLock {
            condition.broadcast()
            let limit = Date(timeIntervalSinceNow: 15)
            while !hasEnded, condition.wait(until: limit) {}
        }
    }

    private var hasToStop: Bool { condition.withLock { isStopped || isEnding } }

    func checkStopped() throws { if hasToStop { throw Stopped() } }

    private func stop() {
        guard hub.apply(if: { $0.status.phase == .idle ? nil : .stopping }) else { return }
        condition.withLock { isStopped = true }
        // Until all have ended: one may just have been started.
        Thread.detachNewThread { [self] in
            for attempt in 0..<100 {
                guard condition.withLock({ isStopped && !hasEnded }) else { return }
                ChildSignals.endChildren(kills: attempt > 8)
                usleep(400_000)
            }
        }
    }

    // MARK: Runs

    private func run() {
        while true {
            condition.lock()
            while next == nil, !isEnding { condition.wait() }
            let command = next
            (next, isStopped, isBusy) = (nil, false, true)
            let isLast = isEnding
            condition.unlock()
            guard let command, !isLast else { break }
            perform(run: command)
            condition.withLock { isBusy = false }
        }
        condition.withLock {
            hasEnded = true
            condition.broadcast()
        }
    }

    private func perform(run command: SessionCommand) {
        let isList = command == .run([])
        let start = ContinuousClock.now
        let before = hub.read { $0.tests(for: command) ?? [] }
        if !isList, !before.isEmpty || command == .runAll { hub.apply(.runBegan(before)) }
        do {
            let wanted = isList || command == .runAll ? nil : Set(before.compactMap { build.part(of: $0)?.name })
            try update(wanted)
            // The build may have brought tests.
            if command == .runAll {
                let known = Set(before)
                hub.apply(.runJoined(hub.read { $0.tests.map(\.id).filter { !known.contains($0) } }))
            }
            try runQueued()
        } catch is Stopped {
        } catch {
            if !hasToStop { hub.apply(.buildEnded(problem: "\(error)")) }
        }
        noteTraces()
        let time = ContinuousClock.now - start
        hub.apply(.runEnded(seconds: Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18))
        condition.withLock { isStopped = false }
    }

    private func update(_ wanted: Set<String>?) throws {
        var hasBuilt = false
        do {
            try build.update(
                wanted,
                willBuild: { states in
                    hasBuilt = true
                    condition.withLock { seen = states }
                    hub.apply(.buildBegan)
                }, output: { [hub] in hub.apply(.printed($0)) }, place: hub.read { session in { session.place($0, $1) } })
        } catch {
            hub.apply(.buildEnded(problem: hasToStop ? nil : "\(error)"))
            throw Stopped()
        }
        guard hasBuilt else { return }
        condition.withLock { (folders, parts) = (build.folders, build.parts) }
        hub.apply(.listed(build.parts.flatMap(\.tests)), .buildEnded(problem: nil))
        try checkStopped()
    }

    private func runQueued() throws {
        for part in build.parts {
            let queued = hub.read { session in
                let ids = Set(part.tests.map(\.id))
                return session.tests.filter { $0.state == .queued && ids.contains($0.id) }
            }
            let process = TestUIProcesses(part: part, runner: self)
            let (swiftTesting, xctest) = (queued.filter { $0.kind == .swiftTesting }, queued.filter { $0.kind != .swiftTesting })
            if !xctest.isEmpty { try process.runXCTest(xctest.map(\.id)) }
            if !swiftTesting.isEmpty { try process.runSwiftTesting(swiftTesting.map(\.id)) }
        }
    }

    // MARK: Sources

    /// Runs the watched tests when sources have changed, and have not changed again for one interval.
    private func watch() {
        var known = SourceWatch.states(in: condition.withLock { folders })
        var watchedFolders = condition.withLock { folders }
        var isSettling = false
        var pause = Self.watchInterval
        while !condition.withLock({ isEnding }) {
            usleep(pause)
            let start = ContinuousClock.now
            let folders = condition.withLock { self.folders }
            let states = SourceWatch.states(in: folders)
            // A tenth of one core at most, however many files there are.
            let time = (ContinuousClock.now - start).components
            pause = max(Self.watchInterval, useconds_t(clamping: 9 * (time.seconds * 1_000_000 + time.attoseconds / 1_000_000_000_000)))
            if folders != watchedFolders {
                (known, watchedFolders) = (states, folders)
            } else if states != known {
                known = states
                isSettling = true
                hub.apply(.sourcesChanged(isBuilt: condition.withLock { seen == states }))
            } else if isSettling {
                // A run of now has seen them, or not all of them: once more then.
                guard hub.read({ $0.status.phase == .idle }) else { continue }
                // Nothing has been built yet that could be listed.
                if !hub.read(\.status.isListed), !request(.run([])) { continue }
                let watched = hub.read(\.toRunAgain)
                if !watched.isEmpty, !request(hub.read(\.status.isWatchingAll) ? .runAll : .run(watched)) { continue }
                isSettling = false
            }
        }
    }

    // MARK: Traces

    /// The file of a test's trace, which may not be there; nil for a test that leaves none.
    func trace(of test: String) -> String? {
        condition.withLock { parts }.lazy.compactMap { part in
            part.tests.contains { $0.id == test && $0.kind == .interface }
                ? part.traces.flatMap { $0.path(of: TestSplit.caseName(of: test)) } : nil
        }.first
    }

    private func followTraces() {
        while !condition.withLock({ isEnding }) {
            usleep(Self.traceInterval)
            if hub.read({ $0.status.phase == .running || $0.status.phase == .stopping }) { noteTraces() }
        }
    }

    /// Notes how far the traces of this run's tests are written. Those of earlier runs are gone when their processes start.
    private func noteTraces() {
        let (tests, run) = hub.read { session in (session.tests, session.status.run) }
        for test in tests where test.kind == .interface && test.run == run && test.state != .queued {
            var status = stat()
            guard let path = trace(of: test.id), stat(path, &status) == 0, Int(status.st_size) != test.trace else { continue }
            hub.apply(.traceGrew(test.id, bytes: Int(status.st_size)))
        }
    }
}
