internal import CoreGraphics
internal import Foundation

/// A split view controller as one stack: the navigation controller of the primary column temporarily shows the screens of the others.
///
/// > Contract: UIKit, UISplitViewController isCollapsed, UIViewController collapseSecondaryViewController(_:for:)
@MainActor final class SplitCollapse {
    typealias Column = UISplitViewController.Column

    /// Screens of one column on the stack of another.
    private struct Loan {
        let lender: UIViewController
        let first: UIViewController?
        weak var borrower: UINavigationController?
    }

    private unowned let stage: SplitColumnController
    private(set) var isCollapsed = false
    /// The controller that fills the view.
    private(set) var root: UIViewController?
    private var loans: [Loan] = []
    /// The compact column is shown, although other columns are set.
    private var isCompactColumn: Bool { root != nil && root === stage.holder.shown(.compact) }

    init(_ stage: SplitColumnController) { self.stage = stage }

    private var owner: UISplitViewController { stage.owner }

    // MARK: Collapsing

    func begin(isFirst: Bool) {
        isCollapsed = true
        if isFirst, !stage.isDoubleOrTriple { loadPrimary() }
        let primary: UIViewController?
        if stage.isDoubleOrTriple {
            let proposed =
                stage.holder.shown(.compact) != nil ? Column.compact : stage.holder.shown(.secondary) != nil ? .secondary : .primary
            let top = owner.delegate?.splitViewController(owner, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
            if top == .compact, let compact = stage.holder.shown(.compact) {
                primary = compact
            } else {
                primary = stage.holder.shown(.primary) ?? stage.holder.all.first
                stack(upTo: top, on: primary)
            }
        } else {
            primary = owner.delegate?.primaryViewController(forCollapsing: owner) ?? stage.holder.shown(.primary) ?? stage.holder.all.first
            if let primary, let secondary = stage.holder.shown(.secondary), secondary !== primary,
                !(owner.delegate?.splitViewController(owner, collapseSecondary: secondary, onto: primary) ?? false)
            {
                primary.collapseSecondaryViewController(secondary, for: owner)
            }
        }
        replaceRoot(primary)
        if !isFirst {
            owner.delegate?.splitViewControllerDidCollapse(owner)
            owner.showDetailTargetChanged()
        }
    }

    /// The classic style's screens make themselves the delegate when they are loaded: UIKit collapses after that.
    private func loadPrimary() {
        guard let primary = stage.holder.shown(.primary) else { return }
        primary.loadViewIfNeeded()
        (primary as? UINavigationController)?.topViewController?.loadViewIfNeeded()
    }

    private func stack(upTo top: Column, on primary: UIViewController?) {
        guard let bottom = primary as? UINavigationController else { return }
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
            guard let other = stage.holder.shown(column), other !== bottom else { continue }
            lend(other, to: bottom, animated: false)
        }
    }

    /// Pushes a controller, or the screens of a navigation controller, onto a stack.
    func lend(_ lender: UIViewController, to borrower: UINavigationController, animated: Bool) {
        let navigation = lender as? UINavigationController
        let screens = navigation?.viewControllers ?? [lender]
        guard !screens.isEmpty, !loans.contains(where: { $0.lender === lender }) else { return }
        loans.append(Loan(lender: lender, first: screens.first, borrower: borrower))
        navigation?.setViewControllers([], animated: false)
        borrower.setViewControllers(borrower.viewControllers + screens, animated: animated)
    }

    /// Returns the last loan; if its screens were popped, only its first screen is restored.
    func takeBack(from borrower: UINavigationController) -> UIViewController? {
        guard let index = loans.lastIndex(where: { $0.borrower === borrower }) else { return nil }
        let loan = loans.remove(at: index)
        var screens = loan.first.map { [$0] } ?? []
        let stack = borrower.viewControllers
        if let place = stack.firstIndex(where: { $0 === loan.first }) {
            screens = Array(stack[place...])
            borrower.setViewControllers(Array(stack[..<place]), animated: false)
        }
        (loan.lender as? UINavigationController)?.setViewControllers(screens, animated: false)
        return loan.lender
    }

    private func returnAllScreens() {
        while let borrower = loans.last?.borrower { _ = takeBack(from: borrower) }
        loans = []
    }

    /// Expands the columns again.
    func end() {
        let primary = root
        if !stage.isDoubleOrTriple, let primary {
            let kept = owner.delegate?.primaryViewController(forExpanding: owner) ?? primary
            let separated =
                owner.delegate?.splitViewController(owner, separateSecondaryFrom: kept) ?? kept.separateSecondaryViewController(for: owner)
            if kept !== stage.holder.shown(.primary) { stage.holder.set(kept, for: .primary, wrapping: false) }
            if let separated, separated !== stage.holder.shown(.secondary) {
                stage.holder.set(separated, for: .secondary, wrapping: false)
            }
        }
        returnAllScreens()
        replaceRoot(nil)
        isCollapsed = false
        owner.showDetailTargetChanged()
    }

    // MARK: Collapsed

    func replace(_ column: Column, with controller: UIViewController?) {
        let stacked = SplitColumnViewControllers.order.last { one in loans.contains { $0.lender === stage.holder.shown(one) } }
        let old = stage.holder.shown(column)
        returnAllScreens()
        if let old, old.parent === owner, old !== root {
            old.willMove(toParent: nil)
            old.removeFromParent()
        }
        stage.holder.set(controller, for: column, wrapping: stage.isDoubleOrTriple)
        if let new = stage.holder.shown(column) { stage.adopt(new) }
        guard stage.view != nil, !isCompactColumn else { return }
        let bottom = stage.holder.shown(.primary) ?? stage.holder.all.first
        if let stacked { stack(upTo: stacked, on: bottom) }
        replaceRoot(bottom)
        if let old, old !== root, old.parent === owner, !stage.holder.all.contains(where: { $0 === old }) { old.removeFromParent() }
    }

    func show(_ column: Column) {
        guard let bottom = root as? UINavigationController, column != .compact, !isCompactColumn, let shown = stage.holder.shown(column)
        else { return }
        if shown === bottom {
            if let first = loans.first?.first, let place = bottom.viewControllers.firstIndex(where: { $0 === first }), place > 0 {
                bottom.popToViewController(bottom.viewControllers[place - 1], animated: true)
            }
        } else {
            restorePoppedScreens()
            lend(shown, to: bottom, animated: true)
        }
    }

    func hide(_ column: Column) {
        guard let bottom = root as? UINavigationController, let lender = stage.holder.shown(column),
            let first = loans.first(where: { $0.lender === lender })?.first,
            let place = bottom.viewControllers.firstIndex(where: { $0 === first }), place > 0
        else { return }
        bottom.popToViewController(bottom.viewControllers[place - 1], animated: true)
    }

    /// Returns loans whose screens the user popped.
    private func restorePoppedScreens() {
        for loan in loans where !(loan.borrower?.viewControllers.contains { $0 === loan.first } ?? false) {
            loans.removeAll { $0.lender === loan.lender }
            if let first = loan.first { (loan.lender as? UINavigationController)?.setViewControllers([first], animated: false) }
        }
    }

    /// > Contract: CT-9.
    func push(_ shown: UIViewController, asDetail: Bool) {
        guard let bottom = root as? UINavigationController else { return owner.present(shown, animated: true) }
        restorePoppedScreens()
        if asDetail {
            let isStacked = loans.contains { $0.lender === stage.holder.shown(.secondary) }
            if isStacked, let first = loans.last?.first, let place = bottom.viewControllers.firstIndex(where: { $0 === first }) {
                loans.removeLast()
                bottom.setViewControllers(Array(bottom.viewControllers[..<max(place, 1)]), animated: false)
            }
            if let old = stage.holder.shown(.secondary), old.parent === owner {
                old.willMove(toParent: nil)
                old.removeFromParent()
            }
            stage.holder.set(shown, for: .secondary, wrapping: stage.isDoubleOrTriple)
            if let lender = stage.holder.shown(.secondary) { lend(lender, to: bottom, animated: true) }
        } else {
            bottom.pushViewController(shown, animated: true)
        }
    }

    private func replaceRoot(_ new: UIViewController?) {
        guard new !== root else { return layOut() }
        let isAppearing = stage.isAppearing
        if let old = root {
            if isAppearing { old.beginAppearanceTransition(false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            if isAppearing { old.endAppearanceTransition() }
        }
        root = new
        guard let new, let view = stage.view else { return }
        stage.adopt(new)
        if isAppearing { new.beginAppearanceTransition(true, animated: false) }
        if let content = new.view { view.addSubview(content) }
        layOut()
        if isAppearing {
            ControllerAppearance.layOut(new)
            new.endAppearanceTransition()
        }
        StatusBarAppearance.update()
    }

    func layOut() {
        guard let view = stage.view, let content = root?.viewIfLoaded, content.superview === view else { return }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.frame != view.bounds { content.frame = view.bounds }
    }
}
