import Foundation
import Testing

/// > Contract: Foundation, NSObject.observe(_:options:changeHandler:)
@Suite("observe with a key path") struct ObserveTests {
    let account = Account()

    @Test("tells old and new value of each change")
    func values() {
        var seen: [Int?] = []
        let token = account.observe(\.balance, options: [.old, .new]) { _, change in seen += [change.oldValue, change.newValue] }
        account.balance = 3
        account.balance += 1
        #expect(seen == [0, 3, 3, 4])
        token.invalidate()
    }

    @Test("gives no values without options, and the kind setting")
    func noOptions() {
        var changes: [NSKeyValueObservedChange<Int>] = []
        let token = account.observe(\.balance) { _, change in changes.append(change) }
        account.balance = 3
        #expect(changes.count == 1)
        #expect(changes.first?.oldValue == nil)
        #expect(changes.first?.newValue == nil)
        #expect(changes.first?.kind == .setting)
        #expect(changes.first?.isPrior == false)
        #expect(changes.first?.indexes == nil)
        token.invalidate()
    }

    @Test("with initial calls the handler before it returns, without an old value")
    func initial() {
        var seen: [[Int?]] = []
        let token = account.observe(\.balance, options: [.initial, .old, .new]) { _, change in
            seen.append([change.oldValue, change.newValue])
        }
        #expect(seen == [[nil, 0]])
        account.balance = 1
        #expect(seen == [[nil, 0], [0, 1]])
        token.invalidate()
    }

    @Test("with prior calls the handler before and after the change")
    func prior() {
        var seen: [String] = []
        let token = account.observe(\.balance, options: [.prior, .old, .new]) { account, change in
            let values = [change.oldValue, change.newValue].map { $0.map(String.init) ?? "-" }
            seen.append("\(change.isPrior) \(values[0]) \(values[1]) \(account.balance)")
        }
        account.balance = 7
        #expect(seen == ["true 0 - 0", "false 0 7 7"])
        token.invalidate()
    }

    @Test("ends with invalidate, which may be called again")
    func invalidation() {
        var count = 0
        let token = account.observe(\.balance) { _, _ in count += 1 }
        account.balance = 1
        token.invalidate()
        token.invalidate()
        account.balance = 2
        #expect(count == 1)
    }

    @Test("ends with the release of the token")
    func release() {
        var count = 0
        var token: NSKeyValueObservation? = account.observe(\.balance) { _, _ in count += 1 }
        account.balance = 1
        #expect(token != nil)
        token = nil
        account.balance = 2
        #expect(count == 1)
    }

    @Test("a token may outlive the object")
    func longToken() {
        var object: Account? = Account()
        weak var gone = object
        let token = object?.observe(\.balance) { _, _ in }
        object = nil
        #expect(gone == nil)
        token?.invalidate()
    }

    @Test("passes the observed object")
    func object() {
        var found: Account?
        let token = account.observe(\.balance) { object, _ in found = object }
        account.balance = 1
        #expect(found === account)
        token.invalidate()
    }

    @Test("notifies of a value that is set again")
    func sameValue() {
        var count = 0
        let token = account.observe(\.balance) { _, _ in count += 1 }
        account.balance = 0
        #expect(count == 1)
        token.invalidate()
    }

    @Test("tells several observers, each once")
    func several() {
        var seen: [String] = []
        let tokens = ["a", "b", "c"].map { name in account.observe(\.balance) { _, _ in seen.append(name) } }
        account.balance = 1
        #expect(seen.sorted() == ["a", "b", "c"])
        for token in tokens { token.invalidate() }
    }

    @Test("an optional property's nil is a value")
    func optional() {
        account.note = "a"
        var new: [String??] = []
        let token = account.observe(\.note, options: [.new]) { _, change in new.append(change.newValue) }
        account.note = nil
        account.note = "b"
        #expect(new == [.some(nil), "b"])
        token.invalidate()
    }

    @Test("a handler may end its own observation, and set the property again")
    func reentry() {
        var token: NSKeyValueObservation?
        var seen: [Int?] = []
        token = account.observe(\.balance, options: [.new]) { account, change in
            seen.append(change.newValue)
            if account.balance == 1 { account.balance = 2 } else { token?.invalidate() }
        }
        account.balance = 1
        account.balance = 3
        #expect(seen == [1, 2])
    }
}
