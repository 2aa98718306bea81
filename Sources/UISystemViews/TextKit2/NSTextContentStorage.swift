public import Foundation
public import UIKitCore

/// The text of a text storage as paragraphs, for TextKit 2.
///
/// An edit of the storage makes new elements of the paragraphs that it changes only.
/// > Source: Apple, NSTextContentStorage. > Units: UTF-16. > Isolation: the storage's.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// Posted by iOS for an attribute that its layout does not draw; never by Ferry.
    public static let unsupportedAttributeAddedNotification = NSNotification.Name(
        "NSTextContentStorageUnsupportedAttributeAddedNotification")

    private var storage: NSTextStorage? = NSTextStorage()
    private var paragraphs = TextParagraphs()
    /// The elements of the paragraphs, as far as they were asked for.
    private var elements: [NSTextElement?] = [nil]
    private weak var storageDelegate: (any NSTextContentStorageDelegate)?

    /// Creates an empty text.
    public override init() {
        super.init()
        storage?.textStorageObserver = self
    }

    /// The object that can replace paragraphs; held weakly.
    open override var delegate: (any NSTextContentManagerDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            storageDelegate = newValue as? any NSTextContentStorageDelegate
            forgetElements(0..<elements.count)
        }
    }

    /// The text; setting another one lays it out instead.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            let old = documentRange
            if storage?.textStorageObserver === self { storage?.textStorageObserver = nil }
            storage = newValue
            newValue?.textStorageObserver = self
            paragraphs = TextParagraphs(Array((newValue?.string ?? "").utf16))
            elements = Array(repeating: nil, count: paragraphs.count)
            recordEditAction(in: old, newTextRange: documentRange)
        }
    }

    /// The text; one that is no storage is copied into the storage.
    open var attributedString: NSAttributedString? {
        get { storage }
        set {
            if newValue == nil || newValue is NSTextStorage || storage == nil {
                textStorage = newValue as? NSTextStorage ?? newValue.map { NSTextStorage(attributedString: $0) }
            } else if let newValue {
                storage?.setAttributedString(newValue)
            }
        }
    }

    /// The text of a paragraph; nil for an element of another kind.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
    /// A paragraph with a text, outside of the storage.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    // MARK: NSTextElementProvider

    open override var documentRange: NSTextRange { NSTextRange(0..<paragraphs.length) }

    @discardableResult open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        let place = (textLocation as? TextOffset)?.value ?? (isReverse ? paragraphs.length : 0)
        var index = paragraphs.index(containing: isReverse && place > 0 ? place - 1 : place)
        var edge: (any NSTextLocation)?
        while paragraphs.starts.indices.contains(index) {
            let element = element(at: index)
            if delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true {
                edge = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
                guard block(element) else { break }
            }
            index += isReverse ? -1 : 1
        }
        return edge
    }

    private func element(at index: Int) -> NSTextElement {
        if let known = elements[index] { return known }
        let range = paragraphs.range(at: index)
        let own = delegate?.textContentManager(self, textElementAt: TextOffset(range.lowerBound))
        let element =
            own ?? storageDelegate?.textContentStorage(self, textParagraphWith: range.asNSRange)
            ?? NSTextParagraph(attributedString: storage?.attributedSubstring(from: range.asNSRange))
        element.textContentManager = self
        element.elementRange = NSTextRange(range)
        elements[index] = element
        return element
    }

    private func forgetElements(_ indices: Range<Int>) { for index in indices { elements[index] = nil } }

    /// Replaces the text of a range by that of paragraphs; nil removes it.
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let storage, let place = range.offsets, place.upperBound <= storage.length else { return }
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { if let part = attributedString(for: element) { text.append(part) } }
        storage.replaceCharacters(in: place.asNSRange, with: text)
    }

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = (location as? TextOffset)?.value else { return nil }
        let (place, overflows) = start.addingReportingOverflow(offset)
        return !overflows && 0...paragraphs.length ~= place ? TextOffset(place) : nil
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return NSNotFound }
        return to.value - from.value
    }

    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let storage, let range = textRange.offsets, !range.isEmpty, range.upperBound <= storage.length else { return nil }
        let whole = CharacterBounds.whole(range, in: storage.string)
        return whole == range ? nil : NSTextRange(whole)
    }

    // MARK: Editing

    /// Runs edits of the storage as one.
    open override func performEditingTransaction(_ transaction: () -> Void) {
        super.performEditingTransaction {
            storage?.beginEditing()
            transaction()
            storage?.endEditing()
        }
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard textStorage === storage else { return }
        let range = newCharRange.location..<newCharRange.location + newCharRange.length
        let units = Array(textStorage.string.utf16)
        let (old, count) = paragraphs.edit(range, delta) { Array(units[$0]) }
        elements.replaceSubrange(old, with: Array(repeating: nil, count: count))
        for index in old.lowerBound + count..<max(elements.count, old.lowerBound + count) {
            elements[index]?.elementRange = NSTextRange(paragraphs.range(at: index))
        }
        let before = NSTextRange(range.lowerBound..<max(range.upperBound - delta, range.lowerBound))
        recordEditAction(in: before, newTextRange: NSTextRange(range))
    }

    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        guard textStorage === storage else { return transaction() }
        performEditingTransaction(transaction)
    }
}

/// Replaces paragraphs of a text storage.
///
/// > Source: Apple, NSTextContentStorageDelegate. Every member is optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns the paragraph to lay out for a range of the storage; it must have the range's length. Nil, the default, is the storage's text.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
}
