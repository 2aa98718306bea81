internal import CoreGraphics
internal import Foundation

/// The screens of a tab bar controller that its bar has no room for, and the tab that lists them.
///
/// > Contract: UIKit, UITabBarController moreNavigationController; TB-5.
@MainActor final class MoreTab {
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
        owner.adopt(made)
        made.didMove(toParent: owner)
        return made
    }()
    /// Nil while no one needed it.
    var madeNavigation: UINavigationController? { isMade ? navigation : nil }
    private lazy var list = MoreListController(self)

    /// Those without a place in the bar.
    var hidden: [UIViewController] {
        let all = owner.viewControllers ?? []
        return all.count > TabSelectionController.limit ? Array(all.dropFirst(TabSelectionController.limit - 1)) : []
    }

    func listChanged() { if isMade { list.reload() } }

    // MARK: Arranging tabs anew

    /// Those that may be, while there is a list. > Contract: UIKit, UITabBarController customizableViewControllers
    private var movable: [UIViewController] {
        guard !hidden.isEmpty, let wanted = owner.customizableViewControllers else { return [] }
        return (owner.viewControllers ?? []).filter { one in wanted.contains { $0 === one } }
    }
    fileprivate var mayBeArranged: Bool { !movable.isEmpty }
    fileprivate func arrange() { owner.tabBar.beginCustomizingItems(movable.compactMap(\.tabBarItem)) }

    // MARK: Opening

    /// Puts a screen onto the stack; a navigation controller lends what it holds.
    func open(_ controller: UIViewController, animated: Bool) {
        guard controller !== open else { return }
        takeBack()
        open = controller
        let borrowed = controller as? UINavigationController
        let screens = borrowed?.viewControllers ?? [controller]
        root = screens.first
        borrowed?.setViewControllers([], animated: false)
        if borrowed == nil { controller.removeFromParent() }
        for screen in screens { screen.containment.isUnderContainerControl = true }
        navigation.setViewControllers([list] + screens, animated: animated)
        owner.moreTabDidOpen(controller)
    }

    /// Gives what is open back to where it came from, with what was pushed onto it.
    func takeBack() {
        guard let controller = open else { return }
        open = nil
        let screens = Array(navigation.viewControllers.dropFirst())
        if !screens.isEmpty { navigation.setViewControllers([list], animated: false) }
        returnToTabBar(controller, screens)
    }

    /// A person went back to the list.
    func listAppeared() {
        guard let controller = open, navigation.viewControllers.count == 1 else { return }
        open = nil
        returnToTabBar(controller, root.map { [$0] } ?? [])
        if owner.selectedViewController === controller { owner.moreTabDidOpen(navigation) }
    }

    /// The first screen of what is open: what was pushed onto it is gone by the time the list shows.
    private var root: UIViewController?

    private func returnToTabBar(_ controller: UIViewController, _ screens: [UIViewController]) {
        root = nil
        if let lender = controller as? UINavigationController {
            if lender.viewControllers.isEmpty { lender.setViewControllers(screens, animated: false) }
        } else if controller.parent !== owner, owner.viewControllers?.contains(where: { $0 === controller }) ?? false {
            owner.adopt(controller)
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
    private unowned let screens: MoreTab
    private static let cell = "screen"

    init(_ screens: MoreTab) {
        self.screens = screens
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MoreListCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private var isEditOffered = false

    func reload() {
        tableView.reloadData()
        // An app may take the button away: it comes back no sooner than there is a reason.
        guard screens.mayBeArranged != isEditOffered else { return }
        isEditOffered = screens.mayBeArranged
        let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.screens.arrange() })
        navigationItem.rightBarButtonItem = isEditOffered ? edit : nil
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        screens.listAppeared()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.hidden.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let hidden = screens.hidden
        let item = hidden.indices.contains(indexPath.row) ? hidden[indexPath.row].tabBarItem : nil
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.detailTextLabel?.text = item?.badgeValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { screens.choose(indexPath.row) }
}

/// A screen in the list; pictures of all widths stand over each other's middles, and the titles begin at one line.
@MainActor private final class MoreListCell: UITableViewCell {
    /// R
    private static let imageWidth: CGFloat = 30

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let picture = imageView, let title = textLabel, picture.image != nil else { return }
        let start = contentView.layoutMargins.left
        let space = CGRect(x: start, y: 0, width: Self.imageWidth, height: contentView.bounds.height)
        let text = space.maxX + start
        let end = detailTextLabel?.text == nil ? contentView.bounds.width : detailTextLabel?.frame.minX ?? 0
        title.frame = mirrored(CGRect(x: text, y: title.frame.minY, width: max(0, end - text), height: title.frame.height))
        picture.center = CGPoint(x: mirrored(space).midX, y: picture.center.y)
        // Setting it lays the cell out again.
        if separatorInset.left != text { separatorInset = UIEdgeInsets(top: 0, left: text, bottom: 0, right: 0) }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard readsRightToLeft else { return rect }
        return CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
