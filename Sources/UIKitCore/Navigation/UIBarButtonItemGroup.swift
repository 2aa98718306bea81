public import Foundation

/// Bar button items that belong together; if they do not fit, one item represents all of them.
///
/// > Contract: UIKit, UIBarButtonItemGroup
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.group === self { item.group = nil }
            adopt()
            changed?()
        }
    }
    /// Nil shows all items however little space there is.
    open var representativeItem: UIBarButtonItem?
    open internal(set) var isDisplayingRepresentativeItem = false
    open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
    /// Notifies the navigation item that shows the group.
    var changed: (() -> Void)?

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
