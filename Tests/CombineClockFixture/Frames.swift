import CSystem
import Foundation

/// Frames that the clock's alarm begins, of which some pass work to other threads; another thread drives the clock.
///
/// > Isolation: changed by one thread at a time, and read when no other runs.
private final class Frames: @unchecked Sendable {
    static let count = 2000
    static let length: UInt64 = 16_666_667
    private nonisolated(unsafe) static let bell = DispatchSource.makeUserDataAddSource(queue: .main)

    private var passed = 0
    private var passedOn = 0
    private var ended = 0
    /// A step came before everything at its time was done.
    private var early = 0
    private var mainSteps = 0
    private var otherSteps = 0
    private var lateFrames = 0
    /// When the frame is due that the alarm is set for.
    private var due: UInt64 = 0
    private var target: UInt64 = 0
    private let main = pthread_self()

    /// > Parameters: every: how many frames pass until one gives work to other threads; 0 for none.
    func start(every: Int) {
        Self.bell.setEventHandler { [self] in frame(every: every) }
        Self.bell.activate()
        ferry_virtual_clock_on_alarm { Frames.bell.add(data: 1) }
        setAlarm()
        Thread.detachNewThread { [self] in drive() }
    }

    private func setAlarm() {
        due = ferry_virtual_clock_now() + Self.length
        ferry_virtual_clock_set_alarm(due)
    }

    private func frame(every: Int) {
        if ferry_virtual_clock_now() != due { lateFrames += 1 }
        passed += 1
        setAlarm()
        guard every > 0, passed.isMultiple(of: every) else { return }
        passedOn += 1
        DispatchQueue.global().async { [self] in
            Thread.detachNewThread { [self] in DispatchQueue.main.async { [self] in ended += 1 } }
        }
    }

    private func step() -> Bool {
        if pthread_equal(pthread_self(), main) != 0 { mainSteps += 1 } else { otherSteps += 1 }
        if ended != passedOn { early += 1 }
        let next = ferry_virtual_clock_next_deadline()
        ferry_virtual_clock_advance(min(next, target))
        return next <= target
    }

    private func drive() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        for round in 1...10 {
            target = ferry_virtual_clock_now() + Self.length * UInt64(Self.count / 10)
            let step: @convention(c) (UnsafeMutableRawPointer?) -> Bool = { context in
                guard let context else { return false }
                return Unmanaged<Frames>.fromOpaque(context).takeUnretainedValue().step()
            }
            guard ferry_virtual_clock_drive(0, step, context, 60_000_000_000) != 0 else {
                print("not idle", round)
                exit(1)
            }
        }
        print("frames", passed, "late", lateFrames, "early", early, "unfinished", passedOn - ended)
        print("steps of the main thread", mainSteps > 0)
        exit(0)
    }
}

/// Prints how frames went, and ends.
func runFrames(every: Int) -> Never {
    Frames().start(every: every)
    RunLoop.main.run()
    exit(1)
}

/// Prints what happens at one time for which a timer and the alarm are set, in order, and ends.
func runAlarm() -> Never {
    let time = ferry_virtual_clock_now() + 1_000_000_000
    let bell = DispatchSource.makeUserDataAddSource(queue: .main)
    bell.setEventHandler {
        print("alarm", ferry_virtual_clock_now() - time)
        exit(0)
    }
    bell.activate()
    // Before the other thread starts.
    AlarmBell.source = bell
    ferry_virtual_clock_on_alarm { AlarmBell.source?.add(data: 1) }
    ferry_virtual_clock_set_alarm(time)
    DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: time)) {
        print("timer", ferry_virtual_clock_now() - time)
        DispatchQueue.main.async { print("its work", ferry_virtual_clock_now() - time) }
    }
    Thread.detachNewThread {
        while ferry_virtual_clock_settle(10_000_000_000) != 0 { ferry_virtual_clock_advance(ferry_virtual_clock_next_deadline()) }
        print("not idle")
        exit(1)
    }
    RunLoop.main.run()
    exit(1)
}

private enum AlarmBell {
    nonisolated(unsafe) static var source: (any DispatchSourceUserDataAdd)?
}
