public import Foundation

/// Finds the text units around positions of an input.
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

/// The tokenizer of the system's inputs; an app's inputs may create one, or a subclass.
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

    /// Nil between units, such as in the spaces between words, and at the unit's far end in the direction.
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

    /// Whether a unit ends (forward) or starts (backward) here.
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
        // Whole paragraphs without a unit may precede the next one.
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

    private var buffer: TextBuffer {
        if let editor = (input as? any EditorInput)?.editor { return editor.buffer }
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return TextBuffer() }
        return TextBuffer(input.text(in: all) ?? "")
    }

    /// The paragraph that contains a position and, at a boundary, the previous one.
    private func paragraphs(around place: Int, _ buffer: TextBuffer) -> [(units: [UInt16], start: Int)] {
        let inside = min(max(place, 0), buffer.length)
        let (index, start) = buffer.paragraph(at: inside)
        let here = (buffer.paragraphs[index], start)
        guard inside == start, index > 0 else { return [here] }
        let before = buffer.paragraphs[index - 1]
        return [(before, start - before.count), here]
    }

    private func window(around place: Int) -> Range<Int> {
        let all = paragraphs(around: place, buffer)
        let last = all[all.count - 1]
        return all[0].start..<last.start + last.units.count
    }

    private func units(around place: Int, _ granularity: UITextGranularity) -> [Range<Int>] {
        let buffer = buffer
        switch granularity {
        case .character:
            let inside = min(max(place, 0), buffer.length)
            let before = inside > 0 ? Graphemes.start(before: inside, in: buffer)..<inside : nil
            let after = inside < buffer.length ? inside..<Graphemes.end(after: inside, in: buffer) : nil
            return [before, after].compactMap(\.self)
        case .word:
            return paragraphs(around: place, buffer).flatMap { TextUnits.words($0.units, at: $0.start).filter(\.isWord).map(\.range) }
        case .sentence: return paragraphs(around: place, buffer).flatMap { TextUnits.sentences($0.units, at: $0.start).map(\.range) }
        case .line:
            if let lines = (input as? any EditorInput)?.lines(around: place), !lines.isEmpty { return lines }
            return units(around: place, .paragraph)
        case .paragraph:
            return paragraphs(around: place, buffer).map { $0.start..<$0.start + $0.units.count }.filter { !$0.isEmpty }
        case .document: return [0..<buffer.length]
        }
    }

    private func range(_ range: Range<Int>, _ input: any UITextInput) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }
}
