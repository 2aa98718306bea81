internal import CoreGraphics
internal import Foundation

/// Caches symbols drawn at the requested size.
///
/// > Isolation: any thread.
final class SymbolPictures: @unchecked Sendable {
    static let shared = SymbolPictures()

    private struct Key: Hashable {
        var name: String
        var pointSize: CGFloat
        var weight: UIImage.SymbolWeight
        var symbolScale: UIImage.SymbolScale
        var displayScale: CGFloat
        var value: Double?
    }
    private let lock = NSLock()
    private var known: [Key: Picture] = [:]
    private var glyphs: [String: SymbolGlyph] = [:]
    private var missing: Set<String> = []

    /// The maximum number of images; beyond it the cache is cleared.
    private static let mostKept = 1000

    /// Nil, reported once, for a name without a drawing.
    func picture(
        _ name: String, _ configuration: UIImage.Configuration?, value: Double? = nil, traits: UITraitCollection? = nil
    ) -> Picture? {
        guard let glyph = glyph(name) else { return nil }
        var parts = configuration?.parts ?? ConfigurationParts()
        let wanted = traits ?? parts.traits ?? .current
        parts.traits = wanted
        let display = wanted.displayScale > 0 ? wanted.displayScale : BitmapContext.screenScale
        let key = Key(
            name: name, pointSize: parts.resolvedPointSize, weight: parts.resolvedWeight, symbolScale: parts.resolvedScale,
            displayScale: display, value: glyph.steps > 0 ? value.map { min(max($0.isNaN ? 0 : $0, 0), 1) } : nil
        )
        let hasOwnColors = SymbolColors.areOwn(parts.rendering, name: name)
        var picture = hasOwnColors ? nil : lock.withLock { known[key] }
        if picture == nil {
            picture = draw(glyph, key, SymbolColors.make(hasOwnColors ? parts.rendering : .unspecified, name: name, traits: wanted))
            if !hasOwnColors { keep(picture, key) }
        }
        picture?.configuration = configuration
        picture?.hasOwnColors = hasOwnColors
        picture?.symbolValue = value
        return picture
    }

    /// A symbol drawn for another configuration; nil for other images.
    func reconfigured(_ picture: Picture, _ configuration: UIImage.Configuration, traits: UITraitCollection? = nil) -> Picture? {
        guard let name = picture.symbolName else { return nil }
        guard var result = self.picture(name, configuration, value: picture.symbolValue, traits: traits) else { return nil }
        result.renderingMode = picture.renderingMode
        result.tint = picture.tint
        result.alignmentRectInsets = picture.alignmentRectInsets
        result.flipsForRightToLeft = picture.flipsForRightToLeft
        return result
    }

    private func glyph(_ name: String) -> SymbolGlyph? {
        if let glyph = lock.withLock({ glyphs[name] }) { return glyph }
        guard let glyph = SymbolGlyph(name: name) else {
            let isNew = lock.withLock { missing.count < Self.mostKept && missing.insert(name).inserted }
            if isNew { FileHandle.standardError.write(Data("UIImage(systemName:): there is no drawing named \"\(name)\"\n".utf8)) }
            return nil
        }
        lock.withLock { glyphs[name] = glyph }
        return glyph
    }

    private func keep(_ picture: Picture?, _ key: Key) {
        lock.withLock {
            if known.count >= Self.mostKept { known = [:] }
            known[key] = picture
        }
    }

    private func draw(_ glyph: SymbolGlyph, _ key: Key, _ colors: SymbolColors) -> Picture? {
        let lineWidth = SymbolMetrics.lineWidth(key.weight, scale: key.symbolScale)
        let vector = SymbolVector(glyph, lineWidth: lineWidth, colors: colors, value: key.value)
        let unit = SymbolMetrics.pointsPerUnit(pointSize: key.pointSize, scale: key.symbolScale)
        let (width, height) = (
            (vector.box.width * unit * key.displayScale).rounded(), (vector.box.height * unit * key.displayScale).rounded()
        )
        guard width <= 8192, height <= 8192, let image = vector.image(width: max(Int(width), 1), height: max(Int(height), 1)) else {
            return nil
        }
        var picture = Picture(image: image, scale: key.displayScale, orientation: .up)
        picture.symbolName = key.name
        picture.vector = vector
        picture.flipsForRightToLeft = SymbolDirections.turns(key.name)
        // The middle of the grid is at half the height of capital letters.
        let capHeight = UIFont.systemFont(ofSize: key.pointSize).capHeight
        picture.baselineOffset = (vector.box.maxY - SymbolMetrics.grid / 2) * unit - capHeight / 2
        return picture
    }
}

/// Symbols that follow the layout direction.
enum SymbolDirections {
    private static let words: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    private static let lists: Set<String> = [
        "list.bullet", "list.dash", "list.number", "list.triangle", "list.star", "list.bullet.rectangle", "checklist", "text.append",
        "text.insert", "text.quote", "increase.indent", "decrease.indent", "text.badge.plus", "text.badge.minus", "text.badge.checkmark",
    ]
    /// Media controls are never mirrored.
    private static let media: Set<Substring> = ["gobackward", "goforward"]

    static func turns(_ name: String) -> Bool {
        if lists.contains(name) { return true }
        let parts = name.split(separator: ".")
        guard let first = parts.first, !media.contains(first), !words.contains(first) else { return false }
        return parts.contains { words.contains($0) }
    }
}
