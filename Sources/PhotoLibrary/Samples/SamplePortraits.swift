internal import CoreGraphics

/// The sample photos that are higher than wide, and the square ones.
enum SamplePortraits {
    static func lighthouse(_ canvas: SampleCanvas) {
        canvas.blend([0x7FC8E8, 0xF9E5C9], to: 0.72)
        canvas.blend([0x3D8EB9, 0x1D5E87], from: 0.72)
        canvas.polygon(0x6B5E53, [(0.2, 0.86), (0.32, 0.72), (0.74, 0.7), (0.92, 0.86), (0.92, 1), (0.2, 1)])
        for band in 0..<5 {
            let (top, bottom) = (CGFloat(band) / 5, CGFloat(band + 1) / 5)
            let half = { (part: CGFloat) in 0.065 + 0.04 * part }
            canvas.polygon(
                band % 2 == 0 ? 0xD7263D : 0xFDFDFD,
                [
                    (0.52 - half(top), 0.3 + 0.42 * top), (0.52 + half(top), 0.3 + 0.42 * top),
                    (0.52 + half(bottom), 0.3 + 0.42 * bottom), (0.52 - half(bottom), 0.3 + 0.42 * bottom),
                ])
        }
        canvas.rect(0x2B2B2B, 0.44, 0.285, 0.16, 0.018)
        canvas.rect(0xFFE27A, 0.475, 0.225, 0.09, 0.06)
        canvas.polygon(0xD7263D, [(0.455, 0.225), (0.585, 0.225), (0.52, 0.17)])
    }

    static func tulips(_ canvas: SampleCanvas) {
        canvas.blend([0xFDF1E4, 0xE2F0D9])
        let colors: [UInt32] = [0xE63946, 0xF4A261, 0xC77DFF, 0xFFB703, 0xE76F9A]
        for index in 0..<5 {
            let x = 0.14 + 0.18 * CGFloat(index)
            let y = 0.3 + 0.14 * SampleCanvas.scatter(index + 2)
            canvas.rect(0x4C956C, x - 0.008, y, 0.016, 1 - y)
            canvas.polygon(0x5FAE7E, [(x, 0.95), (x + 0.08, y + 0.3), (x + 0.02, 0.98)])
            canvas.circle(colors[index], x, y, 0.085)
            canvas.polygon(colors[index], [(x - 0.085, y), (x - 0.085, y - 0.085), (x - 0.035, y - 0.03)])
            canvas.polygon(colors[index], [(x - 0.05, y), (x, y - 0.1), (x + 0.05, y)])
            canvas.polygon(colors[index], [(x + 0.085, y), (x + 0.085, y - 0.085), (x + 0.035, y - 0.03)])
        }
    }

    static func mountain(_ canvas: SampleCanvas) {
        canvas.blend([0x4A7FB0, 0xDCEAF4], to: 0.75)
        canvas.polygon(0x66788A, [(-0.1, 0.8), (0.45, 0.22), (1.1, 0.8)])
        canvas.polygon(0xFFFFFF, [(0.45, 0.22), (0.28, 0.4), (0.37, 0.38), (0.43, 0.45), (0.52, 0.38), (0.6, 0.42), (0.675, 0.42)])
        canvas.rect(0xF2F6F9, 0, 0.78, 1, 0.22)
        for index in 0..<9 {
            let (x, y) = (0.05 + 0.11 * CGFloat(index), 0.84 + 0.08 * SampleCanvas.scatter(index + 5))
            for layer in 0..<3 {
                let top = y - 0.16 + CGFloat(layer) * 0.045
                let half = 0.028 + CGFloat(layer) * 0.014
                canvas.polygon(0x2F5D46, [(x, top), (x + half, top + 0.07), (x - half, top + 0.07)])
            }
        }
    }

    static func balloon(_ canvas: SampleCanvas) {
        canvas.blend([0x5AA9E6, 0xFCE8D5])
        canvas.circle(0xFFFFFF, 0.2, 0.72, 0.09, alpha: 0.8)
        canvas.circle(0xFFFFFF, 0.31, 0.73, 0.11, alpha: 0.8)
        canvas.circle(0xFFFFFF, 0.84, 0.24, 0.08, alpha: 0.7)
        canvas.polygon(0xF25F5C, [(0.235, 0.42), (0.765, 0.42), (0.56, 0.64), (0.44, 0.64)])
        canvas.circle(0xF25F5C, 0.5, 0.34, 0.29)
        canvas.polygon(0xFFE066, [(0.41, 0.13), (0.59, 0.13), (0.62, 0.4), (0.54, 0.64), (0.46, 0.64), (0.38, 0.4)])
        canvas.rect(0x6B4F3A, 0.445, 0.64, 0.006, 0.06)
        canvas.rect(0x6B4F3A, 0.549, 0.64, 0.006, 0.06)
        canvas.rect(0x8B5E34, 0.435, 0.7, 0.13, 0.06)
    }

    static func rings(_ canvas: SampleCanvas) {
        let colors: [UInt32] = [0x003049, 0xD62828, 0xF77F00, 0xFCBF49, 0xEAE2B7]
        canvas.rect(0xEAE2B7, 0, 0, 1, 1)
        for index in 0..<10 { canvas.circle(colors[index % 5], 0.5, 0.5, 0.48 - 0.046 * CGFloat(index)) }
    }

    /// A list with coloured icons, as a screenshot of an app.
    static func screenshot(_ canvas: SampleCanvas) {
        canvas.rect(0xF2F2F7, 0, 0, 1, 1)
        canvas.rect(0x1C1C1E, 0.06, 0.09, 0.42, 0.03)
        let colors: [UInt32] = [0xFF3B30, 0xFF9500, 0x34C759, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55, 0x8E8E93]
        canvas.rect(0xFFFFFF, 0.04, 0.15, 0.92, 0.72)
        for (index, color) in colors.enumerated() {
            let y = 0.165 + 0.09 * CGFloat(index)
            canvas.rect(color, 0.08, y, 0.1, 0.046)
            canvas.rect(0x3A3A3C, 0.23, y + 0.015, 0.2 + 0.3 * SampleCanvas.scatter(index + 1), 0.016)
            canvas.rect(0xC6C6C8, 0.23, y + 0.066, 0.73, 0.0012)
        }
        canvas.rect(0x1C1C1E, 0.32, 0.975, 0.36, 0.006)
    }

    /// A ball that jumps. > Parameters: part: of the jump, from 0 to 1.
    static func ball(_ canvas: SampleCanvas, part: CGFloat) {
        canvas.rect(0xFFF8E7, 0, 0, 1, 1)
        canvas.rect(0x6C757D, 0, 0.88, 1, 0.12)
        let height = 4 * part * (1 - part)
        canvas.circle(0x000000, 0.5, 0.9, 0.05 + 0.03 * height, alpha: 0.2)
        canvas.circle(0x3A86FF, 0.5, 0.76 - 0.56 * height, 0.12)
        canvas.circle(0x8FBBFF, 0.46, 0.72 - 0.56 * height, 0.03)
    }
}
