internal import CoreGraphics
package import Foundation
package import UIKitCore
package import UILists

/// The files of one folder, or those of the device.
@MainActor
package final class FilesFolderController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UISearchResultsUpdating
{
    package let session: FilesSession
    /// Nil for the device's list.
    package let folder: URL?
    private var listing = FilesListing([])
    private let layout = UICollectionViewFlowLayout()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let empty = UILabel()
    private var search = ""

    package init(session: FilesSession, folder: URL?, title: String) {
        self.session = session
        self.folder = folder
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    package required init?(coder: NSCoder) { nil }

    /// The folder on disk: the shared one for the device's list.
    package var place: URL { folder ?? DocumentService.current.reader.shared }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.backgroundColor = .clear
        list.register(FilesCell.self, forCellWithReuseIdentifier: "file")
        list.register(CreationCell.self, forCellWithReuseIdentifier: "create")
        list.dataSource = self
        list.delegate = self
        list.alwaysBounceVertical = true
        empty.text = FilesStrings.empty
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        empty.font = .preferredFont(forTextStyle: .title3)
        for view in [list, empty] as [UIView] { self.view.addSubview(view) }
        let finder = UISearchController(searchResultsController: nil)
        finder.searchResultsUpdater = self
        finder.obscuresBackgroundDuringPresentation = false
        finder.searchBar.placeholder = FilesStrings.search
        navigationItem.searchController = finder
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .never
        // The leading edge has space for the button that cancels, too.
        navigationItem.backButtonDisplayMode = .minimal
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        empty.frame = CGRect(x: 0, y: view.bounds.midY - 20, width: view.bounds.width, height: 40)
        applyStyle()
    }

    /// Reads the folder again and updates the buttons.
    package func reload() {
        DocumentService.current.prepare()
        let reader = DocumentService.current.reader
        do {
            listing = FilesListing(try folder.map { try reader.items(in: $0) } ?? reader.roots(), by: session.order, matching: search)
        } catch {
            listing = FilesListing([])
            DocumentService.current.log("Files: \(error.localizedDescription)")
        }
        empty.isHidden = !listing.items.isEmpty || creationTitle != nil
        applyStyle()
        list.reloadData()
        let buttons = session.owner?.filesSession(session, itemsFor: self)
        navigationItem.leftBarButtonItems = buttons?.leading
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.rightBarButtonItems = buttons?.trailing
    }

    private func applyStyle() {
        switch session.style {
        case .icons:
            let width = max(1, view.bounds.width - 2 * FilesMetrics.margin)
            let columns = max(1, (width / (FilesMetrics.iconItem.width + 8)).rounded(.down))
            layout.itemSize = CGSize(width: (width - (columns - 1) * 8) / columns, height: FilesMetrics.iconItem.height)
            layout.sectionInset = UIEdgeInsets(
                top: 12, left: FilesMetrics.margin, bottom: FilesMetrics.margin, right: FilesMetrics.margin)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (8, 8)
        case .list:
            layout.itemSize = CGSize(width: max(1, view.bounds.width), height: FilesMetrics.rowHeight)
            layout.sectionInset = .zero
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        }
    }

    /// The button with the order and the style of the list.
    package var viewButton: UIBarButtonItem {
        func change(_ title: String, _ isOn: Bool, _ body: @escaping @MainActor (FilesSession) -> Void) -> UIAction {
            UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
                guard let self else { return }
                body(session)
                reload()
            }
        }
        let styles = [
            change(FilesStrings.icons, session.style == .icons) { $0.style = .icons },
            change(FilesStrings.list, session.style == .list) { $0.style = .list },
        ]
        let names = [FilesStrings.name, FilesStrings.kind, FilesStrings.date, FilesStrings.size]
        let orders = zip(FilesOrder.allCases, names).map { order, name in change(name, session.order == order) { $0.order = order } }
        let menu = UIMenu(children: [
            UIMenu(options: .displayInline, children: styles), UIMenu(options: .displayInline, children: orders),
        ])
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle") ?? UIImage(systemName: "list.bullet"), menu: menu)
        button.accessibilityLabel = FilesStrings.view
        return button
    }

    // MARK: Items

    private var creationTitle: String? { search.isEmpty ? session.owner?.filesSessionCreationTitle(session) : nil }

    /// Nil for the tile that creates a document.
    private func item(_ index: IndexPath) -> FilesItem? {
        let number = index.item - (creationTitle == nil ? 0 : 1)
        return listing.items.indices.contains(number) ? listing.items[number] : nil
    }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        listing.items.count + (creationTitle == nil ? 0 : 1)
    }

    package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = item(indexPath) else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "create", for: indexPath)
            (cell as? CreationCell)?.show(creationTitle ?? "", style: session.style)
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "file", for: indexPath)
        (cell as? FilesCell)?.show(
            item, style: session.style, showsExtension: session.showsExtensions, isEnabled: session.isEnabled(item),
            isMarked: session.filter.accepts(item) ? session.marked.map { $0.contains { $0.url == item.url } } : nil)
        return cell
    }

    package func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        item(indexPath).map { session.isEnabled($0) } ?? true
    }

    package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = item(indexPath) else {
            session.owner?.filesSessionCreate(session, in: place)
            return
        }
        guard session.isEnabled(item) else { return }
        if session.marked != nil && session.filter.accepts(item) {
            session.toggle(item)
            reload()
        } else if item.isFolder {
            let next = FilesFolderController(session: session, folder: item.url, title: item.name(showsExtension: true))
            navigationController?.pushViewController(next, animated: true)
        } else {
            session.owner?.filesSession(session, didChoose: [item])
        }
    }

    package func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = item(indexPath), let menu = session.owner?.filesSession(session, menuFor: item, in: self) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    package func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != search else { return }
        search = text
        reload()
    }

    /// The names and states of the visible items, for tests.
    package var shownItems: [(name: String, isEnabled: Bool)] {
        listing.items.map { ($0.name(showsExtension: session.showsExtensions), session.isEnabled($0)) }
    }

    /// Chooses an item as a tap does.
    package func choose(named name: String) {
        guard let number = listing.items.firstIndex(where: { $0.name(showsExtension: session.showsExtensions) == name }) else { return }
        collectionView(list, didSelectItemAt: IndexPath(item: number + (creationTitle == nil ? 0 : 1), section: 0))
    }
}
