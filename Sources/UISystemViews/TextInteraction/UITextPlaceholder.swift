internal import CoreGraphics
public import Foundation
public import UIKitCore

/// Empty space in a text, for text that will be there.
///
/// > Source: Apple, UITextPlaceholder
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
    /// The blank in the text.
    fileprivate let blank: NSTextAttachment
    private weak var view: UITextView?

    fileprivate init(_ blank: NSTextAttachment, in view: UITextView) {
        (self.blank, self.view) = (blank, view)
        super.init()
    }

    /// Where the space is in its text; empty when it was removed. > Units: points of the text view.
    open var rects: [UITextSelectionRect] {
        guard let view, let range = view.range(of: self), let text = view.textRange(range) else { return [] }
        return view.selectionRects(for: text)
    }
}

extension UITextView {
    /// Inserts empty space at the selection, which it replaces.
    ///
    /// - Parameter size: of the space, in points.
    /// - Returns: what `remove(_:)` takes to end it.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        let blank = NSTextAttachment()
        blank.image = UIImage()
        blank.bounds = CGRect(origin: .zero, size: CGSize(width: max(0, size.width), height: max(0, size.height)))
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: blank))
        text.addAttributes(typingAttributes, range: NSRange(location: 0, length: text.length))
        let place = selectedRange
        textStorage.replaceCharacters(in: place, with: text)
        selectedRange = NSRange(location: place.location + text.length, length: 0)
        return UITextPlaceholder(blank, in: self)
    }

    /// Removes empty space; nothing for one that is in another text, or was removed.
    public func remove(_ textPlaceholder: UITextPlaceholder) {
        guard let range = range(of: textPlaceholder) else { return }
        textStorage.replaceCharacters(in: range, with: "")
        selectedRange = NSRange(location: range.location, length: 0)
    }

    fileprivate func range(of placeholder: UITextPlaceholder) -> NSRange? {
        var found: NSRange?
        let all = NSRange(location: 0, length: textStorage.length)
        textStorage.enumerateAttribute(.attachment, in: all, options: []) { value, range, stop in
            guard value as AnyObject? === placeholder.blank else { return }
            found = range
            stop.pointee = true
        }
        return found
    }

    fileprivate func textRange(_ range: NSRange) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length)
        else { return nil }
        return textRange(from: start, to: end)
    }
}
