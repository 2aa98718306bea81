/// A controller's appearance state, between hidden and visible.
///
/// > Contract: UIKit, AP-16: will-callbacks alternate; a will may be followed by the opposite will without a did between.
package struct AppearanceState: Hashable, Sendable {
    package enum Stage: Hashable, Sendable { case disappeared, appearing, appeared, disappearing }
    package enum Callback: Hashable, Sendable { case willAppear, willDisappear, didAppear, didDisappear }

    package private(set) var state: Stage = .disappeared
    package private(set) var animated = false

    package init() {}

    package var isVisible: Bool { state == .appeared || state == .appearing }
    package var isInTransition: Bool { state == .appearing || state == .disappearing }

    /// Begins to appear or disappear. Nil if that is already in progress.
    package mutating func begin(appearing: Bool, animated: Bool) -> Callback? {
        guard appearing != isVisible else { return nil }
        self.animated = animated
        state = appearing ? .appearing : .disappearing
        return appearing ? .willAppear : .willDisappear
    }

    /// Completes. Nil if nothing was in progress.
    package mutating func end() -> Callback? {
        switch state {
        case .appearing:
            state = .appeared
            return .didAppear
        case .disappearing:
            state = .disappeared
            return .didDisappear
        case .appeared, .disappeared: return nil
        }
    }
}
