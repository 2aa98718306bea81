import CoreGraphics
import Dispatch
import Foundation
internal import ObjectiveC
import RenderProtocol

/// Tracks when the committed animations begin and end, and notifies their delegates. One timer fires at the next of these times; none
/// runs while nothing is animated.
package final class AnimationTimeline {
    private unowned let context: LayerContext
    private var records: [AnimationRecord] = []
    private var timer: (any DispatchSourceTimer)?
    private var deadline: CFTimeInterval?

    init(context: LayerContext) { self.context = context }

    deinit { timer?.cancel() }

    package var isIdle: Bool { records.isEmpty }

    func add(_ record: AnimationRecord) {
        if !record.isAwaited { records.append(record) }
        record.isAwaited = true
        if record.startTime <= context.now + AnimationTiming.tolerance, !record.hasStarted {
            context.afterCommit { record.start() }
        }
    }

    /// Ends an animation before its time.
    func cancel(_ record: AnimationRecord, finished: Bool) {
        if record.isAwaited { records.removeAll { $0 === record } }
        record.isAwaited = false
        context.afterCommit { record.stop(finished: finished) }
    }

    /// Ends an animation whose layer was deallocated.
    func abandon(_ record: AnimationRecord) { cancel(record, finished: false) }

    /// Removes every animation from its layer, unfinished: an application in the background animates nothing.
    package func removeAll() {
        for record in records { record.layer?.removeAllAnimations() }
        context.flush()
    }

    /// Handles every begin and end that is due.
    package func process() {
        let now = context.now + AnimationTiming.tolerance
        for record in records where !record.hasStarted && record.startTime <= now { record.start() }
        let ended = records.map { (record: $0, time: $0.endTime) }.filter { $0.time <= now }
            .sorted { ($0.time, $0.record.number) < ($1.time, $1.record.number) }
        for (record, _) in ended { record.isAwaited = false }
        records.removeAll { !$0.isAwaited }
        for (record, _) in ended {
            record.layer?.animationEnded(record)
            record.stop(finished: true)
        }
        reschedule()
    }

    func reschedule() {
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { [context] in context.timing.reschedule() } }
        let now = context.now
        let moments = records.map { $0.hasStarted ? $0.endTime : min($0.startTime, $0.endTime) }
        let next = moments.min().flatMap { $0.isFinite ? $0 : nil }
        guard next != deadline || timer == nil else { return }
        timer?.cancel()
        timer = nil
        deadline = next
        guard let next else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + max(0, next - now), leeway: .nanoseconds(0))
        source.setEventHandler { [weak self] in
            guard let self else { return }
            self.deadline = nil
            self.context.resume { self.process() }
        }
        timer = source
        source.resume()
    }
}
