internal import Foundation
internal import ProgrammerErrors

/// Sends the appearance callbacks of a controller and its children.
///
/// > Contract: UIKit, VC-10, VC-11, CT-4 to CT-6, AP-16.
@MainActor enum ControllerAppearance {
    static func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
        controller.loadViewIfNeeded()
        guard let callback = controller.appearance.begin(appearing: appearing, animated: animated) else { return }
        if callback == .willAppear {
            controller.viewWillAppear(animated)
            if controller.viewIfLoaded?.window != nil { controller.viewIsAppearing(animated) }
        } else {
            controller.viewWillDisappear(animated)
        }
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in visibleChildren(of: controller) { begin(child, appearing: appearing, animated: animated) }
    }

    /// Lays out a screen before its `viewDidAppear`. > Contract: VC-10.
    static func layOut(_ controller: UIViewController) {
        guard controller.appearance.state == .appearing, let view = controller.viewIfLoaded, view.window != nil else { return }
        view.layoutIfNeeded()
    }

    static func end(_ controller: UIViewController) {
        let animated = controller.appearance.animated
        guard let callback = controller.appearance.end() else { return }
        if callback == .didAppear { controller.viewDidAppear(animated) } else { controller.viewDidDisappear(animated) }
        ResponderActivity.shown(controller, callback == .didAppear)
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in controller.children where child.appearance.isInTransition { end(child) }
    }

    // MARK: Views that change windows

    /// The controller's view enters or leaves a window by a plain `addSubview` or `removeFromSuperview`.
    static func viewWillMove(_ controller: UIViewController, to window: UIWindow?, under superview: UIView) {
        if window != nil { checkHierarchy(controller, superview) }
        let container = container(of: controller, under: superview)
        guard isForwarded(controller, container) else { return }
        if window != nil {
            guard container.map({ $0.appearance.isVisible }) ?? !(window?.isHidden ?? true) else { return }
            begin(controller, appearing: true, animated: container?.appearance.animated ?? false)
        } else if controller.appearance.isVisible {
            begin(controller, appearing: false, animated: container?.appearance.animated ?? false)
        }
    }

    static func viewDidMove(_ controller: UIViewController) {
        let container = container(of: controller, under: controller.viewIfLoaded?.superview)
        guard isForwarded(controller, container), controller.appearance.isInTransition else { return }
        if controller.viewIfLoaded?.window != nil {
            controller.viewIsAppearing(controller.appearance.animated)
            // A container that is still appearing completes its children's appearance with its own.
            if container?.appearance.state == .appearing { return }
            // Completed with the next layout, after the app has configured the view that it added. > Contract: CT-5.
            return controller.applicationContext.beforeNextLayout { [weak controller] in
                if let controller { arrive(controller) }
            }
        }
        end(controller)
    }

    private static func arrive(_ controller: UIViewController) {
        let container = container(of: controller, under: controller.viewIfLoaded?.superview)
        guard isForwarded(controller, container), controller.appearance.state == .appearing,
            container?.appearance.isInTransition != true
        else { return }
        layOut(controller)
        end(controller)
    }

    /// Whether UIKit, instead of a container or a presentation, sends this controller's appearance callbacks.
    private static func isForwarded(_ controller: UIViewController, _ container: UIViewController?) -> Bool {
        if controller.presentation.session != nil || controller.containment.isWindowRoot { return false }
        if controller.containment.isUnderContainerControl { return false }
        return container?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    /// > Contract: CT-4.
    private static func checkHierarchy(_ controller: UIViewController, _ superview: UIView) {
        guard let parent = controller.parent, let actual = owner(at: superview), actual !== parent else { return }
        ProgrammerError.raise(
            "child view controller \(controller) should have parent view controller \(actual) "
                + "but actual parent is \(parent)", name: .controllerHierarchy)
    }

    private static func container(of controller: UIViewController, under superview: UIView?) -> UIViewController? {
        controller.parent ?? owner(at: superview)
    }

    /// The controller whose view contains this view.
    private static func owner(at view: UIView?) -> UIViewController? {
        var link = view
        while let view = link {
            if let owner = view.owningController { return owner }
            link = view.superview
        }
        return nil
    }

    private static func visibleChildren(of controller: UIViewController) -> [UIViewController] {
        guard let root = controller.viewIfLoaded else { return [] }
        return controller.children.filter { $0.viewIfLoaded?.isDescendant(of: root) ?? false }
    }
}
