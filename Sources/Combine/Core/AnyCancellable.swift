internal import Foundation

/// Cancels an activity when it is released.
///
/// > Contract: Combine, AnyCancellable
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Creates an object that calls `cancel` once: when it is cancelled, or else when it is released.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates an object that cancels another one when it is released.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    /// Cancels the activity. Further calls do nothing.
    public func cancel() {
        // Outside the lock: the action may cancel this again.
        lock.withLock { action.take() }?()
    }

    /// Hashes its identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

extension AnyCancellable {
    /// Keeps this in a collection, which cancels it when it releases it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }

    /// Keeps this in a set, which cancels it when it releases it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
