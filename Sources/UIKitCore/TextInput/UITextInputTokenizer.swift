public import Foundation

/// Finds the units of an input's text around places in it.
///
/// > Contract: UIKit, UITextInputTokenizer
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextRange?
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextPosition?
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
}

/// The tokenizer of the system's own inputs; an app's inputs may make one, or a subclass, for theirs.
///
/// > Contract: UIKit, UITextInputStringTokenizer
/// > Partial: lines are found in text fields and text views; in an app's own inputs a line is a paragraph.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    init(_ input: any UITextInput) {
        self.input = input
        super.init()
    }

    /// Nil between units, such as in the spaces between words, and at a unit's far end in the direction.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let place = place(position),
            let unit = units(around: place, granularity).first(where: {
                direction.isForward
                    ? $0.lowerBound <= place && place < $0.upperBound : $0.lowerBound < place && place <= $0.upperBound
            })
        else { return nil }
        return range(unit, input)
    }

    /// Whether a unit ends (going forward) or starts (going backward) here.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = place(position) else { return false }
        return units(around: place, granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == place }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let place = place(position) else { return nil }
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        var around = place
        // Between here and the next unit may lie whole paragraphs without one.
        while true {
            let units = units(around: around, granularity)
            let found =
                direction.isForward
                ? units.map(\.upperBound).first { $0 > place } : units.map(\.lowerBound).last { $0 < place }
            if let found { return input.position(from: input.beginningOfDocument, offset: found) }
            let window = window(around: around)
            let next = direction.isForward ? window.upperBound + (window.upperBound == around ? 1 : 0) : window.lowerBound - 1
            guard direction.isForward ? next > around && next < length : next < around && next >= 0 else { return nil }
            around = next
        }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    // MARK: Units

    private func place(_ position: UITextPosition) -> Int? { input.map { $0.offset(from: $0.beginningOfDocument, to: position) } }

    private var wholeText: String {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return "" }
        return input.text(in: all) ?? ""
    }

    private func window(around place: Int) -> Range<Int> {
        let text = wholeText
        let after = TextUnits.paragraph(in: text, after: place)
        return after.lowerBound < place || place == 0
            ? after : TextUnits.paragraph(in: text, before: place).lowerBound..<after.upperBound
    }

    private func units(around place: Int, _ granularity: UITextGranularity) -> [Range<Int>] {
        let text = wholeText
        let window = window(around: place)
        switch granularity {
        case .character:
            var editor = TextEditor()
            editor.setText(text)
            return [editor.grapheme(before: place), editor.grapheme(after: place)].compactMap(\.self)
        case .word: return TextUnits.words(in: text, window).filter(\.isWord).map(\.range)
        case .sentence: return TextUnits.sentences(in: text, window).map(\.range)
        case .line:
            if let lines = (input as? any EditorInput)?.lines(around: place), !lines.isEmpty { return lines }
            return units(around: place, .paragraph)
        case .paragraph:
            return [TextUnits.paragraph(in: text, before: place), TextUnits.paragraph(in: text, after: place)].filter { !$0.isEmpty }
        case .document: return [0..<text.utf16.count]
        }
    }

    private func range(_ range: Range<Int>, _ input: any UITextInput) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }
}
