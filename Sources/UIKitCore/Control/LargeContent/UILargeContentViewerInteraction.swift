public import Foundation
internal import ObjectiveC

/// Shows the content of the view under a long press enlarged in the middle of the window, at accessibility text sizes.
///
/// For content that does not grow with the text size, such as bars of an app's own. A touch that moves shows what is under it.
/// > Source: Apple, UILargeContentViewerInteraction
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// Posted after ``isEnabled`` changed with the user's text size.
    public static nonisolated let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Whether a long press shows content enlarged: the user's text size is one of accessibility.
    open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Names the item at a point, and the controller whose view shows it; not retained.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// The long press, for relations to the app's own recognisers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }
    private let press = UILongPressGestureRecognizer()
    private var shown: (any UILargeContentViewerItem)?
    private var panel: LargeContentPanel?

    /// Creates an interaction; the delegate is not retained.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.addTarget(self, action: Self.pressed)
        press.delegate = self
    }

    /// Without an item under the touch, or at other text sizes, the view handles a long press itself.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        view.map { item(at: gestureRecognizer.location(in: $0), in: $0) != nil } ?? false
    }

    private static let pressed: Selector = {
        ObjCRuntime.register(UILargeContentViewerInteraction.self, "largeContentPressed:") { interaction, _ in
            interaction.pressed()
            return nil
        }
        return Selector("largeContentPressed:")
    }()

    public override convenience init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed() {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(item(at: point, in: view))
        case .ended:
            let item = shown
            hide()
            delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
        default: hide()
        }
    }

    private func item(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
        guard view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        return Self.item(in: view, at: point)
    }

    /// The deepest view at a point that shows its content; labels and images take no touches.
    private static func item(in view: UIView, at point: CGPoint) -> UIView? {
        guard !view.isHidden, view.bounds.contains(point) else { return nil }
        for child in view.subviews.reversed() {
            if let found = item(in: child, at: child.convert(point, from: view)) { return found }
        }
        return view.showsLargeContentViewer ? view : nil
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== shown else { return }
        hide()
        guard let item, item.showsLargeContentViewer, let root else { return }
        shown = item
        let panel = LargeContentPanel(item)
        self.panel = panel
        panel.center = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
        root.addSubview(panel)
    }

    private var root: UIView? { delegate?.viewController(for: self).view ?? view?.window }

    private func hide() {
        panel?.removeFromSuperview()
        (panel, shown) = (nil, nil)
    }
}

/// Chooses the items of an interaction that shows content enlarged.
///
/// > Source: Apple, UILargeContentViewerInteractionDelegate; every member is optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The touch ended, on an item or on none. > Units: points in the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// The item at a point; nil looks for a view that shows its content. > Units: points in the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// The controller in whose view the content is shown; by default it is shown in the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        let name = "largeContentViewerInteraction:didEndOnItem:atPoint:"
        _ = ObjCRuntime.optional(self, name, [interaction, item as Any, point]) as Bool
    }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        ObjCRuntime.optional(self, "largeContentViewerInteraction:itemAtPoint:", [interaction, point]) ?? nil
    }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        ObjCRuntime.optional(self, "viewControllerForLargeContentViewerInteraction:", [interaction])
            ?? interaction.view?.window?.rootViewController ?? UIViewController()
    }
}
