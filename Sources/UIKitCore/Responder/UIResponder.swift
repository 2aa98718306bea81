public import Foundation
public import ObjectiveC

/// An object that can respond to events: views, controllers, windows, the application.
///
/// An event that a responder does not handle goes to `next`.
/// > Contract: UIKit, UIResponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting, UIUserActivityRestoring,
    UIActivityItemsConfigurationProviding
{
    public override init() { super.init() }

    /// Called once all objects of the nib are connected. > Contract: UIKit, NSObject awakeFromNib; also of bar items and constraints here.
    open func awakeFromNib() {}
    /// Never called. In Objective-C a root class's methods are also its class's, so that Xcode completes this override.
    open class func awakeFromNib() {}
    /// Called when a nib has made the object with `init(coder:)`; what it returns takes the object's place in the nib, and nil leaves the place
    /// empty. Returns the object itself unless overridden.
    ///
    /// > Contract: Foundation, NSObject awakeAfter(using:). > Partial: of views, controllers and other responders, in nibs; an unarchiver does not call it.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    /// Called when Interface Builder displays the object; never by Ferry.
    open func prepareForInterfaceBuilder() {}

    /// The responder that gets what this one does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this may stop being first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Whether this is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.currentFirstResponder === self }
    /// Fails if this cannot become first responder, is not in a window, or the current one refuses to resign.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    /// Stops being first responder, which dismisses the keyboard; returns false only if this is first responder and refuses.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }
    /// The view shown in place of the keyboard while this is first responder; nil shows the keyboard for text inputs.
    open var inputView: UIView? { nil }
    /// The view attached to the top of the keyboard or input view while this is first responder.
    open var inputAccessoryView: UIView? { nil }
    /// The controller of the view shown in place of the keyboard, for this responder and those below it in the chain; `inputView` comes first.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view attached to the keyboard, for this responder and those below it; `inputAccessoryView` comes first.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The keyboard's mode while this is first responder: the last one that the user chose, unless overridden.
    ///
    /// The keyboard asks when this becomes first responder. > Source: Apple, UIResponder.textInputMode
    open var textInputMode: UITextInputMode? { applicationContext.inputMode }
    /// A key by which the user's mode for this input is remembered; nil, the default, means it is not. Ferry remembers none.
    open var textInputContextIdentifier: String? { nil }
    /// Shows changed input views at once; no effect unless this is first responder.
    open func reloadInputViews() { if isFirstResponder { FirstResponder.reportKeyboard(for: self) } }

    /// The window in which this could be first responder.
    package var responderWindow: UIWindow? { nil }

    /// The context of the responder's application: that of its window or scene.
    ///
    /// Without a window it is the current one: a process has one application, whose context only tests replace.
    package var applicationContext: ApplicationContext { .current }

    // MARK: Touches

    /// Handles new touches; passes them to ``next`` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Handles touches that moved; passes them to ``next`` by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Handles lifted touches; passes them to ``next`` by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Handles touches that a gesture or the system took over; passes them to ``next`` by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Handles refined values of earlier touches; never called here, where touches have no estimated values.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Handles pressed keys of a hardware keyboard; passes them to ``next`` by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.wasUnhandled = true
            return
        }
        next.pressesBegan(presses, with: event)
    }
    /// Handles presses whose force changed; passes them to ``next`` by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Handles released keys; passes them to ``next`` by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Handles presses that the system took over; passes them to ``next`` by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    // MARK: Motion and remote control

    /// Handles the beginning of a shake; passes it to ``next`` by default.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Handles the end of a shake; passes it to ``next`` by default, and the application offers to undo.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Handles a motion that turned out to be no shake; passes it to ``next`` by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    /// Handles a command of a headset or of media controls; passes it to ``next`` by default.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Accessibility

    /// Acts like a double tap; false leaves it to a touch at the activation point.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value of an adjustable element by one step; does nothing by default.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable element by one step; does nothing by default.
    open func accessibilityDecrement() {}
    /// Scrolls a page; false at the end in that direction.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called along the responder chain to dismiss modal content; false if there is none.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called along the responder chain for the most important action; false if nothing was done.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// The cursor of an assistive technology arrived, left, is here.
    open func accessibilityElementDidBecomeFocused() {}
    /// The cursor of an assistive technology left.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether the cursor of an assistive technology is here.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.isAt(self) }

    // MARK: Actions

    /// Whether this would perform `action`: by default, whether it implements the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The first responder in the chain from here that would perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// The shortcuts that this handles while it, or a responder below it in the chain, is first responder.
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

    /// The items that this responder shares, for `UIActivityViewController(activityItemsConfiguration:)`; nil by default.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    // MARK: Menus and editing

    /// Changes the main menu, the source of every responder's shortcuts. Called for the application and its delegate; override and call
    /// super.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Called before a command is shown, on the responder that would perform it.
    open func validate(_ command: UICommand) {}
    /// Of this or the next responder that has one; a window has its own.
    open var undoManager: UndoManager? { next?.undoManager }
    /// Whether three-finger gestures edit; not read here, where there are none.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// The types that can be pasted or dropped here; nil for none beyond `canPaste(_:)` of subclasses.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Receives pasted or dropped data of the accepted types; does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether any of the providers has a type of ``pasteConfiguration``.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

    // A responder that overrides one of these takes part in the edit menu and in hardware keyboard shortcuts. > Contract: HT-19.
    /// Moves the selection to the pasteboard; does nothing unless overridden.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard; does nothing unless overridden.
    open func copy(_ sender: Any?) {}
    /// Inserts the pasteboard's content; does nothing unless overridden.
    open func paste(_ sender: Any?) {}
    /// Deletes the selection; does nothing unless overridden.
    open func delete(_ sender: Any?) {}
    /// Selects the object at the insertion point, such as a word; does nothing unless overridden.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}
    /// Makes the selected text run from left to right; does nothing unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Makes the selected text run from right to left; does nothing unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Makes the selected text bold or regular; does nothing unless overridden.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selected text italic or upright; does nothing unless overridden.
    open func toggleItalics(_ sender: Any?) {}
    /// Adds or removes the underline of the selected text; does nothing unless overridden.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selected text or the content larger; does nothing unless overridden.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selected text or the content smaller; does nothing unless overridden.
    open func decreaseSize(_ sender: Any?) {}
    /// Opens a search in the content; does nothing unless overridden.
    open func find(_ sender: Any?) {}
    /// Opens a search with replacement in the content; does nothing unless overridden.
    open func findAndReplace(_ sender: Any?) {}
    /// Takes the selected text as the text to search for; does nothing unless overridden.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Selects the next match of a search; does nothing unless overridden.
    open func findNext(_ sender: Any?) {}
    /// Selects the previous match of a search; does nothing unless overridden.
    open func findPrevious(_ sender: Any?) {}
    /// Prints the content; does nothing unless overridden. Its selector is `print:`.
    open func printContent(_ sender: Any?) {}
    /// Inserts the pasteboard's text in the style around the insertion point; does nothing unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) {}
}
