public import Foundation

/// A registration for previews by pressure, which no simulated device senses: `forceTouchCapability` is `.unavailable`.
///
/// > Source: Apple, UIViewControllerPreviewing
@available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A recogniser that never leaves its possible state.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who would give the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that was registered.
    var sourceView: UIView { get }
    /// The part of the source view that would stay sharp. > Units: points in the source view.
    var sourceRect: CGRect { get set }
}

/// Gives the previews of a view. Never called in Ferry, as on devices without 3D Touch.
///
/// > Source: Apple, UIViewControllerPreviewingDelegate
@available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to preview; nil for none.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    /// Shows the previewed controller.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An entry of the menu below a preview.
///
/// > Source: Apple, UIPreviewActionItem
@available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The entry's title.
    var title: String { get }
}

/// An entry of the menu below a preview.
///
/// > Source: Apple, UIPreviewAction
@available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
@preconcurrency @MainActor open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    /// The look of an entry.
    public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

    public let title: String
    /// The look of the entry.
    public let style: Style
    /// What the entry does.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an entry.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }

    /// Returns the entry itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Entries below a preview that open from one.
///
/// > Source: Apple, UIPreviewActionGroup
@available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
    public let title: String
    /// The look of the group's entry.
    public let style: UIPreviewAction.Style
    /// The entries.
    public let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }

    /// Returns the group itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The registration of a view.
@MainActor private final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        self.delegate = delegate
        sourceView = view
        sourceRect = view.bounds
        super.init()
    }
}

extension UIViewController {
    /// Registers a view for previews by pressure, which no simulated device senses: the delegate is never called.
    @available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingRegistration(delegate, sourceView)
    }
    /// Ends a registration for previews.
    @available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use UIContextMenuInteraction.")
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
