public import Foundation

/// Something whose content the user may see enlarged by a long press, at accessibility text sizes.
///
/// > Source: Apple, UILargeContentViewerItem
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item has something to show.
    var showsLargeContentViewer: Bool { get }
    /// The text that is shown.
    var largeContentTitle: String? { get }
    /// The image that is shown above the text.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged to fill its place.
    var scalesLargeContentImage: Bool { get }
    /// The distances of the image from the edges of its place. > Units: points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// Whether a long press at accessibility text sizes shows the view's content enlarged; false by default.
    ///
    /// It needs a `UILargeContentViewerInteraction` on the view or on one around it.
    public var showsLargeContentViewer: Bool {
        get { accessibilityState.more?.largeContent.isShown ?? false }
        set { accessibilityState.change { $0.largeContent.isShown = newValue } }
    }
    /// The text that is shown enlarged; by default the label's, the button's or the accessibility label.
    public var largeContentTitle: String? {
        get { accessibilityState.more?.largeContent.title ?? (self as? UILabel)?.text ?? accessibilityLabel }
        set { accessibilityState.change { $0.largeContent.title = newValue } }
    }
    /// The image that is shown enlarged; by default the image view's.
    public var largeContentImage: UIImage? {
        get { accessibilityState.more?.largeContent.image ?? (self as? UIImageView)?.image }
        set { accessibilityState.change { $0.largeContent.image = newValue } }
    }
    /// Whether the image is enlarged to fill its place; false by default.
    public var scalesLargeContentImage: Bool {
        get { accessibilityState.more?.largeContent.scalesImage ?? false }
        set { accessibilityState.change { $0.largeContent.scalesImage = newValue } }
    }
    /// The distances of the image from the edges of its place. > Units: points.
    public var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityState.more?.largeContent.insets ?? .zero }
        set { accessibilityState.change { $0.largeContent.insets = newValue } }
    }
}

/// What a view shows enlarged.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}
