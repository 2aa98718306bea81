/// Gives presentation controllers their `delegate` in an extension, so that those of sheets and popovers can declare a narrower type.
@preconcurrency @MainActor public protocol AdaptiveDelegateHolder: AnyObject {
    /// The storage of `delegate`; not called by apps.
    var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension AdaptiveDelegateHolder {
    /// Decides how the presentation adapts, and is notified when the user dismisses it.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
