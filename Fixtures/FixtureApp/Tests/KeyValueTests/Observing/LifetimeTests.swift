import Foundation
import Testing

/// > Contract: Foundation, NSKeyValueObserving; Foundation's classes that tell of their own state
@Suite("lifetime, threads and Foundation's classes") struct LifetimeTests {
    private final class Step: Operation, @unchecked Sendable {
        private var state = 0
        override var isAsynchronous: Bool { true }
        override var isExecuting: Bool { state == 1 }
        override var isFinished: Bool { state == 2 }
        override func start() {
            willChangeValue(forKey: "isExecuting")
            state = 1
            didChangeValue(forKey: "isExecuting")
        }
        func end() {
            willChangeValue(forKey: "isExecuting")
            willChangeValue(forKey: "isFinished")
            state = 2
            didChangeValue(forKey: "isFinished")
            didChangeValue(forKey: "isExecuting")
        }
    }

    @Test("an observed object may be deallocated")
    func object() {
        let watcher = Watcher()
        weak var gone: Account?
        do {
            let account = Account()
            gone = account
            account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
            account.balance = 1
        }
        #expect(gone == nil || watcher.calls.first?.object === gone)
        watcher.calls = []
        #expect(gone == nil)
    }

    @Test("an observation retains neither its object nor its observer")
    func unretained() {
        let account = Account()
        weak var gone: Watcher?
        do {
            let watcher = Watcher()
            gone = watcher
            account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
            account.removeObserver(watcher, forKeyPath: "balance")
        }
        #expect(gone == nil)
    }

    @Test("observers are told on the thread of the change, before the setter returns")
    func thread() async {
        final class Box: @unchecked Sendable {
            let account = Account()
            var isSame = false
        }
        let box = Box()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                let thread = Thread.current
                let token = box.account.observe(\.balance) { _, _ in box.isSame = Thread.current == thread }
                box.account.balance = 1
                token.invalidate()
                done.resume()
            }
        }
        #expect(box.isSame)
    }

    @Test("an operation notifies of its end, once")
    func operation() {
        let step = Step()
        let calls = watching(step, "isFinished") {
            step.start()
            step.end()
        }
        #expect(calls.map { $0.change[.newKey] as? Bool } == [true])
        #expect(watching(step, "isExecuting") {}.isEmpty)
    }

    @Test("a progress notifies of its fraction, its children's included")
    func progress() {
        let whole = Progress(totalUnitCount: 4)
        var seen: [Double?] = []
        let token = whole.observe(\.fractionCompleted, options: [.new]) { _, change in seen.append(change.newValue) }
        whole.completedUnitCount = 1
        let part = Progress(totalUnitCount: 2, parent: whole, pendingUnitCount: 2)
        part.completedUnitCount = 1
        #expect(seen == [0.25, 0.5])
        token.invalidate()
    }

    @Test("a progress notifies of cancellation and of its pause")
    func progressState() {
        let progress = Progress(totalUnitCount: 4)
        #expect(watching(progress, "isPaused") { progress.pause() }.map { $0.change[.newKey] as? Bool } == [true])
        #expect(watching(progress, "isCancelled") { progress.cancel() }.map { $0.change[.newKey] as? Bool } == [true])
    }

    @Test("user defaults tell of a key that is set and removed")
    func defaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "KeyValueTests"))
        let key = "keyValueTestsObserved"
        defaults.removeObject(forKey: key)
        let calls = watching(defaults, key) {
            defaults.set(3, forKey: key)
            defaults.removeObject(forKey: key)
        }
        #expect(calls.map { $0.change[.newKey] as? Int } == [3, nil])
        #expect(calls.last?.change[.oldKey] as? Int == 3)
    }

    @Test("an operation queue notifies of its suspension and its name")
    func queue() {
        let queue = OperationQueue()
        #expect(watching(queue, "suspended") { queue.setValue(true, forKey: "suspended") }.count == 1)
        #expect(queue.isSuspended)
    }
}
