import Foundation
import ObjectiveC
import Synchronization
import Testing
import UIKitCore

/// Records where objects are deallocated.
private final class EndRecorder: Sendable {
    let ends: AsyncStream<Bool>
    private let continuation: AsyncStream<Bool>.Continuation

    init() { (ends, continuation) = AsyncStream.makeStream() }
    func note() { continuation.yield(MainQueue.isCurrent) }
    /// Whether the next object was deallocated on the main queue.
    func next() async -> Bool? { await ends.first { _ in true } }
}

private final class RecordedView: UIView {
    private let recorder: EndRecorder
    init(_ recorder: EndRecorder) {
        self.recorder = recorder
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { recorder.note() }
}

/// A reference that another thread releases.
private final class Holder: Sendable {
    private let held: Mutex<ApplicationContext?>
    init(_ context: ApplicationContext) { held = Mutex(context) }
    func release() { held.withLock { $0 = nil } }
}

@Suite("End of an application", .application) struct ApplicationEndTests {
    @Test("views end on the main thread when a test with an application of its own ends", .timeLimit(.minutes(1)))
    func scope() async throws {
        let recorder = EndRecorder()
        try await ApplicationScope.run {
            await MainActor.run { TestApplication().window().addSubview(RecordedView(recorder)) }
        }
        #expect(await recorder.next() == true)
    }

    @Test("views end on the main thread when another thread releases the application last", .timeLimit(.minutes(1)))
    func otherThread() async throws {
        let recorder = EndRecorder()
        let holder = try await withoutScope(recorder)
        DispatchQueue.global().async { holder.release() }
        #expect(await recorder.next() == true)
    }

    /// The scope has ended: only the holder has the application.
    private func withoutScope(_ recorder: EndRecorder) async throws -> Holder {
        let holders = Mutex<Holder?>(nil)
        try await ApplicationScope.run {
            let holder = await MainActor.run {
                TestApplication().window().addSubview(RecordedView(recorder))
                return Holder(.current)
            }
            holders.withLock { $0 = holder }
        }
        return try #require(holders.withLock { $0 })
    }
}
