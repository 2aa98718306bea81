internal import Foundation

extension TextLayout {
    /// The same lines with more or less space after each; nil if nothing changes. > Units: points.
    ///
    /// - Parameter extra: the space to add after each line but the last one.
    package func addingSpace(_ extra: [Double]) -> TextLayout? {
        guard extra.contains(where: { $0 != 0 }) else { return nil }
        var lines = lines
        var offsets: [Double] = []
        var offset = 0.0
        for index in lines.indices {
            offsets.append(offset)
            lines[index].y += offset
            lines[index].baseline += offset
            if index < extra.count { offset += extra[index] }
        }
        var attachments = attachments
        for index in attachments.indices {
            let line = lines.firstIndex { $0.start <= attachments[index].unit && attachments[index].unit < $0.end } ?? lines.count - 1
            attachments[index].frame.origin.y += offsets[line]
        }
        return TextLayout(
            lines: lines, runs: runs, glyphs: glyphs, attachments: attachments, characters: characters, styles: styles,
            textLength: textLength, usedWidth: usedWidth, container: containerWidth, isTruncated: isTruncated)
    }
}

extension TextLayout {
    /// The glyph, in its face, of the cluster that contains a character; nil if it draws nothing. > Units: UTF-16.
    package func glyph(of unit: Int) -> UInt16? {
        guard let index = lineIndex(containing: unit) else { return nil }
        let line = lines[index]
        var found: PlacedGlyph?
        for run in runs[line.runStart..<line.runEnd] where Int(run.start) <= unit && unit < Int(run.end) {
            for glyph in glyphs[Int(run.glyphStart)..<Int(run.glyphEnd)] where Int(glyph.unit) <= unit {
                if found.map({ $0.unit < glyph.unit }) ?? true { found = glyph }
            }
        }
        return found.flatMap { $0.glyph == PlacedGlyph.nothing ? nil : $0.glyph }
    }
}
