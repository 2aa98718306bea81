public import Foundation
internal import ObjectiveC

/// A tab: an image, a title, and an optional badge.
///
/// > Contract: UIKit, UITabBarItem; TB-6.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// A standard tab, with an English title and a symbol.
    public enum SystemItem: Int, Sendable {
        /// Three dots and the title "More".
        case more = 0
        /// A star and the title "Favorites".
        case favorites = 1
        /// A star and the title "Featured".
        case featured = 2
        /// A star and the title "Top Rated".
        case topRated = 3
        /// A clock and the title "Recents".
        case recents = 4
        /// A head in a circle and the title "Contacts".
        case contacts = 5
        /// A clock and the title "History".
        case history = 6
        /// A book and the title "Bookmarks".
        case bookmarks = 7
        /// A magnifying glass and the title "Search".
        case search = 8
        /// A square with a downward arrow and the title "Downloads".
        case downloads = 9
        /// A clock and the title "Most Recent".
        case mostRecent = 10
        /// A numbered list and the title "Most Viewed".
        case mostViewed = 11
    }

    var badgeAttributes = ControlStateTable<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

    /// Creates a tab from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let system: SystemItem = coder.choice("UISystemItem") {
            let (name, symbol) = system.contents
            (title, image) = (SystemStrings.text(name), UIImage(systemName: symbol))
        }
        badgeValue = coder.decodeObject(forKey: "UIBadge") as? String
        BarCoding.decode(self as UITabBarItem, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: "UIBadge") }
    }

    /// Creates a tab with a title and an image.
    ///
    /// - Parameters:
    ///   - title: the text of the tab.
    ///   - image: the icon, also of the selected tab; its alpha is filled with the tint colour unless its rendering mode says otherwise.
    ///   - tag: a number for the app's own use.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a tab with one image for the selected tab and one for others.
    ///
    /// - Parameters:
    ///   - title: the text of the tab.
    ///   - image: the icon of a tab that is not selected.
    ///   - selectedImage: the icon of the selected tab; nil uses `image`.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a standard tab.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        let (name, symbol) = systemItem.contents
        title = SystemStrings.text(name)
        image = UIImage(systemName: symbol)
        self.tag = tag
    }

    /// Shown while the tab is selected; `image` if nil.
    open var selectedImage: UIImage? {
        get { explicitSelectedImage ?? image }
        set {
            KeyValueChanges.will(self, "selectedImage")
            defer { KeyValueChanges.did(self, "selectedImage") }
            explicitSelectedImage = newValue
            itemDidChange()
        }
    }
    private var explicitSelectedImage: UIImage?

    /// Nil hides the badge; an empty string shows an empty one. > Contract: TB-6.
    open var badgeValue: String? {
        willSet { KeyValueChanges.will(self, "badgeValue") }
        didSet {
            defer { KeyValueChanges.did(self, "badgeValue") }
            if badgeValue != oldValue { itemDidChange() }
        }
    }
    /// The colour of the badge; nil means the appearance's, which is red by default.
    open var badgeColor: UIColor? {
        willSet { KeyValueChanges.will(self, "badgeColor") }
        didSet {
            defer { KeyValueChanges.did(self, "badgeColor") }
            noteAppearance(\.badgeColor, badgeColor)
            itemDidChange()
        }
    }
    /// The displacement of the title.
    ///
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet {
            noteAppearance(\.titlePositionAdjustment, titlePositionAdjustment)
            itemDidChange()
        }
    }
    /// The bar's appearance while this tab is selected; nil uses the bar's.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.copied(for: self)
            itemDidChange()
        }
    }
    /// The bar's appearance while this tab is selected and the content ends above the bar; nil uses the bar's.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.copied(for: self)
            itemDidChange()
        }
    }

    /// Sets attributes of the badge's text, such as font and colour, for a control state; nil removes them.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("badgeTextAttributes", Int(bitPattern: state.rawValue)) { $0.setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }
    /// Returns the badge's attributes set for exactly this state; nil if none are.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}

extension UITabBarItem.SystemItem {
    var contents: (title: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
    }
}

extension UITabBarItem: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { itemDidChange() }
}
