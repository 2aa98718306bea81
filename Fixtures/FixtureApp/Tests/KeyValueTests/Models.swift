import Foundation

@objc enum Grade: Int {
    case low, middle, high
}

class Owner: NSObject {
    @objc dynamic var name: String
    @objc dynamic var home: Home?
    init(_ name: String, home: Home? = nil) {
        self.name = name
        self.home = home
    }
}

class Home: NSObject {
    @objc dynamic var street: String
    init(_ street: String) { self.street = street }
}

class Account: NSObject {
    @objc dynamic var balance = 0
    @objc dynamic var name = "none"
    @objc dynamic var note: String?
    @objc dynamic var owner: Owner?
    @objc dynamic var rate = 0.5
    @objc dynamic var isLocked = false
    @objc dynamic var grade = Grade.low
    @objc dynamic var tags: [String] = []
    @objc dynamic var members: Set<String> = []
    @objc dynamic var ordered = NSOrderedSet()
    @objc dynamic var area = CGRect.zero
    @objc dynamic private(set) var visits = 0
    @objc dynamic lazy var greeting: String = "hello \(name)"
    /// Set in halves.
    @objc dynamic var half: Int {
        get { balance / 2 }
        set { balance = newValue * 2 }
    }
    @objc dynamic var limited = 0 {
        didSet {
            if limited > 10 { limited = 10 }
            log.append("didSet \(limited)")
        }
    }
    var log: [String] = []
    @objc var plain = 0
    @objc var plainMembers: Set<String> = []

    @objc var summary: String { "\(name) \(balance)" }
    @objc class func keyPathsForValuesAffectingSummary() -> Set<String> { ["name", "balance"] }
    @objc var label: String { "<\(summary)>" }
    @objc var ownerName: String? { owner?.name }
    @objc var isRich: Bool { balance > 100 }

    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        switch key {
        case "label": ["summary"]
        case "ownerName": ["owner.name"]
        case "isRich": ["balance"]
        default: super.keyPathsForValuesAffectingValue(forKey: key)
        }
    }

    func visit() { visits += 1 }
}

/// What an observer was told, in order.
class Watcher: NSObject {
    struct Call {
        var keyPath: String?
        var object: NSObject?
        var change: [NSKeyValueChangeKey: Any]
        var context: UnsafeMutableRawPointer?

        var kind: NSKeyValueChange? { (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init) }
        var indexes: IndexSet? { change[.indexesKey] as? IndexSet }
        var isPrior: Bool { change[.notificationIsPriorKey] as? Bool ?? false }
    }

    var calls: [Call] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        calls.append(Call(keyPath: keyPath, object: object as? NSObject, change: change ?? [:], context: context))
    }
}

/// Runs code while an object is observed.
func watching(
    _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions = [.old, .new], _ body: () -> Void
) -> [Watcher.Call] {
    let watcher = Watcher()
    object.addObserver(watcher, forKeyPath: keyPath, options: options, context: nil)
    body()
    object.removeObserver(watcher, forKeyPath: keyPath)
    return watcher.calls
}
