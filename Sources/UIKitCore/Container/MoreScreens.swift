internal import CoreGraphics
internal import Foundation

/// The screens of a tab bar controller that its bar has no room for, and the tab that lists them.
///
/// > Contract: UIKit, UITabBarController moreNavigationController; TB-5.
@MainActor final class MoreScreens {
    private unowned let owner: UITabBarController
    /// The screen of the list that is open, and what it brought onto the stack.
    private(set) var open: UIViewController?
    private(set) var isMade = false

    init(_ owner: UITabBarController) { self.owner = owner }

    private(set) lazy var navigation: UINavigationController = {
        isMade = true
        let made = UINavigationController(rootViewController: list)
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        made.containment.isUnderContainerControl = true
        owner.addChild(made)
        made.didMove(toParent: owner)
        return made
    }()
    /// Nil while no one needed it.
    var madeNavigation: UINavigationController? { isMade ? navigation : nil }
    private lazy var list = MoreListController(self)

    /// Those without a place in the bar.
    var hidden: [UIViewController] {
        let all = owner.viewControllers ?? []
        return all.count > TabStage.limit ? Array(all.dropFirst(TabStage.limit - 1)) : []
    }

    func listChanged() { if isMade { list.tableView.reloadData() } }

    // MARK: Opening

    /// Puts a screen onto the stack; a navigation controller lends what it holds.
    func open(_ controller: UIViewController, animated: Bool) {
        guard controller !== open else { return }
        takeBack()
        open = controller
        let lent = controller as? UINavigationController
        let screens = lent?.viewControllers ?? [controller]
        root = screens.first
        lent?.setViewControllers([], animated: false)
        if lent == nil { controller.removeFromParent() }
        for screen in screens { screen.containment.isUnderContainerControl = true }
        navigation.setViewControllers([list] + screens, animated: animated)
        owner.moreOpened(controller)
    }

    /// Gives what is open back to where it came from, with what was pushed onto it.
    func takeBack() {
        guard let controller = open else { return }
        open = nil
        let screens = Array(navigation.viewControllers.dropFirst())
        if !screens.isEmpty { navigation.setViewControllers([list], animated: false) }
        returnHome(controller, screens)
    }

    /// A person went back to the list.
    func listAppeared() {
        guard let controller = open, navigation.viewControllers.count == 1 else { return }
        open = nil
        returnHome(controller, root.map { [$0] } ?? [])
        if owner.selectedViewController === controller { owner.moreOpened(navigation) }
    }

    /// The first screen of what is open: what was pushed onto it is gone by the time the list shows.
    private var root: UIViewController?

    private func returnHome(_ controller: UIViewController, _ screens: [UIViewController]) {
        root = nil
        if let lender = controller as? UINavigationController {
            if lender.viewControllers.isEmpty { lender.setViewControllers(screens, animated: false) }
        } else if controller.parent !== owner, owner.viewControllers?.contains(where: { $0 === controller }) ?? false {
            owner.addChild(controller)
            controller.didMove(toParent: owner)
        }
        controller.containment.isUnderContainerControl = true
    }

    func choose(_ index: Int) {
        let screens = hidden
        guard screens.indices.contains(index) else { return }
        open(screens[index], animated: true)
    }
}

/// The list behind the More tab.
@MainActor private final class MoreListController: UITableViewController {
    private unowned let screens: MoreScreens
    private static let cell = "screen"

    init(_ screens: MoreScreens) {
        self.screens = screens
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screens.listAppeared()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.hidden.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let item = screens.hidden[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.detailTextLabel?.text = item?.badgeValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { screens.choose(indexPath.row) }
}
