internal import CoreGraphics
internal import Foundation
internal import ImageIO

/// Draws images into the current context.
enum PictureDrawing {
    static func draw(_ picture: Picture, in rect: CGRect, blendMode: CGBlendMode? = nil, alpha: CGFloat = 1) {
        guard let context = UIGraphicsGetCurrentContext(), let image = picture.shownImage(traits: .current) else { return }
        context.saveGState()
        if let blendMode {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        if picture.isResizable && rect.size != picture.size {
            draw(NinePart(picture, in: rect), of: picture, context)
        } else {
            place(image, orientation: picture.orientation, in: rect, context)
        }
        context.restoreGState()
    }

    static func tile(_ picture: Picture, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = picture.uprightImage(traits: .current) else { return }
        context.saveGState()
        context.clip(to: rect)
        tile(image, size: picture.size, in: rect, context)
        context.restoreGState()
    }

    /// Draws stored pixels upright into a rectangle in a space with its y axis down. Changes the context's transform.
    static func place(_ image: CGImage, orientation: UIImage.Orientation, in rect: CGRect, _ context: CGContext) {
        if orientation == .up {
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: CGRect(origin: .zero, size: rect.size))
            return
        }
        let property = orientation.property
        let stored = property.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.translateBy(x: rect.minX, y: rect.minY)
        context.concatenate(property.transform(width: stored.width, height: stored.height))
        context.translateBy(x: 0, y: stored.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: stored))
    }

    private static func draw(_ parts: NinePart, of picture: Picture, _ context: CGContext) {
        guard let image = picture.uprightImage(traits: .current) else { return }
        for var part in parts.all {
            // Adjacent parts meet on whole pixels, so that no seam is visible.
            part.target = aligned(part.target, context)
            guard part.target.width > 0, part.target.height > 0 else { continue }
            let pixels = part.source.applying(CGAffineTransform(scaleX: picture.scale, y: picture.scale))
            guard let piece = image.cropping(to: pixels.aligned) else { continue }
            context.saveGState()
            if part.isTiled {
                context.clip(to: part.target)
                let tileSize = CGSize(
                    width: part.repeatsAcross ? part.source.width : part.target.width,
                    height: part.repeatsDown ? part.source.height : part.target.height)
                let (sharp, size) = atDeviceSize(piece, tileSize, context)
                context.interpolationQuality = .none
                tile(sharp, size: size, in: part.target, context)
            } else {
                place(piece, orientation: .up, in: part.target, context)
            }
            context.restoreGState()
        }
    }

    /// A tile with the pixels it has where it is drawn. If scaled while repeated, its edges would mix with the opposite ones.
    private static func atDeviceSize(_ piece: CGImage, _ size: CGSize, _ context: CGContext) -> (CGImage, CGSize) {
        let transform = context.userSpaceToDeviceSpaceTransform
        guard abs(transform.b) < 1e-9, abs(transform.c) < 1e-9, transform.a != 0, transform.d != 0 else { return (piece, size) }
        let width = max((size.width * abs(transform.a)).rounded(), 1)
        let height = max((size.height * abs(transform.d)).rounded(), 1)
        let whole = CGSize(width: width / abs(transform.a), height: height / abs(transform.d))
        if Int(width) == piece.width, Int(height) == piece.height { return (piece, whole) }
        guard width * height < 16_777_216,
            let bitmap = BitmapContext.make(size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
        else { return (piece, size) }
        bitmap.interpolationQuality = context.interpolationQuality
        place(piece, orientation: .up, in: CGRect(x: 0, y: 0, width: width, height: height), bitmap)
        return bitmap.makeImage().map { ($0, whole) } ?? (piece, size)
    }

    /// The rectangle with its edges on pixels, if the context is not rotated.
    private static func aligned(_ rect: CGRect, _ context: CGContext) -> CGRect {
        let transform = context.ctm
        guard transform.b == 0, transform.c == 0 else { return rect }
        let device = context.convertToDeviceSpace(rect)
        let (left, top) = (device.minX.rounded(), device.minY.rounded())
        let whole = CGRect(x: left, y: top, width: device.maxX.rounded() - left, height: device.maxY.rounded() - top)
        return context.convertToUserSpace(whole)
    }

    private static func tile(_ image: CGImage, size: CGSize, in rect: CGRect, _ context: CGContext) {
        guard size.width > 0, size.height > 0 else { return }
        context.translateBy(x: rect.minX, y: rect.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    }

    /// The image drawn at another size.
    static func rendered(_ picture: Picture, size: CGSize, scale: CGFloat) -> CGImage? {
        guard let context = BitmapContext.make(size: size, scale: scale, isOpaque: false) else { return nil }
        UIGraphicsPushContext(context)
        draw(picture, in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        return context.makeImage()
    }

    static func thumbnail(of image: UIImage, fitting size: CGSize) -> UIImage? {
        let own = image.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let ratio = min(size.width / own.width, size.height / own.height)
        let target = CGSize(width: max(own.width * ratio, 1), height: max(own.height * ratio, 1))
        let format = image.imageRendererFormat
        let result = UIGraphicsImageRenderer(size: target, format: format).image { context in
            context.cgContext.interpolationQuality = .high
            image.draw(in: CGRect(origin: .zero, size: target))
        }
        return result.cgImage == nil ? nil : result
    }
}

/// The parts of a resizable image: corners retain their size, edges and middle fill the rest.
struct NinePart {
    struct Part {
        /// > Units: points of the image, and of the destination.
        var source: CGRect
        var target: CGRect
        var repeatsAcross: Bool
        var repeatsDown: Bool
        var isTiled: Bool { repeatsAcross || repeatsDown }
    }

    let all: [Part]

    init(_ picture: Picture, in rect: CGRect) {
        let (size, caps) = (picture.size, picture.capInsets)
        let pixel = picture.scale > 0 ? 1 / picture.scale : 1
        let columns = Self.spans(size.width, caps.left, caps.right, start: rect.minX, length: rect.width, pixel)
        let rows = Self.spans(size.height, caps.top, caps.bottom, start: rect.minY, length: rect.height, pixel)
        var parts: [Part] = []
        for (row, y) in rows.enumerated() {
            for (column, x) in columns.enumerated() where x.length > 0 && y.length > 0 && x.target > 0 && y.target > 0 {
                parts.append(
                    Part(
                        source: CGRect(x: x.from, y: y.from, width: x.length, height: y.length),
                        target: CGRect(x: x.to, y: y.to, width: x.target, height: y.target),
                        repeatsAcross: !picture.stretches && column == 1, repeatsDown: !picture.stretches && row == 1
                    )
                )
            }
        }
        all = parts
    }

    private struct Span {
        var from: CGFloat
        var length: CGFloat
        var to: CGFloat
        var target: CGFloat
    }

    /// Cap, middle, cap along one axis. Caps that do not fit share the space; if they leave nothing of the image between them, its pixel
    /// before the cut is the middle.
    private static func spans(
        _ size: CGFloat, _ low: CGFloat, _ high: CGFloat, start: CGFloat, length: CGFloat, _ pixel: CGFloat
    ) -> [Span] {
        let (first, last) = (min(max(low, 0), size), min(max(high, 0), size - min(max(low, 0), size)))
        let ratio = first + last > length && first + last > 0 ? length / (first + last) : 1
        let (head, tail) = (first * ratio, last * ratio)
        let rest = size - first - last
        let middle: (from: CGFloat, length: CGFloat) =
            rest < pixel && size >= pixel
            ? (min(max(((first + rest / 2) / pixel - 0.5).rounded(.down) * pixel, 0), size - pixel), pixel) : (first, rest)
        return [
            Span(from: 0, length: first, to: start, target: head),
            Span(from: middle.from, length: middle.length, to: start + head, target: max(length - head - tail, 0)),
            Span(from: size - last, length: last, to: start + length - tail, target: tail),
        ]
    }
}

extension CGRect {
    /// On whole pixels, without rounding errors.
    fileprivate var aligned: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(x: left, y: top, width: max(maxX.rounded() - left, 1), height: max(maxY.rounded() - top, 1))
    }
}
