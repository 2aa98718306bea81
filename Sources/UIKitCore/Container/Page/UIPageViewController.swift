internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors
internal import HostInterface

/// Leads from page to page by swipes.
///
/// Pages lie in a scroll view of three slots: the one before, the one that shows, the one after. `PageScrollController` fills them.
/// > Contract: UIKit, UIPageViewController; PV-1 to PV-6.
/// > Partial: pages of the style `pageCurl` slide instead of curling, and have no back.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation` or its raw value, of pages that curl.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// A number of points, of pages that scroll.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open private(set) var transitionStyle: TransitionStyle = .pageCurl
    open private(set) var navigationOrientation: NavigationOrientation = .horizontal
    open private(set) var spineLocation: SpineLocation = .none
    /// Between pages that scroll. > Units: points.
    private(set) var spacing: CGFloat = 0
    private(set) lazy var stage = PageScrollController(self)

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

    /// With pages that curl, side by side.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        spineLocation = .min
    }

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

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Setting it, also to the same object, forgets the neighbours that were asked for. Without one nothing can be swiped.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { stage.sourceChanged() } }
    /// Whether pages that curl have a back of their own; those that slide have none.
    open var isDoubleSided = false {
        didSet {
            guard isDoubleSided, transitionStyle == .pageCurl, spineLocation != .mid else { return }
            UnimplementedSetting.report("isDoubleSided", on: self)
        }
    }
    /// Of pages that curl; empty for those that scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? stage.recognizers : [] }
    /// What shows: one controller, or two with the spine in the middle.
    open var viewControllers: [UIViewController]? { stage.shown }

    /// Shows other pages; tells the data source and the delegate nothing.
    ///
    /// - Parameter completion: with whether the pages arrived; false when others were set before.
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

/// What options of a page controller say, in the forms apps give them.
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
