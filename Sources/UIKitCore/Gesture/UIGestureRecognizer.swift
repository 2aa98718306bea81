public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// Recognises one kind of gesture in the touches of a view and its descendants.
///
/// > Contract: UIKit, UIGestureRecognizer; GR-1 to GR-18, GR-26, GR-27.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        public static let recognized = State.ended
    }

    package var targets: [GestureTarget] = []
    package var currentState: State = .possible {
        willSet { KeyValueChanges.will(self, "state") }
        didSet { KeyValueChanges.did(self, "state") }
    }
    package var tracking = GestureTracking()
    package weak var attachedView: UIView?

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }
    public required init?(coder: NSCoder) {
        super.init()
        GestureCoding.decode(self, from: coder)
    }

    open func addTarget(_ target: Any, action: Selector) { GestureTarget.add(target, action, to: &targets) }
    /// Nil means every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) { GestureTarget.remove(target, action, from: &targets) }

    /// Set by subclasses; UIKit checks the transition, resolves conflicts with other recognisers, and sends the actions.
    open var state: State {
        get { currentState }
        set { GestureArbiter.request(newValue, for: self) }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            if !isEnabled && oldValue { GestureArbiter.interrupt(self) }
        }
    }
    open var view: UIView? { attachedView }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
    open var requiresExclusiveTouchType = true
    open var name: String?
    open var modifierFlags: UIKeyModifierFlags { tracking.event?.modifierFlags ?? [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Waits for `otherGestureRecognizer` to fail; fails when that recognises.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { tracking.require(otherGestureRecognizer) }
    /// The centroid of the touches, in a view's coordinates or the window's.
    open func location(in view: UIView?) -> CGPoint { TouchCentroid.location(of: tracking.touches, in: view, fallback: self) }
    open var numberOfTouches: Int { tracking.touches.count }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        ProgrammerError.require(
            tracking.touches.indices.contains(touchIndex), "location(ofTouch:in:): touch \(touchIndex) of \(numberOfTouches)", name: .range)
        return tracking.touches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Resets a recogniser to its initial state, after it ended or failed and its touches ended.
    open func reset() {}
    /// Stops tracking a touch of this event.
    open func ignore(_ touch: UITouch, for event: UIEvent) { tracking.ignore(touch) }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Undecided although its touches ended: more taps may follow.
    package var awaitsMoreTouches: Bool { false }
    /// Among one view's recognisers, those with a higher value receive touches first.
    package var precedence: Int { 0 }
    /// The view left its window, or the recogniser its view. > Contract: GR-17.
    package func viewLeftWindow() { GestureArbiter.interrupt(self) }
    /// Whether this recogniser tracks a touch. > Contract: GR-6.
    package func tracks(_ touch: UITouch) -> Bool { tracking.touches.contains { $0 === touch } }
}
