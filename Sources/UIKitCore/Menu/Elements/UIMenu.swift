public import Foundation

/// A group of menu elements, itself one: a menu inside of a menu opens beside it or, with `.displayInline`, stands between its neighbours.
///
/// > Contract: UIKit, UIMenu; MN-1.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize
    open var displayPreferences: UIMenuDisplayPreferences?
    public let children: [UIMenuElement]

    /// - Parameter identifier: a unique one is made when nil.
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

    /// Numbers the menus made without an identifier.
    private static var made = 0

    /// The leaves here and in inline menus below that are on.
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

/// How a menu's rows are shown.
///
/// > Contract: UIKit, UIMenuDisplayPreferences
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// 0 stands for the system's own limit.
    open var maximumNumberOfTitleLines = 0
    public override init() { super.init() }
}
