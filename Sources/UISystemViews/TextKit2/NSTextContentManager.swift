public import Foundation

/// A text as elements, for the layout managers that lay them out. A subclass has the text: `NSTextContentStorage`, or an app's own.
///
/// > Source: Apple, NSTextContentManager. > Isolation: one thread; the main one while a view shows the text.
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Towards the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// The object that can replace elements or leave them out; held weakly.
    open weak var delegate: (any NSTextContentManagerDelegate)?
    /// The managers that lay out the text.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The manager of the view that the user edits; nil, the default, is none. It must be one of `textLayoutManagers`.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primary }
        set { primary = newValue.flatMap { manager in textLayoutManagers.contains { $0 === manager } ? manager : nil } }
    }
    private weak var primary: NSTextLayoutManager?
    /// Whether layout follows at the end of each editing transaction; true by default.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changed elements are written back at the end of each editing transaction; true by default.
    open var automaticallySynchronizesToBackingStore = true

    /// Creates a manager without layout.
    public override init() { super.init() }

    /// Lets a manager lay out the text; ignored if it does so already.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.content = self
    }
    /// Ends a manager's layout of the text.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primary === textLayoutManager { primary = nil }
        if textLayoutManager.textContentManager === self { textLayoutManager.content = nil }
    }

    // MARK: Text

    /// The elements of a range, also those that are in it in part.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location, options: []) { element in
            guard let place = element.elementRange, found.isEmpty || place.location.compare(range.endLocation) == .orderedAscending else {
                return false
            }
            found.append(element)
            return true
        }
        return found
    }

    /// The range of the whole text; empty unless a subclass has text.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }
    /// Passes elements to a closure; a subclass overrides it.
    @discardableResult open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    /// Replaces text; a subclass overrides it, since this class has none.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        // There is no text to replace.
    }
    /// Calls the closure: this class has no store of its own.
    open func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    /// The place at a distance from another one; nil unless a subclass counts its places.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// The distance between two places; `NSNotFound` unless a subclass counts its places.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
    /// A range that divides no character; nil unless a subclass knows its characters.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    // MARK: Editing

    private var depth = 0
    private var edits: [(original: NSTextRange, new: NSTextRange)] = []

    /// Whether edits are being made as one.
    open var hasEditingTransaction: Bool { depth > 0 }

    /// Runs edits as one, after which layout and the store follow, unless that is turned off.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        transaction()
        depth -= 1
        guard depth == 0 else { return }
        if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
        if automaticallySynchronizesToBackingStore { synchronize(toBackingStore: nil) }
    }

    /// Records that a range of the text was replaced. A subclass calls it for each edit.
    ///
    /// - Parameters:
    ///   - originalTextRange: the range before the edit.
    ///   - newTextRange: the range after it.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        edits.append((originalTextRange, newTextRange))
        if depth == 0, automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    }

    /// Has the layout managers follow the recorded edits, and then calls the closure, without an error.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        let recorded = edits
        edits = []
        if !recorded.isEmpty {
            for manager in textLayoutManagers { manager.contentDidChange(recorded) }
        }
        completionHandler?(nil)
    }
}

/// Replaces elements of a text, or leaves them out.
///
/// > Source: Apple, NSTextContentManagerDelegate. Every member is optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a place; nil, the default, leaves it to the manager.
    func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
    /// Returns whether an element is enumerated, and so laid out; true by default.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
        -> NSTextElement?
    { nil }
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
