internal import Synchronization

/// Owns all open fonts and caches; every call is safe from any thread, one at a time.
package final class TextEngine: Sendable {
    package static let shared = TextEngine()
    private struct Guarded: ~Copyable, @unchecked Sendable {
        let typesetter = Typesetter()
    }
    private let guarded = Mutex(Guarded())

    func withTypesetter<Value: Sendable>(_ body: (Typesetter) -> Value) -> Value {
        guarded.withLock { body($0.typesetter) }
    }
}
