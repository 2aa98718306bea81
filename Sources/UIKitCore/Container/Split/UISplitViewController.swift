public import Foundation
internal import ProgrammerErrors

/// Shows columns side by side, or over each other, and as one stack in a compact width.
///
/// Controllers set for columns are wrapped in navigation controllers unless they are navigation controllers.
/// > Contract: UIKit, UISplitViewController
/// > Partial: a drag that shows the primary column is not interactive; a collapsed navigation controller moves its screens to the
/// one below instead of being on its stack.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The number of columns, chosen at creation.
    public enum Style: Int, Sendable {
        /// Classic style: an array of two controllers, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }
    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The outer one, such as a sidebar.
        case primary = 0
        /// The one between primary and secondary, with three columns only.
        case supplementary = 1
        /// The main content.
        case secondary = 2
        /// Shown instead of the others in a compact width.
        case compact = 3
    }
    /// Which columns are visible, and whether they are next to the secondary one or over it.
    public enum DisplayMode: Int, Sendable {
        /// Requested only: the controller chooses by its size and behaviour.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column next to the secondary one: the supplementary, or the primary of two.
        case oneBesideSecondary = 2
        /// One column over the dimmed secondary one.
        case oneOverSecondary = 3
        /// Primary and supplementary column next to the secondary one.
        case twoBesideSecondary = 4
        /// Primary and supplementary column over the dimmed secondary one.
        case twoOverSecondary = 5
        /// Primary and supplementary column, with the secondary one moved aside and partly off screen.
        case twoDisplaceSecondary = 6
        /// The older name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The older name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The older name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    /// How columns share the width with the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// Tiled if the view is wider than high or the preferred mode asks for it, otherwise overlaid.
        case automatic = 0
        /// The columns are next to each other.
        case tile = 1
        /// The other columns are over the secondary one.
        case overlay = 2
        /// The other columns move the secondary one aside.
        case displace = 3
    }
    /// When the button that changes the display mode is in a bar.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// While `presentsWithGesture` is true.
        case automatic = 0
        /// Never; the app may place `displayModeButtonItem` itself.
        case never = 1
        /// Always, with a style that has columns.
        case always = 2
    }
    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading begins.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }
    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// None of its own.
        case none = 0
        /// That of a sidebar; without effect in Ferry.
        case sidebar = 1
    }

    /// A width that the controller chooses.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// The number of columns, or the classic style with an array of controllers.
    public let style: Style
    private(set) lazy var stage = SplitColumnController(self)

    /// A controller with the columns of a style, without controllers in them.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of the classic style.
    public convenience init() { self.init(style: .unspecified) }

    /// Reads style, columns and preferences from a storyboard or archive.
    public required init?(coder: NSCoder) {
        let hasColumns = coder.flag("UISplitViewControllerAllowsDoubleColumnStyle") == true
        style = coder.choice("UISplitViewControllerStyle") ?? (hasColumns ? .doubleColumn : .unspecified)
        super.init(coder: coder)
        ControllerCoding.decode(self as UISplitViewController, from: coder)
    }

    /// The delegate, which is notified of columns and decides how they collapse; not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    open override func loadView() {
        view = SplitView(frame: UIScreen.main.bounds, stage: stage)
        stage.settle()
    }

    // MARK: Columns

    /// The controllers of the columns.
    ///
    /// In the classic style the primary and the secondary controller; with columns, the controller shown in each.
    open var viewControllers: [UIViewController] {
        get { stage.holder.all }
        set { stage.setControllers(newValue) }
    }
    /// Sets a column's controller; nil removes it. With columns, one that is not a navigation controller is wrapped in one.
    ///
    /// > Precondition: a style with columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        ProgrammerError.require(style != .unspecified, "setViewController:forColumn: is unsupported for style Unspecified")
        stage.set(vc, for: column)
    }
    /// The controller that was set for a column, without the navigation controller around it.
    open func viewController(for column: Column) -> UIViewController? { stage.holder.given(column) }
    /// Shows a column: next to or over the secondary one, or on top of the stack if collapsed.
    open func show(_ column: Column) { stage.show(column) }
    /// Hides a column, or pops its screens if collapsed; hiding the secondary column does nothing.
    open func hide(_ column: Column) { stage.hide(column) }
    /// Whether the window is too narrow for columns.
    ///
    /// The columns are shown as one stack.
    open var isCollapsed: Bool { stage.isCollapsed }

    open override func show(_ vc: UIViewController, sender: Any?) { stage.show(vc, sender: sender, asDetail: false) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { stage.show(vc, sender: sender, asDetail: true) }

    // MARK: Display mode

    /// Setting it in an animation block animates the columns.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { stage.preferencesChanged() } }
    /// How columns should share the width; setting it resets what the user chose. Default: automatic.
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { stage.preferencesChanged() } }
    /// The current display mode, never `automatic`.
    open var displayMode: DisplayMode { stage.mode }
    /// How columns share the width at the current size, never `automatic`.
    open var splitBehavior: SplitBehavior { stage.behavior }
    /// A drag from the edge shows the primary column.
    open var presentsWithGesture = true { didSet { stage.gesturesChanged() } }
    /// Whether the secondary column has a button that hides the others; without effect in Ferry.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton { UnimplementedSetting.report("showsSecondaryOnlyButton", on: self) } }
    }
    /// When the button that changes the display mode is in a bar; default automatic.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { stage.buttonChanged() } }
    /// Shows and hides the primary column. With columns it is added to the bar of the column next to it.
    open var displayModeButtonItem: UIBarButtonItem { stage.button }
    /// The side of the primary column; default `leading`.
    open var primaryEdge: PrimaryEdge = .leading { didSet { stage.widthsChanged() } }
    /// The background of the primary column; without effect in Ferry.
    open var primaryBackgroundStyle: BackgroundStyle = .none {
        didSet { if primaryBackgroundStyle != .none { UnimplementedSetting.report("primaryBackgroundStyle", on: self) } }
    }

    // MARK: Widths. > Units: points; fractions of the split view's width

    /// The wanted width of the primary column as a fraction of the view's; automatic is 0.4.
    open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The wanted width of the primary column in points; comes before the fraction. Default: automatic.
    open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The least width of the primary column in points; automatic is 0.
    open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The greatest width of the primary column in points; automatic is 320, or the preferred width if that is greater.
    open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The primary column's width in points at the view's current size; 0 without a primary controller.
    open var primaryColumnWidth: CGFloat { stage.columns.primaryWidth }
    /// The wanted width of the supplementary column as a fraction of the view's; automatic is 0.4.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The wanted width of the supplementary column in points; comes before the fraction. Default: automatic.
    open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The least width of the supplementary column in points; automatic is 0.
    open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The greatest width of the supplementary column in points; automatic is 320, or the preferred width if that is greater.
    open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { stage.widthsChanged() } }
    /// The supplementary column's width in points at the view's current size; 0 without a supplementary controller.
    open var supplementaryColumnWidth: CGFloat { stage.columns.supplementaryWidth ?? 0 }

    // MARK: Decided by the columns

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
    /// The nearest enclosing split view controller.
    public var splitViewController: UISplitViewController? { ControllerBarItems.ancestor(of: self, UISplitViewController.self) }
}
