/// Input of the layout: UTF-16 text, with styles and paragraph settings over ranges of it.
package struct TextContent: Sendable {
    package struct StyleRun: Sendable {
        /// UTF-16 offset where the run ends; it starts where the previous one ended.
        package var end: Int
        package var style: TextStyle
        package init(end: Int, style: TextStyle) {
            self.end = end
            self.style = style
        }
    }
    package struct ParagraphRun: Sendable {
        package var end: Int
        package var paragraph: TextParagraph
        package init(end: Int, paragraph: TextParagraph) {
            self.end = end
            self.paragraph = paragraph
        }
    }

    package enum Characters: Sendable {
        case string(String)
        case utf16([UInt16])
    }

    package var characters: Characters
    /// Never empty; the last run's end is the end of the text.
    package var styles: [StyleRun]
    package var paragraphs: [ParagraphRun]

    package init(_ string: String, style: TextStyle, paragraph: TextParagraph = TextParagraph()) {
        characters = .string(string)
        styles = [StyleRun(end: .max, style: style)]
        paragraphs = [ParagraphRun(end: .max, paragraph: paragraph)]
    }

    /// > Precondition: `styles` and `paragraphs` are not empty and ascending.
    package init(utf16: [UInt16], styles: [StyleRun], paragraphs: [ParagraphRun]) {
        precondition(!styles.isEmpty && !paragraphs.isEmpty, "text needs at least one style and one paragraph setting")
        characters = .utf16(utf16)
        self.styles = styles
        self.paragraphs = paragraphs
    }
}
