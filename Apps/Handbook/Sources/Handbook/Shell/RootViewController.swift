import UIKit

/// The list and the page: next to each other where there is room, else in one navigation stack.
class RootViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let home = HomeViewController()
    private lazy var list = UINavigationController(rootViewController: home)
    private let detail = UINavigationController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        list.navigationBar.prefersLargeTitles = true
        setViewController(list, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    /// The page in front.
    var page: PageViewController? { (isCollapsed ? list : detail).topViewController as? PageViewController }

    @discardableResult
    func show(_ lesson: Lesson, animated: Bool) -> PageViewController {
        if presentedViewController != nil { dismiss(animated: false) }
        let page = lesson.make()
        page.lesson = lesson
        if isCollapsed {
            list.popToRootViewController(animated: false)
            list.pushViewController(page, animated: animated)
        } else {
            detail.setViewControllers([page], animated: false)
            home.shown = lesson
        }
        return page
    }

    /// The list is on top; a page that was next to it can be chosen again.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    /// A page that was pushed onto the list moves next to it.
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        guard let pages = list.popToRootViewController(animated: false), !pages.isEmpty else { return }
        detail.setViewControllers(pages, animated: false)
    }
}
