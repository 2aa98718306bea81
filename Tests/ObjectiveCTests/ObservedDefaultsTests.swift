import Foundation
import Testing

@testable import ObjectiveC

extension UserDefaults {
    /// As the source rewriter makes of `@objc dynamic var` in an extension.
    fileprivate var observedTheme: String? {
        get { string(forKey: "observedTheme") }
        set {
            KeyValueChanges.willSet(self, "observedTheme")
            defer { KeyValueChanges.didSet(self, "observedTheme") }
            set(newValue, forKey: "observedTheme")
        }
    }
}

/// User defaults that post the notification of a change, as an application's do.
private final class PostingDefaults: UserDefaults {
    override func set(_ value: Any?, forKey defaultName: String) {
        super.set(value, forKey: defaultName)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}

/// > Contract: Foundation, UserDefaults: keys are observable.
@Suite(.serialized) struct ObservedDefaultsTests {
    private let path = ObjCRuntime.keyPath(\UserDefaults.observedTheme, "observedTheme")

    private func withDefaults(_ body: (UserDefaults) -> Void) throws {
        let name = "ObservedDefaultsTests"
        let defaults = try #require(PostingDefaults(suiteName: name))
        defaults.removePersistentDomain(forName: name)
        body(defaults)
        defaults.removePersistentDomain(forName: name)
    }

    @Test("an @objc dynamic property of user defaults notifies once per change, by every setter")
    func once() throws {
        try withDefaults { defaults in
            var seen: [String?] = []
            let observation = defaults.observe(path, options: [.old, .new]) { _, change in
                seen += [change.oldValue ?? nil, change.newValue ?? nil]
            }
            defaults.observedTheme = "dark"
            #expect(seen == [nil, "dark"])
            defaults.set("light", forKey: "observedTheme")
            #expect(seen == [nil, "dark", "dark", "light"])
            defaults.setValue("blue", forKey: "observedTheme")
            #expect(seen.suffix(2) == ["light", "blue"])
            #expect(seen.count == 6)
            defaults.set("other", forKey: "anotherKey")
            #expect(seen.count == 6)
            observation.invalidate()
            defaults.observedTheme = "red"
            #expect(seen.count == 6)
        }
    }

    @Test("what is kept for observed user defaults goes with the last observer")
    func shrinks() throws {
        try withDefaults { defaults in
            let before = DefaultsChanges.shared.count
            var observations = (0..<50).map { number in
                defaults.observe(ObjCRuntime.keyPath(\UserDefaults.[key: number], "key\(number)")) { _, _ in }
            }
            let second = defaults.observe(path) { _, _ in }
            let third = defaults.observe(path) { _, _ in }
            #expect(DefaultsChanges.shared.count == before + 51)
            observations = []
            second.invalidate()
            #expect(DefaultsChanges.shared.count == before + 1)
            third.invalidate()
            #expect(DefaultsChanges.shared.count == before)
            #expect(observations.isEmpty)
            if before == 0 { #expect(!DefaultsChanges.shared.isListening) }
        }
    }
}

extension UserDefaults {
    fileprivate subscript(key number: Int) -> Int { integer(forKey: "key\(number)") }
}
