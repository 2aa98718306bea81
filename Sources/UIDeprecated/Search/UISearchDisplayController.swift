public import Foundation
internal import ObjectiveC
public import UIKitCore
public import UILists

/// Searches the contents of a controller: shows a table of results below the app's search bar.
///
/// The results' table appears as soon as there is text. > Contract: UIKit, UISearchDisplayController.
@available(iOS, deprecated: 8.0, message: "Use UISearchController instead")
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
    private let bar: UISearchBar
    private weak var contents: UIViewController?
    private let results = SearchResultsScreen()
    private let search: SearchWithBar
    private lazy var observer = SearchDisplayObserver(self)

    /// Creates a search in the contents of a controller, with a bar that the app has placed in its view.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        bar = searchBar
        contents = viewController
        search = SearchWithBar(searchBar, results: results)
        super.init()
        results.owner = self
        search.delegate = observer
        search.searchResultsUpdater = observer
        viewController.adopt(self)
    }

    /// The object that is notified; held weakly.
    open weak var delegate: (any UISearchDisplayDelegate)?
    /// Whether the search is shown; setting it shows or ends the search without animation.
    open var isActive: Bool {
        get { search.isActive }
        set { setActive(newValue, animated: false) }
    }
    /// Shows or ends the search.
    open func setActive(_ visible: Bool, animated: Bool) {
        guard !animated else { return search.isActive = visible }
        UIView.performWithoutAnimation { search.isActive = visible }
    }
    /// The bar given at creation.
    open var searchBar: UISearchBar { bar }
    /// The controller whose contents are searched.
    open var searchContentsController: UIViewController { contents ?? search }
    /// The table of results; created on first access.
    open var searchResultsTableView: UITableView { results.tableView }
    /// Provides the results; held weakly.
    open weak var searchResultsDataSource: (any UITableViewDataSource)? {
        didSet { if results.isViewLoaded { results.tableView.dataSource = searchResultsDataSource } }
    }
    /// Is notified of taps on results; held weakly.
    open weak var searchResultsDelegate: (any UITableViewDelegate)? {
        didSet { if results.isViewLoaded { results.tableView.delegate = searchResultsDelegate } }
    }
    /// The title of the results.
    open var searchResultsTitle: String? {
        get { results.title }
        set { results.title = newValue }
    }
    /// Whether the bar is in the navigation bar of the contents' controller; false at first.
    open var displaysSearchBarInNavigationBar = false {
        didSet {
            guard displaysSearchBarInNavigationBar != oldValue else { return }
            search.hidesNavigationBarDuringPresentation = !displaysSearchBarInNavigationBar
            contents?.navigationItem.titleView = displaysSearchBarInNavigationBar ? bar : nil
        }
    }
    /// The item of the contents' controller while the bar is in the navigation bar; nil otherwise.
    open var navigationItem: UINavigationItem? { displaysSearchBarInNavigationBar ? contents?.navigationItem : nil }
}

/// A search with a bar that exists already.
@MainActor private final class SearchWithBar: UISearchController {
    private let bar: UISearchBar

    init(_ bar: UISearchBar, results: UIViewController) {
        self.bar = bar
        super.init(searchResultsController: results)
    }

    required init?(coder: NSCoder) { nil }

    override var searchBar: UISearchBar { bar }
}

/// The screen of the results.
@available(iOS, deprecated: 8.0)
@MainActor private final class SearchResultsScreen: UIViewController {
    weak var owner: UISearchDisplayController?

    var tableView: UITableView {
        loadViewIfNeeded()
        return viewIfLoaded as? UITableView ?? UITableView(frame: .zero, style: .plain)
    }

    override func loadView() { view = UITableView(frame: .zero, style: .plain) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = owner?.searchResultsDataSource
        tableView.delegate = owner?.searchResultsDelegate
        owner?.tell { $0.searchDisplayController($1, didLoadSearchResultsTableView: tableView) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        owner?.tell { $0.searchDisplayController($1, willShowSearchResultsTableView: tableView) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        owner?.tell { $0.searchDisplayController($1, didShowSearchResultsTableView: tableView) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        owner?.tell { $0.searchDisplayController($1, willHideSearchResultsTableView: tableView) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        owner?.tell { $0.searchDisplayController($1, didHideSearchResultsTableView: tableView) }
    }
}

/// Forwards a search's events to the delegate of its display controller.
@available(iOS, deprecated: 8.0)
@MainActor private final class SearchDisplayObserver: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    private weak var owner: UISearchDisplayController?
    private var scope = 0
    private var text = ""

    init(_ owner: UISearchDisplayController) { self.owner = owner }

    func willPresentSearchController(_ searchController: UISearchController) {
        (scope, text) = (searchController.searchBar.selectedScopeButtonIndex, "")
        owner?.tell { $0.searchDisplayControllerWillBeginSearch($1) }
    }
    func didPresentSearchController(_ searchController: UISearchController) {
        owner?.tell { $0.searchDisplayControllerDidBeginSearch($1) }
    }
    func willDismissSearchController(_ searchController: UISearchController) {
        owner?.tell { $0.searchDisplayControllerWillEndSearch($1) }
    }
    func didDismissSearchController(_ searchController: UISearchController) {
        owner?.tell { $0.searchDisplayControllerDidEndSearch($1) }
    }

    func updateSearchResults(for searchController: UISearchController) {
        guard searchController.isActive, let owner else { return }
        let newText = searchController.searchBar.text ?? ""
        let newScope = searchController.searchBar.selectedScopeButtonIndex
        let isNewScope = newScope != scope
        guard newText != text || isNewScope else { return }
        (text, scope) = (newText, newScope)
        let reloads =
            isNewScope
            ? owner.delegate?.searchDisplayController(owner, shouldReloadTableForSearchScope: newScope)
            : owner.delegate?.searchDisplayController(owner, shouldReloadTableForSearch: newText)
        if reloads ?? true { owner.searchResultsTableView.reloadData() }
    }
}

@available(iOS, deprecated: 8.0)
extension UISearchDisplayController {
    fileprivate func tell(_ message: (any UISearchDisplayDelegate, UISearchDisplayController) -> Void) {
        if let delegate { message(delegate, self) }
    }
}
