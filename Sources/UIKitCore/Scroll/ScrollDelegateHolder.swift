/// Gives scroll views their `delegate` in an extension, so that table, collection and text views can declare a narrower type: Swift lets no
/// subclass narrow an inherited property, which Objective-C does.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {
    /// The storage of `delegate`; not called by apps.
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
    public weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
