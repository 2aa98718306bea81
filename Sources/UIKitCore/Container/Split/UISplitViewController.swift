public import Foundation
internal import ProgrammerErrors

/// Shows columns side by side, or over each other, and as one stack where it is narrow.
///
/// Controllers set for columns are put into navigation controllers unless they are such.
/// > Contract: UIKit, UISplitViewController
/// > Partial: a hand that brings the primary column moves nothing on its way; a collapsed navigation controller lends its screens to the
/// > one below instead of standing on its stack.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        /// An array of two controllers, as before iOS 14.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        /// Shown instead of the others where it is narrow.
        case compact = 3
    }
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }

    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    public let style: Style
    private(set) lazy var stage = SplitColumnController(self)

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() { self.init(style: .unspecified) }

    public required init?(coder: NSCoder) {
        style = coder.choice("UISplitViewControllerStyle") ?? .unspecified
        super.init(coder: coder)
        ControllerCoding.decode(self as UISplitViewController, from: coder)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?

    open override func loadView() {
        view = SplitView(frame: UIScreen.main.bounds, stage: stage)
        stage.settle()
    }

    // MARK: Columns

    /// Without columns the primary and the secondary controller; with them what shows in each.
    open var viewControllers: [UIViewController] {
        get { stage.holder.all }
        set { stage.setControllers(newValue) }
    }
    /// > Precondition: a style with columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        ProgrammerError.require(style != .unspecified, "setViewController:forColumn: is unsupported for style Unspecified")
        stage.set(vc, for: column)
    }
    open func viewController(for column: Column) -> UIViewController? { stage.holder.given(column) }
    /// Shows a column: beside or over the secondary one, or on top of the stack where it is narrow.
    open func show(_ column: Column) { stage.show(column) }
    open func hide(_ column: Column) { stage.hide(column) }
    /// All is one stack.
    open var isCollapsed: Bool { stage.isCollapsed }

    open override func show(_ vc: UIViewController, sender: Any?) { stage.show(vc, sender: sender, asDetail: false) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { stage.show(vc, sender: sender, asDetail: true) }

    // MARK: How they show

    /// Setting it in an animation block moves the columns.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { stage.preferencesChanged() } }
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { stage.preferencesChanged() } }
    open var displayMode: DisplayMode { stage.mode }
    open var splitBehavior: SplitBehavior { stage.behavior }
    /// A drag from the edge shows the primary column.
    open var presentsWithGesture = true { didSet { stage.gesturesChanged() } }
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton { UnimplementedSetting.report("showsSecondaryOnlyButton", on: self) } }
    }
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { stage.buttonChanged() } }
    /// Shows and hides the primary column. With columns it stands in the bar of the column beside it by itself.
    open var displayModeButtonItem: UIBarButtonItem { stage.button }
    open var primaryEdge: PrimaryEdge = .leading { didSet { stage.widthsChanged() } }
    open var primaryBackgroundStyle: BackgroundStyle = .none {
        didSet { if primaryBackgroundStyle != .none { UnimplementedSetting.report("primaryBackgroundStyle", on: self) } }
    }

    // MARK: Widths. > Units: points; fractions of the split view's width

    open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var primaryColumnWidth: CGFloat { stage.columns.primaryWidth }
    open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    open var supplementaryColumnWidth: CGFloat { stage.columns.supplementaryWidth ?? 0 }

    // MARK: What columns decide

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { (container as? UIViewController).flatMap { stage.size(of: $0, in: parentSize) } ?? parentSize }
    open override var childForStatusBarStyle: UIViewController? { stage.front }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent(for: edge) ?? stage.front?.contentScrollView(for: edge)
    }
    open override var childForStatusBarHidden: UIViewController? { stage.front }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stage.front }
}

extension UIViewController {
    /// The nearest split view controller above.
    public var splitViewController: UISplitViewController? { ControllerBarItems.ancestor(of: self, UISplitViewController.self) }
}
