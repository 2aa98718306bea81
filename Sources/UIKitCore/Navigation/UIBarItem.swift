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
    package var presenters = BarItemPresenters()
    var titleAttributes = ControlStateTable<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

    /// Creates an item from an archive or a nib.
    public required init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "UITitle") as? String
        tag = coder.decodeInteger(forKey: "UITag")
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        image = coder.decodeObject(of: UIImage.self, forKey: "UIImage")
        super.init()
        BarCoding.decode(self as UIBarItem, from: coder)
    }

    /// Writes the title, tag, enabled state and image to an archive.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        coder.encode(tag, forKey: "UITag")
        coder.encode(!isEnabled, forKey: "UIDisabled")
        if let image { coder.encode(image, forKey: "UIImage") }
    }

    /// Called after the item was loaded from a nib; does nothing by default.
    open func awakeFromNib() {}
    /// Called by Interface Builder on a Mac; never called here.
    open func prepareForInterfaceBuilder() {}

    /// Notifies the bars of a change. > Package seam for UIKit's own items.
    package func itemDidChange() { presenters.notify(self) }

    // MARK: Contents

    /// Whether the item responds to taps; a disabled one is dimmed.
    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            if isEnabled != oldValue { itemDidChange() }
        }
    }
    /// The text of the item; nil shows none.
    open var title: String? {
        willSet { KeyValueChanges.will(self, "title") }
        didSet {
            defer { KeyValueChanges.did(self, "title") }
            if title != oldValue { itemDidChange() }
        }
    }
    /// The image of the item, drawn in the tint colour unless its rendering mode says otherwise.
    open var image: UIImage? {
        willSet { KeyValueChanges.will(self, "image") }
        didSet {
            defer { KeyValueChanges.did(self, "image") }
            if image !== oldValue { itemDidChange() }
        }
    }
    /// Shown instead of `image` in bars of compact height.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// Shown enlarged during a long press at accessibility text sizes; by tab bars only, which the log reports for other items.
    open var largeContentSizeImage: UIImage? {
        didSet {
            if largeContentSizeImage != nil, !(self is UITabBarItem) { UnimplementedSetting.report("largeContentSizeImage", on: self) }
        }
    }
    /// The distances between the image and the edges of its place.
    ///
    /// > Units: points.
    open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// The insets of ``landscapeImagePhone``, in points.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
    /// The insets of ``largeContentSizeImage``, in points; of items in tab bars only, which the log reports for other items.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero {
        didSet {
            if largeContentSizeImageInsets != .zero, !(self is UITabBarItem) {
                UnimplementedSetting.report("largeContentSizeImageInsets", on: self)
            }
        }
    }
    /// A number for the app's own use.
    open var tag = 0 {
        willSet { KeyValueChanges.will(self, "tag") }
        didSet { KeyValueChanges.did(self, "tag") }
    }

    /// Sets attributes of the title, such as font and colour, for a control state; nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("titleTextAttributes", Int(bitPattern: state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
        itemDidChange()
    }

    /// The attributes set for exactly this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: Accessibility

    /// The identifier of the item's view, for UI tests.
    open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
    /// The spoken name of the item; nil uses its title.
    open var accessibilityLabel: String? { didSet { itemDidChange() } }
    /// A spoken description of what a tap does.
    open var accessibilityHint: String? { didSet { itemDidChange() } }
    /// The spoken value of the item, read after its label.
    open var accessibilityValue: String? { didSet { itemDidChange() } }

    // MARK: Appearance proxies

    /// Returns the proxy whose settings apply to all items of this class.
    public static func appearance() -> Self { proxy() }
    /// Returns the proxy whose settings apply to items inside the given containers, the innermost listed first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containers: containerTypes)
    }
    /// Returns the proxy whose settings apply to items in an environment with these traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }
    /// Returns the proxy whose settings apply to items inside the given containers with these traits.
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
@preconcurrency @MainActor package protocol BarItemPresenter: UIView {
    func itemDidChange(_ item: UIBarItem)
}

/// The bars that contain one item, the latest last. An item in two plain bars is visible in both.
@MainActor package struct BarItemPresenters {
    private struct Entry {
        weak var bar: (any BarItemPresenter)?
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    var last: UIView? { entries.last { $0.bar != nil }?.bar }

    package mutating func add(_ bar: any BarItemPresenter) {
        remove(bar)
        entries.append(Entry(bar: bar))
    }

    mutating func remove(_ bar: any BarItemPresenter) { entries.removeAll { $0.bar == nil || $0.bar === bar } }

    func notify(_ item: UIBarItem) {
        for entry in entries { entry.bar?.itemDidChange(item) }
    }
}

extension UIBarItem: UIAccessibilityIdentification {}
