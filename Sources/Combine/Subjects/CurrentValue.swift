internal import Foundation

/// A value that several threads may read and replace.
final class CurrentValue<Value> {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            // The old value is released outside the lock: its `deinit` may read this.
            let old = lock.withLock {
                defer { stored = newValue }
                return stored
            }
            withExtendedLifetime(old) {}
        }
    }
}

extension CurrentValue {
    /// Removes and returns an optional value.
    func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
        lock.withLock { stored.take() }
    }
}
