internal import CoreGraphics

/// The colours of a symbol's levels, the front one first.
struct SymbolColors: Sendable {
    private let levels: [CGColor]

    /// One colour; details are cut out of the body.
    static let template = SymbolColors(levels: [.black])

    var hasLevels: Bool { levels.count > 1 }

    func color(_ level: Int) -> CGColor { levels[min(level, levels.count - 1)] }

    private init(levels: [CGColor]) { self.levels = levels }

    /// The colours of a configuration for these traits; the template's if it specifies none.
    static func make(_ rendering: SymbolRendering, name: String, traits: UITraitCollection) -> SymbolColors {
        func resolved(_ colors: [UIColor]) -> [CGColor] { colors.map { $0.resolvedColor(with: traits).cgColor } }
        switch rendering {
        case .unspecified, .monochrome: return template
        case .palette(let colors):
            // A single colour applies to all levels, but details on a body must be visible.
            guard let first = colors.first else { return template }
            return SymbolColors(levels: resolved(colors.count > 1 ? colors : [first, first.withAlphaComponent(0.5)]))
        case .hierarchical(let color):
            return SymbolColors(levels: resolved(hierarchyAlphas.map { color.withAlphaComponent($0 * color.alpha) }))
        case .multicolor:
            guard let colors = multicolors[baseName(name)] else { return template }
            return SymbolColors(levels: resolved(colors))
        }
    }

    /// Whether the symbol has its own colours instead of the tint.
    static func areOwn(_ rendering: SymbolRendering, name: String) -> Bool {
        switch rendering {
        case .unspecified, .monochrome: false
        case .palette(let colors): !colors.isEmpty
        case .hierarchical: true
        case .multicolor: multicolors[baseName(name)] != nil
        }
    }

    /// R
    private static let hierarchyAlphas: [CGFloat] = [1, 0.5, 0.25]

    private static func baseName(_ name: String) -> String { name }

    /// Symbols with their own colours, the front level first. R
    private static let multicolors: [String: [UIColor]] = [
        "heart.fill": [.systemRed, .systemRed], "star.fill": [.systemYellow, .systemYellow],
        "sun.max.fill": [.systemYellow, .systemYellow],
        "bolt.fill": [.systemYellow, .systemYellow], "flame.fill": [.systemOrange, .systemOrange],
        "folder.fill": [.systemBlue, .systemCyan],
        "trash.fill": [.systemRed, .systemRed], "trash": [.systemRed, .systemRed], "drop.fill": [.systemBlue, .systemBlue],
        "leaf.fill": [.systemGreen, .systemGreen], "moon.fill": [.systemIndigo, .systemIndigo],
        "checkmark.circle.fill": [.white, .systemGreen], "xmark.circle.fill": [.white, .systemRed],
        "plus.circle.fill": [.white, .systemGreen], "minus.circle.fill": [.white, .systemRed],
        "exclamationmark.triangle.fill": [.white, .systemYellow], "exclamationmark.circle.fill": [.white, .systemRed],
        "info.circle.fill": [.white, .systemBlue], "questionmark.circle.fill": [.white, .systemBlue],
        "checkmark.seal.fill": [.white, .systemGreen], "checkmark.shield.fill": [.white, .systemGreen],
        "exclamationmark.octagon.fill": [.white, .systemRed], "bell.badge": [.systemRed, .label], "bell.badge.fill": [.systemRed, .label],
        "person.crop.circle.badge.plus": [.systemGreen, .label], "person.crop.circle.badge.xmark": [.systemRed, .label],
        "folder.badge.plus": [.systemGreen, .label], "calendar.badge.plus": [.systemGreen, .label],
    ]
}

extension UIColor {
    fileprivate var alpha: CGFloat { cgColor.alpha }
}

/// The rendering mode of a symbol configuration.
enum SymbolRendering: Equatable, @unchecked Sendable {
    case unspecified
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
    case multicolor
}
