public import Foundation

/// The edit menu of iOS 3 to 15: a bar of the actions for a selection that the first responder can perform.
///
/// > Contract: UIKit, UIMenuController; HT-19.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    private static let sharedController = UIMenuController()
    open class var shared: UIMenuController { sharedController }

    public nonisolated static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")

    open var menuItems: [UIMenuItem]? { didSet { if isMenuVisible { update() } } }
    open var arrowDirection: ArrowDirection = .default
    private weak var target: UIView?
    private var rect: CGRect = .zero
    private var session: EditMenuSession?

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
    open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
    open func hideMenu() { setMenuVisible(false, animated: true) }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        rect = targetRect
        target = targetView
    }

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
        let elements = EditMenuActions.elements(for: responder, custom: menuItems ?? [], sender: self)
        guard !elements.isEmpty else { return }
        post(UIMenuController.willShowMenuNotification)
        let direction: EditMenuArrow = arrowDirection == .up ? .up : arrowDirection == .down ? .down : .automatic
        session = EditMenuSession(elements, at: rect, of: target, arrow: direction) { [weak self] in
            self?.session = nil
            self?.post(UIMenuController.willHideMenuNotification)
        } onEnd: { [weak self] in
            self?.post(UIMenuController.didHideMenuNotification)
        }
        post(UIMenuController.didShowMenuNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
