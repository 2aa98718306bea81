public import Foundation
internal import ObjectiveC
internal import QuartzCore

/// An item with a title and an image that a bar shows.
///
/// > Contract: UIKit, UIBarItem
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance, UIAppearanceContainer, AppearanceCustomizable {
    package var customization = AppearanceCustomization()
    /// The bars that show the item; they are notified of changes.
    var presenters = BarItemPresenters()
    var titleAttributes = ControlStateTable<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "UITitle") as? String
        tag = coder.decodeInteger(forKey: "UITag")
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        image = coder.decodeObject(of: UIImage.self, forKey: "UIImage")
        super.init()
        BarCoding.decode(self as UIBarItem, from: coder)
    }

    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        coder.encode(tag, forKey: "UITag")
        coder.encode(!isEnabled, forKey: "UIDisabled")
        if let image { coder.encode(image, forKey: "UIImage") }
    }

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    /// Notifies the bars of a change. > Package seam for UIKit's own items.
    package func itemDidChange() { presenters.tell(self) }

    // MARK: Contents

    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            if isEnabled != oldValue { itemDidChange() }
        }
    }
    open var title: String? {
        willSet { KeyValueChanges.will(self, "title") }
        didSet {
            defer { KeyValueChanges.did(self, "title") }
            if title != oldValue { itemDidChange() }
        }
    }
    open var image: UIImage? {
        willSet { KeyValueChanges.will(self, "image") }
        didSet {
            defer { KeyValueChanges.did(self, "image") }
            if image !== oldValue { itemDidChange() }
        }
    }
    /// Shown instead of `image` in bars of compact height.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// Shown enlarged during a long press at accessibility sizes, on iOS.
    open var largeContentSizeImage: UIImage? {
        didSet { if largeContentSizeImage != nil { UnimplementedSetting.report("largeContentSizeImage", on: self) } }
    }
    /// > Units: points.
    open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero {
        didSet { if largeContentSizeImageInsets != .zero { UnimplementedSetting.report("largeContentSizeImageInsets", on: self) } }
    }
    open var tag = 0 {
        willSet { KeyValueChanges.will(self, "tag") }
        didSet { KeyValueChanges.did(self, "tag") }
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("titleTextAttributes", Int(bitPattern: state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
        itemDidChange()
    }

    /// The attributes set for exactly this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: Accessibility

    open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
    open var accessibilityLabel: String? { didSet { itemDidChange() } }
    open var accessibilityHint: String? { didSet { itemDidChange() } }
    open var accessibilityValue: String? { didSet { itemDidChange() } }

    // MARK: Appearance proxies

    public static func appearance() -> Self { proxy() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containers: containerTypes)
    }
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(containers: containerTypes, traits: trait)
    }

    private static func proxy(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) -> Self {
        let store = ApplicationContext.current.appearances
        return unsafeDowncast(store.proxy(for: self, containers: containers, traits: traits), to: self)
    }

    package var appearanceContainer: UIResponder? { presenters.last }
    package var appearanceTraits: UITraitCollection { presenters.last?.traitCollection ?? .current }
    package static func makeAppearanceProxy() -> NSObject { DynamicClass.make(self) }
}

/// A bar that shows items.
@MainActor protocol BarItemPresenter: UIView {
    func itemDidChange(_ item: UIBarItem)
}

/// The bars that contain one item, the latest last. An item in two plain bars is visible in both.
@MainActor struct BarItemPresenters {
    private struct Entry {
        weak var bar: (any BarItemPresenter)?
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    var last: UIView? { entries.last { $0.bar != nil }?.bar }

    mutating func add(_ bar: any BarItemPresenter) {
        remove(bar)
        entries.append(Entry(bar: bar))
    }

    mutating func remove(_ bar: any BarItemPresenter) { entries.removeAll { $0.bar == nil || $0.bar === bar } }

    func tell(_ item: UIBarItem) {
        for entry in entries { entry.bar?.itemDidChange(item) }
    }
}
