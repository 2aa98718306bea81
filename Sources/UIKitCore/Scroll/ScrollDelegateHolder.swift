/// Gives scroll views their `delegate` by an extension, so that table, collection and text views can declare one of a narrower type:
/// Swift lets no subclass narrow a property of its superclass, which Objective-C does.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {
    /// What `delegate` stands for; not called by apps.
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
    public weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
