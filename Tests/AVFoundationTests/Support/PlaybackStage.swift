import AVFoundation
import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import Testing
import UIKitCore

/// An application in memory, whose clock the test advances frame by frame.
@MainActor final class PlaybackStage {
    let environment = StageEnvironment()
    private let delays = StageDelays()
    private let link = ClockLink()

    init() {
        ApplicationContext.install(ApplicationContext(environment: environment, delays: delays, declared: [:]))
        LayerContext.main.link = link
    }

    /// Lets deferred work of the main queue run.
    func settle() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        LayerContext.main.flush()
    }

    /// Advances by a number of frames, sixty a second.
    func advance(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            link.frame += 1
            delays.advance(by: DisplayTicker.frameDuration)
            DisplayTicker.main.tick()
        }
        LayerContext.main.flush()
    }

    /// Names of played sounds.
    var sounds: [String] {
        environment.requests.compactMap { if case .haptic(let sound) = $0 { sound.description } else { nil } }
    }
}

final class StageEnvironment: ApplicationEnvironment {
    var device = DeviceState.standard
    var clock: any DeviceClock { StageClock() }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    private(set) var requests: [ApplicationRequest] = []
    func send(_ request: ApplicationRequest) { requests.append(request) }
}

final class StageClock: DeviceClock { var now: Double { LayerContext.main.now } }

/// A link whose time is a number of frames: sums of fractions would not be exact.
final class ClockLink: RenderLink {
    var frame = 6000
    var now: Double { Double(frame) / 60 }
    private var lastBitmap: UInt64 = 0

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        lastBitmap += 1
        let base = UnsafeMutableRawPointer.allocate(byteCount: form.byteCount, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: form.byteCount)
        let address = UInt(bitPattern: base)
        return SharedBitmap(id: BitmapID(lastBitmap), form: form, base: base) { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    }
    func commit(_ transaction: LayerTransaction) {}
}

@MainActor private final class StageDelays: DelayedActionScheduler {
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
        now += seconds
        while let next = waiting.filter({ $0.due <= now + 1e-6 }).min(by: { $0.due < $1.due }) {
            waiting.removeAll { $0.id == next.id }
            next.action()
        }
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
