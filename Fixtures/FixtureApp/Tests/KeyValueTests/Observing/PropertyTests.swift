import Foundation
import Testing

private class Savings: Account {
    var notes: [String] = []
    override var balance: Int {
        didSet { notes.append("\(oldValue) to \(balance)") }
    }
    override var name: String {
        get { super.name.uppercased() }
        set { super.name = newValue + "!" }
    }
    @objc dynamic var goal = 0
}

private class Crate<Element>: NSObject {
    @objc dynamic var count = 0
    var elements: [Element] = [] { didSet { count = elements.count } }
}

private final class Bookcrate: Crate<String> {
    @objc dynamic var title = ""
}

@objcMembers private class Settings: NSObject {
    dynamic var volume = 1
    private(set) dynamic var changes = 0
    func change() { changes += 1 }
}

/// > Contract: Foundation, Key-Value Observing Programming Guide, Automatic Change Notification
@Suite("kinds of dynamic properties") struct PropertyTests {
    @Test("a property is told of after its didSet has run, with the value that this left")
    func didSet() {
        let account = Account()
        let token = account.observe(\.limited, options: [.new]) { account, change in account.log.append("told \(change.newValue ?? 0)") }
        account.limited = 12
        #expect(account.log == ["didSet 10", "told 10"])
        token.invalidate()
    }

    @Test("a computed property with a setter tells")
    func computed() {
        let account = Account()
        let calls = watching(account, "half") { account.half = 4 }
        #expect(calls.map { $0.change[.newKey] as? Int } == [4])
    }

    @Test("the first value of a lazy property is no change")
    func lazy() {
        let account = Account()
        var count = 0
        let token = account.observe(\.greeting) { _, _ in count += 1 }
        #expect(account.greeting == "hello none")
        #expect(count == 0)
        account.greeting = "hi"
        #expect(count == 1)
        token.invalidate()
    }

    @Test("a property with a private setter tells")
    func privateSetter() {
        let account = Account()
        #expect(watching(account, "visits") { account.visit() }.count == 1)
    }

    @Test("an inherited property and one of the subclass tell")
    func inherited() {
        let savings = Savings()
        #expect(watching(savings, "goal") { savings.goal = 1 }.count == 1)
        #expect(watching(savings, "rate") { savings.rate = 1 }.count == 1)
        #expect(watching(savings, "summary") { savings.balance = 1 }.count == 1)
    }

    @Test("an overriding didSet runs before observers are told, once")
    func overridingObserver() {
        let savings = Savings()
        var seen: [String] = []
        let token = savings.observe(\.balance, options: [.new]) { savings, change in
            seen.append("\(change.newValue ?? -1) after \(savings.notes.count)")
        }
        savings.balance = 5
        #expect(seen == ["5 after 1"])
        token.invalidate()
    }

    @Test("an overriding setter tells once, with the values of the overriding getter")
    func overridingSetter() {
        let savings = Savings()
        let calls = watching(savings, "name") { savings.name = "ada" }
        #expect(calls.map { $0.change[.newKey] as? String } == ["ADA!"])
        #expect(calls.map { $0.change[.oldKey] as? String } == ["NONE"])
    }

    @Test("a generic class's property tells, also by key")
    func generic() {
        let crate = Crate<Int>()
        var seen: [Int?] = []
        let token = crate.observe(\.count, options: [.new]) { _, change in seen.append(change.newValue) }
        crate.elements = [1, 2]
        #expect(seen == [2])
        token.invalidate()
        #expect(watching(crate, "count") { crate.elements = [] }.map { $0.change[.newKey] as? Int } == [0])
    }

    @Test("a subclass of a generic class notifies of its own and its inherited properties, also by key")
    func genericSubclass() {
        let crate = Bookcrate()
        #expect(watching(crate, "count") { crate.elements = ["a"] }.count == 1)
        #expect(watching(crate, "title") { crate.title = "b" }.count == 1)
        #expect(crate.value(forKey: "count") as? Int == 1)
    }

    @Test("the dynamic members of an @objcMembers class tell")
    func objcMembers() {
        let settings = Settings()
        #expect(watching(settings, "volume") { settings.volume = 2 }.count == 1)
        #expect(watching(settings, "changes") { settings.change() }.count == 1)
    }

    @Test("a change of a collection by its own methods is a change of the property")
    func mutation() {
        let account = Account()
        let calls = watching(account, "tags") {
            account.tags.append("a")
            account.tags[0] = "b"
        }
        #expect(calls.map { $0.change[.newKey] as? [String] } == [["a"], ["b"]])
        #expect(calls.allSatisfy { $0.kind == .setting })
    }

    @Test("a change by inout is told once")
    func inoutChange() {
        let account = Account()
        func double(_ value: inout Int) { value = value * 2 + 1 }
        #expect(watching(account, "balance") { double(&account.balance) }.map { $0.change[.newKey] as? Int } == [1])
    }
}
