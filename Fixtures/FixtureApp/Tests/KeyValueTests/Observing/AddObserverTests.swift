import Foundation
import Testing

/// > Contract: Foundation, NSObject.addObserver(_:forKeyPath:options:context:)
@Suite("addObserver") struct AddObserverTests {
    let account = Account()

    @Test("passes key path, object, context, and the kind alone without options")
    func arguments() {
        let watcher = Watcher()
        var place = 0
        withUnsafeMutablePointer(to: &place) { context in
            account.addObserver(watcher, forKeyPath: "balance", options: [], context: context)
            account.balance = 1
            account.removeObserver(watcher, forKeyPath: "balance", context: context)
            #expect(watcher.calls.first?.context == UnsafeMutableRawPointer(context))
        }
        #expect(watcher.calls.count == 1)
        #expect(watcher.calls.first?.keyPath == "balance")
        #expect(watcher.calls.first?.object === account)
        #expect(watcher.calls.first?.kind == .setting)
        #expect(watcher.calls.first?.change.count == 1)
    }

    @Test("boxes numbers, flags, enumerations and structures, and nil as NSNull")
    func boxes() {
        #expect(watching(account, "balance") { account.balance = 4 }.first?.change[.newKey] is NSNumber)
        #expect(watching(account, "isLocked") { account.isLocked = true }.first?.change[.newKey] as? NSNumber == true)
        #expect(watching(account, "grade") { account.grade = .high }.first?.change[.newKey] as? Int == 2)
        let area = watching(account, "area") { account.area = CGRect(x: 1, y: 2, width: 3, height: 4) }
        #expect((area.first?.change[.newKey] as? NSValue)?.rectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        let note = watching(account, "note") { account.note = "a" }
        #expect(note.first?.change[.oldKey] is NSNull)
        #expect(note.first?.change[.newKey] as? String == "a")
    }

    @Test("with initial calls before it returns, with prior before each change")
    func initialAndPrior() {
        let calls = watching(account, "balance", [.initial, .prior, .old, .new]) { account.balance = 1 }
        #expect(calls.map(\.isPrior) == [false, true, false])
        #expect(calls.map { $0.change[.newKey] as? Int } == [0, nil, 1])
        #expect(calls.map { $0.change[.oldKey] as? Int } == [nil, 0, 0])
    }

    @Test("of one observer with two contexts is two observations, and removal ends the one with the context")
    func contexts() {
        let watcher = Watcher()
        var places = (0, 0)
        withUnsafeMutablePointer(to: &places.0) { first in
            withUnsafeMutablePointer(to: &places.1) { second in
                account.addObserver(watcher, forKeyPath: "balance", options: [], context: first)
                account.addObserver(watcher, forKeyPath: "balance", options: [], context: second)
                account.balance = 1
                #expect(Set(watcher.calls.map(\.context)) == [UnsafeMutableRawPointer(first), UnsafeMutableRawPointer(second)])
                account.removeObserver(watcher, forKeyPath: "balance", context: first)
                account.balance = 2
                #expect(watcher.calls.count == 3)
                #expect(watcher.calls.last?.context == UnsafeMutableRawPointer(second))
                account.removeObserver(watcher, forKeyPath: "balance", context: second)
            }
        }
        account.balance = 3
        #expect(watcher.calls.count == 3)
    }

    @Test("twice with the same arguments tells twice, and is removed twice")
    func twice() {
        let watcher = Watcher()
        for _ in 0..<2 { account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil) }
        account.balance = 1
        #expect(watcher.calls.count == 2)
        account.removeObserver(watcher, forKeyPath: "balance")
        account.balance = 2
        #expect(watcher.calls.count == 3)
        account.removeObserver(watcher, forKeyPath: "balance")
        account.balance = 3
        #expect(watcher.calls.count == 3)
    }

    @Test("an object may observe itself, and pass what it does not know to super")
    func superclass() {
        class Picky: Watcher {
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                guard keyPath == "own" else {
                    return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
                own += 1
            }
            var own = 0
        }
        let picky = Picky()
        account.addObserver(picky, forKeyPath: "balance", options: [], context: nil)
        account.balance = 1
        account.removeObserver(picky, forKeyPath: "balance")
        #expect(picky.calls.count == 1)
        #expect(picky.own == 0)
    }

    @Test("the removal of what was not added is an exception with observer, key path and object")
    func wrongRemoval() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Account().removeObserver(Watcher(), forKeyPath: "balance")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Cannot remove an observer <"))
        #expect(text.contains("Watcher 0x"))
        #expect(text.contains("for the key path \"balance\" from <"))
        #expect(text.contains("because it is not registered as an observer."))
    }

    @Test("a second removal is an exception too")
    func secondRemoval() async {
        await #expect(processExitsWith: .failure) {
            let (account, watcher) = (Account(), Watcher())
            account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
            account.removeObserver(watcher, forKeyPath: "balance")
            account.removeObserver(watcher, forKeyPath: "balance")
        }
    }

    @Test("a change that no class handles is an exception with key path, object, change and context")
    func unhandled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (account, watcher) = (Account(), NSObject())
            account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
            account.balance = 1
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("An -observeValueForKeyPath:ofObject:change:context: message was received but not handled."))
        #expect(text.contains("Key path: balance"))
        #expect(text.contains("Context: 0x0"))
    }

    @Test("an observed object has observation info, one that is no longer observed has none")
    func information() {
        let watcher = Watcher()
        #expect(account.observationInfo == nil)
        account.addObserver(watcher, forKeyPath: "balance", options: [], context: nil)
        #expect(account.observationInfo != nil)
        account.removeObserver(watcher, forKeyPath: "balance")
        #expect(account.observationInfo == nil)
    }

    @Test("setValue(_:forKey:), a key path and setValuesForKeys tell once for each change")
    func byKey() {
        let owner = Owner("Ada")
        account.owner = owner
        #expect(watching(account, "balance") { account.setValue(5, forKey: "balance") }.count == 1)
        #expect(watching(account, "balance") { account.setValuesForKeys(["balance": 6, "name": "x"]) }.count == 1)
        let names = watching(account, "owner.name") { account.setValue("Eve", forKeyPath: "owner.name") }
        #expect(names.map { $0.change[.newKey] as? String } == ["Eve"])
    }

    @Test("a property that is not dynamic notifies of changes by key alone")
    func notDynamic() {
        let calls = watching(account, "plain") {
            account.plain = 1
            account.setValue(2, forKey: "plain")
        }
        #expect(calls.map { $0.change[.newKey] as? Int } == [2])
    }
}
