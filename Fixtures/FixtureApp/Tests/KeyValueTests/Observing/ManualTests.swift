import Foundation
import Testing

private class Thermostat: NSObject {
    private var stored = 20
    @objc dynamic var target: Int {
        get { stored }
        set {
            guard newValue != stored else { return }
            willChangeValue(forKey: "target")
            stored = newValue
            didChangeValue(forKey: "target")
        }
    }
    @objc dynamic var mode = "off"
    @objc var isWarm: Bool { stored > 20 }
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key == "target" ? false : super.automaticallyNotifiesObservers(forKey: key)
    }

    func warmUp() {
        willChangeValue(forKey: "mode")
        willChangeValue(forKey: "isWarm")
        stored = 25
        didChangeValue(forKey: "isWarm")
        didChangeValue(forKey: "mode")
    }
}

private class Valve: NSObject {
    @objc dynamic var opening = 0
    @objc class func automaticallyNotifiesObserversOfOpening() -> Bool { false }
    func turn(to value: Int) {
        willChangeValue(for: \.opening)
        opening = value
        didChangeValue(for: \.opening)
    }
}

private final class Loud: Account {
    var changes: [String] = []
    override func willChangeValue(forKey key: String) {
        changes.append("will \(key)")
        super.willChangeValue(forKey: key)
    }
    override func didChangeValue(forKey key: String) {
        super.didChangeValue(forKey: key)
        changes.append("did \(key)")
    }
    func touch() {
        willChangeValue(forKey: "summary")
        didChangeValue(forKey: "summary")
    }
}

/// > Contract: Foundation, Key-Value Observing Programming Guide, Manual Change Notification
@Suite("manual notification") struct ManualTests {
    @Test("automaticallyNotifiesObservers(forKey:) leaves a key to the class, which notifies of real changes")
    func manual() {
        let thermostat = Thermostat()
        let calls = watching(thermostat, "target") {
            thermostat.target = 20
            thermostat.target = 22
            thermostat.setValue(22, forKey: "target")
            thermostat.setValue(23, forKey: "target")
        }
        #expect(calls.map { $0.change[.oldKey] as? Int } == [20, 22])
        #expect(calls.map { $0.change[.newKey] as? Int } == [22, 23])
    }

    @Test("the other keys of such a class are automatic")
    func others() {
        let thermostat = Thermostat()
        #expect(watching(thermostat, "mode") { thermostat.mode = "on" }.count == 1)
        #expect(Thermostat.automaticallyNotifiesObservers(forKey: "mode"))
        #expect(!Thermostat.automaticallyNotifiesObservers(forKey: "target"))
    }

    @Test("automaticallyNotifiesObserversOf<Key> is asked for its key")
    func byName() {
        let valve = Valve()
        #expect(!Valve.automaticallyNotifiesObservers(forKey: "opening"))
        let calls = watching(valve, "opening") {
            valve.opening = 1
            valve.turn(to: 2)
        }
        #expect(calls.map { $0.change[.newKey] as? Int } == [2])
        #expect(calls.map { $0.change[.oldKey] as? Int } == [1])
    }

    @Test("nested changes of several keys are each told when they end")
    func nested() {
        let thermostat = Thermostat()
        let watcher = Watcher()
        for key in ["mode", "isWarm"] { thermostat.addObserver(watcher, forKeyPath: key, options: [.new], context: nil) }
        thermostat.warmUp()
        for key in ["mode", "isWarm"] { thermostat.removeObserver(watcher, forKeyPath: key) }
        #expect(watcher.calls.map(\.keyPath) == ["isWarm", "mode"])
        #expect(watcher.calls.first?.change[.newKey] as? Bool == true)
    }

    @Test("the end of a change that did not begin tells nothing")
    func unbalanced() {
        let account = Account()
        #expect(watching(account, "plain") { account.didChangeValue(forKey: "plain") }.isEmpty)
    }

    @Test("a change by hand passes through the class's own willChangeValue and didChangeValue")
    func overridden() {
        let loud = Loud()
        #expect(watching(loud, "summary") { loud.touch() }.count == 1)
        #expect(loud.changes == ["will summary", "did summary"])
    }

    @Test("a change of a computed property by hand has its old and new value")
    func computed() {
        let account = Account()
        let calls = watching(account, "plain") {
            account.willChangeValue(for: \.plain)
            account.plain = 8
            account.didChangeValue(for: \.plain)
        }
        #expect(calls.map { $0.change[.oldKey] as? Int } == [0])
        #expect(calls.map { $0.change[.newKey] as? Int } == [8])
    }

    @Test("a class says what a key depends on, and nothing for others")
    func affecting() {
        #expect(Account.keyPathsForValuesAffectingValue(forKey: "summary") == ["name", "balance"])
        #expect(Account.keyPathsForValuesAffectingValue(forKey: "ownerName") == ["owner.name"])
        #expect(Account.keyPathsForValuesAffectingValue(forKey: "name").isEmpty)
    }
}
