internal import CoreGraphics
package import Foundation

/// A font of one size: the primary face, the fallback faces, and the reported metrics. Equal descriptors give the same object.
package final class TextFont: Hashable, Sendable {
    package let descriptor: FontDescriptor
    package let metrics: FontMetrics
    /// Of a font requested by name.
    package let identity: FontIdentity?
    let id: Int

    init(descriptor: FontDescriptor, id: Int, metrics: FontMetrics, identity: FontIdentity? = nil) {
        self.identity = identity
        self.descriptor = descriptor
        self.id = id
        self.metrics = metrics
    }

    /// The font of a descriptor. Unknown names give the system font.
    package static func resolve(_ descriptor: FontDescriptor) -> TextFont {
        TextEngine.shared.withTypesetter { $0.library.font(descriptor) }
    }

    package static func system(size: Double, weight: Double = 0) -> TextFont { resolve(FontDescriptor(size: size, weight: weight)) }

    /// Whether `FontDescriptor.Design.named` finds this name, as a device font or a registered file.
    package static func isKnown(name: String) -> Bool { TextEngine.shared.withTypesetter { $0.library.isKnown(name: name) } }

    /// The font of a descriptor's name; nil for the system's fonts and unknown names.
    package static func identity(_ descriptor: FontDescriptor) -> FontIdentity? {
        TextEngine.shared.withTypesetter { $0.library.identity(descriptor) }
    }

    /// The axes of a descriptor's font with the values it has on them; empty unless the font is variable.
    package static func axes(of descriptor: FontDescriptor) -> [(axis: FontAxis, value: Double)] {
        TextEngine.shared.withTypesetter { $0.library.axes(descriptor) }
    }

    /// A weight as UIKit counts, of one as font files count. > Units: 400 is regular.
    package static func weight(cssWeight: Double) -> Double { FontNames.weight(cssWeight: cssWeight) }

    /// What a PostScript, full or family name stands for.
    package static func identity(named name: String) -> FontIdentity? {
        TextEngine.shared.withTypesetter { $0.library.identity(named: name) }
    }

    /// Lets `CGFont` find fonts by name.
    package static func serveGraphicsFonts() {
        CGFont.named.withLock {
            $0 = CGFont.Names { name in TextEngine.shared.withTypesetter { $0.library.graphicsFont(named: name) } }
        }
    }

    package static func members(ofFamily family: String) -> [FontIdentity] {
        TextEngine.shared.withTypesetter { $0.library.members(ofFamily: family) }
    }

    /// Every font available by name: the app's own, then the device's.
    package static var all: [FontIdentity] { TextEngine.shared.withTypesetter { $0.library.allFonts } }
    package static var registered: [FontIdentity] { TextEngine.shared.withTypesetter { $0.library.ownFonts } }

    /// The fonts in a file or data that is not registered.
    package static func fonts(in bytes: FontBytes) throws(TextError) -> [FontIdentity] { try FontFileReader.fonts(in: bytes) }

    /// A font of data that is not registered; the same data gives the same font.
    package static func unlisted(_ data: Data, name: String, size: Double) -> TextFont {
        TextEngine.shared.withTypesetter { typesetter in
            let bytes = typesetter.library.kept(data)
            return typesetter.library.font(FontDescriptor(design: .unlisted(bytes, name: name), size: size))
        }
    }

    /// The design of a font that is not registered.
    package static func design(of data: Data, name: String) -> FontDescriptor.Design {
        .unlisted(TextEngine.shared.withTypesetter { $0.library.kept(data) }, name: name)
    }

    /// Makes the fonts of an app's file available by name.
    @discardableResult
    package static func register(path: String) throws(TextError) -> [FontIdentity] { try register(FontBytes(path: path)) }

    @discardableResult
    package static func register(_ bytes: FontBytes) throws(TextError) -> [FontIdentity] {
        try TextEngine.shared.withTypesetter { typesetter in
            Result { () throws(TextError) in try typesetter.library.register(bytes) }
        }.get()
    }

    /// > Parameters: source: the path, or what the bytes were registered with.
    @discardableResult
    package static func unregister(source: String) throws(TextError) -> [FontIdentity] {
        try TextEngine.shared.withTypesetter { typesetter in
            Result { () throws(TextError) in try typesetter.library.unregister(source: source) }
        }.get()
    }

    /// Throws for the first font package that is not installed.
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
