internal import HostInterface
internal import RenderProtocol

/// Where in a layer which part of its bitmap goes.
struct ContentsPlacement {
    /// In the layer's own space.
    let rect: RenderRect
    /// In pixels of the bitmap.
    let source: DeviceRect

    init(_ values: LayerValues, _ bitmap: SceneBitmap) {
        let (w, h) = (Double(bitmap.width), Double(bitmap.height))
        let part = values.contentsRect
        source = DeviceRect(x0: part.x * w, y0: part.y * h, x1: (part.x + part.width) * w, y1: (part.y + part.height) * h).snapped
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        rect = Self.rect(values.contentsGravity, width: source.width / scale, height: source.height / scale, in: values.bounds)
    }

    private static func rect(_ gravity: RenderGravity, width: Double, height: Double, in box: RenderRect) -> RenderRect {
        let (midX, midY) = (box.x + (box.width - width) / 2, box.y + (box.height - height) / 2)
        let (maxX, maxY) = (box.x + box.width - width, box.y + box.height - height)
        switch gravity {
        case .resize: return box
        case .center: return RenderRect(midX, midY, width, height)
        case .top: return RenderRect(midX, box.y, width, height)
        case .bottom: return RenderRect(midX, maxY, width, height)
        case .left: return RenderRect(box.x, midY, width, height)
        case .right: return RenderRect(maxX, midY, width, height)
        case .topLeft: return RenderRect(box.x, box.y, width, height)
        case .topRight: return RenderRect(maxX, box.y, width, height)
        case .bottomLeft: return RenderRect(box.x, maxY, width, height)
        case .bottomRight: return RenderRect(maxX, maxY, width, height)
        case .resizeAspect, .resizeAspectFill:
            guard width > 0, height > 0 else { return box }
            let (x, y) = (box.width / width, box.height / height)
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            let (w, h) = (width * factor, height * factor)
            return RenderRect(box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h)
        }
    }

    /// Pixels of the bitmap in the layer's own space.
    func place(of pixels: DeviceRect) -> RenderRect {
        guard source.width > 0, source.height > 0 else { return rect }
        let (sx, sy) = (rect.width / source.width, rect.height / source.height)
        return RenderRect(
            rect.x + (pixels.x0 - source.x0) * sx, rect.y + (pixels.y0 - source.y0) * sy, pixels.width * sx, pixels.height * sy)
    }

    /// One of the parts of a bitmap that is stretched only in its middle.
    struct Slice {
        var rect: RenderRect
        var source: DeviceRect
    }

    /// The nine parts (fewer when some are empty); corners keep their size unless there is no room for them.
    func slices(_ values: LayerValues, pixel: Double) -> [Slice] {
        let center = values.contentsCenter
        guard center != .unit, values.contentsGravity == .resize else { return [Slice(rect: rect, source: source)] }
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        func cuts(_ from: Double, _ length: Double, _ c0: Double, _ c1: Double, _ start: Double, _ size: Double) -> ([Double], [Double]) {
            let src = [from, from + c0 * length, from + c1 * length, from + length]
            var (first, last) = ((src[1] - src[0]) / scale, (src[3] - src[2]) / scale)
            if first + last > size, first + last > 0 {
                (first, last) = (first * size / (first + last), last * size / (first + last))
            }
            // Inner cuts lie between pixels, or a line would show there.
            func snap(_ v: Double) -> Double { pixel > 0 ? (v * pixel).rounded() / pixel : v }
            return (src, [start, start + snap(first), start + size - snap(last), start + size])
        }
        let x = cuts(source.x0, source.width, center.x, center.x + center.width, rect.x, rect.width)
        let y = cuts(source.y0, source.height, center.y, center.y + center.height, rect.y, rect.height)
        var result: [Slice] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let part = DeviceRect(x0: x.0[column], y0: y.0[row], x1: x.0[column + 1], y1: y.0[row + 1])
                let place = RenderRect(x.1[column], y.1[row], x.1[column + 1] - x.1[column], y.1[row + 1] - y.1[row])
                if !part.isEmpty, place.width > 0, place.height > 0 { result.append(Slice(rect: place, source: part)) }
            }
        }
        return result
    }
}
