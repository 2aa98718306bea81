/// The looks of Photos. Apple does not publish their tables: these are curves and mixes with the documented character of each.
enum PhotoEffects {
    /// A look: how much colour stays, a matrix of colours, a curve of tones for each channel.
    struct Look: Sendable {
        var saturation: Float = 1
        var contrast: Float = 1
        /// The darkest and lightest output.
        var black: SIMD4<Float> = .zero
        var white: SIMD4<Float> = .one

        @inline(__always) func applied(to color: Pixel) -> Pixel {
            let gray = Pixel(repeating: color.x * 0.299 + color.y * 0.587 + color.z * 0.114)
            let toned = ((gray + (color - gray) * saturation) - 0.5) * contrast + 0.5
            return black + (white - black) * toned.colorClamped
        }
    }

    /// Vivid: stronger colours and contrast.
    static let chrome = Look(saturation: 1.25, contrast: 1.12)
    /// Faded: less colour and contrast, lighter shadows.
    static let fade = Look(saturation: 0.6, contrast: 0.85, black: [0.08, 0.08, 0.08, 0], white: [0.97, 0.97, 0.95, 1])
    /// Instant film: distorted colours, warm lights and blue shadows.
    static let instant = Look(saturation: 0.75, contrast: 0.95, black: [0.09, 0.07, 0.12, 0], white: [1, 0.96, 0.87, 1])
    /// Black and white with little contrast.
    static let mono = Look(saturation: 0, contrast: 0.95, black: [0.02, 0.02, 0.02, 0], white: [0.98, 0.98, 0.98, 1])
    /// Black and white with strong contrast.
    static let noir = Look(saturation: 0, contrast: 1.45)
    /// Cross-processed: cool.
    static let process = Look(saturation: 0.95, contrast: 1, black: [0, 0.04, 0.1, 0], white: [0.94, 1, 0.98, 1])
    /// Black and white, with the contrast of the original.
    static let tonal = Look(saturation: 0)
    /// Warm, with vintage colours.
    static let transfer = Look(saturation: 0.9, contrast: 1.02, black: [0.07, 0.03, 0.01, 0], white: [1, 0.95, 0.86, 1])

    static let all: [FilterDefinition] = [
        ("Chrome", chrome), ("Fade", fade), ("Instant", instant), ("Mono", mono), ("Noir", noir), ("Process", process), ("Tonal", tonal),
        ("Transfer", transfer),
    ].map { name, look in
        .encodedColors("CIPhotoEffect" + name, kCICategoryColorEffect, since: "7", []) { _ in { look.applied(to: $0) } }
    }
}
