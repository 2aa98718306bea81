public import Foundation
internal import ObjectiveC

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

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        case stacked = 2
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

    open var title: String? {
        willSet { KeyValueChanges.will(self, "title") }
        didSet {
            defer { KeyValueChanges.did(self, "title") }
            if title != oldValue { changed() }
        }
    }
    /// Shown in the middle instead of the title, in its own size.
    open var titleView: UIView? {
        willSet { KeyValueChanges.will(self, "titleView") }
        didSet {
            defer { KeyValueChanges.did(self, "titleView") }
            if titleView !== oldValue { changed() }
        }
    }
    /// A line above the bar's row.
    open var prompt: String? {
        willSet { KeyValueChanges.will(self, "prompt") }
        didSet {
            defer { KeyValueChanges.did(self, "prompt") }
            if prompt != oldValue { changed() }
        }
    }
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

    /// How the way back to this item looks; its target and actions are not used.
    ///
    /// > Contract: UIKit, `backBarButtonItem`; NV-11.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Runs instead of going back from this item, which then has a back button even with nothing below it.
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
        set {
            KeyValueChanges.will(self, "leftBarButtonItems")
            defer { KeyValueChanges.did(self, "leftBarButtonItems") }
            setLeftBarButtonItems(newValue, animated: false)
        }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set {
            KeyValueChanges.will(self, "rightBarButtonItems")
            defer { KeyValueChanges.did(self, "rightBarButtonItems") }
            setRightBarButtonItems(newValue, animated: false)
        }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set {
            KeyValueChanges.will(self, "leftBarButtonItem")
            defer { KeyValueChanges.did(self, "leftBarButtonItem") }
            setLeftBarButton(newValue, animated: false)
        }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set {
            KeyValueChanges.will(self, "rightBarButtonItem")
            defer { KeyValueChanges.did(self, "rightBarButtonItem") }
            setRightBarButton(newValue, animated: false)
        }
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

    // MARK: Groups of buttons, in the order in which they are read

    private var groups = NavigationItemGroups()
    /// Sets the left items, of groups that are not hidden. Items that have no room keep their places; no representative stands for them.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set {
            groups.leading = newValue
            groupsChanged(newValue)
        }
    }
    /// Sets the right items, together with the pinned group.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set {
            groups.trailing = newValue
            groupsChanged(newValue)
        }
    }
    /// Stands at the trailing edge.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set {
            groups.pinned = newValue
            groupsChanged(newValue.map { [$0] } ?? [])
        }
    }
    /// In the middle of a wide bar, on iOS.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { if !centerItemGroups.isEmpty { UnimplementedSetting.report("centerItemGroups", on: self) } }
    }

    private func groupsChanged(_ new: [UIBarButtonItemGroup]) {
        for group in new { group.changed = { [weak self] in self?.showGroups() } }
        showGroups()
    }

    private func showGroups() {
        if groups.setsLeading { leftItems = groups.leadingItems }
        if groups.setsTrailing { rightItems = groups.trailingItems }
        changed()
    }

    // MARK: Kinds of bars

    /// What the bar is for. Only `navigator` is carried out: the title stays in the middle.
    open var style: ItemStyle = .navigator {
        didSet { if style != .navigator { UnimplementedSetting.report("style", on: self) } }
    }
    /// Opened by a tap on the title, on iOS.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { if titleMenuProvider != nil { UnimplementedSetting.report("titleMenuProvider", on: self) } }
    }
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
        didSet { if preferredSearchBarPlacement == .inline { UnimplementedSetting.report("preferredSearchBarPlacement", on: self) } }
    }
    /// Where the field is: below the row.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    // MARK: Looks, before the bar's own

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
}
