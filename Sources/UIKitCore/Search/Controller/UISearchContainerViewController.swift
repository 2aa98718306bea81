public import Foundation
internal import QuartzCore

/// Shows a search inside of another controller: the bar at the top, and the results below it while the search is active.
///
/// > Source: Apple, UISearchContainerViewController
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
    /// The search that is shown.
    public let searchController: UISearchController

    /// Creates a container for a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchController: UISearchController(searchResultsController: nil))
    }

    /// Not supported: a container is made with its search. > Returns: nil.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = searchController.searchBar
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
