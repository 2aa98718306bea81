internal import Foundation

/// The root controller of a window: its view's frame, and its appearance callbacks.
///
/// > Contract: UIKit, WN-7, AP-20, AP-21: appearance callbacks of a root are sent with the next layout, not inside `makeKeyAndVisible`.
@MainActor enum WindowRoot {
    static func replace(_ old: UIViewController?, with new: UIViewController?, in window: UIWindow) {
        defer { old?.containment.isWindowRoot = false }
        new?.containment.isWindowRoot = true
        if let old, let view = old.viewIfLoaded, view.superview === window {
            let wasVisible = old.appearance.isVisible
            if wasVisible { old.beginAppearanceTransition(false, animated: false) }
            old.dismissSilently()
            view.removeFromSuperview()
            if wasVisible { old.endAppearanceTransition() }
        }
        guard let new else { return }
        if window.isHidden || !hasPosition(window) { return }
        install(new, in: window)
    }

    static func visibilityChanged(_ window: UIWindow) {
        let windows = window.applicationContext.windows
        if window.isHidden {
            windows.hide(window)
            if let root = window.rootViewController, root.appearance.isVisible {
                root.beginAppearanceTransition(false, animated: false)
                root.endAppearanceTransition()
            }
        } else if hasPosition(window) {
            windows.show(window)
            if let root = window.rootViewController { install(root, in: window) }
        }
    }

    /// An app with scenes shows only its scenes' windows. > Contract: WN-8.
    static func hasPosition(_ window: UIWindow) -> Bool {
        window.windowScene != nil || window.isSystem || window.applicationContext.lifeCycle.scenes.isEmpty
    }

    /// The window joined a scene, or lost its own.
    static func sceneChanged(_ window: UIWindow) {
        guard !window.isHidden else { return }
        let windows = window.applicationContext.windows
        let isShown = windows.shows(window)
        if isShown, hasPosition(window) { return windows.sceneChanged(window) }
        guard isShown != hasPosition(window) else { return }
        if isShown {
            windows.hide(window)
            if let root = window.rootViewController, root.appearance.isVisible {
                root.beginAppearanceTransition(false, animated: false)
                root.endAppearanceTransition()
            }
        } else {
            visibilityChanged(window)
        }
    }

    static func fit(_ view: UIView, in window: UIWindow) {
        guard view.transform.isIdentity, view.frame != window.bounds else { return }
        view.frame = window.bounds
    }

    private static func install(_ controller: UIViewController, in window: UIWindow) {
        guard let view = controller.view else { return }
        if view.superview !== window {
            fit(view, in: window)
            window.insertSubview(view, at: 0)
            fit(view, in: window)
        }
        StatusBarAppearance.update()
        window.applicationContext.beforeNextLayout { [weak window, weak controller] in
            guard let window, let controller, window.rootViewController === controller, !window.isHidden else { return }
            appear(controller)
        }
    }

    private static func appear(_ controller: UIViewController) {
        guard controller.appearance.state == .disappeared, controller.presentedViewController?.coversPresenter != true else { return }
        controller.beginAppearanceTransition(true, animated: false)
        controller.view?.window?.layoutIfNeeded()
        controller.endAppearanceTransition()
    }
}
