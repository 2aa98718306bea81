public import Foundation
public import ObjectiveC

/// Something that can answer events: views, controllers, windows, the application.
///
/// An event that a responder does not handle goes to `next`.
/// > Contract: UIKit, UIResponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting, UIUserActivityRestoring {
    public override init() { super.init() }

    /// Called once everything of the same nib is connected. > Contract: UIKit, NSObject awakeFromNib; also of bar items and constraints here.
    open func awakeFromNib() {}
    /// Called where Interface Builder shows the object; never by Ferry.
    open func prepareForInterfaceBuilder() {}

    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderWindow?.currentFirstResponder === self }
    /// Fails when this cannot be first responder, is not in a window, or the present one refuses to go.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() { if isFirstResponder { FirstResponder.reportKeyboard(for: self) } }

    /// The window whose first responder this could be.
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

    /// Does what a double tap would; false leaves it to a touch at the activation point.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    /// Scrolls a page; false when there is nothing more that way.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Asked along the chain to put away what is modal; false when there is nothing to put away.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Asked along the chain for the most important thing there is to do; false when nothing was done.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// The cursor of an assistive tool came, went, is here.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.isAt(self) }

    // MARK: Actions

    /// Whether this would act on `action`: by default, whether it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The first of this and its successors that would act on `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Activities

    /// What a person does with this. UIKit brings it up to date when it is wanted, and a controller's is current while its view is to be seen.
    open var userActivity: NSUserActivity? {
        get { ResponderActivity.activity(of: self) }
        set { ResponderActivity.set(newValue, of: self) }
    }
    /// Puts into the activity what this shows; called before the activity is used.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Shows what the activity says; called on what a delegate hands to its restoration handler.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Menus and editing

    /// Changes the main menu, the source of the shortcuts of every responder. Called for the application and its delegate; overriders call super.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Called before a command is shown, on the responder that would act on it.
    open func validate(_ command: UICommand) {}
    /// Of this or the nearest successor that has one; a window has its own.
    open var undoManager: UndoManager? { next?.undoManager }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// What may be pasted or dropped here; nil for nothing beyond `canPaste(_:)` of subclasses.
    open var pasteConfiguration: UIPasteConfiguration?
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

    // A responder that overrides one of these takes part in the edit menu and in the shortcuts of a hardware keyboard. > Contract: HT-19.
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
