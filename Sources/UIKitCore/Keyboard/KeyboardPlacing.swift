internal import Foundation
internal import KeyboardModel

/// An iPad keyboard away from the window's bottom.
///
/// > Contract: KB-9.
extension SoftwareKeyboard {
    /// The initial height when undocked, and the distance from the bottom at which it docks. > Units: points (R).
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

    /// Drags it down by `distance`; nil when the drag ends.
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
