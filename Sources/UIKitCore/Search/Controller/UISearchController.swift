internal import CoreGraphics
public import Foundation

/// Shows the results for its search bar's text over the screen that the bar belongs to.
///
/// It is presented while active: over the screen whose navigation item hosts the bar, else over the controller that contains the bar.
/// > Contract: UIKit, UISearchController; SE-3, SE-5 to SE-8.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    private let results: UIViewController?
    private lazy var ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: SearchMetrics.barHeight))
    private(set) lazy var stage = SearchStage(self)
    private let director = SearchDirector()

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        stage.listen()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        stage.listen()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        stage.listen()
    }

    /// Nil if the screen shows its results itself.
    open var searchResultsController: UIViewController? { results }
    /// Override to use a custom class of bar.
    open var searchBar: UISearchBar { ownBar }
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Setting it presents or dismisses with animation; without a presenting screen it stays false and logs a warning.
    open var isActive: Bool {
        get { stage.isActive }
        set { if newValue { stage.activate() } else { stage.deactivate() } }
    }
    /// Whether the background is dimmed, and a tap there ends the search, until text is typed. > Contract: SE-7.
    open var obscuresBackgroundDuringPresentation = true { didSet { stage.update() } }
    /// The older name.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    /// Shows the scope bar, if there are scope titles, while the search is active.
    open var automaticallyShowsScopeBar = true
    /// Shows the results controller as soon as text is typed. Setting `showsSearchResultsController` turns it off.
    open var automaticallyShowsSearchResultsController = true { didSet { stage.update() } }
    open var showsSearchResultsController: Bool {
        get { stage.areResultsShown }
        set {
            automaticallyShowsSearchResultsController = false
            stage.wantsResults = newValue
        }
    }

    open override func loadView() { view = SearchRootView(stage) }

    package override var systemPresentation: (any UIViewControllerTransitioningDelegate)? { director }
    open override var childForStatusBarStyle: UIViewController? { presentingViewController }
    open override var childForStatusBarHidden: UIViewController? { presentingViewController }

    func navigationItem(_ item: UINavigationItem, hosts: Bool) { stage.item = hosts ? item : stage.item === item ? nil : stage.item }
}
