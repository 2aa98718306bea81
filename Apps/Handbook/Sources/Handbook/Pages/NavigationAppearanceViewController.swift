import UIKit

/// Appearances of a navigation bar, and the calls to its delegate: a separate stack in the middle of the page.
class NavigationAppearanceViewController: PageViewController, UINavigationControllerDelegate {
    private var stack: UINavigationController = AppearanceStack(rootViewController: AppearanceStepViewController(step: 1))
    private let log = LogLabel()
    private lazy var buttons = [
        makeButton("Green bar", action: #selector(green)), makeButton("No hairline", action: #selector(noHairline)),
        makeButton("Title view", action: #selector(titleView)), makeButton("Large title", action: #selector(largeTitle)),
        makeButton("Disable buttons", action: #selector(disable)), makeButton("Own transition", action: #selector(ownTransition)),
        makeButton("Plum by proxy", action: #selector(plumByProxy)), makeButton("New stack", action: #selector(newStack)),
    ]
    private var usesOwnTransition = false

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        showStack()
        for button in buttons { content.addSubview(button) }
        content.addSubview(log)
    }

    private func showStack() {
        stack.delegate = self
        addChild(stack)
        stack.view.layer.borderColor = UIColor.separator.cgColor
        stack.view.layer.borderWidth = 1
        stack.view.clipsToBounds = true
        content.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        setProxy(nil)
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 2, height: 44, in: area, from: area.minY)
        log.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(log, in: area.width, atLeast: 20))
        let top = log.frame.maxY + 8
        stack.view.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(220, area.maxY - top))
    }

    // MARK: Appearances

    /// Changes a copy of the current appearance, so that choices combine.
    private func change(_ body: (UINavigationBarAppearance) -> Void) {
        let looks = UINavigationBarAppearance(barAppearance: stack.navigationBar.standardAppearance)
        body(looks)
        stack.navigationBar.standardAppearance = looks
        stack.navigationBar.scrollEdgeAppearance = looks
    }

    @objc private func green() {
        change {
            $0.configureWithOpaqueBackground()
            $0.backgroundColor = UIColor(red: 0.05, green: 0.45, blue: 0.3, alpha: 1)
            $0.titleTextAttributes = [.foregroundColor: UIColor.white]
            $0.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
        stack.navigationBar.tintColor = .white
        log.text = localized("A green bar")
    }

    @objc private func noHairline() {
        change { $0.shadowColor = .clear }
        log.text = localized("No line below the bar")
    }

    @objc private func titleView() {
        let item = stack.topViewController?.navigationItem
        if item?.titleView == nil {
            let choice = UISegmentedControl(items: ["Map", "List"].map(localized))
            choice.selectedSegmentIndex = 0
            item?.titleView = choice
        } else {
            item?.titleView = nil
        }
        log.text = localized(item?.titleView == nil ? "A title" : "A view for a title")
    }

    @objc private func largeTitle() {
        stack.navigationBar.prefersLargeTitles.toggle()
        log.text = localized(stack.navigationBar.prefersLargeTitles ? "A large title" : "A small title")
    }

    @objc private func disable() {
        let items = stack.topViewController?.navigationItem.rightBarButtonItems ?? []
        for item in items { item.isEnabled.toggle() }
        log.text = localized(items.first?.isEnabled == true ? "Buttons that can be pressed" : "Buttons that cannot be pressed")
    }

    @objc private func ownTransition() {
        usesOwnTransition.toggle()
        log.text = localized(usesOwnTransition ? "Pages fade and grow" : "Pages slide")
    }

    // MARK: Proxies

    /// Values set on the proxy apply to every bar that moves to a window from now on, here in such stacks only.
    @objc private func plumByProxy() {
        let plum = UINavigationBarAppearance()
        plum.configureWithOpaqueBackground()
        plum.backgroundColor = UIColor(red: 0.4, green: 0.1, blue: 0.35, alpha: 1)
        plum.titleTextAttributes = [.foregroundColor: UIColor.white]
        setProxy(plum)
        log.text = localized("The next stack's bar is plum")
    }

    private func setProxy(_ looks: UINavigationBarAppearance?) {
        let proxy = UINavigationBar.appearance(whenContainedInInstancesOf: [AppearanceStack.self])
        proxy.standardAppearance = looks ?? UINavigationBarAppearance()
        proxy.scrollEdgeAppearance = looks
        proxy.tintColor = looks == nil ? nil : .white
    }

    @objc private func newStack() {
        stack.willMove(toParent: nil)
        stack.view.removeFromSuperview()
        stack.removeFromParent()
        stack = AppearanceStack(rootViewController: AppearanceStepViewController(step: 1))
        showStack()
        view.setNeedsLayout()
    }

    // MARK: The delegate

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.text = localized("Will show %@", viewController.title ?? "")
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.text = (log.text ?? "") + localized(", did show %@", viewController.title ?? "")
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        usesOwnTransition ? FadeAndGrow(isPush: operation == .push) : nil
    }
}

/// A separate class, so that a proxy can be limited to the bars of these stacks.
final class AppearanceStack: UINavigationController {}

/// A page of the stack.
final class AppearanceStepViewController: UIViewController {
    private let step: Int

    init(step: Int) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
        title = localized("Step %d", step)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = step % 2 == 1 ? .systemBackground : .secondarySystemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: localized("Next"), style: .done, target: self, action: #selector(goOn)),
            UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: self, action: #selector(mark)),
        ]
        navigationItem.rightBarButtonItems?.last?.accessibilityLabel = localized("Mark")
    }

    @objc private func goOn() { navigationController?.pushViewController(AppearanceStepViewController(step: step + 1), animated: true) }

    @objc private func mark(_ sender: UIBarButtonItem) {
        sender.isSelected.toggle()
        title = localized(sender.isSelected ? "Step %d, marked" : "Step %d", step)
    }
}

/// The pushed page grows out of the middle while it fades in; a popped page shrinks.
final class FadeAndGrow: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let page = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        to.frame = transitionContext.finalFrame(for: page)
        if isPush {
            transitionContext.containerView.addSubview(to)
        } else {
            transitionContext.containerView.insertSubview(to, belowSubview: from)
        }
        let moving = isPush ? to : from
        let small = CGAffineTransform(scaleX: 0.6, y: 0.6)
        if isPush { (moving.transform, moving.alpha) = (small, 0) }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            (moving.transform, moving.alpha) = self.isPush ? (.identity, 1) : (small, 0)
        } completion: { _ in
            (moving.transform, moving.alpha) = (.identity, 1)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
