internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// The screens of a tab bar controller that do not fit in its bar, and the tab that lists them.
///
/// > Contract: UIKit, UITabBarController moreNavigationController; TB-5.
@MainActor package final class MoreTab {
    private unowned let owner: UITabBarController
    /// The open screen of the list, and the screens pushed with it.
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
    /// Nil until it is first needed.
    var madeNavigation: UINavigationController? { isMade ? navigation : nil }
    private lazy var list = MoreTabLists.make(self)

    /// The screens without a tab in the bar.
    package var hidden: [UIViewController] {
        let all = owner.viewControllers ?? []
        return all.count > TabSelectionController.limit ? Array(all.dropFirst(TabSelectionController.limit - 1)) : []
    }

    func listChanged() { if isMade { (list as? any MoreTabList)?.reload() } }

    // MARK: Customizing tabs

    /// The customizable screens, if there is a list. > Contract: UIKit, UITabBarController customizableViewControllers
    private var movable: [UIViewController] {
        guard !hidden.isEmpty, let wanted = owner.customizableViewControllers else { return [] }
        return (owner.viewControllers ?? []).filter { one in wanted.contains { $0 === one } }
    }
    package var mayBeArranged: Bool { !movable.isEmpty }
    package func arrange() { owner.tabBar.beginCustomizingItems(movable.compactMap(\.tabBarItem)) }

    // MARK: Opening

    /// Pushes a screen onto the stack; of a navigation controller, its screens are moved here.
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

    /// Returns the open screen, with everything pushed onto it, to its container.
    func takeBack() {
        guard let controller = open else { return }
        open = nil
        let screens = Array(navigation.viewControllers.dropFirst())
        if !screens.isEmpty { navigation.setViewControllers([list], animated: false) }
        returnToTabBar(controller, screens)
    }

    /// The user went back to the list.
    package func listAppeared() {
        guard let controller = open, navigation.viewControllers.count == 1 else { return }
        open = nil
        returnToTabBar(controller, root.map { [$0] } ?? [])
        if owner.selectedViewController === controller { owner.moreTabDidOpen(navigation) }
    }

    /// The first screen of what is open: the screens pushed onto it are gone when the list appears.
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

    package func choose(_ index: Int) {
        let screens = hidden
        guard screens.indices.contains(index) else { return }
        open(screens[index], animated: true)
    }
}

/// The list behind the More tab. The module UILists implements it.
@preconcurrency @MainActor package protocol MoreTabList: UIViewController {
    func reload()
}

/// Makes the list of a More tab.
package enum MoreTabLists {
    private struct Maker {
        let make: @MainActor @Sendable (MoreTab) -> any MoreTabList
    }
    private static let maker = Mutex<Maker?>(nil)

    /// Called when the module of lists is loaded.
    package static func register(_ make: @escaping @MainActor @Sendable (MoreTab) -> any MoreTabList) {
        maker.withLock { $0 = Maker(make: make) }
    }

    /// An empty screen in programs without lists.
    @MainActor static func make(_ tab: MoreTab) -> UIViewController { maker.withLock(\.self)?.make(tab) ?? UIViewController() }
}
