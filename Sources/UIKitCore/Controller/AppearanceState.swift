/// Where a controller is between hidden and shown.
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

    /// Starts towards shown or hidden. Nil when it is on its way there already.
    package mutating func begin(appearing: Bool, animated: Bool) -> Callback? {
        guard appearing != isVisible else { return nil }
        self.animated = animated
        state = appearing ? .appearing : .disappearing
        return appearing ? .willAppear : .willDisappear
    }

    /// Arrives. Nil when nothing was under way.
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
