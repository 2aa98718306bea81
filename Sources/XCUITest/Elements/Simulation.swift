internal import DeviceRequests
internal import DriveClient
internal import DriveProtocol
internal import Foundation
internal import Synchronization

/// The simulator that runs the app under test: a process that is started with the first request and ends with the tests'.
///
/// Tests run one after the other. An asynchronous one may use a thread while the main thread's run loop lets time pass, so requests are locked.
final class Simulation: @unchecked Sendable {
    /// The environment variables with which `ferry test` names the programs to run.
    enum Variable {
        static let simulator = "FERRY_UI_TEST_SIMULATOR"
        static let app = "FERRY_UI_TEST_APP"
        static let options = "FERRY_UI_TEST_OPTIONS"
        static let name = "FERRY_UI_TEST_NAME"
    }

    static let shared = Simulation()

    private let environment = ProcessInfo.processInfo.environment
    private var simulator: SimulatorConnection?
    private var snapshots = SimulatorSnapshots()
    /// The test that has gone back, in which snapshots are taken every few steps: others do without them.
    private var rewindingTest: String?
    /// Counts the simulators, as images of one mean nothing to the next.
    private var run = 0
    /// Images that nobody needs any more, which the simulator does not know yet.
    private let released = Mutex<[(run: Int, id: UInt32)]>([])
    /// What the running simulator was asked.
    var history = SimulationHistory()
    /// The last line with elements by what was asked for, and what it says. Between two questions of a step the screen is often the same, and then
    /// its elements need not be read again.
    private var lastElements: [DriveRequest: (line: Data, answer: DriveAnswer)] = [:]
    private let lock = NSRecursiveLock()
    /// So many requests were sent.
    private(set) var requestCount = 0
    /// What was asked last, which tells polling from a single question.
    private var lastQuestion = ""
    /// What kept the app busy when the tests last waited for it; empty if it became idle.
    private(set) var busy: [String] = []
    /// Reports an app that cannot be copied once.
    private var hasReportedSnapshot = false
    /// Reports an app that is never idle once, not at each of its gestures.
    private var hasReportedBusyApp = false

    /// Every how many steps a snapshot is taken once a test goes back.
    private static let stepsBetweenSnapshots = 4
    /// How long gestures wait for the app to become idle. > Units: seconds of the app's clock.
    static let restLimit = 5.0
    /// How much of the app's time a question takes that is asked again and again, as by a loop around `exists`.
    static let pollTime = 0.1

    /// What the app is called.
    var applicationName: String { environment[Variable.name] ?? "" }

    /// Whether a test has used the app, and it has not ended.
    var isRunning: Bool { simulator?.isRunning == true }

    // MARK: Requests

    /// Sends a request and waits for its answer.
    func send(_ request: DriveRequest) -> DriveAnswer {
        lock.lock()
        defer { lock.unlock() }
        requestCount += 1
        if let problem = start() { return .ended(problem) }
        guard let reply = reply(to: request) else { return .ended("the simulator has ended") }
        if history.note({ $0.note(request) }) { TraceRecorder.shared.note(input: request) }
        if rewindingTest != nil { takeSnapshotIfDue() }
        if let last = lastElements[request], last.line == reply { return last.answer }
        do {
            let answer = try DriveLine.answer(reply)
            if case .screen = answer { lastElements[request] = (reply, answer) }
            return answer
        } catch {
            return .ended("the simulator's answer: \(error)")
        }
    }

    /// Sends a request about the device and waits for its answer.
    func send(_ request: DeviceRequest) -> DeviceAnswer {
        lock.lock()
        defer { lock.unlock() }
        requestCount += 1
        if let problem = start() { return .ended(problem) }
        guard let reply = reply(to: request) else { return .ended("the simulator has ended") }
        if history.note({ $0.note(request) }) { TraceRecorder.shared.note(input: request) }
        do { return try DeviceLine.answer(reply) } catch { return .ended("the simulator's answer: \(error)") }
    }

    /// > Returns: the line of the answer; nil if the simulator has ended.
    private func reply(to request: some Encodable) -> Data? {
        guard let line = try? DriveLine.data(request) else { return nil }
        return reply(to: line)
    }

    /// > Parameters: line: with its line feed.
    private func reply(to line: Data) -> Data? {
        guard let reply = simulator?.reply(to: line) else {
            stop()
            return nil
        }
        return reply
    }

    /// The elements on the screen now. > Parameters: question: what is looked for; where it is the same as before, time passes.
    func tree(for question: String, system: Bool = false) throws(SimulationFailure) -> ElementTree {
        if question == lastQuestion { _ = send(.advance(seconds: Self.pollTime)) }
        lastQuestion = question
        return try tree(system: system)
    }

    /// The elements on the screen now, without any time passing.
    func tree(system: Bool = false) throws(SimulationFailure) -> ElementTree {
        try tree(.elements, system: system)
    }

    private func tree(_ request: DriveRequest, system: Bool) throws(SimulationFailure) -> ElementTree {
        switch send(request) {
        case .screen(var screen):
            // Of an app that is not on the screen nothing is to be seen, and of SpringBoard over an app its questions.
            if screen.isSystem != system { screen.elements = system ? screen.systemWindows : [] }
            screen.labelEmptyTables()
            screen.identifyReturnKey()
            return ElementTree(screen, application: system ? "SpringBoard" : applicationName)
        case .ended(let text), .failed(let text): throw SimulationFailure(text: text)
        default: throw SimulationFailure(text: "the simulator sent another answer than one with elements")
        }
    }

    /// The elements now that a path may mean: with the rows of tables that are off the screen where it may mean one of them.
    ///
    /// > Parameters: question: what is looked for; where it is the same as before, time passes. > Parameters: counted: whether all elements
    /// that the path means are needed.
    func tree(
        for question: String? = nil, meaning path: ElementPath, counted: Bool = false, system: Bool
    ) throws(SimulationFailure) -> ElementTree {
        let shown = if let question { try tree(for: question, system: system) } else { try tree(system: system) }
        guard path.mayMeanHiddenRows(of: shown, counted: counted) else { return shown }
        return try tree(.elementsWithRows, system: system)
    }

    /// Does something, and throws why it was not done.
    func perform(_ request: DriveRequest) throws(SimulationFailure) {
        lastQuestion = ""
        if case .gesture(let gesture) = request { TraceRecorder.shared.note(gesture) }
        switch send(request) {
        case .failed(let text), .ended(let text): throw SimulationFailure(text: text)
        default: return
        }
    }

    /// Waits until the app is idle.
    func settle() throws(SimulationFailure) {
        lastQuestion = ""
        switch send(.settle(limit: Self.restLimit)) {
        case .settled(let isIdle, let busy):
            self.busy = isIdle ? [] : busy.isEmpty ? ["the screen changes"] : busy
            if !isIdle, !hasReportedBusyApp {
                hasReportedBusyApp = true
                print(
                    "the app is not idle after \(Int(Self.restLimit)) s of its time, and the test goes on: "
                        + self.busy.joined(separator: "; "))
            }
        case .failed(let text), .ended(let text): throw SimulationFailure(text: text)
        default: throw SimulationFailure(text: "the simulator sent another answer than one about rest")
        }
    }

    /// What the app does or waits for: what keeps it from being idle, or else what is still to come.
    var pendingWork: [String] {
        if case .settled(false, let busy) = send(.settle(limit: Self.restLimit)) { return busy.isEmpty ? ["the screen changes"] : busy }
        guard case .work(let lines) = send(.pendingWork) else { return [] }
        return lines
    }

    /// The image of the screen now; an empty one of an app that has ended.
    ///
    /// > Parameters: isKeptAsPixels: for few images, which do not become files when there are others.
    func screenImage(isKeptAsPixels: Bool = false) -> ScreenImage {
        let unused = released.withLock { [run] list in
            defer { list = [] }
            return list.filter { $0.run == run }.map(\.id)
        }
        guard case .pixels(let pixels) = send(.pixels(released: unused)) else { return ScreenImage(Data(), scale: 1) }
        guard let shared = SharedPixels(pixels, release: { [self, run] id in released.withLock { $0.append((run, id)) } }) else {
            return fileImage()
        }
        return ScreenImage(shared, scale: pixels.scale, isKeptAsPixels: isKeptAsPixels)
    }

    /// The image of the screen as a file, where the simulator's memory cannot be opened.
    private func fileImage() -> ScreenImage {
        guard case .screenshot(let png, let scale) = send(.screenshot) else { return ScreenImage(Data(), scale: 1) }
        return ScreenImage(png, scale: scale)
    }

    // MARK: Going back

    /// The present moment; going back to it takes little, where the simulator and its apps can be copied.
    func moment() throws(SimulationFailure) -> SimulationHistory.Moment {
        let moment = try history.moment()
        takeSnapshot(isMoment: true)
        return moment
    }

    private func takeSnapshotIfDue() {
        guard let requests = history.requests, rewindingTest == TraceRecorder.shared.test else { return }
        guard requests.steps(after: snapshots.lastRequests) >= Self.stepsBetweenSnapshots else { return }
        takeSnapshot()
    }

    private func takeSnapshot(isMoment: Bool = false) {
        guard let simulator, let count = history.requests?.lines.count else { return }
        do throws(SnapshotFailure) {
            try snapshots.take(of: simulator, after: count, isMoment: isMoment)
        } catch {
            if !hasReportedSnapshot { print("going back does all steps again, which takes longer: \(error.text)") }
            hasReportedSnapshot = true
        }
    }

    /// Ends the simulator, and has another one do what is kept of the history: one that goes on from the last snapshot before, or a new one.
    ///
    /// > Returns: whether anything was done again; otherwise the simulator and its apps have the memory that they had.
    @discardableResult
    func goBack(_ kept: (SimulationHistory) throws(SimulationFailure) -> DriveHistory) throws(SimulationFailure) -> Bool {
        let earlier = history
        let kept = try kept(earlier)
        lastQuestion = ""
        rewindingTest = TraceRecorder.shared.test
        let done = try restart(before: kept.lines.count)
        history = earlier
        for request in kept.repetition(after: done) where reply(to: request) == nil {
            throw SimulationFailure(text: "the simulator has ended")
        }
        TraceRecorder.shared.dropInputs(history.goBack(to: kept))
        XCUIDevice.shared.follow(kept)
        return done < kept.lines.count
    }

    /// Replaces the simulator. > Returns: how many requests of the history the other one has done.
    private func restart(before requests: Int) throws(SimulationFailure) -> Int {
        let canResume = snapshots.canResume(before: requests)
        // The device's files are at the same place. It writes nothing any more: time stands still.
        let wait = canResume ? simulator?.kill() : nil
        defer { wait?() }
        if canResume { simulator = nil } else { stop() }
        guard let next = snapshots.resume(before: requests) else {
            if let problem = start() { throw SimulationFailure(text: problem) }
            return 0
        }
        simulator = next.simulator
        run += 1
        return next.requests
    }

    // MARK: Process

    /// > Returns: why there is no simulator; nil if there is one.
    private func start() -> String? {
        if simulator?.isRunning == true { return nil }
        guard let program = environment[Variable.simulator], let app = environment[Variable.app] else {
            return "tests of the interface are run by `ferry test`, which names the app and the simulator"
        }
        let options = (environment[Variable.options] ?? "").split(separator: "\n").map(String.init)
        do {
            simulator = try SimulatorConnection(starting: program, arguments: [app, "--headless", "--drive"] + options)
        } catch {
            return "cannot start \(program): \(error)"
        }
        run += 1
        snapshots = SimulatorSnapshots()
        history.begin()
        WaitingTests.begin()
        return nil
    }

    /// Ends the simulator, and with it the app.
    func stop() {
        simulator?.end()
        simulator = nil
    }
}

/// Why a request was not done.
struct SimulationFailure: Error {
    var text: String
}
