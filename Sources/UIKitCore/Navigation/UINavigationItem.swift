public import Foundation

/// What a navigation bar shows for one screen.
///
/// > Contract: UIKit, UINavigationItem; NV-10 to NV-12.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    /// The bar that shows the item, now or under others.
    weak var bar: UINavigationBar?
    /// What a container puts before the left items.
    var systemLeading: UIBarButtonItem? { didSet { if systemLeading !== oldValue { changed() } } }
    /// How high the lower part of the bar was when the screen was left. > Units: points.
    var lowerPart: CGFloat?
    private var leftItems: [UIBarButtonItem] = []
    private var rightItems: [UIBarButtonItem] = []

    public override init() { super.init() }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "UITitle") as? String
        prompt = coder.decodeObject(forKey: "UIPrompt") as? String
        super.init()
        leftItems = coder.decodeObject(forKey: "UILeftBarButtonItems") as? [UIBarButtonItem] ?? []
        rightItems = coder.decodeObject(forKey: "UIRightBarButtonItems") as? [UIBarButtonItem] ?? []
        BarCoding.decode(self, from: coder)
    }

    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
        coder.encode(leftItems as NSArray, forKey: "UILeftBarButtonItems")
        coder.encode(rightItems as NSArray, forKey: "UIRightBarButtonItems")
    }

    private func changed(animated: Bool = false) { bar?.navigationItemDidChange(self, animated: animated) }

    // MARK: Title

    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// Shown in the middle instead of the title, in its own size.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
    /// A line above the bar's row.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    // MARK: Search

    /// Its bar is shown at the bottom of the navigation bar.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.navigationItem(self, hosts: false)
            searchController?.navigationItem(self, hosts: true)
            changed()
        }
    }
    /// Whether the field goes away when the content scrolls. > Contract: SE-8.
    open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } } }

    // MARK: The way back, shown by the screen after this one

    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Runs instead of going back.
    open var backAction: UIAction? { didSet { changed() } }
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var hidesBack = false
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        hidesBack = hidesBackButton
        changed(animated: animated)
    }
    /// Shows the back button beside the left items.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    // MARK: Buttons, from the edge inward

    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items ?? []
        changed(animated: animated)
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items ?? []
        changed(animated: animated)
    }
    /// Replaces all left items.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Looks, before the bar's own

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
}
