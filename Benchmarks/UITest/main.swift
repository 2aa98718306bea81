// UI tests of a small app through XCUITest's API, next to Selenium with headless Chromium and pytest-qt in the same run; actions of an agent,
// variants of a screen, and the memory of many devices.
// Usage: ferry-bench-uitest [--json] [--steps N] [--tests N] [--devices N], with FERRY_ROOT naming the clone.
import BenchSupport
import Foundation

let root = ProcessInfo.processInfo.environment["FERRY_ROOT"] ?? FileManager.default.currentDirectoryPath
let steps = option("--steps", default: 100)
let testCount = option("--tests", default: 1000)
let deviceCount = option("--devices", default: 100)

struct Failure: Error, CustomStringConvertible { var description: String }

func run(_ words: [String], environment: [String: String] = [:]) throws -> (status: Int32, output: String, seconds: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let start = ContinuousClock.now
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self), (ContinuousClock.now - start) / .seconds(1))
}

func test(_ project: String, _ names: [String], environment: [String: String] = [:]) throws -> (output: String, seconds: Double) {
    let result = try run(
        [root + "/ferry", "test", project, "--trace", "none"] + names.flatMap { ["--only-testing", $0] }, environment: environment)
    guard result.status == 0 else { throw Failure(description: "the tests failed:\n" + result.output.suffix(4000)) }
    return (result.output, result.seconds)
}

/// The figures of a line "ferry-bench NAME MEDIAN p95 P95 ms".
func figures(_ name: String, in output: String) throws -> (median: Double, p95: Double) {
    for line in output.split(separator: "\n") where line.hasPrefix("ferry-bench \(name) ") {
        let words = line.split(separator: " ")
        if words.count == 6, let median = Double(words[2]), let p95 = Double(words[4]) { return (median, p95) }
    }
    throw Failure(description: "the tests printed no figures of \(name):\n" + output.suffix(4000))
}

struct PeerFigures: Decodable {
    var step_ms: Double
    var launch_ms: Double?
}

/// Nil where the peer's packages are missing.
func peer(_ script: String, modules: String) throws -> PeerFigures? {
    guard try run(["/usr/bin/python3", "-c", "import " + modules]).status == 0 else { return nil }
    let result = try run(["/usr/bin/python3", "\(root)/Benchmarks/Peers/\(script)", String(max(10, steps / 4))])
    guard let line = result.output.split(separator: "\n").last(where: { $0.hasPrefix("{") }) else { return nil }
    return try JSONDecoder().decode(PeerFigures.self, from: Data(line.utf8))
}

/// The project with a class of many tests, each of which launches the app, touches it and asserts.
func manyTests(in folder: URL) throws -> String {
    let project = folder.appendingPathComponent("UITestApp")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: root + "/Benchmarks/UITestApp"), to: project)
    // Classes stay together: ten of them can be distributed to two cores.
    let classes = (0..<10).map { index in
        let methods = (1...max(1, testCount / 10)).map { "    func test\($0)() { moves() }" }
        return "final class Many\(index)UITests: ManyUITests {\n\(methods.joined(separator: "\n"))\n}"
    }
    let source = """
        import XCTest

        class ManyUITests: XCTestCase {
            func moves() {
                continueAfterFailure = false
                let app = XCUIApplication()
                app.launch()
                app.buttons["Move"].tap()
                XCTAssertTrue(app.staticTexts["1 moves"].exists)
            }
        }

        \(classes.joined(separator: "\n\n"))

        """
    try source.write(to: project.appendingPathComponent("CounterUITests/ManyUITests.swift"), atomically: true, encoding: .utf8)
    return project.path
}

let project = root + "/Benchmarks/UITestApp"
// The first run builds.
_ = try test(project, ["CounterUITests/StepUITests/testLaunches"], environment: ["FERRY_BENCH_LAUNCHES": "1"])
let environment = ["FERRY_BENCH_STEPS": String(steps)]
let output = try test(project, ["CounterUITests/StepUITests"], environment: environment).output
let (step, launch) = (try figures("step", in: output), try figures("launch", in: output))
// Not at the same time: classes are distributed to the processors.
let rewind = try figures("rewind", in: try test(project, ["CounterUITests/RewindUITests"], environment: environment).output)
var metrics = [
    Metric("step: tap, animation of 0.3 s, assertion, screenshot", step.median, "ms", target: 5),
    Metric("step, 95 of 100", step.p95, "ms"), Metric("launch of a fresh process until it is idle", launch.median, "ms", target: 60),
    Metric("going back to a moment after \(steps) steps", rewind.median, "ms"),
]
var missing: [String] = []
if let chromium = try peer("uitest_selenium.py", modules: "selenium") {
    metrics.append(Metric("Selenium with Chromium, step", chromium.step_ms, "ms"))
    metrics.append(Metric("Selenium with Chromium, step / step", chromium.step_ms / step.median, "times", atLeast: 100))
    if let launch = chromium.launch_ms { metrics.append(Metric("Selenium with Chromium, launch", launch, "ms")) }
} else {
    missing.append("Selenium with Chromium: python3-selenium or chromium-driver is not installed")
}
if let qt = try peer("uitest_qt.py", modules: "pytestqt, PyQt5") {
    metrics.append(Metric("pytest-qt, step", qt.step_ms, "ms"))
    metrics.append(Metric("pytest-qt, step / step", qt.step_ms / step.median, "times"))
} else {
    missing.append("pytest-qt: python3-pytestqt or python3-pyqt5 is not installed")
}
let agent = try AgentBenchmark(root + "/Fixtures/UITestProject")
// The first round is of an app that has not shown its screens yet.
_ = try agent.actions(rounds: 1)
let actions = try agent.actions(rounds: max(2, steps / 5))
let backs = try agent.returns(rounds: 3)
agent.end()
func p95(_ values: [Double]) -> Double { values.sorted()[values.count * 95 / 100] }
metrics.append(Metric("ferry mcp: action, 95 of 100", p95(actions.map(\.milliseconds)), "ms", target: 20))
metrics.append(Metric("ferry mcp: answer to an action, 95 of 100", p95(actions.map(\.tokens)), "tokens", target: 150))
metrics.append(Metric("ferry mcp: back, the slowest of \(backs.count)", backs.max() ?? 0, "ms", target: 50))
let folder = URL(fileURLWithPath: root + "/.build/bench-uitest")
try? FileManager.default.removeItem(at: folder)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let thousand = try VariantBenchmark.secondsOfThousand(in: folder)
metrics.append(Metric("ferry variants: 1000 images with audits, at the rate of 48", thousand, "s", target: 60))
if deviceCount > 10 {
    let build = try run([root + "/ferry", "build", root + "/Fixtures/UITestProject"])
    guard let app = build.output.split(separator: "\n").last(where: { $0.hasPrefix("Built ") })?.dropFirst("Built ".count) else {
        throw Failure(description: "ferry build failed:\n" + build.output.suffix(4000))
    }
    let device = try DeviceBenchmark.measure(String(app), first: 10, all: deviceCount)
    metrics.append(Metric("\(deviceCount) devices at once: memory of a further one", device.idle, "MB", target: 25))
    metrics.append(Metric("\(deviceCount) devices at once: the same with an image of its screen", device.withImage, "MB"))
    metrics.append(Metric("\(deviceCount) devices at once: until all are idle, after the first 10", device.seconds, "s"))
}
if testCount > 0 {
    let many = try manyTests(in: folder)
    _ = try test(many, ["CounterUITests/Many0UITests/test1"])
    let seconds = try test(many, (0..<10).map { "CounterUITests/Many\($0)UITests" }).seconds
    metrics.append(Metric("\(testCount) UI tests, each with a fresh app", seconds, "s", target: 30 * Double(testCount) / 1000))
}
try Metric.report(metrics, missing: missing)
