public import Foundation
internal import ObjectiveC

/// A navigation bar's content for one screen.
///
/// > Contract: UIKit, UINavigationItem; NV-10 to NV-12.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// Whether an item shows its title large, in a bar that prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below it in the stack; large for the root.
        case automatic = 0
        /// Large in a bar that prefers large titles and is not of compact height.
        case always = 1
        /// In the bar's row.
        case never = 2
    }

    /// The text of the back button that leads to an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title; "Back" if that does not fit; otherwise the chevron alone.
        case `default` = 0
        /// "Back", or the chevron alone if that does not fit.
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// The purpose of a navigation bar, which decides the arrangement of its items.
    public enum ItemStyle: Int, Sendable {
        /// A stack of screens: the title is in the middle.
        case navigator = 0
        /// Documents or places: the title is at the leading edge, on iOS.
        case browser = 1
        /// One document: the title is at the leading edge, on iOS.
        case editor = 2
    }

    /// The position of a search field in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// Chosen by the bar; below its row here.
        case automatic = 0
        /// In the bar's row, on iOS.
        case inline = 1
        /// Below the bar's row.
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

    public override convenience init() {
        self.init(title: "")
        title = nil
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item from an archive or a nib.
    public required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "UITitle") as? String
        hasTitleOfFile = title != nil
        prompt = coder.decodeObject(forKey: "UIPrompt") as? String
        super.init()
        leftItems = coder.decodeObject(forKey: "UILeftBarButtonItems") as? [UIBarButtonItem] ?? []
        rightItems = coder.decodeObject(forKey: "UIRightBarButtonItems") as? [UIBarButtonItem] ?? []
        BarCoding.decode(self, from: coder)
    }

    /// Writes the title, the prompt and the bar button items to an archive.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
        coder.encode(leftItems as NSArray, forKey: "UILeftBarButtonItems")
        coder.encode(rightItems as NSArray, forKey: "UIRightBarButtonItems")
    }

    private func changed(animated: Bool = false) { bar?.navigationItemDidChange(self, animated: animated) }

    // MARK: Title

    /// The text in the middle of the bar, or large below its row, while this item is on top; also the text of the next item's back button.
    open var title: String? {
        willSet { KeyValueChanges.will(self, "title") }
        didSet {
            defer { KeyValueChanges.did(self, "title") }
            hasTitleOfFile = false
            if title != oldValue { changed() }
        }
    }
    /// Whether the title is that of an archive or an Interface Builder file, and was not set since.
    private(set) var hasTitleOfFile = false
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
    /// Whether the title is large; as the item below it by default.
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
    /// The text of the back button that leads to this item; nil uses the item's title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// Which text the back button that leads to this item shows.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Runs instead of popping this item, which then has a back button even as the root.
    open var backAction: UIAction? { didSet { changed() } }
    /// Whether the bar shows no back button while this item is on top; the swipe from the edge goes with it.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    private var hidesBack = false
    /// Shows or hides the back button, cross-fading the bar's content if animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        hidesBack = hidesBackButton
        changed(animated: animated)
    }
    /// Shows the back button in addition to the left items.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    // MARK: Buttons, from the edge inward

    /// The items at the leading edge, the first outermost; they replace the back button unless ``leftItemsSupplementBackButton`` is true.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems.isEmpty ? nil : leftItems }
        set {
            KeyValueChanges.will(self, "leftBarButtonItems")
            defer { KeyValueChanges.did(self, "leftBarButtonItems") }
            setLeftBarButtonItems(newValue, animated: false)
        }
    }
    /// The items at the trailing edge, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems.isEmpty ? nil : rightItems }
        set {
            KeyValueChanges.will(self, "rightBarButtonItems")
            defer { KeyValueChanges.did(self, "rightBarButtonItems") }
            setRightBarButtonItems(newValue, animated: false)
        }
    }
    /// The first left item; setting it replaces all left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems.first }
        set {
            KeyValueChanges.will(self, "leftBarButtonItem")
            defer { KeyValueChanges.did(self, "leftBarButtonItem") }
            setLeftBarButton(newValue, animated: false)
        }
    }
    /// The first right item; setting it replaces all right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems.first }
        set {
            KeyValueChanges.will(self, "rightBarButtonItem")
            defer { KeyValueChanges.did(self, "rightBarButtonItem") }
            setRightBarButton(newValue, animated: false)
        }
    }
    /// Replaces all left items, cross-fading the bar's content if animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items ?? []
        changed(animated: animated)
    }
    /// Replaces all right items, cross-fading the bar's content if animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items ?? []
        changed(animated: animated)
    }
    /// Replaces all left items.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { setLeftBarButtonItems(item.map { [$0] }, animated: animated) }
    /// Replaces all right items by one, or removes them if nil.
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
    /// A group that is always the last at the trailing edge.
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
    /// The position that the app prefers for the search field; `inline` is shown below the row here, which the log reports once.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
        didSet { if preferredSearchBarPlacement == .inline { UnimplementedSetting.report("preferredSearchBarPlacement", on: self) } }
    }
    /// The position of the search field: below the row.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    // MARK: Appearance, overriding the bar's own

    /// The bar's appearance while this item is on top; nil uses the bar's.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.copied(for: self)
            changed()
        }
    }
    /// The bar's appearance in compact height while this item is on top; nil uses the bar's.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.copied(for: self)
            changed()
        }
    }
    /// The bar's appearance while this item's content is at its top; nil uses the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copied(for: self)
            changed()
        }
    }
    /// The bar's appearance in compact height while this item's content is at its top; nil uses the bar's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied(for: self)
            changed()
        }
    }
}

extension UINavigationItem: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { changed() }
}
