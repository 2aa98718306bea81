/// Gives presentation controllers their `delegate` by an extension, so that those of sheets and popovers can declare one of a narrower type.
@preconcurrency @MainActor public protocol AdaptiveDelegateHolder: AnyObject {
    /// What `delegate` stands for; not called by apps.
    var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension AdaptiveDelegateHolder {
    /// Asked how the presentation adapts, and told when a person dismisses it.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
