public import Foundation
public import UIKitCore

/// An object with text that a find session searches.
///
/// A text may have several documents, which a hashable value names. > Contract: UIKit, UITextSearching.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
    /// What names a document.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected text; the first result after it is the first to be highlighted.
    var selectedTextRange: UITextRange? { get }
    /// The document of the selected text; nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether found text can be replaced; false by default.
    var supportsTextReplacement: Bool { get }
    /// The order of two results in one document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// The order of two documents; the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Finds a text and tells the aggregator each result, then that it has finished; on any thread.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Marks a result, or removes its mark.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes all marks.
    func clearAllDecoratedFoundText()
    /// Called before a result is marked as the one that the user is at; nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Makes a result visible; nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Whether a result may be replaced; true by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a result; nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all results of a search; nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        supportsTextReplacement
    }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
