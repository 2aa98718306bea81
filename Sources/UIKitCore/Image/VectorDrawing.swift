internal import CoreGraphics

/// A picture that is drawn afresh for every size, so that it is as sharp large as small.
///
/// > Isolation: any thread.
protocol VectorDrawing: AnyObject, Sendable {
    /// > Units: pixels. Nil where there is no memory for so many.
    func image(width: Int, height: Int) -> CGImage?
}

extension VectorDrawing {
    /// The most pixels a side drawn for a view may have.
    static var largestSide: CGFloat { 4096 }

    /// The picture drawn for a size. > Units: points.
    func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = ((size.width * scale - 1e-6).rounded(.up), (size.height * scale - 1e-6).rounded(.up))
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        let shrink = min(Self.largestSide / max(width, height), 1)
        return image(width: max(Int(width * shrink), 1), height: max(Int(height * shrink), 1))
    }
}
