public import Foundation

/// What gives a text as elements and takes changes of it: a content manager.
///
/// > Source: Apple, NSTextElementProvider. > Isolation: the provider's.
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The range of the whole text.
    var documentRange: NSTextRange { get }
    /// Passes the elements from a place on, or back from it, to a closure, until the closure returns false.
    ///
    /// > Returns: the edge of the last element passed; nil if there was none.
    @discardableResult func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Replaces the text of a range by that of elements; nil removes it.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Writes changes of elements to the text that they come from, and then calls the closure with the error, if any.
    func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?)
    /// The place at a distance from another one; nil outside of the text. > Units: as the provider counts, UTF-16 in a text storage.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// The distance between two places, negative if the second is the earlier one; `NSNotFound` if it is not known.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// A range around the given one that divides no character; nil if the range need not change.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
