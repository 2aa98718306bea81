internal import CoreGraphics
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Draws a rectangle from where a mouse button was pressed to the pointer, to select what is in it.
///
/// In Ferry it begins with the secondary button: the primary one is a finger. > Contract: UIKit, UIBandSelectionInteraction.
@preconcurrency @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The phases of a selection.
    public enum State: Int, Sendable {
        /// No selection.
        case possible = 0
        /// The pointer began to move.
        case began = 1
        /// The pointer moves.
        case selecting = 2
        /// The button was released.
        case ended = 3
    }

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether a selection can begin; true by default.
    open var isEnabled = true { didSet { pan.isEnabled = isEnabled } }
    /// The phase; the handler is called with each change.
    open private(set) var state: State = .possible
    /// The rectangle; null while there is no selection. > Units: points in the view.
    open private(set) var selectionRect: CGRect = .null
    /// The modifier keys that were pressed when the selection began.
    open private(set) var initialModifierFlags: UIKeyModifierFlags = []
    /// Whether a selection may begin at a point of the view; nil, the default, always allows it.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    private let handler: (UIBandSelectionInteraction) -> Void
    private let pan = BandRecognizer()
    private let band = UIView(frame: .zero)
    private var origin = CGPoint.zero

    /// Creates an interaction; the handler is called with each change of the rectangle or the phase.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
        Self.registerAction
        pan.owner = self
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        pan.addTarget(self, action: Selector("bandMoved:"))
        pan.delegate = pan
        band.isUserInteractionEnabled = false
        band.layer.borderWidth = 1
    }

    private static let registerAction: Void = ObjCRuntime.register(UIBandSelectionInteraction.self, "bandMoved:") { band, _ in
        band.moved()
        return nil
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(pan)
        band.removeFromSuperview()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(pan)
    }

    fileprivate func begins(at point: CGPoint) -> Bool { shouldBeginHandler?(self, point) ?? true }

    private func moved() {
        guard let view else { return }
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            let travel = pan.translation(in: view)
            origin = CGPoint(x: point.x - travel.x, y: point.y - travel.y)
            initialModifierFlags = pan.modifierFlags
            view.addSubview(band)
            change(to: .began, point)
        case .changed: change(to: .selecting, point)
        case .ended, .cancelled, .failed:
            change(to: .ended, point)
            band.removeFromSuperview()
            (state, selectionRect) = (.possible, .null)
        case .possible: break
        }
    }

    private func change(to state: State, _ point: CGPoint) {
        self.state = state
        selectionRect = CGRect(
            x: min(origin.x, point.x), y: min(origin.y, point.y), width: abs(point.x - origin.x), height: abs(point.y - origin.y))
        band.frame = selectionRect
        let tint = view?.tintColor ?? .systemBlue
        band.backgroundColor = tint.withAlphaComponent(0.1)
        band.layer.borderColor = tint.withAlphaComponent(0.4).resolvedColor(with: band.traitCollection).cgColor
        handler(self)
    }
}

/// Asks its interaction before it begins.
@MainActor private final class BandRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    weak var owner: UIBandSelectionInteraction?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        owner?.begins(at: location(in: view)) ?? false
    }
}
