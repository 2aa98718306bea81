extension Typesetter {
    /// The segments of space for lines at the same height; a single one if text does not flow.
    struct Band {
        private var spans: [TextFlow.Span] = []
        private var index = 0
        /// Height of the highest line in it.
        var height = 0.0

        var span: TextFlow.Span { spans.indices.contains(index) ? spans[index] : TextFlow.Span(left: 0, width: 0) }
        var isDone: Bool { index + 1 >= spans.count }

        /// Advances to the next segment, or to the next height if there is none. > Returns: false if no space is left.
        mutating func advance(_ flow: TextFlow, _ y: inout Double, _ paragraph: TextParagraph, _ style: StyleMetrics) -> Bool {
            if !isDone {
                index += 1
                return true
            }
            let needed = paragraph.lineHeight(natural: style.ascent + style.descent)
            // A segment narrower than about two letters is not used.
            guard let found = flow.space(from: y, height: needed, least: style.size) else { return false }
            (y, spans, index, height) = (found.y, found.spans, 0, 0)
            return true
        }
    }

    /// How a paragraph is broken into lines under its constraints.
    struct Wrapping {
        var wraps = true
        var byCharacter: Bool
        /// Truncation of a line that is not wrapped and too long.
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
