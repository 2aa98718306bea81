/// The attributes that select a font; two equal descriptors are the same font.
package struct FontDescriptor: Hashable, Sendable {
    package enum Design: Hashable, Sendable {
        case system, rounded, monospaced, serif
        /// A family or PostScript name, such as "Menlo-Bold" or the name of a registered file.
        case named(String)
        /// A font that is not registered, by its bytes and its PostScript name in them.
        case unlisted(FontBytes, name: String)
    }

    package var design: Design
    /// Points.
    package var size: Double
    /// -1...1 with 0 for regular, 0.4 for bold.
    package var weight: Double
    package var italic: Bool
    package var monospacedDigits: Bool
    /// Values on the axes of a variable font, by the axis's tag; other axes have the value of the font that is named.
    package var variation: [UInt32: Double]

    package init(
        design: Design = .system, size: Double, weight: Double = 0, italic: Bool = false, monospacedDigits: Bool = false,
        variation: [UInt32: Double] = [:]
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.variation = variation
    }
}
