internal import Foundation
public import ObjectiveC

/// A key combination and its action.
///
/// > Contract: UIKit, UIKeyCommand; HT-19, HT-20.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The input of the Up Arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The input of the Down Arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The input of the Left Arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The input of the Right Arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The input of the Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The input of the Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The input of the Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The input of the Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The input of the End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The input of the forward delete key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The input of the function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The input of the function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The input of the function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The input of the function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The input of the function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The input of the function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The input of the function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The input of the function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The input of the function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The input of the function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The input of the function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The input of the function key F12.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The character that the key types without modifiers, or one of the `input` constants.
    open private(set) var input: String?
    /// The modifier keys that must be held, no more and no fewer.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Handles the key before a text input does.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the shortcut may move to another key on other keyboard layouts; kept without effect here.
    open var allowsAutomaticLocalization = true
    /// Whether the shortcut is mirrored in right-to-left layouts; kept without effect here.
    open var allowsAutomaticMirroring = true

    /// Creates a shortcut with the title, image and state of a menu row; without a title it works but is not listed.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a shortcut without a title: it works, and is not listed while Command is held.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a shortcut that is listed with `discoverabilityTitle` while Command is held.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    package override func duplicate() -> UIMenuElement {
        guard let action, let input else { return self }
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state)
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }
}
