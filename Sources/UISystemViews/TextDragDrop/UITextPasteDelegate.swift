public import Foundation
public import ObjectiveC
public import UIKitCore

/// A text view or field into which an app decides what is pasted.
///
/// > Source: Apple, UITextPasteConfigurationSupporting
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Decides what becomes of pasted and dropped items; not retained.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// One pasted or dropped item, for which a paste delegate gives a result.
///
/// > Source: Apple, UITextPasteItem
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    /// The data of the item.
    var itemProvider: NSItemProvider { get }
    /// What the app attached to a dragged item; nil for a paste.
    var localObject: Any? { get }
    /// The attributes that pasted text gets.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// The item becomes a text with the default attributes.
    func setResult(string: String)
    /// The item becomes a text with its own attributes.
    func setResult(attributedString string: NSAttributedString)
    /// The item becomes an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// The item becomes nothing.
    func setNoResult()
    /// The item becomes what it would be without a delegate: its text, if it has one.
    func setDefaultResult()
}

/// An item that is pasted into a search field, which may become a token.
///
/// > Source: Apple, UISearchTextFieldPasteItem
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// The item becomes a token after those that the field has.
    func setSearchTokenResult(_ token: UISearchToken)
}

/// Decides what becomes of items pasted or dropped into a text. All members are optional.
///
/// Text appears without an animation, so that the delegate is not asked for one, which differs from iOS.
/// > Source: Apple, UITextPasteDelegate
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Gives an item its result, at once or later; the default result by default.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Returns one text of those of several items; by default one after the other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Inserts the text, and returns the range that it has then; by default it replaces the range.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
    /// Returns whether the text appears with an animation. Not called in Ferry.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        let name = "textPasteConfigurationSupporting:transformPasteItem:"
        guard ObjCRuntime.responds(self, to: Selector(name)) else { return item.setDefaultResult() }
        ObjCRuntime.optional(self, name, [textPasteConfigurationSupporting, item])
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        ObjCRuntime.optional(
            self, "textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:",
            [textPasteConfigurationSupporting, itemStrings, textRange]) ?? TextPaster.joined(itemStrings)
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        ObjCRuntime.optional(
            self, "textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:",
            [textPasteConfigurationSupporting, attributedString, textRange])
            ?? (textPasteConfigurationSupporting as? any UIView & UITextInput).map {
                TextPaster.replace(textRange, with: attributedString, in: $0)
            } ?? textRange
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}
