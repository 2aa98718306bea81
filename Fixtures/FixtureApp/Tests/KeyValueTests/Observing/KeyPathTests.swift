import Foundation
import Testing

/// > Contract: Foundation, Key-Value Observing Programming Guide, Registering Dependent Keys
@Suite("observed key paths") struct KeyPathTests {
    let account = Account()

    @Test("a change at the end is told")
    func end() {
        let owner = Owner("Ada")
        account.owner = owner
        var seen: [String??] = []
        let token = account.observe(\.owner?.name, options: [.old, .new]) { _, change in seen += [change.oldValue, change.newValue] }
        owner.name = "Eve"
        #expect(seen == ["Ada", "Eve"])
        token.invalidate()
    }

    @Test("a new object in the middle is told, and observed instead of the former")
    func middle() {
        let (first, second) = (Owner("first"), Owner("second"))
        account.owner = first
        let calls = watching(account, "owner.name") {
            account.owner = second
            first.name = "no longer"
            second.name = "changed"
        }
        #expect(calls.map { $0.change[.oldKey] as? String } == ["first", "second"])
        #expect(calls.map { $0.change[.newKey] as? String } == ["second", "changed"])
        #expect(calls.allSatisfy { $0.keyPath == "owner.name" && $0.object === account })
    }

    @Test("nil in the middle is nil at the end")
    func none() {
        account.owner = Owner("Ada")
        let calls = watching(account, "owner.name") {
            account.owner = nil
            account.owner = Owner("Eve")
        }
        #expect(calls.count == 2)
        #expect(calls.first?.change[.newKey] is NSNull)
        #expect(calls.last?.change[.oldKey] is NSNull)
        #expect(calls.last?.change[.newKey] as? String == "Eve")
    }

    @Test("a path of three keys follows both objects")
    func three() {
        let (one, two) = (Home("one"), Home("two"))
        let owner = Owner("Ada", home: one)
        account.owner = owner
        var seen: [String??] = []
        let token = account.observe(\.owner?.home?.street, options: [.new]) { _, change in seen.append(change.newValue) }
        one.street = "1"
        owner.home = two
        one.street = "lost"
        two.street = "2"
        account.owner = Owner("Eve", home: Home("three"))
        owner.home = nil
        #expect(seen == ["1", "two", "2", "three"])
        token.invalidate()
    }

    @Test("after the end of the observation no object of the path is observed")
    func removal() {
        let owner = Owner("Ada")
        account.owner = owner
        let watcher = Watcher()
        account.addObserver(watcher, forKeyPath: "owner.name", options: [], context: nil)
        account.removeObserver(watcher, forKeyPath: "owner.name")
        owner.name = "Eve"
        account.owner = nil
        #expect(watcher.calls.isEmpty)
    }

    @Test("keyPathsForValuesAffecting<Key> makes changes of others changes of the key")
    func affecting() {
        let calls = watching(account, "summary") {
            account.name = "Ada"
            account.balance = 5
        }
        #expect(calls.map { $0.change[.oldKey] as? String } == ["none 0", "Ada 0"])
        #expect(calls.map { $0.change[.newKey] as? String } == ["Ada 0", "Ada 5"])
    }

    @Test("keyPathsForValuesAffectingValue(forKey:) adds to it, over several steps")
    func chain() {
        let calls = watching(account, "label") { account.balance = 5 }
        #expect(calls.map { $0.change[.newKey] as? String } == ["<none 5>"])
    }

    @Test("a key may depend on a key path")
    func dependentPath() {
        let owner = Owner("Ada")
        let calls = watching(account, "ownerName") {
            account.owner = owner
            owner.name = "Eve"
        }
        #expect(calls.map { $0.change[.newKey] as? String } == ["Ada", "Eve"])
    }

    @Test("a flag is observed by its key and by its getter's name")
    func flag() {
        let byGetter = watching(account, "isRich") { account.balance = 500 }
        #expect(byGetter.map { $0.change[.newKey] as? Bool } == [true])
        let byName = watching(account, "isLocked") { account.isLocked = true }
        #expect(byName.map { $0.change[.newKey] as? Bool } == [true])
    }
}
