internal import ImageIO

/// Orientations of image files as transforms with the origin at the lower left.
enum Orienting {
    /// Moves a rectangle's upright version to the place of the rectangle's corner.
    static func transform(of extent: CGRect, _ orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        guard !extent.isNull, !extent.isInfinite else { return .identity }
        let (width, height) = (extent.width, extent.height)
        let upright = orientation.swapsSides ? CGSize(width: height, height: width) : extent.size
        // The transform of Image I/O has the origin at the top left on both sides.
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
            .concatenating(orientation.transform(width: width, height: height))
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: upright.height))
    }

    static func graph(_ graph: ImageGraph, _ orientation: CGImagePropertyOrientation) -> ImageGraph {
        orientation == .up ? graph : Geometry.transformed(graph, transform(of: graph.extent, orientation))
    }
}
