import Foundation
import Testing

@testable import ObjectiveC

private class Account: NSObject {
    /// As the source rewriter makes of `@objc dynamic var`.
    var balance = 0 {
        willSet { KeyValueChanges.willSet(self, "balance") }
        didSet { KeyValueChanges.didSet(self, "balance") }
    }
    var owner: Account? {
        willSet { KeyValueChanges.willSet(self, "owner") }
        didSet { KeyValueChanges.didSet(self, "owner") }
    }
    var isRich: Bool { balance > 100 }

    static func prepare() {
        ObjCRuntime.register(Account.self, "balance") { account, _ in account.balance }
        ObjCRuntime.register(Account.self, "setBalance:") { account, values in
            account.balance = ObjCRuntime.argument(values, 0)
            return nil
        }
        ObjCRuntime.register(Account.self, "owner") { account, _ in account.owner }
        ObjCRuntime.register(Account.self, "rich") { account, _ in account.isRich }
        ObjCRuntime.registerClassMethod(Account.self, "keyPathsForValuesAffectingRich") { _ in Set(["balance"]) }
    }
}

private final class Watcher: NSObject {
    var seen: [[NSKeyValueChangeKey: Any]] = []
    static func prepare() {
        ObjCRuntime.register(Watcher.self, "observeValueForKeyPath:ofObject:change:context:") { watcher, values in
            watcher.seen.append(ObjCRuntime.argument(values, 2))
            return nil
        }
    }
}

/// The threads that called an observer.
private final class Threads: @unchecked Sendable {
    private let lock = NSLock()
    private var identifiers: [UInt] = []
    var seen: [UInt] { lock.withLock { identifiers } }
    func note() { lock.withLock { identifiers.append(UInt(pthread_self())) } }
}

/// > Contract: Foundation, NSKeyValueObserving
@Suite(.serialized) struct KeyValueObservingTests {
    init() {
        Account.prepare()
        Watcher.prepare()
    }

    @Test("an object that observes itself removes itself in its deinit, and reads its associated values there")
    func selfObservation() {
        final class Room: NSObject {
            static let key = AssociationKey()
            let ended: (Any?, Bool) -> Void
            init(_ ended: @escaping (Any?, Bool) -> Void) {
                self.ended = ended
                super.init()
                addObserver(self, forKeyPath: "balance", options: .new, context: nil)
                AssociatedObjects.shared.set("value", for: self, key: Self.key.pointer)
            }
            deinit {
                let isObserved = observationInfo != nil
                removeObserver(self, forKeyPath: "balance")
                ended(AssociatedObjects.shared.value(of: self, key: Self.key.pointer), isObserved && observationInfo == nil)
            }
        }
        ObjCRuntime.register(Room.self, "balance") { _, _ in 0 }
        var ends: [(Any?, Bool)] = []
        for _ in 0..<3 { _ = Room { ends.append(($0, $1)) } }
        #expect(ends.count == 3)
        #expect(ends.allSatisfy { $0.0 as? String == "value" })
        #expect(ends.allSatisfy { $0.1 })
    }

    @Test("an object has nothing of one that was at its address before")
    func addresses() {
        let key = AssociationKey()
        for _ in 0..<200 {
            let object = Account()
            #expect(object.observationInfo == nil)
            #expect(AssociatedObjects.shared.value(of: object, key: key.pointer) == nil)
            object.addObserver(object, forKeyPath: "balance", options: [], context: nil)
            AssociatedObjects.shared.set(1, for: object, key: key.pointer)
        }
    }

    @Test("an observer gets old and new values of each change, until it is removed")
    func oldAndNew() {
        let (account, watcher) = (Account(), Watcher())
        account.addObserver(watcher, forKeyPath: "balance", options: [.old, .new], context: nil)
        account.balance = 5
        account.setValue(6, forKey: "balance")
        account.removeObserver(watcher, forKeyPath: "balance")
        account.balance = 7
        #expect(watcher.seen.count == 2)
        #expect(watcher.seen.first?[.oldKey] as? Int == 0)
        #expect(watcher.seen.first?[.newKey] as? Int == 5)
        #expect(watcher.seen.last?[.oldKey] as? Int == 5)
        #expect(watcher.seen.last?[.newKey] as? Int == 6)
        #expect(watcher.seen.first?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
    }

    @Test("initial is sent before addObserver returns, prior before each change")
    func initialAndPrior() {
        let (account, watcher) = (Account(), Watcher())
        account.addObserver(watcher, forKeyPath: "balance", options: [.new, .initial, .prior, .old], context: nil)
        #expect(watcher.seen.count == 1)
        #expect(watcher.seen.last?[.newKey] as? Int == 0)
        #expect(watcher.seen.last?[.oldKey] == nil)
        account.balance = 3
        #expect(watcher.seen.count == 3)
        #expect(watcher.seen[1][.notificationIsPriorKey] as? Bool == true)
        #expect(watcher.seen[1][.newKey] == nil)
        #expect(watcher.seen[2][.newKey] as? Int == 3)
        #expect(watcher.seen[2][.oldKey] as? Int == 0)
        account.removeObserver(watcher, forKeyPath: "balance", context: nil)
    }

    @Test("dependent keys and key paths through other objects report nested changes")
    func dependent() {
        let (account, owner, watcher) = (Account(), Account(), Watcher())
        account.addObserver(watcher, forKeyPath: "rich", options: [.new], context: nil)
        account.addObserver(watcher, forKeyPath: "owner.balance", options: [.new, .old], context: nil)
        account.balance = 500
        #expect(watcher.seen.map { $0[.newKey] as? Bool } == [true])
        account.owner = owner
        #expect(watcher.seen.count == 2)
        #expect(watcher.seen.last?[.newKey] as? Int == 0)
        #expect(watcher.seen.last?[.oldKey] is NSNull)
        owner.balance = 9
        #expect(watcher.seen.count == 3)
        #expect(watcher.seen.last?[.newKey] as? Int == 9)
        account.owner = nil
        owner.balance = 10
        #expect(watcher.seen.count == 4)
        account.removeObserver(watcher, forKeyPath: "rich")
        account.removeObserver(watcher, forKeyPath: "owner.balance")
    }

    @Test("observe gives typed values, and ends with invalidate or with the observation's deallocation")
    func typed() {
        let account = Account()
        let path = ObjCRuntime.keyPath(\Account.balance, "balance")
        var seen: [Int?] = []
        var observation: NSKeyValueObservation? = account.observe(path, options: [.old, .new]) { _, change in
            seen += [change.oldValue, change.newValue]
        }
        account.balance = 1
        observation?.invalidate()
        account.balance = 2
        observation = account.observe(path) { _, change in seen.append(change.newValue) }
        account.balance = 3
        observation = nil
        account.balance = 4
        #expect(seen == [0, 1, nil])
        #expect(observation == nil)
    }

    @Test("willChangeValue and didChangeValue report manual changes; observers' contexts are distinguished")
    func byHand() {
        let (account, watcher) = (Account(), Watcher())
        var (one, two) = (0, 0)
        withUnsafeMutablePointer(to: &one) { first in
            withUnsafeMutablePointer(to: &two) { second in
                account.addObserver(watcher, forKeyPath: "balance", options: [], context: first)
                account.addObserver(watcher, forKeyPath: "balance", options: [], context: second)
                account.willChangeValue(forKey: "balance")
                account.didChangeValue(forKey: "balance")
                #expect(watcher.seen.count == 2)
                account.removeObserver(watcher, forKeyPath: "balance", context: first)
                account.didChangeValue(forKey: "balance")
                account.balance = 1
                #expect(watcher.seen.count == 3)
                account.removeObserver(watcher, forKeyPath: "balance", context: second)
            }
        }
    }

    @Test("an observer runs on the thread of the change, before the setter returns")
    func thread() async {
        let account = Account()
        let path = ObjCRuntime.keyPath(\Account.balance, "balance")
        let threads = Threads()
        let observation = account.observe(path, options: [.new]) { _, _ in threads.note() }
        nonisolated(unsafe) let other = account
        let (thread, seen): (UInt, [UInt]) = await withCheckedContinuation { done in
            Thread {
                other.balance = 1
                done.resume(returning: (UInt(pthread_self()), threads.seen))
            }.start()
        }
        #expect(seen == [thread])
        observation.invalidate()
    }

    @Test("all observers of a key are notified of the old value, then all of the new one, in the order of their registration")
    func order() {
        let account = Account()
        let path = ObjCRuntime.keyPath(\Account.balance, "balance")
        var seen: [String] = []
        let observations = ["first", "second"].map { name in
            account.observe(path, options: [.prior, .new]) { account, change in
                seen.append("\(name) \(change.isPrior ? "before" : "after") \(account.balance)")
            }
        }
        account.balance = 3
        #expect(seen == ["first before 0", "second before 0", "first after 3", "second after 3"])
        for observation in observations { observation.invalidate() }
    }

    @Test("a class without automatic notification reports only manual changes")
    func manual() {
        final class Quiet: Account {}
        ObjCRuntime.registerClassMethod(Quiet.self, "automaticallyNotifiesObserversForKey:") { _ in false }
        let (account, watcher) = (Quiet(), Watcher())
        account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
        account.balance = 2
        account.setValue(3, forKey: "balance")
        #expect(watcher.seen.isEmpty)
        account.willChangeValue(forKey: "balance")
        account.didChangeValue(forKey: "balance")
        #expect(watcher.seen.count == 1)
        account.removeObserver(watcher, forKeyPath: "balance")
    }

    @Test("an unobserved change costs one check, and observations of deallocated objects end")
    func free() async {
        await #expect(processExitsWith: .success) {
            let account = Account()
            for value in 0..<1000 { account.balance = value }
            precondition(KeyValueChanges.checked.load(ordering: .relaxed) == 0)
            let observation = account.observe(ObjCRuntime.keyPath(\Account.balance, "balance")) { _, _ in }
            account.balance = 1
            precondition(KeyValueChanges.checked.load(ordering: .relaxed) == 1)
            observation.invalidate()
            account.balance = 2
            precondition(KeyValueChanges.checked.load(ordering: .relaxed) == 1)
        }
    }

    @Test("an operation's finish is observable")
    func operations() async {
        let operation = BlockOperation {}
        await withCheckedContinuation { done in
            let path = ObjCRuntime.keyPath(\BlockOperation.isFinished, "isFinished")
            let observation = operation.observe(path, options: [.new]) { operation, change in
                if change.newValue == true { done.resume() }
            }
            OperationQueue().addOperation(operation)
            withExtendedLifetime(observation) { operation.waitUntilFinished() }
            objc_setAssociatedObject(operation, kept.pointer, observation, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(operation.isFinished)
    }

    @Test("a progress reports its fraction, and those of its children")
    func progress() {
        let whole = Progress(totalUnitCount: 10)
        var seen: [Double?] = []
        let path = ObjCRuntime.keyPath(\Progress.fractionCompleted, "fractionCompleted")
        let observation = whole.observe(path, options: [.new]) { _, change in seen.append(change.newValue) }
        whole.completedUnitCount = 1
        let part = Progress(totalUnitCount: 2)
        whole.addChild(part, withPendingUnitCount: 4)
        part.completedUnitCount = 1
        #expect(seen.map { ($0 ?? 0) * 10 }.map { Int($0.rounded()) } == [1, 3])
        observation.invalidate()
        part.completedUnitCount = 2
        #expect(seen.count == 2)
        #expect(whole.fractionCompleted == 0.5)
    }

    @Test("removing an unregistered observer, and an unhandled change, raise Foundation's messages")
    func failures() async {
        let removal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Account().removeObserver(Watcher(), forKeyPath: "balance")
        }
        let text = String(decoding: removal?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Cannot remove an observer <"))
        #expect(text.contains("because it is not registered as an observer."))
        let unhandled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let account = Account()
            account.addObserver(NSObject(), forKeyPath: "balance", options: [], context: nil)
            let watcher = NSObject()
            account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
            account.balance = 1
        }
        let message = String(decoding: unhandled?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("message was received but not handled."))
        #expect(message.contains("Key path: balance"))
    }
}

private let kept = AssociationKey()
