import UIKit

/// Shows one of several navigation controllers above a dock. When a page is pushed, the dock slides away with the root page.
class DockController: UIViewController, DockViewDelegate, UINavigationControllerDelegate {
    let dock = DockView()
    private(set) var pages: [UINavigationController] = []
    private var current: UINavigationController?
    private var offset: NSKeyValueObservation?

    var selectedPage: UINavigationController? { current }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        dock.delegate = self
        view.addSubview(dock)
    }

    /// Adds a page with its item.
    func add(_ page: UINavigationController, _ item: DockItem) {
        page.delegate = self
        pages.append(page)
        dock.add(item)
        if pages.count == 1 { show(page) }
    }

    // MARK: Changing pages

    func dock(_ dock: DockView, didSelect new: Int, from old: Int) {
        if new == old, current === pages[new] { didSelectAgain(pages[new]) } else { show(pages[new]) }
    }

    /// The selected item was tapped.
    func didSelectAgain(_ page: UINavigationController) { page.popToRootViewController(animated: true) }

    private func show(_ page: UINavigationController) {
        guard page !== current else { return }
        let old = current
        old?.willMove(toParent: nil)
        addChild(page)
        current = page
        page.view.frame = frame(of: page)
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(page.view, belowSubview: dock)
        old?.view.removeFromSuperview()
        old?.removeFromParent()
        page.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }

    override var childForStatusBarStyle: UIViewController? { current }
    override var childForStatusBarHidden: UIViewController? { current }

    // MARK: Places

    private var dockHeight: CGFloat { DockView.height + view.safeAreaInsets.bottom }

    /// Only over the root page there is a dock.
    private func frame(of page: UINavigationController) -> CGRect {
        let height = dock.superview === view ? view.bounds.height - dockHeight : view.bounds.height
        return CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let current else { return }
        current.view.frame = frame(of: current)
        if dock.superview === view {
            placeDock()
        } else if let root = current.viewControllers.first {
            placeDock(in: root)
        }
    }

    private func placeDock() {
        dock.frame = CGRect(x: 0, y: view.bounds.height - dockHeight, width: view.bounds.width, height: dockHeight)
    }

    /// At the same place of the screen; in a scroll view that place moves with its offset.
    private func placeDock(in root: UIViewController) {
        let offset = (root.view as? UIScrollView)?.contentOffset.y ?? 0
        let bottom = root.view.frame.height
        dock.frame = CGRect(x: 0, y: bottom - dockHeight + offset, width: view.bounds.width, height: dockHeight)
    }

    // MARK: Pushing and popping

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        guard let root = navigationController.viewControllers.first, viewController !== root, dock.superview === view else { return }
        if navigationController !== current { return }
        // The page becomes as high as the screen, and the dock a part of the root page, with which it slides away.
        root.view.addSubview(dock)
        navigationController.view.frame = frame(of: navigationController)
        navigationController.view.layoutIfNeeded()
        (root.view as? UIScrollView).map { $0.setContentOffset($0.contentOffset, animated: false) }
        placeDock(in: root)
        // The list below may be refreshed meanwhile.
        offset = (root.view as? UIScrollView)?.observe(\.contentOffset, options: [.new]) { [weak self, weak root] _, _ in
            MainActor.assumeIsolated { if let root { self?.placeDock(in: root) } }
        }
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        guard viewController === navigationController.viewControllers.first, navigationController === current else { return }
        guard dock.superview !== view else { return }
        offset = nil
        view.addSubview(dock)
        placeDock()
        navigationController.view.frame = frame(of: navigationController)
    }
}
