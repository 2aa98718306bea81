public import Foundation
public import ObjectiveC

/// What an unwind segue begins with, for containers that say which of their controllers may end it.
///
/// > Contract: UIKit, UIStoryboardUnwindSegueSource
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    open private(set) var source: UIViewController
    open private(set) var unwindAction: Selector
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}

/// Finds who ends an unwind segue, and goes there.
///
/// > Contract: UIKit, NB-9: up through parents and presenters, in each first its children, the last of a stack first.
@MainActor enum UnwindSearch {
    static func target(of search: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next = above(search.source)
        while let here = next {
            if let found = target(below: here, search) { return found }
            next = above(here)
        }
        return nil
    }

    private static func target(below controller: UIViewController, _ search: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: search) {
            if let found = target(below: child, search) { return found }
        }
        let may = controller.canPerformUnwindSegueAction(search.unwindAction, from: search.source, sender: search.sender)
        return may && controller !== search.source ? controller : nil
    }

    private static func above(_ controller: UIViewController) -> UIViewController? {
        controller.parent ?? controller.presentingViewController
    }

    static func child(of controller: UIViewController, containing source: UIViewController) -> UIViewController? {
        var next: UIViewController? = source
        while let here = next {
            if here.parent === controller { return here }
            next = above(here)
        }
        return nil
    }

    /// Takes away what lies over the target, then goes to it in the containers around it.
    static func unwind(_ segue: UIStoryboardSegue, from source: UIViewController, to target: UIViewController, animated: Bool) {
        var chain: [UIViewController] = []
        var next: UIViewController? = target
        while let here = next {
            chain.append(here)
            next = here.parent
        }
        let presenter = chain.first { $0.presentedViewController != nil && isAbove($0, source) }
        for (child, container) in zip(chain, chain.dropFirst()) { container.unwind(for: segue, towards: child) }
        if let presenter, presenter.presentedViewController != nil { presenter.dismiss(animated: animated) }
    }

    /// Whether `source` is shown over a controller, however many lie between.
    private static func isAbove(_ controller: UIViewController, _ source: UIViewController) -> Bool {
        var next: UIViewController? = source
        while let here = next {
            if here.parent == nil, let presenting = here.presentingViewController {
                var up: UIViewController? = presenting
                while let one = up {
                    if one === controller { return true }
                    up = one.parent
                }
            }
            next = above(here)
        }
        return false
    }
}
