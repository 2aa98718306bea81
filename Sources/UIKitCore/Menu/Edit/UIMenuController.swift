public import Foundation

/// The edit menu of iOS 3 to 15: a bar of the actions for a selection that the first responder can perform.
///
/// > Contract: UIKit, UIMenuController; HT-19.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction in which the menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// The menu is above its target if there is space, otherwise below it.
        case `default` = 0
        /// The menu is below its target.
        case up = 1
        /// The menu is above its target.
        case down = 2
        /// The menu is to the right of its target; acts as `default` here.
        case left = 3
        /// The menu is to the left of its target; acts as `default` here.
        case right = 4
    }

    /// The menu controller of the app.
    open class var shared: UIMenuController {
        let context = ApplicationContext.current
        if let known = context.menuController as? UIMenuController { return known }
        let made = UIMenuController()
        context.menuController = made
        return made
    }

    /// Posted before the menu appears; the object is the menu controller.
    public nonisolated static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu appeared.
    public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears, by a tap elsewhere, a chosen entry or in code.
    public nonisolated static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu disappeared.
    public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    /// The name of the notification of a moved menu; it is never posted here.
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")

    /// The app's own entries, shown if the first responder, or a responder above it, can perform them.
    open var menuItems: [UIMenuItem]? { didSet { if isMenuVisible { update() } } }
    /// The direction of the arrow, applied when the menu is next shown.
    open var arrowDirection: ArrowDirection = .default
    private weak var target: UIView?
    private var rect: CGRect = .zero
    private var session: EditMenuSession?

    /// Whether the menu is shown; setting it shows or hides the menu without animation.
    open var isMenuVisible: Bool {
        get { session != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// In the screen's coordinates; zero when no menu is visible.
    open var menuFrame: CGRect { session?.frameOnScreen ?? .zero }

    /// Shows the menu at a rectangle of a view. Shows nothing if no action is available.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }
    /// Hides the menu with an animation if it was shown from `targetView`.
    open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
    /// Hides the menu with an animation.
    open func hideMenu() { setMenuVisible(false, animated: true) }
    /// Sets the rectangle, in the coordinates of `targetView`, that the menu is placed at when it is next shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        rect = targetRect
        target = targetView
    }

    /// Shows the menu at the target rectangle, or hides it; nothing is shown if no action is available or the target has no window.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { session?.dismiss(animated: animated) }
    }

    /// The available actions may have changed.
    open func update() {
        guard session != nil else { return }
        session?.dismiss(animated: false)
        show()
    }

    private func show() {
        guard session == nil, let target, let window = target.window else { return }
        let responder = window.currentFirstResponder ?? target
        let suggested = EditMenuActions.elements(for: responder, custom: menuItems ?? [], sender: self)
        let elements = EditMenuActions.elements(of: responder, suggested)
        guard !elements.isEmpty else { return }
        post(UIMenuController.willShowMenuNotification)
        let input = responder as? any UITextInput
        let appearing = EditMenuAnimator()
        let disappearing = EditMenuAnimator()
        input?.willPresentEditMenu(animator: appearing)
        let direction: EditMenuArrow = arrowDirection == .up ? .up : arrowDirection == .down ? .down : .automatic
        session = EditMenuSession(elements, at: rect, of: target, arrow: direction) { [weak self] in
            self?.session = nil
            self?.post(UIMenuController.willHideMenuNotification)
            input?.willDismissEditMenu(animator: disappearing)
            disappearing.runAnimations()
        } onEnd: { [weak self] in
            self?.post(UIMenuController.didHideMenuNotification)
            disappearing.runCompletions()
        }
        appearing.runAnimations()
        appearing.runCompletions()
        post(UIMenuController.didShowMenuNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
