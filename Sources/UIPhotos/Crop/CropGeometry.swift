internal import CoreGraphics

/// Where the square of a crop is, how far the photo can be zoomed, and which part is chosen: values.
struct CropGeometry: Hashable {
    /// > Units: points.
    let bounds: CGSize
    /// > Units: pixels.
    let picture: CGSize
    /// More than the photo in the square (R).
    static let zooms: CGFloat = 4

    /// The square in the view: as wide as the shorter side, in the middle.
    var square: CGRect {
        let side = min(bounds.width, bounds.height)
        return CGRect(x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    }
    /// The photo covers the square. > Units: points a pixel.
    var leastZoom: CGFloat { picture.width > 0 && picture.height > 0 ? square.width / min(picture.width, picture.height) : 1 }
    var greatestZoom: CGFloat { leastZoom * Self.zooms }

    /// The offset at which the photo's middle is the square's, in a view with insets up to the square.
    func middle(zoom: CGFloat) -> CGPoint {
        CGPoint(
            x: picture.width * zoom / 2 - bounds.width / 2, y: picture.height * zoom / 2 - bounds.height / 2)
    }

    /// The pixels in the square. > Parameters: offset: of the scroll view.
    func crop(offset: CGPoint, zoom: CGFloat) -> CGRect {
        guard zoom > 0 else { return .zero }
        let side = (square.width / zoom).rounded()
        let largest = CGPoint(x: max(0, picture.width - side), y: max(0, picture.height - side))
        return CGRect(
            x: min(max(0, ((offset.x + square.minX) / zoom).rounded()), largest.x),
            y: min(max(0, ((offset.y + square.minY) / zoom).rounded()), largest.y),
            width: min(side, picture.width), height: min(side, picture.height))
    }
}
