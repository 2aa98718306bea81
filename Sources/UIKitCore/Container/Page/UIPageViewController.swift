internal import CoreGraphics
internal import DeviceProtocol
public import Foundation
internal import ProgrammerErrors

/// Navigates between pages by swipes.
///
/// Pages are in a scroll view of three slots: the previous one, the visible one, the next one. `PageScrollController` fills them.
/// > Contract: UIKit, UIPageViewController; PV-1 to PV-6.
/// > Partial: pages of the style `pageCurl` slide instead of curling, and have no back side.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right, or in reading order.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Where curling pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: for scrolling pages.
        case none = 0
        /// At the left or top edge.
        case min = 1
        /// In the middle, so that two pages are visible.
        case mid = 2
        /// At the right or bottom edge.
        case max = 3
    }

    /// Where new pages come from.
    public enum NavigationDirection: Int, Sendable {
        /// From the end: the later page replaces the earlier one.
        case forward = 0
        /// From the start: the earlier page replaces the later one.
        case reverse = 1
    }

    /// The animation between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl like paper in UIKit; in Ferry they slide.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The keys of the options that a page controller is created with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation` or its raw value, for curling pages.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// A number of points, for scrolling pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The animation between pages, chosen at creation; `pageCurl` unless given.
    open private(set) var transitionStyle: TransitionStyle = .pageCurl
    /// The direction of the pages, chosen at creation; horizontal unless given.
    open private(set) var navigationOrientation: NavigationOrientation = .horizontal
    /// Where curling pages are bound; `none` for scrolling ones, and `min` unless given.
    open private(set) var spineLocation: SpineLocation = .none
    /// Between scrolling pages. > Units: points.
    private(set) var spacing: CGFloat = 0
    private(set) lazy var stage = PageScrollController(self)

    /// A controller without pages; set at least one with `setViewControllers(_:direction:animated:completion:)`.
    ///
    /// An option that does not fit the style is ignored.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        guard style == .pageCurl else {
            spacing = max(0, PageOptions.number(options?[.interPageSpacing]) ?? 0)
            return
        }
        spineLocation = PageOptions.spine(options?[.spineLocation]) ?? .min
    }

    /// Creates a controller with curling pages, horizontal.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        useNib(named: nibNameOrNil, in: nibBundleOrNil)
    }

    /// Reads style, orientation and options from a storyboard or archive.
    public required init?(coder: NSCoder) {
        transitionStyle = TransitionStyle(rawValue: coder.decodeInteger(forKey: "UIPageViewControllerTransitionStyle")) ?? .pageCurl
        navigationOrientation =
            NavigationOrientation(rawValue: coder.decodeInteger(forKey: "UIPageViewControllerNavigationOrientation")) ?? .horizontal
        super.init(coder: coder)
        let gap = coder.number("UIPageViewControllerPageSpacing") ?? 0
        if transitionStyle == .pageCurl {
            spineLocation = coder.choice("UIPageViewControllerSpineLocation").flatMap { $0 == .none ? nil : $0 } ?? .min
        } else {
            spacing = max(0, gap)
        }
        if let hasBacks = coder.flag("UIPageViewControllerDoubleSided") { isDoubleSided = hasBacks }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(transitionStyle.rawValue, forKey: "UIPageViewControllerTransitionStyle")
        coder.encode(navigationOrientation.rawValue, forKey: "UIPageViewControllerNavigationOrientation")
    }

    /// The delegate, which is notified of page changes by the user; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Setting it, also to the same object, discards the cached neighbours. If nil, swipes are disabled.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { stage.sourceChanged() } }
    /// Whether curling pages have their own back sides; scrolling ones have none.
    open var isDoubleSided = false {
        didSet {
            guard isDoubleSided, transitionStyle == .pageCurl, spineLocation != .mid else { return }
            UnimplementedSetting.report("isDoubleSided", on: self)
        }
    }
    /// For curling pages; empty for scrolling ones.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? stage.recognizers : [] }
    /// The visible controllers: one, or two with the spine in the middle.
    open var viewControllers: [UIViewController]? { stage.shown }

    /// Shows other pages, without notifying the data source and the delegate.
    ///
    /// - Parameter completion: receives whether the pages arrived; false if others were set before.
    /// > Precondition: one controller, or two with the spine in the middle. > Contract: PV-1, PV-3.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        let needed = spineLocation == .mid ? 2 : 1
        ProgrammerError.require(
            pages.count == needed,
            "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(needed)) for the requested transition",
            name: .invalidArgument
        )
        stage.set(pages, direction, animated: animated, completion: completion)
    }

    open override func loadView() {
        view = PageRootView(frame: UIScreen.main.bounds, stage: stage)
        stage.settle()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage.requestNeighbors()
    }

    open override var childForStatusBarStyle: UIViewController? { stage.shown.first }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent(for: edge) ?? stage.shown.first?.contentScrollView(for: edge)
    }
    open override var childForStatusBarHidden: UIViewController? { stage.shown.first }
}

/// Parses a page controller's options, in the forms that apps use.
enum PageOptions {
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    static func spine(_ value: Any?) -> UIPageViewController.SpineLocation? {
        if let value = value as? UIPageViewController.SpineLocation { return value }
        return number(value).flatMap { UIPageViewController.SpineLocation(rawValue: Int(saturating: $0)) }
    }
}
