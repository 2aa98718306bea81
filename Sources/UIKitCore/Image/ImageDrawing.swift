import CoreGraphics
import Foundation

/// Draws images into contexts with the origin at the top left.
enum ImageDrawing {
    static func draw(_ content: ImageContent, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat, on context: CGContext) {
        guard let pixels = content.pixels, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        if content.capInsets == .zero || rect.size == content.size || content.orientation != .up {
            drawWhole(pixels, content.orientation, in: rect, on: context)
        } else {
            for piece in NineParts.pieces(of: content.size, insets: content.capInsets, in: rect, tiles: content.resizingMode == .tile) {
                draw(piece, of: pixels, scale: content.scale, on: context)
            }
        }
        context.restoreGState()
    }

    private static func drawWhole(_ pixels: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect, on context: CGContext) {
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(orientation.upright)
        // The unit square with its top where y is largest, as Core Graphics draws images.
        context.translateBy(x: 0, y: 1)
        context.scaleBy(x: 1, y: -1)
        context.draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    private static func draw(_ piece: NineParts.Piece, of pixels: CGImage, scale: CGFloat, on context: CGContext) {
        let source = CGRect(
            x: piece.source.minX * scale, y: piece.source.minY * scale, width: piece.source.width * scale,
            height: piece.source.height * scale)
        guard let part = pixels.cropping(to: source) else { return }
        context.saveGState()
        context.clip(to: piece.target)
        for y in stride(from: piece.target.minY, to: piece.target.maxY, by: piece.tile.height) {
            for x in stride(from: piece.target.minX, to: piece.target.maxX, by: piece.tile.width) {
                context.saveGState()
                drawWhole(part, .up, in: CGRect(origin: CGPoint(x: x, y: y), size: piece.tile), on: context)
                context.restoreGState()
            }
        }
        context.restoreGState()
    }
}

/// How a picture with cap insets covers a rectangle: corners as they are, edges and middle repeated or stretched. > Units: points.
enum NineParts {
    struct Piece: Hashable {
        /// In the picture.
        var source: CGRect
        var target: CGRect
        /// The size one copy of the source is drawn at.
        var tile: CGSize
    }

    static func pieces(of size: CGSize, insets: UIEdgeInsets, in rect: CGRect, tiles: Bool) -> [Piece] {
        let columns = spans(length: size.width, start: insets.left, end: insets.right, from: rect.minX, to: rect.maxX)
        let rows = spans(length: size.height, start: insets.top, end: insets.bottom, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in
            columns.compactMap { column in
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length, height: row.source.length)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length, height: row.target.length)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return nil }
                // A middle of one point is stretched even when tiling: the result is the same and cheaper. (IM-3)
                let width = column.grows && !(tiles && source.width > 1) ? target.width : (column.grows ? source.width : target.width)
                let height = row.grows && !(tiles && source.height > 1) ? target.height : (row.grows ? source.height : target.height)
                return Piece(source: source, target: target, tile: CGSize(width: width, height: height))
            }
        }
    }

    private struct Span {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        var grows: Bool
    }

    /// Three spans of one axis; caps shrink together when the target is shorter than both.
    private static func spans(length: CGFloat, start: CGFloat, end: CGFloat, from: CGFloat, to: CGFloat) -> [Span] {
        let start = min(max(0, start), length)
        let end = min(max(0, end), length - start)
        let room = to - from
        let factor = start + end > room && start + end > 0 ? room / (start + end) : 1
        let first = from + start * factor
        let last = max(first, to - end * factor)
        return [
            Span(source: 0...start, target: from...first, grows: false),
            Span(source: start...(length - end), target: first...last, grows: true),
            Span(source: (length - end)...length, target: last...max(last, to), grows: false),
        ]
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}

/// Pictures in one colour.
enum ImageTint {
    /// The colour where the picture is, as strong as the picture.
    static func colored(_ content: ImageContent, _ color: UIColor) -> CGImage? {
        guard let pixels = content.pixels, let memory = PixelMemory(width: pixels.width, height: pixels.height),
            let context = CGContext(memory: memory)
        else { return nil }
        let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        context.draw(pixels, in: whole)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color.cgColor)
        context.fill(whole)
        return context.makeImage()
    }
}
