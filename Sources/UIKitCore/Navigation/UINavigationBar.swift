public import Foundation

/// A bar of titles and buttons. None can be made yet; what extensions and appearance code name is here.
///
/// > Partial: no bar exists until navigation controllers do.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    @available(*, unavailable, message: "Ferry has no navigation bars yet")
    public override init(frame: CGRect) { super.init(frame: frame) }

    @available(*, unavailable, message: "Ferry has no navigation bars yet")
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
}
