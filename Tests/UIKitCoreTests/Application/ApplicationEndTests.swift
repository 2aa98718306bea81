import DeviceProtocol
import Foundation
import ObjectiveC
import Synchronization
import Testing
import UIKitCore

/// An environment whose end shows where its application ends.
private final class RecordedEnvironment: ApplicationEnvironment {
    var device = DeviceState.standard
    var clock: any DeviceClock { TestClock() }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    private let end: AsyncStream<Bool>.Continuation

    init(_ end: AsyncStream<Bool>.Continuation) { self.end = end }
    deinit { end.yield(MainQueue.isCurrent) }
    func send(_ request: ApplicationRequest) {}
}

/// A reference that another thread releases.
private final class Holder: Sendable {
    private let held: Mutex<ApplicationContext?>
    init(_ context: ApplicationContext) { held = Mutex(context) }
    func release() { held.withLock { $0 = nil } }
}

@Suite("End of an application", .application) struct ApplicationEndTests {
    private func isOnMain(_ ends: AsyncStream<Bool>) async -> Bool? { await ends.first { _ in true } }

    @Test("an application ends on the main thread when a test that had it for itself ends")
    func scope() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        try await ApplicationScope.run {
            await MainActor.run { ApplicationContext.install(ApplicationContext(environment: RecordedEnvironment(end))) }
        }
        #expect(await isOnMain(ends) == true)
    }

    @Test("an application ends on the main thread when another thread releases it last")
    func otherThread() async {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let holder = await MainActor.run { Holder(ApplicationContext(environment: RecordedEnvironment(end))) }
        DispatchQueue.global().async { holder.release() }
        #expect(await isOnMain(ends) == true)
    }
}
