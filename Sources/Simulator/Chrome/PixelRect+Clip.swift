package import HostInterface

extension PixelRect {
    /// The part inside `bounds`; nil if there is none.
    package func clipped(to bounds: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, bounds.x), max(y, bounds.y))
        let (right, bottom) = (min(x + width, bounds.x + bounds.width), min(y + height, bounds.y + bounds.height))
        return left < right && top < bottom ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    package func moved(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}
