public import Foundation

/// A group of menu elements, itself an element: a nested menu opens as a submenu or, with `.displayInline`, is shown inline.
///
/// > Contract: UIKit, UIMenu; MN-1.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize
    open var displayPreferences: UIMenuDisplayPreferences?
    public let children: [UIMenuElement]

    /// - Parameter identifier: a unique one is generated if nil.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        UIMenu.made += 1
        self.identifier = identifier ?? Identifier("com.ferry.menu.\(UIMenu.made)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Counts the menus created without an identifier.
    private static var made = 0

    /// The selected leaves of this menu and its inline menus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        menu.accessibilityIdentifier = accessibilityIdentifier
        return menu
    }

    package override func duplicate() -> UIMenuElement { replacingChildren(children) }
}

/// Display options of a menu's rows.
///
/// > Contract: UIKit, UIMenuDisplayPreferences
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// 0 means the system's own limit.
    open var maximumNumberOfTitleLines = 0
    public override init() { super.init() }
}
