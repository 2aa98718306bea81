public import Foundation

/// Bar button items that belong together; if they do not fit, one item represents all of them.
///
/// > Contract: UIKit, UIBarButtonItemGroup
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// The items of the group in order; an item belongs to the last group that took it.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.group === self { item.group = nil }
            adopt()
            changed?()
        }
    }
    /// Nil shows all items however little space there is.
    open var representativeItem: UIBarButtonItem?
    /// Whether one item stands for the whole group because space is short; only the bar above the keyboard does that here.
    open package(set) var isDisplayingRepresentativeItem = false
    /// Whether the items of the group are left out of the bar.
    open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
    /// Notifies the navigation item that shows the group.
    var changed: (() -> Void)?

    /// Creates a group of items.
    ///
    /// - Parameters:
    ///   - barButtonItems: the items in order.
    ///   - representativeItem: the item to show for all of them if space is short; nil never replaces them.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    private func adopt() { for item in barButtonItems { item.group = self } }
}

extension UIBarButtonItem {
    /// The group that contains the item.
    public var buttonGroup: UIBarButtonItemGroup? { group }
}
