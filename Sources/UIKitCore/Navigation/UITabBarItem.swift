public import Foundation
internal import ObjectiveC

/// A tab: an image, a title, and an optional badge.
///
/// > Contract: UIKit, UITabBarItem; TB-6.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    var badgeAttributes = ControlStateTable<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let system: SystemItem = coder.choice("UISystemItem") {
            let (name, symbol) = system.contents
            (title, image) = (name, UIImage(systemName: symbol))
        }
        badgeValue = coder.decodeObject(forKey: "UIBadge") as? String
        BarCoding.decode(self as UITabBarItem, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: "UIBadge") }
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        let (title, symbol) = systemItem.contents
        self.title = title
        image = UIImage(systemName: symbol)
        self.tag = tag
    }

    /// Shown while the tab is selected; `image` if nil.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set {
            KeyValueChanges.will(self, "selectedImage")
            defer { KeyValueChanges.did(self, "selectedImage") }
            ownSelectedImage = newValue
            itemDidChange()
        }
    }
    private var ownSelectedImage: UIImage?

    /// Nil hides the badge; an empty string shows an empty one. > Contract: TB-6.
    open var badgeValue: String? {
        willSet { KeyValueChanges.will(self, "badgeValue") }
        didSet {
            defer { KeyValueChanges.did(self, "badgeValue") }
            if badgeValue != oldValue { itemDidChange() }
        }
    }
    /// Nil means red.
    open var badgeColor: UIColor? {
        willSet { KeyValueChanges.will(self, "badgeColor") }
        didSet {
            defer { KeyValueChanges.did(self, "badgeColor") }
            noteAppearance(\.badgeColor, badgeColor)
            itemDidChange()
        }
    }
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet {
            noteAppearance(\.titlePositionAdjustment, titlePositionAdjustment)
            itemDidChange()
        }
    }
    open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("badgeTextAttributes", Int(bitPattern: state.rawValue)) { $0.setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}

extension UITabBarItem.SystemItem {
    fileprivate var contents: (title: String, symbol: String) {
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
