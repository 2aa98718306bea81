import CoreGraphics
import DeviceProtocol
import Foundation
import ObjectiveC
import PhotoLibrary
import QuartzCore
import RenderProtocol
import Testing

@testable import Photos
@testable import UIKitCore

/// The library and the answers are the process's: one test after another.
@Suite("Photos", .application, .serialized) enum PhotosSuites {}

/// An application in memory with a photo library of its own.
@MainActor final class PhotosStage {
    let access: PhotoAccess
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    /// What the library's clock says. > Units: seconds since 1970.
    nonisolated static let now = Date(timeIntervalSince1970: 1_800_000_000)

    init(_ permission: PhotoPermission = PhotoPermission(reading: .full), contents: PhotoLibraryContents = .samples) {
        ApplicationContext.install(ApplicationContext(environment: StageEnvironment(), delays: StageDelays(), declared: [:]))
        access = PhotoAccess(
            library: PhotoLibraryStore(folder: nil, contents: contents),
            permissions: PhotoPermissionStore(file: nil, permission: permission),
            usage: { _ in "To test" }, now: { Self.now })
        PhotoAccess.install(access)
    }

    /// Lets deferred work of the main queue run.
    func settle() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        LayerContext.main.flush()
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        LayerContext.main.flush()
    }

    /// The alert that the system shows.
    var alert: UIAlertController? {
        ApplicationContext.current.windows.visible.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.last
    }

    /// Waits for the system's alert, which appears in a later turn of the main queue.
    func awaitAlert() async -> UIAlertController? {
        var turns = 0
        while alert == nil, turns < 10_000 {
            await settle()
            turns += 1
        }
        return alert
    }

    func answer(_ title: String) throws {
        let alert = try #require(alert)
        let action = try #require(alert.actions.first { $0.title == title }, "no \(title)")
        alert.dismiss(animated: false)
        action.handler?(action)
    }

    static func picture(_ width: Int = 8, _ height: Int = 4) throws -> UIImage {
        let drawn = PhotoBitmap.draw(CGSize(width: width, height: height)) { context in
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        return UIImage(cgImage: try #require(drawn))
    }
}

private final class StageEnvironment: ApplicationEnvironment {
    var device = DeviceState.standard
    var clock: any DeviceClock { StageClock() }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    func send(_ request: ApplicationRequest) {}
}

private final class StageClock: DeviceClock { var now: Double { LayerContext.main.now } }

@MainActor private final class StageDelays: DelayedActionScheduler {
    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void { {} }
}

/// What closures of any thread were given, in order.
final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String] = []
    func add(_ value: String) { lock.withLock { values.append(value) } }
    var all: [String] { lock.withLock { values } }
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
