internal import CoreGraphics
internal import Foundation

/// Draws symbols at the size asked for.
///
/// > Isolation: any thread.
final class SymbolPictures: @unchecked Sendable {
    static let shared = SymbolPictures()

    private struct Key: Hashable {
        var name: String
        var side: CGFloat
        var lineWidth: CGFloat
        var scale: CGFloat
    }
    private let lock = NSLock()
    private var known: [Key: Picture] = [:]
    private var missing: Set<String> = []

    /// The text size symbols go with when nothing is said. > Units: points. D: body text.
    private static let standardPointSize: CGFloat = 17
    /// A symbol's box in text sizes, by symbol scale. R
    private static let boxes: [UIImage.SymbolScale: CGFloat] = [.small: 0.94, .medium: 1.18, .large: 1.5]

    /// Nil, reported once, for a name without a drawing.
    func picture(_ name: String, _ configuration: UIImage.SymbolConfiguration?) -> Picture? {
        guard let outlines = SymbolShapes.outlines(name) else {
            if lock.withLock({ missing.insert(name).inserted }) {
                FileHandle.standardError.write(Data("UIImage(systemName:): there is no drawing named \"\(name)\"\n".utf8))
            }
            return nil
        }
        let size = (configuration?.parts.pointSize).flatMap { $0 > 0 ? $0 : nil } ?? Self.standardPointSize
        let box = Self.boxes[configuration?.parts.scale ?? .medium] ?? 1.18
        let key = Key(
            name: name, side: (size * box).rounded(), lineWidth: Self.lineWidth(configuration?.parts.weight ?? .regular),
            scale: BitmapContext.screenScale
        )
        if let picture = lock.withLock({ known[key] }) { return configured(picture, configuration) }
        guard let picture = draw(outlines, key) else { return nil }
        lock.withLock { known[key] = picture }
        return configured(picture, configuration)
    }

    /// A symbol drawn again for another configuration; nil for pictures that are none.
    func reconfigured(_ picture: Picture, _ configuration: UIImage.Configuration) -> Picture? {
        guard let name = picture.symbolName, let configuration = configuration as? UIImage.SymbolConfiguration,
            var result = self.picture(name, Self.merged(picture.configuration, configuration))
        else { return nil }
        result.renderingMode = picture.renderingMode
        result.tint = picture.tint
        return result
    }

    private static func merged(_ old: UIImage.Configuration?, _ new: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
        (old as? UIImage.SymbolConfiguration)?.applying(new) ?? new
    }

    private func configured(_ picture: Picture, _ configuration: UIImage.SymbolConfiguration?) -> Picture {
        var picture = picture
        picture.configuration = configuration
        return picture
    }

    private func draw(_ outlines: [SymbolOutline], _ key: Key) -> Picture? {
        let size = CGSize(width: key.side, height: key.side)
        guard let context = BitmapContext.make(size: size, scale: key.scale, isOpaque: false) else { return nil }
        context.scaleBy(x: key.side / SymbolOutline.grid, y: key.side / SymbolOutline.grid)
        UIGraphicsPushContext(context)
        for outline in outlines {
            let path = outline.path
            path.lineWidth = key.lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            switch outline.style {
            case .stroke: path.stroke()
            case .fill:
                path.fill()
            case .cut: path.fill(with: .destinationOut, alpha: 1)
            case .cutStroke: path.stroke(with: .destinationOut, alpha: 1)
            }
        }
        UIGraphicsPopContext()
        guard let image = context.makeImage() else { return nil }
        var picture = Picture(image: image, scale: key.scale, orientation: .up)
        picture.symbolName = key.name
        return picture
    }

    /// > Units: of the symbol's grid. R
    private static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.7
        case .thin: 0.95
        case .light: 1.25
        case .unspecified, .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.15
        case .bold: 2.5
        case .heavy: 2.85
        case .black: 3.2
        }
    }
}
