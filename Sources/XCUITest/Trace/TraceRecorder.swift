internal import DeviceRequests
internal import DriveProtocol
internal import Foundation
internal import TestTrace

/// Records what tests do, where `ferry test` asks for it: a trace for each test.
///
/// Images and elements are taken between steps, when the app's clock stands still, and change nothing.
final class TraceRecorder: @unchecked Sendable {
    /// The environment variables with which `ferry test` says what to record.
    enum Variable {
        /// `all`, or `failed` to keep the traces of failed tests.
        static let mode = "FERRY_UI_TEST_TRACE"
        static let folder = "FERRY_UI_TEST_TRACES"
        /// The project's folder, which paths of sources are relative to.
        static let sources = "FERRY_UI_TEST_SOURCES"
    }

    /// Tests run on one thread, one after the other.
    static let shared = TraceRecorder()

    /// What was on the screen at a moment.
    private struct Moment {
        var time = 0.0
        var frame: Int?
        var picture: String?
        var tree: String?
        var size: (width: Double, height: Double)?
    }

    private let folder: String?
    private let keepsAll: Bool
    private let sources: TraceSources
    private let network: TraceNetwork
    /// The model of the device that the tests chose.
    private let device: String?
    /// The running test; empty between tests.
    private(set) var test = ""
    private var hasFailed = false
    /// A trace could not be written, and the next ones could not either.
    private var hasGivenUp = false
    private var file: TraceFile?
    /// The time of the test's first step.
    private var zero: Double?
    private var last = Moment()
    /// The one that runs.
    private var current: TraceStep?
    private var log: [String] = []
    /// What the simulator was asked before the test, until it is part of `inputs`.
    private var prelude: [Data] = []
    /// What the simulator was asked since the last step, as lines of JSON, and how many there were until then.
    private var inputs: [String] = []
    private var earlierInputs = 0
    /// Set where the test went back behind the last step: how many of `earlierInputs` remain.
    private var keptInputs: Int?
    private var activities: [String] = []
    /// Of a test that may pass, the last images as pixels: to make a file of one takes as long as several steps.
    private var pending: [(name: String, image: ScreenImage)] = []
    private static let mostPending = 4
    /// More requests of earlier tests would make the traces of many tests large.
    private static let longestPrelude = 2000

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let mode = environment[Variable.mode] ?? ""
        folder = ["all", "failed"].contains(mode) ? environment[Variable.folder] : nil
        keepsAll = mode == "all"
        sources = TraceSources(root: environment[Variable.sources] ?? "")
        network = TraceNetwork(environment)
        let options = (environment[Simulation.Variable.options] ?? "").split(separator: "\n").map(String.init)
        func value(of option: String) -> String? {
            options.firstIndex(of: option).flatMap { options.indices.contains($0 + 1) ? options[$0 + 1] : nil }
        }
        let parts = [value(of: "--device"), value(of: "--os").map { "(\($0))" }].compactMap { $0 }
        device = parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// Whether the running test is recorded.
    var isOn: Bool { folder != nil && !test.isEmpty && !hasGivenUp && file?.problem == nil }

    // MARK: Tests

    func begin(_ name: String) {
        (test, hasFailed, file, zero, last, current) = (name, false, nil, nil, Moment(), nil)
        (log, activities, pending) = ([], [], [])
        (inputs, earlierInputs, keptInputs) = ([], 0, nil)
        let earlier = isOn && Simulation.shared.isRunning ? Simulation.shared.history.requests?.lines ?? [] : []
        prelude = earlier.count <= Self.longestPrelude ? earlier : []
        // That of an earlier run says nothing about this one.
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }

    /// A failure belongs to the step that runs, or is one of its own, such as an assertion.
    func testHasFailed(_ text: String, file: String?, line: Int) {
        guard isOn else { return }
        hasFailed = true
        guard current == nil else {
            let earlier = current?.failure.map { $0 + "\n" } ?? ""
            current?.failure = earlier + text
            return
        }
        // Without a step before it there is no app.
        guard self.file != nil else { return }
        var failure = TraceStep(action: "assertion", start: last.time, end: last.time)
        failure.failure = text
        place(&failure, file: file, line: line)
        failure.before = last.picture
        current = failure
        finishStep()
    }

    /// Ends the trace, also in the middle of a step.
    func end() {
        guard file != nil else { return }
        finishStep()
        if file?.problem != nil { hasGivenUp = true }
        if hasFailed { pending.forEach { write($0.image, named: $0.name) } }
        pending = []
        if hasFailed || keepsAll { file?.end(hasFailed ? .failed : .passed) } else { file?.discard() }
        (test, file) = ("", nil)
    }

    private var path: String? {
        guard let folder, !test.isEmpty else { return nil }
        let name = String(test.map { $0 == "/" || $0 == "\0" ? "-" : $0 }.prefix(200))
        return "\(folder)/\(name).\(TestTrace.pathExtension)"
    }

    // MARK: Steps

    /// Records what `body` does as a step; steps within it belong to it.
    func step<Value>(
        _ action: String, of target: String? = nil, at place: SourcePlace, result: (Value) -> String? = { _ in nil },
        _ body: () throws -> Value
    ) rethrows -> Value {
        guard isOn, current == nil, let path else { return try body() }
        if file == nil { file = TraceFile(path, test: test, app: Simulation.shared.applicationName, device: device) }
        var new = TraceStep(action: action, target: target, start: last.time, end: last.time)
        self.place(&new, file: "\(place.file)", line: Int(place.line))
        new.before = last.picture
        current = new
        defer { finishStep() }
        let value = try body()
        current?.result = result(value)
        return value
    }

    /// A gesture is about to touch this element.
    func willTouch(_ element: DriveElement) {
        guard current != nil else { return }
        take(withTree: false)
        current?.before = last.picture
        current?.touched = TraceFrame(x: element.x, y: element.y, width: element.width, height: element.height)
    }

    /// Where fingers go down and are lifted.
    func note(_ gesture: DriveGesture) {
        guard current != nil else { return }
        let points: [DrivePoint] =
            switch gesture {
            case .tap(let point, _, _), .press(let point, _), .pinch(let point, _, _, _), .rotate(let point, _, _, _): [point]
            case .drag(let from, let to, _, _, _): [from, to]
            }
        current?.points = points.flatMap { [($0.x * 100).rounded() / 100, ($0.y * 100).rounded() / 100] }
    }

    private func finishStep() {
        guard var step = current else { return }
        take(withTree: true)
        current = nil
        (step.end, step.after, step.tree) = (last.time, last.picture, last.tree)
        (step.width, step.height) = (last.size?.width, last.size?.height)
        step.log = log.isEmpty ? nil : log
        let requests = network.newRequests()
        addPrelude()
        step.requests = requests.isEmpty ? nil : requests
        (step.inputs, step.keptInputs) = (inputs.isEmpty ? nil : inputs, keptInputs)
        earlierInputs += inputs.count
        (log, inputs, keptInputs) = ([], [], nil)
        file?.step(step)
    }

    // MARK: Inputs

    /// The simulator was asked something that another one has to be asked to get into the same state.
    func note(input request: DriveRequest) {
        if isOn { append(portable(request)) }
    }

    /// Where the recorder itself has requests of the network written is of this machine.
    private func portable(_ request: DriveRequest) -> DriveRequest {
        guard case .launch(let arguments, let environment) = request else { return request }
        return .launch(arguments: arguments, environment: network.withoutOwn(environment))
    }

    /// The device is what earlier tests have left.
    private func addPrelude() {
        guard !prelude.isEmpty else { return }
        let after = inputs
        inputs = []
        for line in prelude {
            if let request = try? DriveLine.request(line) {
                append(portable(request))
            } else {
                inputs.append(String(decoding: line, as: UTF8.self))
            }
        }
        inputs += after
        prelude = []
    }

    /// The same of the device.
    func note(input request: DeviceRequest) { if isOn { append(request) } }

    private func append(_ request: some Encodable) {
        if let line = try? DriveLine.data(request) { inputs.append(String(decoding: line.dropLast(), as: UTF8.self)) }
    }

    /// The simulator's last requests are undone.
    func dropInputs(_ count: Int) {
        guard isOn, count > 0 else { return }
        addPrelude()
        guard count > inputs.count else { return inputs.removeLast(count) }
        // What was before a prelude that was too long is not in the trace.
        earlierInputs = max(0, earlierInputs - (count - inputs.count))
        (inputs, keptInputs) = ([], earlierInputs)
    }

    private func place(_ step: inout TraceStep, file: String?, line: Int) {
        step.activities = activities.isEmpty ? nil : activities
        guard let file, line > 0 else { return }
        (step.file, step.line) = (sources.name(of: file), line)
        step.source = sources.text(of: file, line: line)
    }

    /// Runs a named part of the test.
    func activity<Value>(_ name: String, _ body: () throws -> Value) rethrows -> Value {
        activities.append(name)
        defer { if !activities.isEmpty { activities.removeLast() } }
        return try body()
    }

    /// Variables with which the app reports what it loads.
    func environment(adding own: [String: String]) -> [String: String] { isOn ? network.environment(adding: own) : own }

    // MARK: The screen

    private func take(withTree: Bool) {
        guard Simulation.shared.isRunning, case .moment(let time, let frame, let lines) = Simulation.shared.send(DeviceRequest.moment)
        else { return (last.frame, last.picture, last.tree, last.size) = (nil, nil, nil, nil) }
        if zero == nil { zero = time }
        last.time = ((time - (zero ?? 0)) * 1e6).rounded() / 1e6
        log += lines
        if last.frame != frame || last.picture == nil { takePicture() }
        last.frame = frame
        guard withTree else { return }
        (last.tree, last.size) = (nil, nil)
        guard case .screen(let screen) = Simulation.shared.send(.elements) else { return }
        last.size = (screen.width, screen.height)
        last.tree = file?.tree(screen.elements.map(TraceElement.init))
    }

    private func takePicture() {
        let image = Simulation.shared.screenImage(isKeptAsPixels: !keepsAll)
        last.picture = nil
        guard let digest = image.digest else { return }
        if keepsAll {
            write(image, named: digest)
        } else if !pending.contains(where: { $0.name == digest }) {
            pending.append((digest, image))
            if pending.count > Self.mostPending { pending.removeFirst() }
        }
        if file?.problem == nil { last.picture = digest }
    }

    private func write(_ image: ScreenImage, named name: String) {
        file?.picture(name) {
            let picture = image.image
            return TracePicture(width: picture?.width ?? 0, height: picture?.height ?? 0, png: image.png)
        }
    }
}

extension TraceElement {
    init(_ element: DriveElement) {
        let frame = TraceFrame(x: element.x, y: element.y, width: element.width, height: element.height)
        self.init(parent: element.parent, type: ElementWords.type(element.type), frame: frame)
        func text(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        (identifier, label, title) = (text(element.identifier), text(element.label), text(element.title))
        (value, placeholder) = (text(element.value), text(element.placeholder))
        var states: [String] = []
        if !element.isEnabled { states.append("disabled") }
        if element.isSelected { states.append("selected") }
        if element.hasFocus { states.append("has the keyboard") }
        self.states = states.isEmpty ? nil : states
    }
}
