package import Foundation

/// Decodes an archive's values into an object's properties; a missing key leaves its property unchanged.
@MainActor package struct PropertyDecoder<Target: AnyObject> {
    let target: Target
    let coder: NSCoder

    package init(_ target: Target, _ coder: NSCoder) { (self.target, self.coder) = (target, coder) }

    package func flag(_ key: String, _ path: ReferenceWritableKeyPath<Target, Bool>) {
        if let value = coder.flag(key) { target[keyPath: path] = value }
    }
    package func number(_ key: String, _ path: ReferenceWritableKeyPath<Target, CGFloat>) {
        if let value = coder.number(key) { target[keyPath: path] = value }
    }
    package func integer(_ key: String, _ path: ReferenceWritableKeyPath<Target, Int>) {
        if let value = coder.integer(key) { target[keyPath: path] = value }
    }
    package func insets(_ key: String, _ path: ReferenceWritableKeyPath<Target, UIEdgeInsets>) {
        if let value = coder.insets(key) { target[keyPath: path] = value }
    }
    package func size(_ key: String, _ path: ReferenceWritableKeyPath<Target, CGSize>) {
        if let value = coder.size(key) { target[keyPath: path] = value }
    }
    package func object<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Target, Value?>) {
        if let value = coder.objectIfPresent(forKey: key) as? Value { target[keyPath: path] = value }
    }
    /// As `object`, for a property that is not optional.
    func present<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Target, Value>) {
        if let value = coder.objectIfPresent(forKey: key) as? Value { target[keyPath: path] = value }
    }
    /// An unknown raw value leaves the property unchanged.
    package func choice<Value: RawRepresentable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
    ) where Value.RawValue == Int {
        if let value: Value = coder.choice(key) { target[keyPath: path] = value }
    }
    func options<Value: OptionSet>(_ key: String, _ path: ReferenceWritableKeyPath<Target, Value>) where Value.RawValue == UInt {
        if let value = coder.integer(key), value >= 0 { target[keyPath: path] = Value(rawValue: UInt(value)) }
    }
}
