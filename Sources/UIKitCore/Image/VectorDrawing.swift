internal import CoreGraphics

/// An image that is drawn for every size, so that it is sharp at any scale.
///
/// > Isolation: any thread.
protocol VectorDrawing: AnyObject, Sendable {
    /// > Units: pixels. Nil if there is not enough memory.
    func image(width: Int, height: Int) -> CGImage?
}

extension VectorDrawing {
    /// The maximum side length in pixels for a view.
    static var largestSide: CGFloat { 4096 }

    /// The image drawn for a size. > Units: points.
    func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = ((size.width * scale - 1e-6).rounded(.up), (size.height * scale - 1e-6).rounded(.up))
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        let shrink = min(Self.largestSide / max(width, height), 1)
        return image(width: max(Int(width * shrink), 1), height: max(Int(height * shrink), 1))
    }
}
