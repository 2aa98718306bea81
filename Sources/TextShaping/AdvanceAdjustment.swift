import Foundation

/// Adjustments of the stand-in's advances at one size that give text the width it has in the system font.
///
/// One is created per font and lives as long as the engine; the inner loops only read it.
struct AdvanceAdjustment: BitwiseCopyable {
    /// Points by class; the first is for characters without a class.
    let deltas: UnsafePointer<Double>
    /// Negative pair kerning is multiplied by this.
    let kerning: Double
    /// Figures all have the same advance: they are centred in it and excluded from pair kerning.
    var tabular = false

    /// No adjustment.
    // Filled before the pointer exists for others, and never written or freed after.
    nonisolated(unsafe) static let none = AdvanceAdjustment(
        deltas: {
            let zeros = UnsafeMutablePointer<Double>.allocate(capacity: LetterClasses.count)
            zeros.initialize(repeating: 0, count: LetterClasses.count)
            return UnsafePointer(zeros)
        }(), kerning: 1)

    /// > Isolation: only inside the engine's lock.
    static func make(_ face: FontFace, size: Double, tabular: Bool) -> AdvanceAdjustment {
        guard face.file.cut == .interText || face.file.cut == .interDisplay else { return none }
        let part = SystemFontWidths.displayPart(size: size)
        let unit = FontFitting.scale(face.file.cut) / face.unitsPerEm
        let weight = face.file.weightIndex
        let deltas = UnsafeMutablePointer<Double>.allocate(capacity: LetterClasses.count)
        deltas.initialize(repeating: 0, count: LetterClasses.count)
        for (index, entry) in SystemFontWidths.classes.enumerated() {
            let letters = entry.characters.unicodeScalars
            let own = letters.reduce(0) { $0 + Double(face.glyph(for: $1.value).advance) } / Double(letters.count) * unit
            let delta = (entry.width(weightIndex: weight, display: part) - own) * size
            deltas[index + 1] = delta
            for digit in letters where LetterClasses.isFigure(digit.value) {
                deltas[LetterClasses.firstFigure + Int(digit.value - 0x30)] = delta
            }
        }
        if tabular {
            // Each figure by its own advance: the stand-in's display face has no tabular figures.
            let wanted = SystemFontWidths.classes[SystemFontWidths.figures].width(weightIndex: weight, display: part)
            for (figure, advance) in face.figureAdvances.enumerated() {
                deltas[LetterClasses.firstFigure + figure] = (wanted - Double(advance) * unit) * size
            }
        }
        return AdvanceAdjustment(deltas: deltas, kerning: SystemFontWidths.kerning(weightIndex: weight, display: part), tabular: tabular)
    }

    /// The change of the pair kerning in a glyph's advance, in font units. The system font's pair kerning is never positive.
    @inline(__always)
    func kerningChange(_ glyph: WordGlyph, of unit: UInt16, _ nominals: UnsafePointer<UInt16>?) -> Double {
        guard let nominals, glyph.advance != 0 else { return 0 }
        let kern = Double(glyph.advance - Int32(nominals[Int(glyph.glyph)]))
        if tabular, LetterClasses.isFigure(UInt32(unit)) { return -kern }
        return kern < 0 ? kern * (kerning - 1) : -kern
    }

    @inline(__always)
    func delta(_ unit: UInt16) -> Double { deltas[Int(LetterClasses.of(unit))] }

    /// Offset of a character inside its advance. > Units: points.
    @inline(__always)
    func shift(_ unit: UInt16) -> Double { tabular && LetterClasses.isFigure(UInt32(unit)) ? delta(unit) / 2 : 0 }
}

/// The class in `SystemFontWidths` of a UTF-16 unit, counted from 1; 0 for none. Each of the ten figures is its own class.
enum LetterClasses {
    static let firstFigure = SystemFontWidths.classes.count + 1
    static let count = firstFigure + 10
    private static let end = 0x2040

    @inline(__always)
    static func of(_ unit: UInt16) -> UInt8 { Int(unit) < end ? table[Int(unit)] : 0 }

    @inline(__always)
    static func isFigure(_ unit: UInt32) -> Bool { unit &- 0x30 < 10 }

    // Filled before the pointer exists for others, and never written or freed after.
    nonisolated(unsafe) private static let table: UnsafePointer<UInt8> = {
        let made = UnsafeMutablePointer<UInt8>.allocate(capacity: end)
        made.initialize(repeating: 0, count: end)
        for (index, entry) in SystemFontWidths.classes.enumerated() {
            for scalar in (entry.characters + entry.also).unicodeScalars where scalar.value < end {
                made[Int(scalar.value)] = UInt8(index + 1)
            }
        }
        for figure in 0..<10 { made[0x30 + figure] = UInt8(firstFigure + figure) }
        // Letters with marks are as wide as without.
        for code in [0x00C0...0x024F, 0x1E00...0x1EFF].joined() {
            guard let scalar = Unicode.Scalar(UInt32(code)), made[code] == 0,
                let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first, base.value < 0x80
            else { continue }
            made[code] = made[Int(base.value)]
        }
        // Greek and Cyrillic letters are adjusted like the broad middle of the Latin ones.
        for code in 0x0370...0x052F {
            guard let properties = Unicode.Scalar(UInt32(code))?.properties, properties.isAlphabetic else { continue }
            made[code] = made[properties.isLowercase ? 0x6E : 0x48]
        }
        return UnsafePointer(made)
    }()
}
