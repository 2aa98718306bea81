public import Foundation
public import ObjectiveC

/// The start of an unwind segue, for containers that choose the child to unwind to.
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

/// Finds the target of an unwind segue, and unwinds to it.
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

    /// Dismisses what covers the target, then shows it in its containers.
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

    /// Whether `source` is presented from a controller, directly or indirectly.
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
