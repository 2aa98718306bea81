/// A font of one size: the face that is drawn, those that fill its gaps, and the metrics that are reported. Equal descriptors give the same one.
package final class TextFont: Hashable, Sendable {
    package let descriptor: FontDescriptor
    package let metrics: FontMetrics
    let id: Int

    init(descriptor: FontDescriptor, id: Int, metrics: FontMetrics) {
        self.descriptor = descriptor
        self.id = id
        self.metrics = metrics
    }

    /// The font a descriptor stands for. Names that no font has give the system font.
    package static func resolve(_ descriptor: FontDescriptor) -> TextFont {
        TextEngine.shared.withTypesetter { $0.library.font(descriptor) }
    }

    package static func system(size: Double, weight: Double = 0) -> TextFont { resolve(FontDescriptor(size: size, weight: weight)) }

    /// Whether `FontDescriptor.Design.named` finds this name, as a device font or a registered file.
    package static func isKnown(name: String) -> Bool { TextEngine.shared.withTypesetter { $0.library.isKnown(name: name) } }

    /// Makes an app's font file usable by name. Returns its names.
    package static func register(path: String) throws(TextError) -> [String] {
        try TextEngine.shared.withTypesetter { typesetter in Result { () throws(TextError) in try typesetter.library.register(path: path) }
        }.get()
    }

    /// Throws the first font package that is not installed.
    package static func verifyPackages() throws(TextError) {
        try TextEngine.shared.withTypesetter { typesetter in
            Result { () throws(TextError) in
                for (index, file) in FontFile.witnesses.enumerated() { _ = try FontFace(index: index, file: file) }
            }
        }.get()
    }

    package static func == (a: TextFont, b: TextFont) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
