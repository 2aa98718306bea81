public import Foundation

/// A group of menu elements, itself an element: a nested menu opens as a submenu or, with `.displayInline`, is shown inline.
///
/// > Contract: UIKit, UIMenu; MN-1.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The menu's name in a menu tree; a unique one if none was given.
    public let identifier: Identifier
    /// How the menu is shown in its parent, and whether one element at most is on.
    public let options: Options
    /// The size of the rows; automatic means large.
    open var preferredElementSize: ElementSize
    /// Row options of this menu; nil uses the system's.
    open var displayPreferences: UIMenuDisplayPreferences?
    /// The elements in order; `replacingChildren(_:)` makes a menu with others.
    public let children: [UIMenuElement]

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: the text of the menu's row, or the header of an open or inline menu.
    ///   - subtitle: a smaller line below the title; nil shows none.
    ///   - image: the icon of the menu's row; nil shows none.
    ///   - identifier: the menu's name in a menu tree; a unique one is generated if nil.
    ///   - options: how the menu is shown in its parent, and whether one element at most is on.
    ///   - preferredElementSize: the size of the rows.
    ///   - children: the elements in order.
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
