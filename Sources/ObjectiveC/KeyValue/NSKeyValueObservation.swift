public import Foundation

/// An observation's lifetime; it ends when this is released or invalidated.
///
/// > Contract: Foundation, NSKeyValueObservation
public final class NSKeyValueObservation: NSObject {
    private var observation: KeyValueObserver?

    init(_ observation: KeyValueObserver) { self.observation = observation }

    deinit { invalidate() }

    /// Ends the observation; further calls do nothing.
    public func invalidate() {
        guard let ended = observation else { return }
        observation = nil
        KeyValueObservers.shared.remove(ended)
    }
}
