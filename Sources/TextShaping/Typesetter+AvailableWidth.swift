extension Typesetter {
    /// The pieces of room beside each other that lines of the same height go into; one that is always done where text does not flow.
    struct Band {
        private var spans: [TextFlow.Span] = []
        private var index = 0
        /// Of the highest line in it.
        var height = 0.0

        var span: TextFlow.Span { spans.indices.contains(index) ? spans[index] : TextFlow.Span(left: 0, width: 0) }
        var isDone: Bool { index + 1 >= spans.count }

        /// Goes to the next piece, lower down when there is none beside. > Returns: false when no room is left.
        mutating func advance(_ flow: TextFlow, _ y: inout Double, _ paragraph: TextParagraph, _ style: StyleMetrics) -> Bool {
            if !isDone {
                index += 1
                return true
            }
            let needed = paragraph.lineHeight(natural: style.ascent + style.descent)
            // Narrower than two letters or so is no room for text.
            guard let found = flow.space(from: y, height: needed, least: style.size) else { return false }
            (y, spans, index, height) = (found.y, found.spans, 0, 0)
            return true
        }
    }

    /// How a paragraph's lines are found under its constraints.
    struct Wrapping {
        var wraps = true
        var byCharacter: Bool
        /// For a line that is not wrapped and too long.
        var cut: LineDraft.Cut?

        init(_ paragraph: TextParagraph, _ constraints: TextConstraints) {
            byCharacter = paragraph.lineBreak == .characterWrapping
            switch paragraph.lineBreak {
            case .wordWrapping, .characterWrapping: break
            case .clipping: wraps = constraints.overflow != .shortenEachParagraph && constraints.maximumLines != 1
            case .truncatingHead, .truncatingTail, .truncatingMiddle:
                guard constraints.overflow == .shortenEachParagraph else { break }
                wraps = false
                cut = Typesetter.cut(paragraph, constraints)
            }
        }
    }
}
