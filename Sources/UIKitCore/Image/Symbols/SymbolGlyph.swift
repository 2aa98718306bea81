internal import CoreGraphics

/// A symbol composed of drawings, by the suffixes of its name.
indirect enum SymbolGlyph: Sendable {
    case drawing([SymbolLayer], isFilled: Bool)
    /// A letter or a number.
    case text(String)
    case slashed(SymbolGlyph)
    case enclosed(SymbolGlyph, SymbolEnclosure, isFilled: Bool)
    case badged(SymbolGlyph, SymbolGlyph)

    /// Nil for a name that is neither a drawing nor composed of drawings.
    init?(name: String) {
        guard name.utf8.count <= 120, let glyph = Self.find(name[...], isFilled: false, depth: 0) else { return nil }
        self = glyph
    }

    private static func find(_ name: Substring, isFilled: Bool, depth: Int) -> SymbolGlyph? {
        guard depth < 8 else { return nil }
        if let layers = SymbolDrawings.layers(String(name)), !layers.isEmpty { return .drawing(layers, isFilled: isFilled) }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last else { return nil }
        let base = name.dropLast(last.count + 1)
        if last == "fill" {
            guard !isFilled, let glyph = find(base, isFilled: true, depth: depth + 1), glyph.hasBody else { return nil }
            return glyph
        }
        if let mark = parts.firstIndex(of: "badge"), mark > 0, mark < parts.count - 1 {
            return badge(parts[..<mark], parts[(mark + 1)...], isFilled: isFilled, depth: depth)
        }
        if last == "slash" { return find(base, isFilled: isFilled, depth: depth + 1).map { .slashed($0) } }
        if let enclosure = SymbolEnclosure.named(last) {
            if isText(base) { return .enclosed(.text(base.uppercased()), enclosure, isFilled: isFilled) }
            guard let inner = find(base, isFilled: false, depth: depth + 1) else { return nil }
            return .enclosed(inner.plainBody, enclosure, isFilled: isFilled)
        }
        // As in "person.fill.badge.plus".
        guard let fill = parts.firstIndex(of: "fill"), !isFilled else { return nil }
        var others = parts
        others.remove(at: fill)
        return find(Substring(others.joined(separator: ".")), isFilled: true, depth: depth + 1)
    }

    private static func badge(
        _ base: ArraySlice<Substring>, _ badge: ArraySlice<Substring>, isFilled: Bool, depth: Int
    ) -> SymbolGlyph? {
        let solid = badge.last == "fill" || base.last == "fill"
        let (baseName, badgeName) = (base.filter { $0 != "fill" }, badge.filter { $0 != "fill" })
        guard let below = find(Substring(baseName.joined(separator: ".")), isFilled: isFilled || solid, depth: depth + 1),
            let above = find(Substring(badgeName.joined(separator: ".")), isFilled: false, depth: depth + 1)
        else { return nil }
        return .badged(below, above)
    }

    private static func isText(_ name: Substring) -> Bool {
        if name.count == 1, let letter = name.first, ("a"..."z").contains(letter) { return true }
        return (1...2).contains(name.count) && name.allSatisfy { ("0"..."9").contains($0) }
    }

    private var hasBody: Bool {
        switch self {
        case .drawing(let layers, _): layers.contains { $0.kind == .body || $0.kind == .area }
        case .text: false
        case .slashed(let inner), .badged(let inner, _): inner.hasBody
        case .enclosed: true
        }
    }

    /// In a circle, a shape without details is solid.
    private var plainBody: SymbolGlyph {
        guard case .drawing(let layers, false) = self, layers.contains(where: { $0.kind == .body }),
            layers.allSatisfy({ $0.kind == .body || $0.kind == .stroke })
        else { return self }
        return .drawing(layers, isFilled: true)
    }

    /// The number of parts that a variable value fills, one after the other.
    var steps: Int {
        switch self {
        case .drawing(let layers, _): layers.map(\.step).max() ?? 0
        case .text: 0
        case .slashed(let inner), .enclosed(let inner, _, _), .badged(let inner, _): inner.steps
        }
    }

    /// The bounds of the drawing, for a line of this width. > Units: grid.
    func bounds(lineWidth: CGFloat) -> CGRect {
        switch self {
        case .drawing(let layers, _):
            layers.reduce(CGRect.null) { bounds, layer in
                switch layer.kind {
                case .stroke, .body, .detail, .outlineOnly:
                    let half = lineWidth * layer.widthFactor / 2
                    return bounds.union(layer.path.boundingBoxOfPath.insetBy(dx: -half, dy: -half))
                case .area, .hole: return bounds.union(layer.path.boundingBoxOfPath)
                case .fillOnlyCut, .gap, .erasure: return bounds
                }
            }
        case .text: CGRect(x: 4, y: 4, width: 16, height: 16)
        case .slashed(let inner):
            inner.bounds(lineWidth: lineWidth).union(SymbolMetrics.slash.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
        case .enclosed(_, let enclosure, _): enclosure.path.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
        case .badged(let inner, let badge):
            inner.bounds(lineWidth: lineWidth).union(
                badge.bounds(lineWidth: SymbolMetrics.badgeWidth(lineWidth)).applying(SymbolMetrics.badgeTransform)
            )
        }
    }
}

/// The enclosure of a smaller symbol.
struct SymbolEnclosure: Sendable {
    let path: CGPath
    /// From the inner symbol's grid to this one.
    let transform: CGAffineTransform
    /// Relative to the symbol's own size.
    let factor: CGFloat

    /// The enclosing shapes by name, with the centre of their content.
    private static let shapes: [Substring: (name: String, y: CGFloat, factor: CGFloat)] = [
        "circle": ("circle", 12, 0.54), "square": ("square", 12, 0.56), "triangle": ("triangle", 14, 0.46), "seal": ("seal", 12, 0.5),
        "shield": ("shield", 11.6, 0.5), "bubble": ("bubble.left", 11.2, 0.48), "octagon": ("octagon", 12, 0.52),
        "diamond": ("diamond", 12, 0.46), "rectangle": ("rectangle", 12, 0.5), "icloud": ("cloud", 13.4, 0.42),
        "app": ("app", 12, 0.54), "hexagon": ("hexagon", 12, 0.52),
    ]

    static func named(_ name: Substring) -> SymbolEnclosure? {
        guard let shape = shapes[name], let layers = SymbolDrawings.layers(shape.name), let path = layers.first?.path else { return nil }
        let transform = CGAffineTransform(translationX: 12, y: shape.y).scaledBy(x: shape.factor, y: shape.factor)
            .translatedBy(x: -12, y: -12)
        return SymbolEnclosure(path: path, transform: transform, factor: shape.factor)
    }
}
