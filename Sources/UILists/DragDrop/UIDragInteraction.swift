public import Foundation
public import UIKitCore

/// Lets the user drag a view's content: a long press of half a second lifts it, a movement drags it.
///
/// > Contract: UIKit, UIDragInteraction
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The object that provides the items; not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether other recognisers may continue during the lift.
    open var allowsSimultaneousRecognitionDuringLift = false {
        didSet {
            if allowsSimultaneousRecognitionDuringLift { UnimplementedSetting.report("allowsSimultaneousRecognitionDuringLift", on: self) }
        }
    }
    /// On phones too: Ferry's devices support drags within an app.
    open var isEnabled = true { didSet { recognizer.isEnabled = isEnabled } }
    /// The initial value of `isEnabled`: always true, on phones too.
    open class var isEnabledByDefault: Bool { true }
    private let recognizer = PressRecognizer(hintDelay: DragMetrics.hintDelay, duration: DragMetrics.hold)
    private var flight: ActiveDrag?

    /// An interaction that is added to a view with `addInteraction(_:)`.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.name = "UIDragInteraction"
        recognizer.delegate = recognizer
        recognizer.isCompanion = true
        recognizer.onHint = { [weak self] in self?.view?.window != nil }
        recognizer.onBegin = { [weak self] in self?.lift() }
        recognizer.onMove = { [weak self] in self?.moved() }
        recognizer.onEnd = { [weak self] in self?.flight?.fingerEnded() }
        recognizer.onCancel = { [weak self] in self?.flight?.cancel() }
    }

    /// Called before the interaction changes its view; a drag from the old one is cancelled.
    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        flight?.cancel()
        old.removeGestureRecognizer(recognizer)
    }
    /// Called after the interaction changed its view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// The whole view at its position.
    var defaultPreview: UITargetedDragPreview? {
        guard let view, view.window != nil, view.superview != nil else { return nil }
        return UITargetedDragPreview(view: view)
    }

    private func lift() {
        guard let view, let delegate, view.window != nil else { return }
        flight = ActiveDrag(self, delegate, view, at: recognizer.location(in: nil))
        if flight?.isEmpty ?? true { flight = nil }
    }

    private func moved() { flight?.fingerMoved(to: recognizer.location(in: nil)) }
    func flightEnded() { flight = nil }
}
