import UIKit

/// Tabs of a library: a bar on an iPhone, a sidebar with groups on a wide iPad. They cover the whole screen, as tabs do.
class TabSidebarViewController: PageViewController {
    private let explanation = PageLabel()
    private lazy var buttons = [makeButton("Open the library", action: #selector(openLibrary))]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        explanation.text = localized("On an iPad in landscape the tabs are in a sidebar, elsewhere in a bar.")
        explanation.numberOfLines = 0
        explanation.font = .preferredFont(forTextStyle: .body)
        explanation.adjustsFontForContentSizeCategory = true
        content.addSubview(explanation)
        for button in buttons { content.addSubview(button) }
    }

    override func layoutContent(in area: CGRect) {
        let size = explanation.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        explanation.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: size.height)
        place(buttons, columns: 1, height: 44, in: area, from: explanation.frame.maxY + 16)
    }

    @objc private func openLibrary() {
        let library = LibraryTabBarController()
        library.modalPresentationStyle = .fullScreen
        present(library, animated: true)
    }
}

/// A tab, a group of tabs with an action below them, and a tab for what is borrowed.
final class LibraryTabBarController: UITabBarController, UITabBarControllerDelegate {
    private lazy var shelves = UITabGroup(
        title: localized("Shelves"), image: UIImage(systemName: "books.vertical"), identifier: "shelves",
        children: [shelf("Novels"), shelf("Poems"), shelf("Atlases")])

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        // The sidebar has a section for the group; a bar has one tab for it.
        mode = .tabSidebar
        shelves.sidebarActions = [
            UIAction(title: localized("Add a shelf"), image: UIImage(systemName: "plus")) { [weak self] _ in self?.addShelf() }
        ]
        let loans = screen("Loans", "tray.full")
        loans.badgeValue = "2"
        tabs = [screen("Today", "sun.max"), loans, shelves]

        var header = UIListContentConfiguration.header()
        header.text = localized("Town library")
        sidebar.headerContentConfiguration = header
        var footer = UIListContentConfiguration.footer()
        footer.text = localized("Open until nine")
        sidebar.footerContentConfiguration = footer
    }

    /// A tab's screen is made when it is needed.
    private func screen(_ name: String, _ symbol: String) -> UITab {
        UITab(title: localized(name), image: UIImage(systemName: symbol), identifier: name) { tab in LibraryScreenViewController(tab.title)
        }
    }

    private func shelf(_ name: String) -> UITab { screen(name, "book.closed") }

    private func addShelf() {
        let number = shelves.children.count + 1
        let added = UITab(title: localized("Shelf %d", number), image: UIImage(systemName: "book.closed"), identifier: "shelf \(number)") {
            LibraryScreenViewController($0.title)
        }
        shelves.children.append(added)
        selectedTab = added
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        guard let screen = selectedTab.viewController as? LibraryScreenViewController, let previousTab else { return }
        screen.note = localized("%@, after %@", selectedTab.title, previousTab.title)
    }

    /// A choice is a reason to have looked at it.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.badgeValue = nil
        return true
    }
}

/// A screen of the library.
final class LibraryScreenViewController: UIViewController {
    private let label = UILabel()
    private let stack = UIStackView()
    private let picture = UIImageView(image: UIImage(named: "landscape", in: .module, with: nil))

    var note: String {
        didSet { label.text = note }
    }

    init(_ name: String) {
        note = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = note
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.addArrangedSubview(label)
        // The image reaches below a sidebar that is over the screen.
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.autoresizingMask = [.flexibleWidth]
        picture.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 240)
        view.addSubview(picture)
        if traitCollection.userInterfaceIdiom == .pad { addSidebarButtons() }
        add("Close the library") { [weak self] _ in self?.dismiss(animated: true) }
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        // The safe area ends where the sidebar begins.
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
        ])
    }

    private func addSidebarButtons() {
        add("Over or beside the screen") { [weak self] _ in
            guard let sidebar = self?.tabBarController?.sidebar else { return }
            sidebar.preferredLayout = sidebar.preferredLayout == .tile ? .overlap : .tile
        }
        add("Sidebar or bar") { [weak self] _ in self?.tabBarController?.sidebar.isHidden.toggle() }
    }

    private func add(_ title: String, handler: @escaping UIActionHandler) {
        let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: localized(title), handler: handler))
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.4
        stack.addArrangedSubview(button)
    }
}
