package import CoreGraphics
internal import Foundation
internal import Synchronization

/// The sidebar of a tab bar controller, as the controller sees it. The module UISystemViews implements it.
@preconcurrency @MainActor package protocol TabSidebarContent: AnyObject {
    var view: UIView { get }
    /// Other tabs, or another order of them.
    func tabsChanged()
    /// A tab has another title, icon, badge or subtitle.
    func tabChanged(_ tab: UITab)
    func selectionChanged()
    /// The sidebar is about to hide or to appear: what the app animates along, and what it does afterwards.
    func visibilityWillChange() -> (animations: () -> Void, completion: () -> Void)
}

/// Makes the sidebar of a tab bar controller.
package enum TabSidebars {
    private struct Maker {
        let make: @MainActor @Sendable (UITabBarController) -> any TabSidebarContent
    }
    private static let maker = Mutex<Maker?>(nil)

    /// Called when the module of the sidebar is loaded.
    package static func register(_ make: @escaping @MainActor @Sendable (UITabBarController) -> any TabSidebarContent) {
        maker.withLock { $0 = Maker(make: make) }
    }

    @MainActor static func make(_ owner: UITabBarController) -> (any TabSidebarContent)? { maker.withLock(\.self)?.make(owner) }
}

/// The place of the sidebar in a tab bar controller: whether there is one, whether it is hidden, and its motion.
@MainActor package final class TabSidebarSlot {
    private unowned let owner: UITabBarController
    /// What the app or the user chose; nil shows the sidebar in windows that are wider than high (R).
    private var choice: Bool?
    private var made: (any TabSidebarContent)?
    private var observation: (any UITraitChangeRegistration)?
    private lazy var button = SidebarButton { [weak self] in self?.setHidden(false, animated: true) }

    /// The duration of showing and hiding (R). > Units: seconds.
    private static let duration: TimeInterval = 0.35

    init(_ owner: UITabBarController) { self.owner = owner }

    /// The sidebar, made when it is first asked for; nil without the module of sidebars.
    package var content: (any TabSidebarContent)? {
        if made == nil { made = TabSidebars.make(owner) }
        return made
    }

    package func adopt(_ content: any TabSidebarContent) { made = content }

    /// The screens are next to the sidebar instead of under it.
    package var isTiled = false { didSet { if isTiled != oldValue { changed() } } }

    /// Whether tabs, mode and width permit a sidebar: in the mode `tabSidebar`, on a pad, with a regular width.
    package var isAvailable: Bool {
        owner.tabList.mode == .tabSidebar && !owner.tabList.tabs.isEmpty && owner.traitCollection.userInterfaceIdiom == .pad
            && owner.traitCollection.horizontalSizeClass == .regular
    }

    package var isHidden: Bool {
        if let choice { return choice }
        let size = owner.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width <= size.height
    }

    /// Whether the sidebar is on the screen instead of the bar.
    var isShown: Bool { isAvailable && !isHidden }

    package func setHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHidden else { return }
        guard isAvailable, let view = owner.viewIfLoaded else {
            choice = hidden
            return
        }
        let along = content?.visibilityWillChange()
        choice = hidden
        let changes = {
            along?.animations()
            self.owner.stage.layOut()
            view.layoutIfNeeded()
        }
        let inherited = UIView.inheritedAnimationDuration
        guard view.window != nil, animated || inherited > 0 else {
            changes()
            along?.completion()
            return
        }
        UIView.animate(withDuration: inherited > 0 ? inherited : Self.duration, animations: changes) { _ in along?.completion() }
    }

    // MARK: Changes

    /// The mode, the layout or the tabs are others.
    func changed() {
        if owner.tabList.mode == .tabSidebar, observation == nil {
            observation = owner.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceIdiom.self]) {
                (owner: UITabBarController, _) in owner.stage.layOut()
            }
        }
        made?.tabsChanged()
        owner.stage.layOut()
    }

    func tabChanged(_ tab: UITab) { made?.tabChanged(tab) }
    func groupChanged() { made?.tabsChanged() }
    func selectionChanged() { made?.selectionChanged() }

    // MARK: Layout

    /// Places the sidebar in the controller's view, and returns where the screens are.
    func layOut(in view: UIView, bar: TabBarPlace) -> TabSidebarFrames {
        let isMirrored = view.readsRightToLeft
        let safe = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
        let frames = TabSidebarFrames(
            size: view.bounds.size, isShown: isShown, isTiled: isTiled, isMirrored: isMirrored, safeInset: safe)
        guard isAvailable, let sidebar = content?.view else {
            made?.view.removeFromSuperview()
            button.removeFromSuperview()
            return frames
        }
        if sidebar.superview !== view {
            UIView.performWithoutAnimation {
                sidebar.frame =
                    TabSidebarFrames(
                        size: view.bounds.size, isShown: false, isTiled: isTiled, isMirrored: isMirrored, safeInset: safe
                    ).sidebar
                view.addSubview(sidebar)
                view.addSubview(button)
            }
        }
        sidebar.frame = frames.sidebar
        sidebar.accessibilityElementsHidden = isHidden
        button.frame = buttonFrame(in: view, bar: bar, edge: safe + SidebarButton.margin)
        button.isHidden = isShown || owner.isTabBarHidden
        return frames
    }

    private func buttonFrame(in view: UIView, bar: TabBarPlace, edge: CGFloat) -> CGRect {
        let side = SidebarButton.side
        guard bar.isAtTop else {
            return CGRect(x: view.readsRightToLeft ? view.bounds.width - edge - side : edge, y: bar.frame.minY, width: side, height: side)
        }
        let gap = SidebarButton.margin
        let x = view.readsRightToLeft ? bar.frame.maxX + gap : bar.frame.minX - gap - side
        return CGRect(x: x, y: bar.frame.midY - side / 2, width: side, height: side)
    }

    /// The area of a bar at the top, with the button next to it.
    func row(with bar: CGRect) -> CGRect { isAvailable && isHidden ? bar.union(button.frame) : bar }
}

/// Shows the sidebar; next to a bar at the top, over the leading end of the bar.
@MainActor package final class SidebarButton: UIButton {
    /// Apple's least side of what is tapped, and a margin (R). > Units: points.
    package static let side: CGFloat = 44
    package static let margin: CGFloat = 8

    private let act: () -> Void

    package init(_ act: @escaping () -> Void) {
        self.act = act
        super.init(frame: .zero)
        setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        accessibilityLabel = SystemStrings.text("Sidebar")
        addAction(UIAction { [weak self] _ in self?.act() }, for: .primaryActionTriggered)
    }

    package required init?(coder: NSCoder) { nil }
}
