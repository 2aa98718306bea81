public import Foundation
public import ObjectiveC

/// An object that can respond to events: views, controllers, windows, the application.
///
/// An event that a responder does not handle goes to `next`.
/// > Contract: UIKit, UIResponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting, UIUserActivityRestoring {
    public override init() { super.init() }

    /// Called once all objects of the nib are connected. > Contract: UIKit, NSObject awakeFromNib; also of bar items and constraints here.
    open func awakeFromNib() {}
    /// Called when Interface Builder displays the object; never by Ferry.
    open func prepareForInterfaceBuilder() {}

    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderWindow?.currentFirstResponder === self }
    /// Fails if this cannot become first responder, is not in a window, or the current one refuses to resign.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() { if isFirstResponder { FirstResponder.reportKeyboard(for: self) } }

    /// The window in which this could be first responder.
    package var responderWindow: UIWindow? { nil }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.wasUnhandled = true
            return
        }
        next.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    // MARK: Motion and remote control

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Accessibility

    /// Acts like a double tap; false leaves it to a touch at the activation point.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    /// Scrolls a page; false at the end in that direction.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called along the responder chain to dismiss modal content; false if there is none.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called along the responder chain for the most important action; false if nothing was done.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// The cursor of an assistive technology arrived, left, is here.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.isAt(self) }

    // MARK: Actions

    /// Whether this would perform `action`: by default, whether it implements the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The first responder in the chain from here that would perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Activities

    /// The user's activity in this responder. UIKit updates it on demand, and a controller's is current while its view is visible.
    open var userActivity: NSUserActivity? {
        get { ResponderActivity.activity(of: self) }
        set { ResponderActivity.set(newValue, of: self) }
    }
    /// Updates the activity from this responder's state; called before the activity is used.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores the state in the activity; called on the objects passed to a delegate's restoration handler.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Menus and editing

    /// Changes the main menu, the source of every responder's shortcuts. Called for the application and its delegate; override and call
    /// super.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Called before a command is shown, on the responder that would perform it.
    open func validate(_ command: UICommand) {}
    /// Of this or the next responder that has one; a window has its own.
    open var undoManager: UndoManager? { next?.undoManager }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The types that can be pasted or dropped here; nil for none beyond `canPaste(_:)` of subclasses.
    open var pasteConfiguration: UIPasteConfiguration?
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

    // A responder that overrides one of these takes part in the edit menu and in hardware keyboard shortcuts. > Contract: HT-19.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
}
