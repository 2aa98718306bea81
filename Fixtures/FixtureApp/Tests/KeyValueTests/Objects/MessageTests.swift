import Foundation
import Testing

private class Receiver: NSObject {
    var log: [String] = []
    var done: (() -> Void)?
    @objc func ping() {
        log.append("ping")
        done?()
    }
    @objc func take(_ value: Any?) {
        log.append("take \(value ?? "nil")")
        done?()
    }
    @objc func takeOnMainQueue(_ value: Any?) {
        dispatchPrecondition(condition: .onQueue(.main))
        take(value)
    }
    @objc func fired(_ timer: Timer) {
        log.append("fired \(timer.userInfo ?? "nothing")")
        timer.invalidate()
        done?()
    }
    @objc func noted(_ note: Notification) { log.append("\(note.name.rawValue) \(note.userInfo?["k"] ?? "-")") }
    @objc func silent() { log.append("silent") }
}

/// Runs the run loop until a call, which an event makes.
private func untilCalled(_ receiver: Receiver, _ body: () -> Void) {
    var isDone = false
    receiver.done = { isDone = true }
    body()
    while !isDone { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 10)) }
}

/// > Contract: ObjectiveC, NSObject.perform(_:with:afterDelay:); Foundation, Timer, NotificationCenter, UndoManager
@Suite("messages by selector, timers, notifications, undo") struct MessageTests {
    private let receiver = Receiver()

    @Test("a delayed message waits for the run loop, a cancelled one never comes")
    func delayed() {
        receiver.perform(#selector(Receiver.silent), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: #selector(Receiver.silent), object: nil)
        untilCalled(receiver) {
            receiver.perform(#selector(Receiver.take(_:)), with: 1, afterDelay: 0)
            #expect(receiver.log.isEmpty)
        }
        #expect(receiver.log == ["take 1"])
    }

    @Test("cancellation by target takes all, by selector and argument the equal ones")
    func cancellation() {
        receiver.perform(#selector(Receiver.take(_:)), with: "a", afterDelay: 0)
        receiver.perform(#selector(Receiver.take(_:)), with: "b", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: #selector(Receiver.take(_:)), object: "a")
        untilCalled(receiver) {}
        #expect(receiver.log == ["take b"])
        receiver.perform(#selector(Receiver.silent), with: nil, afterDelay: 0)
        receiver.perform(#selector(Receiver.silent), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        untilCalled(receiver) { receiver.perform(#selector(Receiver.ping), with: nil, afterDelay: 0) }
        #expect(receiver.log == ["take b", "ping"])
    }

    @Test("a message to the main thread arrives there")
    func mainThread() async {
        let receiver = receiver
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            receiver.done = { done.resume() }
            receiver.performSelector(onMainThread: #selector(Receiver.takeOnMainQueue(_:)), with: "m", waitUntilDone: false)
        }
        #expect(receiver.log == ["take m"])
    }

    @Test("a timer sends its selector with itself and its user info")
    func timer() {
        untilCalled(receiver) {
            Timer.scheduledTimer(
                timeInterval: 0.001, target: receiver, selector: #selector(Receiver.fired(_:)), userInfo: "info", repeats: true)
        }
        #expect(receiver.log == ["fired info"])
    }

    @Test("an invalidated timer lets go of its target")
    func timerRelease() {
        weak var gone: Receiver?
        do {
            let target = Receiver()
            gone = target
            let timer = Timer(timeInterval: 1, target: target, selector: #selector(Receiver.ping), userInfo: nil, repeats: true)
            timer.invalidate()
        }
        #expect(gone == nil)
    }

    @Test("a notification reaches the selectors of its observers, by name and object, until they are removed")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("news")
        center.addObserver(receiver, selector: #selector(Receiver.noted(_:)), name: name, object: nil)
        center.addObserver(receiver, selector: #selector(Receiver.silent), name: name, object: receiver)
        center.post(name: name, object: nil, userInfo: ["k": 1])
        #expect(receiver.log == ["news 1"])
        center.post(name: name, object: receiver)
        #expect(receiver.log.count == 3)
        center.removeObserver(receiver, name: name, object: nil)
        center.post(name: name, object: receiver)
        #expect(receiver.log.count == 3)
    }

    @Test("an observer by selector is not retained, and a deallocated one is skipped")
    func unretainedObserver() {
        let center = NotificationCenter()
        weak var gone: Receiver?
        do {
            let observer = Receiver()
            gone = observer
            center.addObserver(observer, selector: #selector(Receiver.noted(_:)), name: nil, object: nil)
        }
        #expect(gone == nil)
        center.post(name: Notification.Name("later"), object: nil)
    }

    @Test("undo sends a selector with its object, and registers redo")
    func undo() {
        final class Counter: NSObject {
            let manager = UndoManager()
            @objc dynamic var value = 0
            @objc func set(_ number: NSNumber) {
                manager.registerUndo(withTarget: self, selector: #selector(set(_:)), object: value as NSNumber)
                manager.setActionName("Counting")
                value = number.intValue
            }
        }
        let counter = Counter()
        counter.manager.groupsByEvent = false
        for value in [1, 2] {
            counter.manager.beginUndoGrouping()
            counter.set(value as NSNumber)
            counter.manager.endUndoGrouping()
        }
        counter.manager.undo()
        #expect(counter.value == 1)
        #expect(counter.manager.redoActionName == "Counting")
        counter.manager.redo()
        #expect(counter.value == 2)
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 0)
        #expect(!counter.manager.canUndo)
    }

    @Test("undo calls handlers, in groups, the last first")
    func undoGroups() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: receiver) { $0.log.append("first") }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: receiver) { $0.log.append("second") }
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(receiver.log == ["second", "first"])
        manager.removeAllActions(withTarget: receiver)
        #expect(!manager.canUndo)
    }
}
