public import Foundation
public import UIKitCore

/// A view next to a list cell's content: a chevron, a checkmark, an editing control, a custom view.
/// > Contract: UIKit, UICellAccessory.
public struct UICellAccessory {
    public typealias ActionHandler = () -> Void
    /// Is called when another item of a pop-up menu is selected.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void
    /// Returns an accessory's index among those of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    public enum DisplayedState: Sendable, Hashable {
        case always
        case whenEditing
        case whenNotEditing
    }

    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The width reserved for an accessory.
    public enum LayoutDimension: Sendable, Hashable {
        /// Its own width.
        case actual
        /// The width of the system's accessories of its kind.
        case standard
        case custom(CGFloat)
    }

    enum Kind {
        case disclosureIndicator
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case checkmark
        case delete
        case insert
        /// With a separator before it if there are other accessories.
        case reorder(hasLine: Bool)
        case multiselect
        case detail
        case popUpMenu(UIMenu, MenuSelectedElementDidChangeHandler?)
        case label(String, UIFont, scales: Bool)
        case custom(UIView, keepsSize: Bool)
    }

    let kind: Kind
    let displayed: DisplayedState
    var isHidden = false
    var space = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var action: ActionHandler?
    var position: Position?
    var isLeading = false

    private init(_ kind: Kind, _ displayed: DisplayedState, _ isHidden: Bool?, _ space: LayoutDimension?, _ tint: UIColor?) {
        (self.kind, self.displayed, self.isHidden, tintColor) = (kind, displayed, isHidden ?? false, tint)
        self.space = space ?? .standard
    }

    /// A chevron: the row leads to another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor) }

    /// A chevron that rotates when the row is expanded.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .outlineDisclosure(options.style), displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        .init(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A red minus. Without a handler it shows the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.action, made.backgroundColor, made.isLeading) = (actionHandler, options.backgroundColor, true)
        return made
    }

    /// A green plus.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.action, made.backgroundColor, made.isLeading) = (actionHandler, options.backgroundColor, true)
        return made
    }

    /// Three lines by which the row is dragged.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        .init(
            .reorder(hasLine: options.showsVerticalSeparator), displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A circle that shows whether the row is selected.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.backgroundColor, made.isLeading) = (options.backgroundColor, true)
        return made
    }

    /// A button that shows details of the row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    /// The selected item of a menu; a touch anywhere in the row opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        .init(
            .popUpMenu(menu, selectedElementDidChangeHandler), displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        .init(
            .label(text, options.font, scales: options.adjustsFontForContentSizeCategory), displayed, options.isHidden,
            options.reservedLayoutWidth ?? .actual, options.tintColor)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, position, isLeading) = configuration.place
        var made = UICellAccessory(
            .custom(configuration.customView, keepsSize: configuration.maintainsFixedSize), displayed, configuration.isHidden,
            configuration.reservedLayoutWidth ?? .actual, configuration.tintColor)
        (made.position, made.isLeading) = (position, isLeading)
        return made
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }
}
