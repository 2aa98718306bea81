internal import DeviceProtocol
public import Foundation
public import ObjectiveC

/// A named additional action of an element.
///
/// > Contract: UIKit, UIAccessibilityCustomAction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs a custom action; returns whether it succeeded.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The localized name by which assistive tools offer the action.
    ///
    /// The text of `attributedName`; setting it removes attributes.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes for speech; setting it also sets `name` to its text.
    open var attributedName: NSAttributedString
    /// An image for menus of actions; stored, but not shown, because Ferry has no Switch Control.
    open var image: UIImage?
    /// The object that receives `selector`; not retained, and not used if there is an `actionHandler`.
    open weak var target: AnyObject?
    /// The method of `target` that performs the action.
    ///
    /// The method returns whether the action succeeded. The action counts as failed if the target does not implement the method, and as
    /// successful if the method returns nothing.
    open var selector: Selector?
    /// What the action is for, such as ``UIAccessibilityCustomActionCategoryEdit``; kept, as Ferry's VoiceOver lists all actions alike.
    open var category: String?
    /// Performs the action and returns whether it succeeded; used instead of target and selector.
    open var actionHandler: ActionHandler?

    /// Creates an action that calls a closure.
    ///
    /// - Parameters:
    ///   - name: the localized name that assistive tools offer.
    ///   - image: an image for the action, which Ferry does not show.
    ///   - actionHandler: performs the action and returns whether it succeeded.
    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.image = image
        self.actionHandler = actionHandler
        attributedName = NSAttributedString(string: name)
        super.init()
    }

    /// Creates an action that sends a message to an object.
    ///
    /// - Parameters:
    ///   - name: the localized name that assistive tools offer.
    ///   - image: an image for the action, which Ferry does not show.
    ///   - target: the receiver, which is not retained.
    ///   - selector: a method with the action as its argument, or without arguments.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        attributedName = NSAttributedString(string: name)
        super.init()
    }

    /// Creates an action that calls a closure, with attributes for the speech of its name.
    ///
    /// - Parameters:
    ///   - attributedName: the localized name that assistive tools offer.
    ///   - image: an image for the action, which Ferry does not show.
    ///   - actionHandler: performs the action and returns whether it succeeded.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: @escaping ActionHandler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action that sends a message to an object, with attributes for the speech of its name.
    ///
    /// - Parameters:
    ///   - attributedName: the localized name that assistive tools offer.
    ///   - image: an image for the action, which Ferry does not show.
    ///   - target: the receiver, which is not retained.
    ///   - selector: a method with the action as its argument, or without arguments.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? NSObject, let selector, target.responds(to: selector) else { return false }
        let result = ObjCRuntime.send(selector, to: target, [self])
        return result as? Bool ?? (result as? NSNumber)?.boolValue ?? true
    }
}

/// The category of actions that edit.
///
/// > Source: Apple, UIAccessibilityCustomActionCategoryEdit
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"

/// Steps through items of one kind.
///
/// > Contract: UIKit, UIAccessibilityCustomRotor
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// The order in which a rotor is searched.
    public enum Direction: Int, Sendable { case previous, next }
    /// A closure that finds the next item from a start and in a direction; nil if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Kinds of items that assistive tools know themselves. Ferry offers such a rotor by its English name.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    /// The localized name of the kind of items, such as "Errors"; the text of `attributedName`.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes for speech.
    open var attributedName: NSAttributedString
    /// The kind of items of a rotor that replaces one of the system's; `.none` for the app's own.
    public let systemRotorType: SystemRotorType
    /// Finds the next item when the user steps through the rotor.
    open var itemSearchBlock: Search

    /// Creates a rotor.
    ///
    /// - Parameters:
    ///   - name: the localized name of the kind of items.
    ///   - itemSearchBlock: returns the item after or before the current one, nil at the end.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: name), .none, itemSearchBlock)
    }

    /// Creates a rotor with attributes for the speech of its name.
    ///
    /// - Parameters:
    ///   - attributedName: the localized name of the kind of items.
    ///   - itemSearchBlock: returns the item after or before the current one, nil at the end.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName, .none, itemSearchBlock)
    }

    /// Creates a rotor that replaces one of the system's.
    ///
    /// - Parameters:
    ///   - type: the kind of items, by which the rotor is named.
    ///   - itemSearchBlock: returns the item after or before the current one, nil at the end.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: type.name), type, itemSearchBlock)
    }

    private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
        attributedName = name
        systemRotorType = type
        itemSearchBlock = search
        super.init()
    }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The name that assistive tools say.
    var name: String {
        switch self {
        case .none: ""
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
            "Headings Level \(rawValue - Self.heading.rawValue)"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}

/// Where a rotor's search starts, and its direction.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item at which the search starts: the element at the cursor.
    ///
    /// Its range is nil: Ferry does not track a position in text.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Whether the item after or the one before the current item is wanted.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element that the cursor moves to; not retained.
    open weak var targetElement: NSObject?
    /// The range of text in the target to select; nil means the whole element.
    ///
    /// Used only if the target is a `UITextInput`.
    open var targetRange: UITextRange?

    public override init() { super.init() }
    /// Creates a result.
    ///
    /// - Parameters:
    ///   - targetElement: the element to move to; it is not retained.
    ///   - targetRange: the text in it to select, if it is a text input.
    public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
        self.targetElement = targetElement as? NSObject
        self.targetRange = targetRange
        super.init()
    }
}

/// The direction in which content moves. > Contract: UIKit, UIAccessibilityScrollDirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Content moves to the right: what is further left becomes visible.
    case right = 1
    /// `left`, `up` and `down` name the direction in which fingers and content move; `next` and `previous` turn a page.
    case left, up, down, next, previous
}

extension UIAccessibilityScrollDirection {
    init(_ direction: AccessibilityAction.Direction) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .next: self = .next
        case .previous: self = .previous
        }
    }
}
