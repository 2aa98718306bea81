public import Foundation
public import UIKitCore

/// A view next to a list cell's content: a chevron, a checkmark, an editing control, a custom view.
/// > Contract: UIKit, UICellAccessory.
public struct UICellAccessory {
    /// Called when the user taps the accessory.
    public typealias ActionHandler = () -> Void
    /// Is called when another item of a pop-up menu is selected.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void
    /// Returns an accessory's index among those of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// When an accessory is visible.
    public enum DisplayedState: Sendable, Hashable {
        /// While editing and otherwise.
        case always
        /// Only while the collection view is being edited.
        case whenEditing
        /// Only while the collection view is not being edited.
        case whenNotEditing
    }

    /// The side of a custom accessory, when it is visible, and its position among those of that side.
    public enum Placement {
        /// Before the content; after the other accessories of that side by default.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content; before the other accessories of that side by default.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// The width reserved for an accessory.
    public enum LayoutDimension: Sendable, Hashable {
        /// Its own width.
        case actual
        /// The width of the system's accessories of its kind.
        case standard
        /// A width in points.
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

    /// A chevron at the trailing edge: the row leads to another screen.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(.disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor) }

    /// A chevron that turns when the row is expanded.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance, and which taps expand the row.
    ///   - actionHandler: called for a tap; nil lets the diffable data source expand and collapse the row.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .outlineDisclosure(options.style), displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    /// A checkmark at the trailing edge.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory {
        .init(.checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A red minus at the leading edge.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    ///   - actionHandler: called for a tap; nil shows the row's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.action, made.backgroundColor, made.isLeading) = (actionHandler, options.backgroundColor, true)
        return made
    }

    /// A green plus at the leading edge.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    ///   - actionHandler: called for a tap.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.action, made.backgroundColor, made.isLeading) = (actionHandler, options.backgroundColor, true)
        return made
    }

    /// Three lines at the trailing edge by which the row is dragged.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory {
        .init(
            .reorder(hasLine: options.showsVerticalSeparator), displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A circle at the leading edge that shows whether the row is selected.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        (made.backgroundColor, made.isLeading) = (options.backgroundColor, true)
        return made
    }

    /// A button at the trailing edge that shows details of the row.
    ///
    /// - Parameters:
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    ///   - actionHandler: called for a tap.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    /// The selected item of a menu; a touch anywhere in the row opens the menu.
    ///
    /// - Parameters:
    ///   - menu: the menu, of which one item is selected.
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    ///   - selectedElementDidChangeHandler: receives the menu when another item was selected.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        .init(
            .popUpMenu(menu, selectedElementDidChangeHandler), displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A text at the trailing edge.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - displayed: when it is visible.
    ///   - options: its appearance.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory {
        .init(
            .label(text, options.font, scales: options.adjustsFontForContentSizeCategory), displayed, options.isHidden,
            options.reservedLayoutWidth ?? .actual, options.tintColor)
    }

    /// A view of the app, at either side.
    ///
    /// - Parameter configuration: the view, its side and its size.
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
