public import Foundation
public import UIKitCore

/// An item of a list, with the items of the lists in it.
///
/// > Source: Apple, NSTextListElement. > Isolation: the content manager's.
open class NSTextListElement: NSTextParagraph {
    /// The list that the item is in.
    open private(set) var textList: NSTextList
    /// The text of the item, without its marker; nil for an item that only contains others.
    open private(set) var contents: NSAttributedString?
    /// The attributes of the marker; nil are those of the text.
    open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
    private let items: [NSTextListElement]
    private weak var outer: NSTextListElement?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - parent: the item around this one; nil for an item of an outermost list.
    ///   - textList: the list that the item is in.
    ///   - contents: the text of the item; nil for an item that only contains others.
    ///   - markerAttributes: the attributes of the marker; nil are those of the text.
    ///   - childElements: the items of the lists in this one, of which this becomes the parent.
    public init(
        parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]?, childElements children: [NSTextListElement]?
    ) {
        (self.textList, self.contents, self.markerAttributes) = (textList, contents, markerAttributes)
        (items, outer) = (children ?? [], parent)
        super.init(attributedString: contents)
        for item in items { item.outer = self }
    }

    /// Creates an item of an outermost list with a text.
    public convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
        childElements children: [NSTextListElement]?
    ) {
        self.init(parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, childElements: children)
    }

    /// Creates items without a text around others: as many as there are levels; nil for a negative level.
    public convenience init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        guard nestingLevel >= 0 else { return nil }
        var inner = children
        for _ in 0..<min(nestingLevel, 64) {
            inner = [
                NSTextListElement(parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: inner)
            ]
        }
        self.init(parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: inner)
    }

    open override var childElements: [NSTextElement] { items }
    open override var parent: NSTextListElement? { outer }
    /// Whether the item has a text.
    open override var isRepresentedElement: Bool { contents != nil }

    /// The number of the item in its list, from the list's first number.
    private var number: Int {
        let siblings = outer?.items.filter { $0.contents != nil } ?? [self]
        return textList.startingItemNumber + (siblings.firstIndex { $0 === self } ?? 0)
    }

    /// The marker and the text, with the list in the paragraph style.
    open override var attributedString: NSAttributedString {
        guard let contents else { return NSAttributedString(string: "") }
        var lists: [NSTextList] = []
        for item in sequence(first: self, next: \.outer) { lists.insert(item.textList, at: 0) }
        let whole = NSMutableAttributedString(
            string: "\t\(textList.marker(forItemNumber: number))\t", attributes: markerAttributes ?? attributes(of: contents))
        whole.append(contents)
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        whole.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
        return whole
    }

    private func attributes(of text: NSAttributedString) -> [NSAttributedString.Key: Any] {
        text.length == 0 ? [:] : text.attributes(at: 0, effectiveRange: nil)
    }
}
