/// The line metrics of a font. > Units: points; `descender` is negative.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: Double
    package var descender: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    package var lineHeight: Double { ascender - descender }
}

/// The known metrics of the system font, whatever face stands in for it (facts 5.3 and 5.5).
enum SystemFontMetrics {
    // em; M, facts 5.3
    static let ascender = 1950.0 / 2048
    static let descender = -494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let monospacedAdvance = 0.618164
    /// Points; from here on the display face is drawn. M, facts 5.3
    static let displaySize = 20.0
    /// em per weight index, of the text face and of the display face; M
    static let textXHeight = [0.52539, 0.52588, 0.52588, 0.526367, 0.53027, 0.53369, 0.5376, 0.54346, 0.54883]
    static let displayXHeight = [0.507813, 0.507813, 0.507813, 0.507813, 0.513672, 0.517578, 0.523438, 0.53152, 0.53928]

    /// Line metrics of Chinese, Japanese and Korean text, em; R, facts 5.5. Also the maximum for the growth of a line by fallback faces.
    static let cjkAscender = 1.06
    static let cjkDescender = -0.34

    static func metrics(size: Double, weightIndex: Int) -> FontMetrics {
        let part = SystemFontWidths.displayPart(size: size)
        return FontMetrics(
            ascender: size * ascender, descender: size * descender, leading: 0, capHeight: size * capHeight,
            xHeight: size * (textXHeight[weightIndex] * (1 - part) + displayXHeight[weightIndex] * part))
    }
}

/// Scale and tracking of the stand-in faces that give them the widths of the fonts they replace (facts 5.4).
enum FontFitting {
    /// Drawn size per point of font size. X, facts 5.4; the emoji and monospaced factors are chosen here to match width and height.
    static func scale(_ cut: FontFile.Cut) -> Double {
        switch cut {
        case .interText: 0.9688
        case .interDisplay: 0.9803
        case .monospaced: 0.97
        case .emoji: 0.94
        case .serif, .cjk, .script, .custom: 1
        }
    }

    /// Points to add to every advance.
    static func tracking(_ cut: FontFile.Cut, size: Double) -> Double {
        switch cut {
        case .interText, .interDisplay:
            return SystemFontWidths.tracking(size: size) * size
        case .monospaced:
            // The face's own advance is 0.602 em.
            return (SystemFontMetrics.monospacedAdvance - 0.602051 * scale(.monospaced)) * size
        case .serif, .cjk, .emoji, .script, .custom:
            return 0
        }
    }
}
