internal import CoreGraphics

/// The sample photos that are wider than high.
enum SampleLandscapes {
    static func hills(_ canvas: SampleCanvas) {
        canvas.blend([0x6FB7E9, 0xD9EEF7], to: 0.7)
        canvas.circle(0xFFE27A, 0.78, 0.2, 0.09)
        for (x, y, radius) in [(0.2, 0.2, 0.06), (0.27, 0.18, 0.08), (0.35, 0.21, 0.06)] as [(CGFloat, CGFloat, CGFloat)] {
            canvas.circle(0xFFFFFF, x, y, radius, alpha: 0.9)
        }
        canvas.ridge(0x8DBB8B, height: 0.55, waves: [(0.07, 1, 0.4), (0.02, 3, 1)])
        canvas.ridge(0x5E9A5B, height: 0.68, waves: [(0.06, 1.5, 2), (0.015, 4, 0)])
        canvas.ridge(0x3B7439, height: 0.82, waves: [(0.05, 1.2, 4)])
    }

    static func night(_ canvas: SampleCanvas) {
        canvas.blend([0x0B1026, 0x27325F], to: 0.6)
        for index in 0..<60 {
            canvas.circle(
                0xFFFFFF, SampleCanvas.scatter(index), SampleCanvas.scatter(index + 100) * 0.55,
                0.002 + 0.002 * SampleCanvas.scatter(index + 7))
        }
        canvas.circle(0xF4F0DC, 0.7, 0.22, 0.1)
        canvas.circle(0x171D40, 0.735, 0.2, 0.085)
        canvas.blend([0x1C2A55, 0x0A1230], from: 0.6)
        for index in 0..<9 {
            let y = 0.63 + CGFloat(index) * 0.04
            let width = 0.05 + 0.12 * SampleCanvas.scatter(index + 3)
            canvas.rect(0xF4F0DC, 0.7 - width / 2, y, width, 0.008, alpha: 0.55 - CGFloat(index) * 0.05)
        }
    }

    static func dunes(_ canvas: SampleCanvas) {
        canvas.blend([0xF7B267, 0xFBE3B6], to: 0.75)
        canvas.circle(0xFFF3D0, 0.3, 0.32, 0.1)
        canvas.ridge(0xE39A53, height: 0.55, waves: [(0.08, 0.8, 1)])
        canvas.ridge(0xC97B3A, height: 0.68, waves: [(0.1, 0.7, 3.4)])
        canvas.ridge(0x9C5526, height: 0.88, waves: [(0.08, 0.9, 0.6)])
    }

    static func boat(_ canvas: SampleCanvas) {
        canvas.blend([0x9AD4F0, 0xEAF7FB], to: 0.55)
        canvas.blend([0x2E86AB, 0x0F4C6E], from: 0.55)
        for index in 0..<14 {
            let x = SampleCanvas.scatter(index)
            canvas.rect(0xFFFFFF, x, 0.6 + SampleCanvas.scatter(index + 31) * 0.36, 0.06, 0.006, alpha: 0.35)
        }
        canvas.polygon(0xFFFFFF, [(0.5, 0.16), (0.5, 0.56), (0.68, 0.56)])
        canvas.polygon(0xE4572E, [(0.485, 0.22), (0.485, 0.56), (0.36, 0.56)])
        canvas.rect(0x4A3B2A, 0.487, 0.14, 0.01, 0.46)
        canvas.polygon(0x7A3E1D, [(0.34, 0.6), (0.7, 0.6), (0.64, 0.69), (0.4, 0.69)])
    }

    static func skyline(_ canvas: SampleCanvas) {
        canvas.blend([0x3B2A63, 0xC45E78, 0xF6B27A])
        for index in 0..<12 {
            let (x, height) = (CGFloat(index) / 12, 0.25 + 0.4 * SampleCanvas.scatter(index + 11))
            canvas.rect(0x2A1E45, x, 1 - height, 0.086, height)
            for window in 0..<Int(height * 24) where SampleCanvas.scatter(index * 40 + window) > 0.45 {
                let y = 1 - height + 0.03 + CGFloat(window / 2) * 0.06
                canvas.rect(0xFFD98A, x + (window % 2 == 0 ? 0.02 : 0.052), min(y, 0.97), 0.014, 0.025)
            }
        }
    }

    static func mosaic(_ canvas: SampleCanvas) {
        let colors: [UInt32] = [0x264653, 0x2A9D8F, 0xE9C46A, 0xF4A261, 0xE76F51]
        for row in 0..<6 {
            for column in 0..<8 {
                let (x, y, width, height) = (CGFloat(column) / 8, CGFloat(row) / 6, CGFloat(1) / 8, CGFloat(1) / 6)
                canvas.rect(colors[(row * 3 + column * 2) % 5], x, y, width, height)
                let corner: [(CGFloat, CGFloat)] =
                    (row + column) % 2 == 0
                    ? [(x, y), (x + width, y), (x, y + height)] : [(x + width, y), (x + width, y + height), (x, y + height)]
                canvas.polygon(colors[(row + column * 4 + 1) % 5], corner)
            }
        }
    }

    static func panorama(_ canvas: SampleCanvas) {
        canvas.blend([0x5C8FBE, 0xE3EDF4], to: 0.75)
        canvas.ridge(0x9DB4C8, height: 0.5, waves: [(0.14, 4, 0.2), (0.06, 11, 1), (0.03, 23, 2)])
        canvas.ridge(0x6F8CA5, height: 0.66, waves: [(0.1, 3, 2), (0.05, 9, 0.5), (0.02, 19, 1)])
        canvas.ridge(0x3F5E4B, height: 0.85, waves: [(0.05, 5, 1), (0.02, 13, 0)])
    }
}
