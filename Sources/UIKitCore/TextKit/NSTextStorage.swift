internal import DarwinFoundation
public import Foundation
internal import ProgrammerErrors

/// Attributed text that notifies its layout managers of changes.
///
/// Text is stored by paragraph and attributes by run, so that an edit costs what it changes. A subclass stores its text itself by
/// overriding the four primitives `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`,
/// of which the last two call `edited(_:range:changeInLength:)`.
/// > Partial: Foundation on Linux copies text without these overrides, so that appending a storage to another attributed text adds nothing;
/// append its `attributedSubstring(from:)` or a copy of it.
/// > Contract: UIKit, NSTextStorage; TX-18. > Units: UTF-16. > Isolation: one thread; the main one while a text view shows it.
open class NSTextStorage: NSMutableAttributedString {
    /// What an edit changed: characters, attributes or both.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters were inserted, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before the delegate is notified of an edit; the object is the storage.
    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after the delegate was notified of an edit, before layout; the object is the storage.
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    private var buffer = TextBuffer()
    private var runs = AttributeRuns()
    /// Created on demand; most edits do not need it.
    private var madeString: String?
    private var editingDepth = 0
    private var pending: (mask: EditActions, range: NSRange, delta: Int)?
    /// The object that is notified of edits and can add to them; held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The object that follows edits before they are laid out; held weakly. A text content storage sets itself.
    open weak var textStorageObserver: (any NSTextStorageObserving)?
    /// The managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Creates an empty storage.
    public init() { super.init(string: "") }
    public override init(string str: String) {
        super.init(string: "")
        replaceCharacters(in: NSRange(location: 0, length: 0), with: str)
    }
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        replaceCharacters(in: NSRange(location: 0, length: 0), with: str)
        setAttributes(attrs, range: NSRange(location: 0, length: length))
    }
    public override init(attributedString attrStr: NSAttributedString) {
        super.init(string: "")
        replaceCharacters(in: NSRange(location: 0, length: 0), with: attrStr)
    }
    /// Creates a storage with the text of an archive.
    public required init?(coder aDecoder: NSCoder) {
        super.init(string: "")
        if let text = NSAttributedString(coder: aDecoder) { setAttributedString(text) }
    }

    deinit { AttributedRuns.release(of: self) }

    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: everything) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: everything) }
    private var everything: NSAttributedString { attributedSubstring(from: NSRange(location: 0, length: length)) }

    // MARK: Primitives

    /// > Complexity: linear after an edit.
    open override var string: String {
        baseReads += 1
        if let madeString { return madeString }
        let made = buffer.string
        madeString = made
        return made
    }
    open override var length: Int { usesDefaultTextStorage ? buffer.length : string.utf16.count }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        guard let found = runs.attributes(at: location) else {
            ProgrammerError.raise("attributes at \(location) of a text of \(buffer.length)", name: .range)
        }
        range?.pointee = found.range.asNSRange
        return found.attributes
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        let place = checked(range)
        let units = Array(str.utf16)
        buffer.replace(place, with: units)
        runs.replace(place, length: units.count)
        madeString = nil
        edited(.editedCharacters, range: range, changeInLength: units.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let place = checked(range)
        guard !place.isEmpty else { return }
        runs.replace(place, length: place.count, attributes: attrs ?? [:])
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    private func checked(_ range: NSRange) -> Range<Int> {
        ProgrammerError.require(
            range.location >= 0 && range.length >= 0 && range.length <= length && range.location <= length - range.length,
            "NSRange \(range.location), \(range.length) out of bounds; string length \(length)", name: .range)
        return range.location..<range.location + range.length
    }

    /// False for a subclass that stores the text itself; this class's own text is then empty.
    private lazy var usesDefaultTextStorage: Bool = {
        guard type(of: self) != NSTextStorage.self else { return true }
        let before = baseReads
        return withExtendedLifetime(string) { baseReads > before }
    }()
    private var baseReads = 0

    /// The paragraphs, for layout managers. > Complexity: linear for a subclass that stores the text.
    var paragraphs: TextBuffer { usesDefaultTextStorage ? buffer : TextBuffer(string) }

    func units(_ range: Range<Int>) -> [UInt16] {
        if usesDefaultTextStorage { return buffer.units(range) }
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return Array(units[start..<units.index(start, offsetBy: range.count)])
    }

    // MARK: Editing

    /// What the edits since the last processing changed; empty if there were none.
    open var editedMask: EditActions { pending?.mask ?? [] }
    /// The range of the edits since the last processing.
    ///
    /// In the text after the edits; not found if nothing was edited.
    open var editedRange: NSRange { pending?.range ?? NSRange(location: NSNotFound, length: 0) }
    /// By how many UTF-16 units the edits since the last processing made the text longer, or shorter if negative.
    open var changeInLength: Int { pending?.delta ?? 0 }
    /// Whether attributes are fixed only when read; always false.
    open var fixesAttributesLazily: Bool { false }

    open override func beginEditing() { editingDepth += 1 }
    open override func endEditing() {
        editingDepth = max(editingDepth - 1, 0)
        if editingDepth == 0, pending != nil { processEditing() }
    }

    /// Records an edit: the range before it, and its change in length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if let before = pending {
            // The recorded range moves with the edit.
            let end = max(before.range.location + before.range.length, editedRange.location + editedRange.length) + delta
            let start = min(before.range.location, now.location)
            pending = (before.mask.union(editedMask), NSRange(location: start, length: max(end - start, 0)), before.delta + delta)
        } else {
            pending = (editedMask, now, delta)
        }
        if editingDepth == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the edit.
    open func processEditing() {
        guard let first = pending else { return }
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        editingDepth += 1
        delegate?.textStorage(self, willProcessEditing: first.mask, range: first.range, changeInLength: first.delta)
        let second = pending ?? first
        delegate?.textStorage(self, didProcessEditing: second.mask, range: second.range, changeInLength: second.delta)
        editingDepth -= 1
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        let last = pending ?? second
        pending = nil
        textStorageObserver?.processEditing(
            for: self, edited: last.mask, range: last.range, changeInLength: last.delta, invalidatedRange: last.range)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: last.mask, range: last.range, changeInLength: last.delta, invalidatedRange: last.range)
        }
    }

    /// Records a change of attributes in a range, so that it is laid out again.
    open func invalidateAttributes(in range: NSRange) { edited(.editedAttributes, range: range, changeInLength: 0) }
    /// Does nothing, since attributes are always valid.
    open func ensureAttributesAreFixed(in range: NSRange) {
        // Attributes are always valid: there is nothing to fix.
    }

    /// Lets a manager lay out this text; ignored if it does so already.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Ends a manager's layout of this text.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Derived methods

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        TextStorageReader.substring(of: self, checked(range))
    }
    open override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange)
        -> [NSAttributedString.Key: Any]
    {
        let (attributes, found) = TextStorageReader.longest(in: self, at: location, limit: checked(rangeLimit)) {
            AttributeRuns.areSame($0, $1)
        }
        range?.pointee = found.asNSRange
        return attributes
    }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let (attributes, found) = TextStorageReader.longest(in: self, at: location, limit: checked(rangeLimit)) {
            AttributeRuns.areSame($0.filter { $0.key == attrName }, $1.filter { $0.key == attrName })
        }
        range?.pointee = found.asNSRange
        return attributes[attrName]
    }
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for run in TextStorageReader.runs(of: self, checked(enumerationRange), backwards: opts.contains(.reverse)) where !stop.boolValue {
            block(run.attributes, run.range.asNSRange, &stop)
        }
    }
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for run in TextStorageReader.runs(of: self, checked(enumerationRange), of: attrName, backwards: opts.contains(.reverse))
        where !stop.boolValue { block(run.attributes[attrName], run.range.asNSRange, &stop) }
    }
    open override func isEqual(to other: NSAttributedString) -> Bool { everything.isEqual(to: other) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextStorage) === self }
    open override var hash: Int { ObjectIdentifier(self).hashValue }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { change(range) { $0[name] = nil } }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for run in TextStorageReader.runs(of: self, checked(range), backwards: false) {
            var attributes = run.attributes
            body(&attributes)
            setAttributes(attributes, range: run.range.asNSRange)
        }
        endEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        // Copied first, since it may be a part of this.
        let (text, runs) = (attrString.string, TextStorageReader.copy(attrString))
        replaceCharacters(in: range, with: text)
        var start = range.location
        for run in runs {
            setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        endEditing()
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
}
