public import Foundation
internal import ObjectiveC

/// A navigation bar's content for one screen.
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

    /// The bar whose stack contains the item.
    weak var bar: UINavigationBar?
    /// A container's item before the left items.
    var systemLeading: UIBarButtonItem? { didSet { if systemLeading !== oldValue { changed() } } }
    /// The height of the bar's expanded part when the screen was left. > Units: points.
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
    /// Shown in the middle instead of the title, at its own size.
    open var titleView: UIView? {
        willSet { KeyValueChanges.will(self, "titleView") }
        didSet {
            defer { KeyValueChanges.did(self, "titleView") }
            if titleView !== oldValue { changed() }
        }
    }
    /// A line of text above the bar's row.
    open var prompt: String? {
        willSet { KeyValueChanges.will(self, "prompt") }
        didSet {
            defer { KeyValueChanges.did(self, "prompt") }
            if prompt != oldValue { changed() }
        }
    }
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    // MARK: Search

    /// Its search bar is at the bottom of the navigation bar.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.navigationItem(self, hosts: false)
            searchController?.navigationItem(self, hosts: true)
            changed()
        }
    }
    /// Whether the search field hides when the content scrolls. > Contract: SE-8.
    open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } } }

    // MARK: Back button, shown by the next screen

    /// The appearance of the back button to this item; its target and action are not used.
    ///
    /// > Contract: UIKit, `backBarButtonItem`; NV-11.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Runs instead of popping this item, which then has a back button even as the root.
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
    /// Shows the back button in addition to the left items.
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

    // MARK: Button groups, in reading order

    private var groups = NavigationItemGroups()
    /// Sets the left items, from groups that are not hidden. Items that do not fit stay in place; no representative replaces them.
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
    /// At the trailing edge.
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

    // MARK: Bar styles

    /// The purpose of the bar. Only `navigator` is implemented: the title stays in the middle.
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
    /// The position of the search field: below the row.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    // MARK: Appearance, overriding the bar's own

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
}
