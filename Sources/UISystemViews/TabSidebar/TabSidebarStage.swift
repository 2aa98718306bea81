internal import Foundation
internal import UIKitCore
internal import UILists

/// Shows the tabs of a tab bar controller in its sidebar.
@MainActor final class TabSidebarStage: NSObject, TabSidebarContent, UICollectionViewDataSource, UICollectionViewDelegate {
    private unowned let owner: UITabBarController
    /// The app's end.
    private(set) lazy var sidebar = UITabBarController.Sidebar(self)
    private var sections: [[TabSidebarRow]] = []
    /// Groups that the user closed, by identifier.
    private var closed: Set<String> = []
    private static let edgeCell = "edge"

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init()
    }

    var slot: TabSidebarSlot { owner.sidebarSlot }
    var header: (any UIContentConfiguration)? { didSet { reload() } }
    var footer: (any UIContentConfiguration)? { didSet { reload() } }

    private(set) lazy var content: TabSidebarView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = .clear
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(at: $0, isLeading: true) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(at: $0, isLeading: false) }
        let made = TabSidebarView(UICollectionViewCompositionalLayout.list(using: configuration)) { [weak self] in
            self?.slot.setHidden(true, animated: true)
        }
        made.list.register(TabSidebarCell.self, forCellWithReuseIdentifier: TabSidebarCell.name)
        made.list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.edgeCell)
        made.list.dataSource = self
        made.list.delegate = self
        sections = outline
        return made
    }()
    private var isMade = false
    var view: UIView {
        if !isMade {
            isMade = true
            content.list.reloadData()
            selectionChanged()
        }
        return content
    }
    private var list: UICollectionView? { isMade ? content.list : nil }

    private var outline: [[TabSidebarRow]] {
        TabSidebarOutline.sections(of: owner.tabs) { !closed.contains($0.identifier) }
    }

    // MARK: What changed

    func tabsChanged() { reload() }

    private func reload() {
        guard isMade else { return }
        sections = outline
        list?.reloadData()
        selectionChanged()
    }

    func tabChanged(_ tab: UITab) {
        guard let path = path(of: tab) else { return }
        (list?.cellForItem(at: path) as? TabSidebarCell)?.reconfigure()
    }

    func selectionChanged() {
        guard let list else { return }
        let wanted = owner.selectedTab.flatMap(path(of:))
        guard list.indexPathsForSelectedItems != (wanted.map { [$0] } ?? []) else { return }
        for path in list.indexPathsForSelectedItems ?? [] { list.deselectItem(at: path, animated: false) }
        if let wanted { list.selectItem(at: wanted, animated: false, scrollPosition: []) }
    }

    func visibilityWillChange() -> (animations: () -> Void, completion: () -> Void) {
        let animator = TabSidebarAnimator()
        sidebar.delegate?.tabBarController(owner, sidebarVisibilityWillChange: sidebar, animator: animator)
        return (animator.animate, animator.complete)
    }

    // MARK: Positions

    /// The section of the app's header is before the tabs, that of its footer after them.
    private var firstSection: Int { header == nil ? 0 : 1 }

    private func row(at path: IndexPath) -> TabSidebarRow? {
        let index = path.section - firstSection
        guard sections.indices.contains(index), sections[index].indices.contains(path.item) else { return nil }
        return sections[index][path.item]
    }

    private func path(of tab: UITab) -> IndexPath? {
        for (index, rows) in sections.enumerated() {
            if let item = rows.firstIndex(where: { $0.tab === tab }) { return IndexPath(item: item, section: index + firstSection) }
        }
        return nil
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
        guard let list else { return }
        let path: IndexPath? =
            switch target {
            case .header: header == nil ? nil : IndexPath(item: 0, section: 0)
            case .footer: footer == nil ? nil : IndexPath(item: 0, section: firstSection + sections.count)
            case .tab(let tab): path(of: tab)
            }
        guard let path else { return }
        list.layoutIfNeeded()
        list.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }

    // MARK: Items

    func item(for request: UITabSidebarItem.Request) -> UITabSidebarItem {
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, itemFor: request) ?? UITabSidebarItem(request: request)
    }

    func update(_ item: UITabSidebarItem) { sidebar.delegate?.tabBarController(owner, sidebar: sidebar, update: item) }

    /// Opens or closes a group.
    func toggle(_ row: TabSidebarRow) {
        guard row.isExpandable, let name = row.tab?.identifier else { return }
        if row.isExpanded { closed.insert(name) } else { closed.remove(name) }
        reload()
    }

    private func swipe(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let tab = row(at: path)?.tab, let delegate = sidebar.delegate else { return nil }
        return isLeading
            ? delegate.tabBarController(owner, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
            : delegate.tabBarController(owner, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
    }

    // MARK: The list

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        firstSection + sections.count + (footer == nil ? 0 : 1)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let index = section - firstSection
        return sections.indices.contains(index) ? sections[index].count : 1
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let row = row(at: indexPath) else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.edgeCell, for: indexPath)
            cell.contentConfiguration = indexPath.section < firstSection ? header : footer
            cell.backgroundConfiguration = .clear()
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TabSidebarCell.name, for: indexPath)
        (cell as? TabSidebarCell)?.show(row, in: self)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath) != nil
    }

    /// A header opens and closes its section, an action runs; a tab is selected if the delegate allows it.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let row = row(at: indexPath) else { return false }
        if let action = row.action {
            action.performWithSender(collectionView, target: nil)
            return false
        }
        guard let tab = row.tab else { return false }
        if row.isHeader {
            toggle(row)
            return false
        }
        _ = owner.chooseInSidebar(tab)
        // The list shows the controller's selection, which may be a tab in a group.
        selectionChanged()
        return false
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let tab = row(at: indexPath)?.tab else { return }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, willBeginDisplaying: tab)
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let tab = row(at: indexPath)?.tab else { return }
        sidebar.delegate?.tabBarController(owner, sidebar: sidebar, didEndDisplaying: tab)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let tab = indexPaths.first.flatMap(row(at:))?.tab else { return nil }
        return sidebar.delegate?.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }
}

/// What an app animates with a sidebar that hides or appears.
@MainActor private final class TabSidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func complete() { for completion in completions { completion() } }
}

/// Runs when the library is loaded.
@used @section(".init_array") private nonisolated let sidebarRegistration: @convention(c) () -> Void = {
    TabSidebars.register { TabSidebarStage($0) }
}
