internal import Foundation
internal import KeyboardModel

/// A pad's keyboard away from the bottom of the window.
///
/// > Contract: KB-9.
extension SoftwareKeyboard {
    /// Where it goes when it is undocked, and how near the bottom it docks again. > Units: points (R).
    private static let firstLift: CGFloat = 200
    private static let dockingDistance: CGFloat = 24

    func place(_ placement: KeyboardPlacement) {
        guard placement != self.placement, let responder, let window = responder.responderWindow else { return }
        self.placement = placement
        lift = placement == .docked ? 0 : lift > 0 ? lift : Self.firstLift
        view.cancelTouches()
        update()
        InputDock.update(for: responder, in: window)
    }

    /// A finger takes it down by `distance`; nil when it lets go.
    func move(by distance: CGFloat?) {
        guard placement != .docked, let window = responder?.responderWindow, let dock = window.inputDock as? InputDock else { return }
        if let distance {
            lift = min(max(0, lift - distance), max(0, window.bounds.height - window.safeAreaInsets.top - dock.bounds.height))
            dock.drag(in: window)
        } else if lift < Self.dockingDistance {
            place(.docked)
        } else {
            dock.endDrag(in: window)
        }
    }
}
