import UIKit

/// Replaces the system's item views in the bar by its own buttons.
final class OwnButtonsTabController: UITabBarController {
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = ["One", "Two", "Three"].map { name in
            UINavigationController(rootViewController: RetitlingPage(name: name))
        }
        for (index, name) in ["one", "two", "three"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle("own \(name)", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            buttons.append(button)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        takeSystemItemsOut()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = tabBar.bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            if button.superview !== tabBar { tabBar.addSubview(button) }
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
        }
    }

    /// How many of the system's item views are in the bar.
    var systemItemCount: Int { tabBar.subviews.filter { $0 is UIControl && !($0 is UIButton) }.count }

    private func takeSystemItemsOut() {
        for view in tabBar.subviews where view is UIControl && !(view is UIButton) { view.removeFromSuperview() }
    }

    private func choose(_ index: Int) { selectedIndex = index }
}

/// Shows the effect of setting a title on the bar.
final class RetitlingPage: ButtonPage {
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
        addButton("Set navigationItem.title") { [weak self] in
            self?.navigationItem.title = "Item title"
            self?.report()
        }
        addButton("Set title") { [weak self] in
            self?.title = "Page title"
            self?.report()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        report()
    }

    private func report() {
        let tabs = tabBarController as? OwnButtonsTabController
        say("system items in the bar: \(tabs?.systemItemCount ?? -1)")
    }
}
