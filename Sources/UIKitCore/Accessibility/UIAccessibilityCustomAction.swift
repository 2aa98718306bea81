public import Foundation
internal import HostInterface
public import ObjectiveC

/// A named additional action of an element.
///
/// > Contract: UIKit, UIAccessibilityCustomAction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString { didSet { name = attributedName.string } }
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector?
    /// Returns whether the action succeeded.
    open var actionHandler: ActionHandler?

    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        attributedName = NSAttributedString(string: name)
        super.init()
    }

    /// The selector takes the action as its argument, or no argument.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        attributedName = NSAttributedString(string: name)
        super.init()
    }

    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? NSObject, let selector, target.responds(to: selector) else { return false }
        _ = target.perform(selector, with: self)
        return true
    }
}

/// Steps through items of one kind.
///
/// > Contract: UIKit, UIAccessibilityCustomRotor
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    public enum Direction: Int, Sendable { case previous, next }
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    open var name: String
    open var itemSearchBlock: Search

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }
}

/// Where a rotor's search starts, and its direction.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: NSObject?
    open var targetRange: UITextRange?

    public override init() { super.init() }
    public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
        self.targetElement = targetElement as? NSObject
        self.targetRange = targetRange
        super.init()
    }
}

/// Which way content goes. > Contract: UIKit, UIAccessibilityScrollDirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
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
