internal import Foundation
internal import ObjectiveC
internal import ProgrammerErrors
internal import QuartzCore

/// Performs one segue: asks the source, creates the destination, prepares, performs.
///
/// > Contract: UIKit, NB-9; does not load the destination's view.
@MainActor struct SeguePerformer {
    let scene: StoryboardScene
    let controller: UIViewController
    /// The source of a popover.
    let anchor: AnyObject?

    /// - Parameter asks: whether the source may refuse; false if code started the segue.
    func start(_ segue: NibSegue, sender: Any?, asks: Bool = true) {
        if asks, !controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) { return }
        if segue.kind == .unwind { return goBack(segue, sender: sender) }
        let destination = destination(of: segue, sender: sender)
        if let style = segue.presentationStyle.flatMap({ UIModalPresentationStyle(rawValue: $0) }) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.transitionStyle.flatMap({ UIModalTransitionStyle(rawValue: $0) }) { destination.modalTransitionStyle = style }
        let made = make(segue, destination)
        controller.prepare(for: made, sender: sender)
        made.perform()
    }

    private func destination(of segue: NibSegue, sender: Any?) -> UIViewController {
        guard let action = segue.makingAction else { return scene.storyboard.controller(ofScene: segue.destination, by: nil) }
        let (source, identifier) = (controller, segue.identifier)
        return scene.storyboard.controller(ofScene: segue.destination) { coder in
            ObjCRuntime.send(Selector(action), to: source, [coder, sender, identifier]) as? UIViewController
        }
    }

    private func make(_ segue: NibSegue, _ destination: UIViewController) -> UIStoryboardSegue {
        let type = segue.customClass.flatMap { SceneManifest.type(named: $0) as? UIStoryboardSegue.Type } ?? UIStoryboardSegue.self
        let made = DynamicSegue.make(type, segue.identifier, controller, destination)
        let (source, anchor) = (controller, anchor)
        made.handler = { [weak made] in
            guard let destination = made?.destination else { return }
            Self.go(segue, from: source, to: destination, anchor)
        }
        return made
    }

    private static func go(
        _ segue: NibSegue, from source: UIViewController, to destination: UIViewController, _ anchor: AnyObject?
    ) {
        let animated = segue.isAnimated
        switch segue.kind {
        case .show:
            if animated {
                source.show(destination, sender: anchor)
            } else {
                UIView.performWithoutAnimation { source.show(destination, sender: anchor) }
            }
        case .showDetail, .replace: source.showDetailViewController(destination, sender: anchor)
        case .push:
            guard let navigation = source.navigationController else {
                ProgrammerError.raise(
                    "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
                    name: .generic)
            }
            navigation.pushViewController(destination, animated: animated)
        case .presentation, .modal: source.present(destination, animated: animated)
        case .popoverPresentation, .popover:
            destination.modalPresentationStyle = .popover
            if let popover = destination.popoverPresentationController {
                if let item = anchor as? UIBarButtonItem { popover.barButtonItem = item }
                if let view = anchor as? UIView { (popover.sourceView, popover.sourceRect) = (view, view.bounds) }
                if let directions = segue.arrowDirections {
                    popover.permittedArrowDirections = UIPopoverArrowDirection(rawValue: UInt(directions))
                }
            }
            source.present(destination, animated: animated)
        case .embed: embed(destination, in: source, anchor as? UIView)
        // A custom segue's class performs it; the other kinds have no transition.
        case .custom, .relationship, .unwind: break
        }
    }

    private static func embed(_ child: UIViewController, in parent: UIViewController, _ container: UIView?) {
        guard let container else { return }
        parent.addChild(child)
        if let view = child.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        child.didMove(toParent: parent)
    }

    private func goBack(_ segue: NibSegue, sender: Any?) {
        guard let action = segue.unwindAction.map({ Selector($0) }) else { return }
        let search = UIStoryboardUnwindSegueSource(source: controller, unwindAction: action, sender: sender)
        guard let target = UnwindSearch.target(of: search) else { return }
        let type = segue.customClass.flatMap { SceneManifest.type(named: $0) as? UIStoryboardSegue.Type } ?? UIStoryboardSegue.self
        let made = DynamicSegue.make(type, segue.identifier, controller, target)
        let (source, animated) = (controller, segue.isAnimated)
        made.handler = { [weak made] in if let made { UnwindSearch.unwind(made, from: source, to: target, animated: animated) } }
        controller.prepare(for: made, sender: sender)
        ObjCRuntime.send(action, to: target, [made])
        made.perform()
    }
}

// As in `DynamicView`: segue classes are known at run time only.
private class AnySegue: UIStoryboardSegue {
    required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

// A method of a class without overrides would be called directly.
private final class OtherSegue: AnySegue {
    required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

enum DynamicSegue {
    @_optimize(none) @inline(never)
    @MainActor static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: AnySegue.Type.self).init(identifier: identifier, source: source, destination: destination)
    }
}
