internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors

/// Parents and children among controllers.
///
/// > Contract: UIKit, CT-1 to CT-3, CT-9, CT-10.
@MainActor package struct ControllerContainment {
    fileprivate(set) weak var parent: UIViewController?
    fileprivate(set) var children: [UIViewController] = []
    package var isMovingToParent = false
    package var isMovingFromParent = false
    /// A window reports its root's appearances with its layout.
    package var isWindowRoot = false
    /// A container of the framework reports this controller's appearances itself, with its transition.
    package var isUnderContainerControl = false

    /// What a container's bars cover for this controller beyond what they cover for others in their place, during a transition.
    var insetCorrection: UIEdgeInsets = .zero

    package nonisolated init() {}

    static func add(_ child: UIViewController, to parent: UIViewController) {
        ProgrammerError.require(child !== parent, "\(type(of: child)) cannot be its own child", name: .invalidArgument)
        if child.parent === parent { return }
        child.willMove(toParent: parent)
        if child.parent != nil { child.removeFromParent() }
        child.containment.parent = parent
        parent.containment.children.append(child)
        if let view = child.viewIfLoaded { ViewTraits.update(view) }
    }

    static func remove(_ child: UIViewController) {
        guard let parent = child.parent else { return }
        parent.containment.children.removeAll { $0 === child }
        child.containment.parent = nil
        child.didMove(toParent: nil)
        (parent as? UINavigationController)?.screenWasRemoved(child)
        (parent as? UITabBarController)?.screenWasRemoved(child)
    }

    static func forwardTransition(
        _ controller: UIViewController, to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let old = controller.viewIfLoaded?.bounds.size ?? .zero
        for child in controller.children {
            let new = controller.size(forChildContentContainer: child, withParentContainerSize: size)
            let current = child.viewIfLoaded?.bounds.size
            // A child that fills its parent, or whose container gives it another size, is told.
            if current == old || new != size { child.viewWillTransition(to: new, with: coordinator) }
        }
        guard let session = controller.presentation.presented else { return }
        session.controller.viewWillTransition(to: size, with: coordinator)
        session.presented.viewWillTransition(to: size, with: coordinator)
    }

    /// Swaps the views of two children inside their container. > Contract: CT-7.
    static func transition(
        in container: UIViewController, from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        ProgrammerError.require(
            old.parent === container && new.parent === container,
            "Children view controllers \(old) and \(new) must have a common parent view controller when calling transition(from:to:)")
        let superview = old.viewIfLoaded?.superview ?? container.view
        old.containment.isUnderContainerControl = true
        new.containment.isUnderContainerControl = true
        old.beginAppearanceTransition(false, animated: duration > 0)
        new.beginAppearanceTransition(true, animated: duration > 0)
        if let view = new.view, view.superview !== superview { superview?.addSubview(view) }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            old.containment.isUnderContainerControl = false
            new.containment.isUnderContainerControl = false
            completion?(finished)
        }
    }

    /// The actions of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
    static let showing: Set<String> = ["showViewController:sender:", "showDetailViewController:sender:"]

    static func target(of action: Selector, from controller: UIViewController, sender: Any?) -> UIViewController? {
        let showing = action == Selector("showViewController:sender:")
        let showingDetail = action == Selector("showDetailViewController:sender:")
        return sequence(first: controller) { $0.parent }.first { here in
            if showing, here is UINavigationController || here is UISplitViewController { return true }
            if showingDetail, here is UISplitViewController { return true }
            return here.canPerformAction(action, withSender: sender)
        }
    }

    /// The first controller upwards that knows how to show another does; otherwise it is presented.
    static func show(_ shown: UIViewController, sender: Any?, from controller: UIViewController) {
        if let parent = controller.parent {
            parent.show(shown, sender: sender)
        } else {
            controller.present(shown, animated: true)
        }
    }
}
