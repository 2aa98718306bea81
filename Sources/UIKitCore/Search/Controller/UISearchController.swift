internal import CoreGraphics
public import Foundation

/// Shows the results for its search bar's text over the screen that the bar belongs to.
///
/// It is presented while active: over the screen whose navigation item hosts the bar, else over the controller that contains the bar.
/// > Contract: UIKit, UISearchController; SE-3, SE-5 to SE-8.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    private let results: UIViewController?
    private lazy var ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: SearchMetrics.barHeight))
    private(set) lazy var stage = SearchSession(self)
    private let director = SearchTransitioningDelegate()

    /// Creates a search that shows its results in a controller, or nil if the searched screen shows them itself.
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

    /// Creates a search controller without a results controller; only what any view controller decodes is read.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        stage.listen()
    }

    /// The controller that shows the results.
    ///
    /// Nil if the screen shows its results itself.
    open var searchResultsController: UIViewController? { results }
    /// The bar whose text is searched for; it belongs in a navigation item or in the app's own views.
    ///
    /// Override to use a custom class of bar.
    open var searchBar: UISearchBar { ownBar }
    /// The object that is asked for results whenever the text, the tokens or the scope change while active.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the search is presented.
    ///
    /// Setting it presents or dismisses with animation; without a presenting screen it stays false and logs a warning.
    open var isActive: Bool {
        get { stage.isActive }
        set { if newValue { stage.activate() } else { stage.deactivate() } }
    }
    /// Whether the background is dimmed, and a tap there ends the search, until text is typed. > Contract: SE-7.
    open var obscuresBackgroundDuringPresentation = true { didSet { stage.update() } }
    /// The name of `obscuresBackgroundDuringPresentation` before iOS 9.1.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether an active search outside a navigation item hides the navigation bar around it; true by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the bar's cancel button appears with the search and disappears with it; true by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope bar, if there are scope titles, is shown while the search is active; true by default.
    open var automaticallyShowsScopeBar = true
    /// Whether the results controller is shown as soon as there is text; true by default.
    ///
    /// Shows the results controller as soon as text is typed. Setting `showsSearchResultsController` turns it off.
    open var automaticallyShowsSearchResultsController = true { didSet { stage.update() } }
    /// Whether the results controller is visible now.
    ///
    /// Setting it shows or hides the results regardless of the text, and turns
    /// `automaticallyShowsSearchResultsController` off.
    open var showsSearchResultsController: Bool {
        get { stage.areResultsShown }
        set {
            automaticallyShowsSearchResultsController = false
            stage.showsResultsRequested = newValue
        }
    }

    open override func loadView() { view = SearchRootView(stage) }

    package override var systemPresentation: (any UIViewControllerTransitioningDelegate)? { director }
    open override var childForStatusBarStyle: UIViewController? { presentingViewController }
    open override var childForStatusBarHidden: UIViewController? { presentingViewController }

    func navigationItem(_ item: UINavigationItem, hosts: Bool) { stage.item = hosts ? item : stage.item === item ? nil : stage.item }
}
