import DarwinFoundation
import DeviceProtocol
import Foundation
import QuartzCore
import Testing
import UIKitCore

@testable import UIDocuments

/// An application in memory with a folder of its own on disk, which is the device's.
@MainActor final class DocumentStage {
    let environment = StageEnvironment()
    let delays = StageDelays()
    let folder: URL
    private var windows: [UIWindow] = []

    init(_ declared: [String: Any] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        ApplicationContext.install(ApplicationContext(environment: environment, delays: delays, declared: declared))
        // A setting of the process, while the tests wait for files: `ferry test` runs them one after the other, apart from those that animate.
        UIView.setAnimationsEnabled(false)
        let service = DocumentService.current
        service.reader = FilesReader(
            shared: folder.appendingPathComponent("files"), own: folder.appendingPathComponent("Documents"), ownName: "Notes",
            information: declared)
        service.outbox = folder.appendingPathComponent("outbox")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Documents"), withIntermediateDirectories: true)
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }

    var outbox: URL { url("outbox") }
    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    @discardableResult func write(_ text: String, _ name: String) throws -> URL {
        let url = url(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url
    }

    func read(_ name: String) throws -> String { String(decoding: try Data(contentsOf: url(name)), as: UTF8.self) }

    /// A visible window; laid out.
    @discardableResult func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        windows.append(window)
        window.makeKeyAndVisible()
        LayerContext.main.flush()
        return window
    }

    /// Lets deferred work of the main queue run, and lays out.
    func settle() async {
        for _ in 0..<4 { await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } } }
        LayerContext.main.flush()
    }

    var logs: [String] { environment.requests.compactMap { if case .log(let line) = $0 { line } else { nil } } }
}

final class StageEnvironment: ApplicationEnvironment {
    var device = DeviceState.standard
    var clock: any DeviceClock { StageClock() }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    private(set) var requests: [ApplicationRequest] = []
    func send(_ request: ApplicationRequest) { requests.append(request) }
}

final class StageClock: DeviceClock { var now: Double { 100 } }

/// Runs delayed actions when the test says so.
@MainActor final class StageDelays: DelayedActionScheduler {
    private var now = 0.0
    private var serial = 0
    private var waiting: [(id: Int, due: Double, action: @MainActor () -> Void)] = []

    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        serial += 1
        let id = serial
        waiting.append((id, now + delay, action))
        return { [weak self] in self?.waiting.removeAll { $0.id == id } }
    }

    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = waiting.filter({ $0.due <= end + 1e-9 }).min(by: { $0.due < $1.due }) {
            waiting.removeAll { $0.id == next.id }
            now = next.due
            next.action()
        }
        now = end
    }
}

/// Gives each test an application of its own.
struct ApplicationTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws { try await ApplicationScope.run(function) }
}

extension Trait where Self == ApplicationTrait {
    static var application: Self { Self() }
}
