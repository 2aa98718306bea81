internal import CFreeType
package import CoreGraphics

/// Glyphs of a font's primary face by their indices, as Core Text hands them out.
extension TextFont {
    /// The glyph of each code unit; 0 without one. The second half of a surrogate pair has 0, its first half the pair's glyph.
    package func glyphs(for characters: some Sequence<UInt16>) -> [UInt16] {
        TextEngine.shared.withTypesetter { typesetter in
            let face = typesetter.library.stack(of: self).primary
            var result: [UInt16] = []
            var high: UInt32?
            for unit in characters {
                let value = UInt32(unit)
                switch value {
                case 0xD800..<0xDC00:
                    high = value
                    result.append(0)
                case 0xDC00..<0xE000:
                    if let high { result[result.count - 1] = face.glyph(for: 0x10000 + (high - 0xD800) << 10 + (value - 0xDC00)).glyph }
                    high = nil
                    result.append(0)
                default:
                    high = nil
                    result.append(face.glyph(for: value).glyph)
                }
            }
            return result
        }
    }

    /// A glyph's outline at the font's size, as it is drawn; nil for an index without one. > Units: points from the origin, y up.
    package func outline(of glyph: UInt16) -> CGPath? {
        TextEngine.shared.withTypesetter { typesetter in
            let library = typesetter.library
            let face = library.stack(of: self).primary
            // A size at which FreeType's 1/64 units are finer than anything drawn.
            let units = 1024.0 * 64
            guard let outlines = face.outlines(library.freeType, size: Int(units)),
                FT_Load_Glyph(outlines, FT_UInt(glyph), ferry_ft_load_outline) == 0, let slot = outlines.pointee.glyph
            else { return nil }
            let sink = OutlineSink(scale: FontFitting.scale(face.file.cut) * descriptor.size / units)
            withExtendedLifetime(sink) {
                ferry_ft_outline_path(&slot.pointee.outline, Unmanaged.passUnretained(sink).toOpaque(), OutlineSink.calls)
            }
            return sink.path
        }
    }
}

extension TextLayout {
    /// The device's name of the font that a run's characters were found in; nil for the font of its style, and for fonts without a name.
    package func fallbackName(of run: GlyphRun) -> String? {
        TextEngine.shared.withTypesetter { typesetter in
            let face = typesetter.library.faces[Int(run.face)]
            let primary = typesetter.library.stack(of: styles[Int(run.style)].style.font).primary
            guard face !== primary, face.file.cut == .cjk else { return nil }
            return face.file == .cjk(bold: true) ? "PingFangSC-Semibold" : "PingFangSC-Regular"
        }
    }
}

/// Collects an outline from FreeType's calls.
private final class OutlineSink {
    let path = CGMutablePath()
    let scale: Double

    init(scale: Double) { self.scale = scale }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }

    private static func of(_ target: UnsafeMutableRawPointer?) -> OutlineSink? {
        target.map { Unmanaged<OutlineSink>.fromOpaque($0).takeUnretainedValue() }
    }

    static let calls = ferry_ft_path_sink(
        move: { target, x, y in of(target).map { $0.path.move(to: $0.point(x, y)) } },
        line: { target, x, y in of(target).map { $0.path.addLine(to: $0.point(x, y)) } },
        curve: { target, x1, y1, x2, y2, x, y in
            of(target).map { $0.path.addCurve(to: $0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2)) }
        },
        close: { target in of(target)?.path.closeSubpath() })
}
