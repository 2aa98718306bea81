import Foundation

/// What is added to the stand-in's advances at one size so that text comes out as wide as in the system font.
///
/// One of these is made for a font and lives as long as the engine; the inner loops only read it.
struct LetterFit: BitwiseCopyable {
    /// Points by class; the first is for characters of no class.
    let deltas: UnsafePointer<Double>
    /// Pair kerning is multiplied by this where it pulls together.
    let kerning: Double

    /// Adds nothing.
    nonisolated(unsafe) static let none = LetterFit(
        deltas: {
            let zeros = UnsafeMutablePointer<Double>.allocate(capacity: LetterClasses.count)
            zeros.initialize(repeating: 0, count: LetterClasses.count)
            return UnsafePointer(zeros)
        }(), kerning: 1)

    /// > Isolation: only inside the engine's lock.
    static func make(_ face: FontFace, size: Double, tabular: Bool) -> LetterFit {
        guard face.file.cut == .interText || face.file.cut == .interDisplay else { return none }
        let part = SystemFontWidths.displayPart(size: size)
        let unit = FontFitting.scale(face.file.cut) / face.unitsPerEm
        let weight = face.file.weightIndex
        let deltas = UnsafeMutablePointer<Double>.allocate(capacity: LetterClasses.count)
        deltas.initialize(repeating: 0, count: LetterClasses.count)
        for (index, entry) in SystemFontWidths.classes.enumerated() {
            let letters = entry.characters.unicodeScalars
            let own = letters.reduce(0) { $0 + Double(face.glyph(for: $1.value).advance) } / Double(letters.count) * unit
            deltas[index + 1] = (entry.width(weightIndex: weight, display: part) - own) * size
        }
        if tabular {
            let wanted = SystemFontWidths.classes[SystemFontWidths.figures].width(weightIndex: weight, display: part)
            let delta = (wanted - Double(face.figureWidth) * unit) * size
            for digit in UInt16(0x30)...0x39 { deltas[Int(LetterClasses.of(digit))] = delta }
        }
        return LetterFit(deltas: deltas, kerning: SystemFontWidths.kerning(weightIndex: weight, display: part))
    }

    /// What the pair kerning in a glyph's advance changes by, in font units. The system font's pairs never push apart.
    @inline(__always)
    func kerningChange(_ glyph: WordGlyph, _ nominals: UnsafePointer<UInt16>?) -> Double {
        guard let nominals, glyph.advance != 0 else { return 0 }
        let kern = Double(glyph.advance - Int32(nominals[Int(glyph.glyph)]))
        return kern < 0 ? kern * (kerning - 1) : -kern
    }

    @inline(__always)
    func delta(_ unit: UInt16) -> Double { deltas[Int(LetterClasses.of(unit))] }
}

/// The class of `SystemFontWidths` that a UTF-16 unit is in, counted from 1; 0 for none.
enum LetterClasses {
    static let count = SystemFontWidths.classes.count + 1
    private static let end = 0x2040

    @inline(__always)
    static func of(_ unit: UInt16) -> UInt8 { Int(unit) < end ? table[Int(unit)] : 0 }

    nonisolated(unsafe) private static let table: UnsafePointer<UInt8> = {
        let made = UnsafeMutablePointer<UInt8>.allocate(capacity: end)
        made.initialize(repeating: 0, count: end)
        for (index, entry) in SystemFontWidths.classes.enumerated() {
            for scalar in (entry.characters + entry.also).unicodeScalars where scalar.value < end {
                made[Int(scalar.value)] = UInt8(index + 1)
            }
        }
        // Letters with marks are as wide as without.
        for code in [0x00C0...0x024F, 0x1E00...0x1EFF].joined() {
            guard let scalar = Unicode.Scalar(UInt32(code)), made[code] == 0,
                let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first, base.value < 0x80
            else { continue }
            made[code] = made[Int(base.value)]
        }
        // Greek and Cyrillic letters go with the broad middle of the Latin ones.
        for code in 0x0370...0x052F {
            guard let properties = Unicode.Scalar(UInt32(code))?.properties, properties.isAlphabetic else { continue }
            made[code] = made[properties.isLowercase ? 0x6E : 0x48]
        }
        return UnsafePointer(made)
    }()
}
