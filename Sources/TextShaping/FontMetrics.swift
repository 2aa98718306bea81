/// The line box and heights of a font. > Units: points; `descender` is negative.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: Double
    package var descender: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    package var lineHeight: Double { ascender - descender }
}

/// The figures the system font is known to report, whatever face stands in for it (facts 5.3 and 5.5).
enum SystemFontMetrics {
    // em; M, facts 5.3
    static let ascender = 1950.0 / 2048
    static let descender = -494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let displayXHeight = 0.513672
    static let monospacedAdvance = 0.618164
    /// Points; from here on the display cut is drawn. M, facts 5.3
    static let displaySize = 20.0
    /// em per weight index; regular, semibold, bold and black M, the others interpolated X
    static let textXHeight = [0.5205, 0.522, 0.524, 0.526367, 0.530, 0.533694, 0.5376, 0.5435, 0.548829]

    /// The box of Chinese, Japanese and Korean text, em; R, facts 5.5. Also the most that any fallback face grows a line.
    static let cjkAscender = 1.06
    static let cjkDescender = -0.34

    static func metrics(size: Double, weightIndex: Int) -> FontMetrics {
        FontMetrics(
            ascender: size * ascender, descender: size * descender, leading: 0, capHeight: size * capHeight,
            xHeight: size * (size < displaySize ? textXHeight[weightIndex] : displayXHeight))
    }
}

/// How the stand-in faces are scaled and spaced to come out as wide as the fonts they stand for (facts 5.4).
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

    /// Points at 8...20 for the regular text cut: the fitted +0.31 at 8 and -0.20 at 17, following the shape of the published tracking between. X
    private static let textTracking = [0.31, 0.278, 0.238, 0.19, 0.143, 0.079, 0.023, -0.04, -0.104, -0.2, -0.208, -0.216, -0.216]
    /// Points added at 17 per weight index: medium, semibold and bold fitted (X), the rest continued.
    private static let weightTracking = [-0.03, -0.02, -0.01, 0, 0.1, 0.15, 0.25, 0.3, 0.34]
    /// em of the display cut: +0.16 at 23. X
    private static let displayTracking = 0.16 / 23

    /// Points to add to every advance.
    static func tracking(_ cut: FontFile.Cut, weightIndex: Int, size: Double) -> Double {
        switch cut {
        case .interText:
            let position = min(max(size - 8, 0), Double(textTracking.count - 1))
            let below = Int(position)
            let above = min(below + 1, textTracking.count - 1)
            let regular = textTracking[below] + (textTracking[above] - textTracking[below]) * (position - Double(below))
            return regular * min(size / 8, 1) + weightTracking[weightIndex] * size / 17
        case .interDisplay:
            return displayTracking * size + weightTracking[weightIndex] * size / 17
        case .monospaced:
            // The face's own advance is 0.602 em.
            return (SystemFontMetrics.monospacedAdvance - 0.602051 * scale(.monospaced)) * size
        case .serif, .cjk, .emoji, .script, .custom:
            return 0
        }
    }
}
