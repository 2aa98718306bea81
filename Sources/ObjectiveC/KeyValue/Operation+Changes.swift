public import Foundation

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension Operation {
    /// `willChangeValue(forKey:)` of a subclass: Foundation notifies the operation's queue, this notifies observers.
    public func __ferry_willChangeValue(forKey key: String) {
        KeyValueChanges.will(self, key)
        willChangeValue(forKey: key)
    }

    public func __ferry_didChangeValue(forKey key: String) {
        didChangeValue(forKey: key)
        KeyValueChanges.did(self, key)
    }
}
