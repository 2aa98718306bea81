internal import CoreGraphics

/// What a page looked like when it was left.
struct WebPageImage {
    let image: CGImage
    /// Where it was scrolled to. > Units: points.
    let offset: CGPoint
}
