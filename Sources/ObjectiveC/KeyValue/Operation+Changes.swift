public import Foundation

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension Operation {
    /// `willChangeValue(forKey:)` of a subclass: an operation's queue hears of it from Foundation, observers from here.
    public func __ferry_willChangeValue(forKey key: String) {
        KeyValueChanges.will(self, key)
        willChangeValue(forKey: key)
    }

    public func __ferry_didChangeValue(forKey key: String) {
        didChangeValue(forKey: key)
        KeyValueChanges.did(self, key)
    }
}
