import CoreGraphics
import Foundation
import ProgrammerErrors

/// The bodies of `@NSManaged` properties, which the source rewriter writes: keys that only a subclass has.
///
/// A change of one whose class returns true from `needsDisplay(forKey:)` runs its action and draws the layer again.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension CALayer {
    /// The value of a property as its declared type; zero or nil until it is set, if the class has no default value for it.
    public func __ferry_managed<Value>(_ key: String) -> Value {
        let value = objects.extra[key] ?? type(of: self).defaultValue(forKey: key)
        guard let typed: Value = OwnKeyValue.typed(value) else {
            ProgrammerError.raise(
                "'\(key)' of \(type(of: self)) is \(value.map { "\(type(of: $0))" } ?? "nil"), the class declares \(Value.self)",
                name: .invalidArgument)
        }
        return typed
    }

    /// Sets a property.
    public func __ferry_setManaged<Value>(_ key: String, _ value: Value) { setOwnValue(OwnKeyValue.boxed(value), forKey: key) }
}

extension CALayer {
    func setOwnValue(_ value: Any?, forKey key: String) {
        guard state.model == nil, drawsOwnKey(key) else {
            objects.extra[key] = value
            return
        }
        // A subclass's `init(layer:)` sets values of a layer that is on no screen.
        let action = state.knownGeneration == 0 || CATransaction.disableActions() ? nil : self.action(forKey: key)
        objects.extra[key] = value
        setNeedsDisplay()
        if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
    }

    /// Whether the key path names a value that only the subclass has, and that it draws.
    func drawsOwnKey(_ path: String) -> Bool { animatedKey(path) == nil && type(of: self).needsDisplay(forKey: path) }

    /// Animations of values that only the subclass has, in their order.
    private var ownAnimations: [(path: String, record: AnimationRecord)] {
        animations.compactMap { record in
            guard let path = record.ownKeyPath, drawsOwnKey(path) else { return nil }
            return (path, record)
        }
    }

    var animatesOwnKeys: Bool { !animations.isEmpty && !ownAnimations.isEmpty }
    /// Whether it has to be drawn in the next frame.
    var needsDisplayEachFrame: Bool { ownAnimations.contains { $0.record.isRunning } }

    /// What the values that only the subclass has are now.
    var shownOwnValues: [String: Any] {
        var shown = objects.extra
        for (path, record) in ownAnimations {
            let underlying = shown[path] ?? type(of: self).defaultValue(forKey: path)
            shown[path] = record.ownValue(from: underlying, on: self) ?? underlying
        }
        return shown
    }
}
