public import Foundation
public import ObjectiveC
internal import ProgrammerErrors

/// Recognises one kind of gesture in the touches of a view and its descendants.
///
/// > Contract: UIKit, UIGestureRecognizer; GR-1 to GR-18, GR-26, GR-27.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The progress of a recogniser, which decides when its actions are sent.
    public enum State: Int, Sendable {
        /// Nothing is recognised yet; the initial state.
        case possible = 0
        /// A continuous gesture was recognised; sends the actions.
        case began = 1
        /// A continuous gesture changed; sends the actions.
        case changed = 2
        /// A continuous gesture ended, or a discrete one was recognised; sends the actions.
        case ended = 3
        /// A continuous gesture was cancelled; sends the actions.
        case cancelled = 4
        /// The touches are not the gesture; sends nothing.
        case failed = 5
        /// The name of `ended` for discrete gestures.
        public static let recognized = State.ended
    }

    package var targets: [GestureTarget] = []
    package var currentState: State = .possible {
        willSet { KeyValueChanges.will(self, "state") }
        didSet { KeyValueChanges.did(self, "state") }
    }
    package var tracking = GestureTracking()
    package weak var attachedView: UIView?

    /// A recogniser that is added to a view; without a target or action it sends nothing.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }
    /// Reads the settings that a nib or archive has.
    public required init?(coder: NSCoder) {
        super.init()
        GestureCoding.decode(self, from: coder)
    }

    /// Sends an action to a target when the state changes; the target is not retained.
    open func addTarget(_ target: Any, action: Selector) { GestureTarget.add(target, action, to: &targets) }
    /// Nil means every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) { GestureTarget.remove(target, action, from: &targets) }

    /// The progress of the gesture; observable with key-value observing.
    ///
    /// Set by subclasses; UIKit checks the transition, resolves conflicts with other recognisers, and sends the actions.
    open var state: State {
        get { currentState }
        set { GestureArbiter.request(newValue, for: self) }
    }
    /// The delegate, which decides about beginning and simultaneous recognition; not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recogniser receives touches; setting false cancels or fails a running gesture. Default: true.
    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            if !isEnabled && oldValue { GestureArbiter.interrupt(self) }
        }
    }
    /// The view that the recogniser was added to; not retained.
    open var view: UIView? { attachedView }
    /// Whether the view's touches are cancelled when the gesture is recognised; default true.
    open var cancelsTouchesInView = true
    /// Whether the view receives the beginning of touches only after the recogniser failed; default false.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only after the recogniser failed; default true.
    open var delaysTouchesEnded = true
    /// The raw values of the touch types that are received; all by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The raw values of the press types that are received; by default arrow keys and buttons of a remote control, no other keys.
    open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
    /// Whether touches of one type only are tracked at a time; default true.
    open var requiresExclusiveTouchType = true
    /// A name for debugging; nil by default.
    open var name: String?
    /// The modifier keys held during the current event.
    open var modifierFlags: UIKeyModifierFlags { tracking.event?.modifierFlags ?? [] }
    /// The buttons of a pointing device that began the gesture; empty for fingers.
    open var buttonMask: UIEvent.ButtonMask { tracking.buttons }

    /// Waits for `otherGestureRecognizer` to fail; fails when that recognises.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { tracking.require(otherGestureRecognizer) }
    /// The centroid of the touches, in a view's coordinates or the window's.
    open func location(in view: UIView?) -> CGPoint { TouchCentroid.location(of: tracking.touches, in: view, fallback: self) }
    /// The number of touches that the recogniser tracks.
    open var numberOfTouches: Int { tracking.touches.count }
    /// The location of one touch in points; an index out of range is a programming error.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        ProgrammerError.require(
            tracking.touches.indices.contains(touchIndex), "location(ofTouch:in:): touch \(touchIndex) of \(numberOfTouches)", name: .range)
        return tracking.touches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Called when touches of the view begin; for subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked touches move; for subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked touches are lifted; for subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancels tracked touches; for subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when estimated values of a pencil are corrected; never called in Ferry.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when presses begin; for subclasses that allow their types.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of presses changes, which the keys of a keyboard never do.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses end; for subclasses that allow their types.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system cancels presses, as when the app becomes inactive.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Resets a recogniser to its initial state, after it ended or failed and its touches ended.
    open func reset() {}
    /// Stops tracking a touch of this event.
    open func ignore(_ touch: UITouch, for event: UIEvent) { tracking.ignore(touch) }
    /// Stops tracking a press: the recogniser receives neither its end nor its cancellation.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { button.recognizers.removeAll { $0 === self } }
    /// Returns whether another recogniser that has recognised may make this one fail; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this recogniser makes others fail when it recognises; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this recogniser waits for another one to fail; false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recogniser waits for this one to fail; false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the recogniser takes part in an event; true unless overridden. Called before the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Undecided although its touches ended: more taps may follow.
    package var awaitsMoreTouches: Bool { false }
    /// Among one view's recognisers, those with a higher value receive touches first.
    package var precedence: Int { 0 }
    /// The view left its window, or the recogniser its view. > Contract: GR-17.
    package func viewDidLeaveWindow() { GestureArbiter.interrupt(self) }
    /// Whether the recogniser takes a click with these buttons of a pointing device. An app's own recognisers decide for themselves.
    package func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { true }
    /// Whether this recogniser tracks a touch. > Contract: GR-6.
    package func tracks(_ touch: UITouch) -> Bool { tracking.touches.contains { $0 === touch } }
}
