import UIKit

/// Hides the system's bar and shows a custom view instead.
final class OwnViewTabController: UITabBarController {
    private let ownBar = UIView()
    private var buttons: [UIButton] = []
    /// The fix: the container observes its stacks and moves its custom view with them.
    private(set) var followsStacks = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.isHidden = true
        ownBar.backgroundColor = .secondarySystemBackground
        ownBar.accessibilityIdentifier = "own bar"
        view.addSubview(ownBar)
        viewControllers = ["Red", "Green"].map { name in
            let navigation = UINavigationController(rootViewController: OwnBarPage(name: name))
            navigation.delegate = self
            return navigation
        }
        for (index, name) in ["Red", "Green"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle("\(name) tab", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.selectedIndex = index }, for: .touchUpInside)
            ownBar.addSubview(button)
            buttons.append(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 49 + view.safeAreaInsets.bottom
        ownBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        let width = ownBar.bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() { button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49) }
    }

    func follow(_ follows: Bool) { followsStacks = follows }
}

extension OwnViewTabController: UINavigationControllerDelegate {
    /// `hidesBottomBarWhenPushed` only hides the system's bar, which is already hidden.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        let hides = followsStacks && viewController.hidesBottomBarWhenPushed
        let (bar, before) = (ownBar, ownBar.alpha)
        let changes = { bar.alpha = hides ? 0 : 1 }
        guard let coordinator = navigationController.transitionCoordinator else { return changes() }
        coordinator.animateAlongsideTransition(in: bar, animation: { _ in changes() }) { context in
            // The user cancelled the pop.
            if context.isCancelled { bar.alpha = before }
            CallLog.shared.add("own bar: \(context.isCancelled ? "stays" : hides ? "hid" : "showed") along with the transition")
        }
    }
}

final class OwnBarPage: ButtonPage {
    private let name: String
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = name
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
    override var logName: String { name }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Push, hiding the bottom bar") { [weak self] in self?.push() }
        addButton("With the remedy") { [weak self] in
            (self?.tabBarController as? OwnViewTabController)?.follow(true)
            self?.push()
        }
    }

    private func push() {
        let next = OwnBarPage(name: "\(name) pushed")
        next.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(next, animated: true)
    }
}
