package import Foundation

/// Laid-out text: lines, glyph runs and their positions. Immutable, usable from any thread.
///
/// > Units: points from the layout's origin, y down. Offsets into the text are UTF-16.
package final class TextLayout: Sendable {
    package let lines: ContiguousArray<TextLine>
    package let runs: ContiguousArray<GlyphRun>
    package let glyphs: ContiguousArray<PlacedGlyph>
    package let attachments: ContiguousArray<PlacedAttachment>
    package let characters: TextContent.Characters
    /// Indexed by `GlyphRun.style`.
    package let styles: [TextContent.StyleRun]
    package let textLength: Int
    /// The widest line with its indent; as if left-aligned.
    package let usedWidth: Double
    /// The width that lines are aligned in: the constraint's, or the used width without one.
    package let containerWidth: Double
    /// Text was omitted because of the limit of lines or height.
    package let isTruncated: Bool

    init(
        lines: ContiguousArray<TextLine>, runs: ContiguousArray<GlyphRun>, glyphs: ContiguousArray<PlacedGlyph>,
        attachments: ContiguousArray<PlacedAttachment>, characters: TextContent.Characters, styles: [TextContent.StyleRun], textLength: Int,
        usedWidth: Double, container: Double,
        isTruncated: Bool
    ) {
        self.lines = lines
        self.runs = runs
        self.glyphs = glyphs
        self.attachments = attachments
        self.characters = characters
        self.styles = styles
        self.textLength = textLength
        self.usedWidth = usedWidth
        containerWidth = container
        self.isTruncated = isTruncated
        assert(checkInvariants())
    }

    /// Whether lines refer to runs, and runs to glyphs and styles, that exist. > Complexity: O(lines + runs).
    func checkInvariants() -> Bool {
        let areLinesValid = lines.allSatisfy { line in
            line.start >= 0 && line.start <= line.end && line.end <= textLength && line.runStart >= 0 && line.runStart <= line.runEnd
                && line.runEnd <= runs.count
        }
        return areLinesValid
            && runs.allSatisfy { run in
                run.glyphStart >= 0 && run.glyphStart <= run.glyphEnd && Int(run.glyphEnd) <= glyphs.count
                    && styles.indices.contains(Int(run.style))
            }
    }

    /// Lays out text. Never fails: untrusted text costs time in proportion to its length.
    package static func make(_ content: TextContent, _ constraints: TextConstraints = TextConstraints()) -> TextLayout {
        TextEngine.shared.withTypesetter { $0.layout(content, constraints) }
    }

    /// As `make`, and also the size for an unlimited width if that costs no second shaping; nil otherwise.
    package static func makeWithUnwrappedSize(
        _ content: TextContent, _ constraints: TextConstraints
    ) -> (layout: TextLayout, unwrapped: TextExtent?) {
        TextEngine.shared.withTypesetter { $0.layoutAndUnwrappedSize(content, constraints) }
    }

    /// The size that `make` would give, for considerably less work.
    package static func measure(_ content: TextContent, _ constraints: TextConstraints) -> TextExtent {
        TextEngine.shared.withTypesetter { $0.measure(content, constraints) }
    }

    package var usedHeight: Double { lines.last.map { $0.y + $0.height } ?? 0 }

    package var extent: TextExtent { TextExtent(width: usedWidth, height: usedHeight, firstDescent: lines.first?.descent ?? 0) }

    /// Not rounded; callers that size views round up to whole pixels.
    package var size: CGSize { CGSize(width: usedWidth, height: usedHeight) }

    /// From the top; the first line's, the last line's.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// The size of a layout, not rounded. > Units: points.
package struct TextExtent: BitwiseCopyable, Sendable {
    package var width = 0.0
    package var height = 0.0
    package var firstDescent = 0.0
}
