import Foundation
import Testing

@testable import ObjectiveC

/// An asynchronous operation that reports its state by hand, as the source rewriter leads the calls.
private class Download: Operation, @unchecked Sendable {
    enum Spelling { case keys, keyPaths, typedKeyPaths }
    private let spelling: Spelling
    private let lock = NSLock()
    private var state = 0

    init(_ spelling: Spelling) { self.spelling = spelling }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { lock.withLock { state == 1 } }
    override var isFinished: Bool { lock.withLock { state == 2 } }

    override func start() {
        enter(1)
        DispatchQueue.global().async { self.enter(2) }
    }

    private func enter(_ new: Int) {
        switch spelling {
        case .keys:
            __ferry_willChangeValue(forKey: "isExecuting")
            __ferry_willChangeValue(forKey: "isFinished")
            lock.withLock { state = new }
            __ferry_didChangeValue(forKey: "isExecuting")
            __ferry_didChangeValue(forKey: "isFinished")
        case .keyPaths:
            __ferry_willChangeValue(for: ObjCRuntime.keyPath(\.isExecuting, "isExecuting"))
            __ferry_willChangeValue(for: ObjCRuntime.keyPath(\.isFinished, "isFinished"))
            lock.withLock { state = new }
            __ferry_didChangeValue(for: ObjCRuntime.keyPath(\.isExecuting, "isExecuting"))
            __ferry_didChangeValue(for: ObjCRuntime.keyPath(\.isFinished, "isFinished"))
        case .typedKeyPaths:
            willChangeValue(for: ObjCRuntime.keyPath(\Download.isExecuting, "isExecuting"))
            willChangeValue(for: ObjCRuntime.keyPath(\Download.isFinished, "isFinished"))
            lock.withLock { state = new }
            didChangeValue(for: ObjCRuntime.keyPath(\Download.isExecuting, "isExecuting"))
            didChangeValue(for: ObjCRuntime.keyPath(\Download.isFinished, "isFinished"))
        }
    }
}

/// An operation whose state follows a `dynamic` property by `keyPathsForValuesAffecting…`.
private final class Upload: Operation, @unchecked Sendable {
    private let lock = NSLock()
    private var stored = "ready"
    private var state: String {
        get { lock.withLock { stored } }
        set {
            KeyValueChanges.willSet(self, "state")
            defer { KeyValueChanges.didSet(self, "state") }
            lock.withLock { stored = newValue }
        }
    }

    static func prepare() {
        for key in ["IsReady", "IsExecuting", "IsFinished"] {
            ObjCRuntime.registerClassMethod(Upload.self, "keyPathsForValuesAffecting" + key) { _ in Set(["state"]) }
        }
    }

    override var isReady: Bool { super.isReady && state == "ready" }
    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { state == "executing" }
    override var isFinished: Bool { state == "finished" }

    override func start() {
        state = "executing"
        DispatchQueue.global().async { self.state = "finished" }
    }
}

/// What observers saw, on any thread.
private final class Record: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Bool?] = []
    func add(_ value: Bool?) { lock.withLock { values.append(value) } }
    var all: [Bool?] { lock.withLock { values } }
}

/// > Contract: Foundation, Operation: a subclass reports changes of `isExecuting` and `isFinished`.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ObservedOperationTests {
    /// Whether an operation that depends on this one runs.
    private func releasesWhatDepends(on operation: Operation) async -> Bool {
        let queue = OperationQueue()
        await withCheckedContinuation { done in
            let next = BlockOperation { done.resume() }
            next.addDependency(operation)
            queue.addOperations([operation, next], waitUntilFinished: false)
        }
        return operation.isFinished
    }

    @Test("a queue continues after an asynchronous operation that reports its end by key")
    func keys() async { #expect(await releasesWhatDepends(on: Download(.keys))) }

    @Test("a queue continues after an asynchronous operation that reports its end by key path")
    func keyPaths() async {
        #expect(await releasesWhatDepends(on: Download(.keyPaths)))
        #expect(await releasesWhatDepends(on: Download(.typedKeyPaths)))
    }

    @Test("a queue continues after an operation whose state depends on a dynamic property")
    func dependentState() async {
        Upload.prepare()
        #expect(await releasesWhatDepends(on: Upload()))
    }

    @Test("observers of isExecuting and isFinished are notified once per change, in each spelling")
    func observers() async {
        for spelling in [Download.Spelling.keys, .keyPaths, .typedKeyPaths] {
            let operation = Download(spelling)
            let (executing, finished) = (Record(), Record())
            let observations = [
                operation.observe(ObjCRuntime.keyPath(\.isExecuting, "isExecuting"), options: [.new]) { executing.add($1.newValue) },
                operation.observe(ObjCRuntime.keyPath(\.isFinished, "isFinished"), options: [.new]) { finished.add($1.newValue) },
            ]
            #expect(await releasesWhatDepends(on: operation))
            withExtendedLifetime(observations) {}
            #expect(executing.all == [true, false])
            #expect(finished.all == [false, true])
        }
    }
}
