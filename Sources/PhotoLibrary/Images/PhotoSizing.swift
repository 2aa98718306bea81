package import CoreGraphics

/// Sizes of images that are requested for a photo.
package enum PhotoSizing {
    /// The size of an image for a target: whole pixels in the photo's proportions, never more than the photo has.
    ///
    /// > Parameters: fills: whether the image covers the target or fits into it. > Units: pixels.
    package static func size(of picture: CGSize, for target: CGSize, fills: Bool) -> CGSize {
        guard picture.width > 0, picture.height > 0 else { return .zero }
        // `PHImageManagerMaximumSize` is negative.
        guard target.width > 0, target.height > 0, target.width.isFinite, target.height.isFinite else { return picture }
        let (across, down) = (target.width / picture.width, target.height / picture.height)
        let scale = min(1, fills ? max(across, down) : min(across, down))
        return CGSize(
            width: max(1, (picture.width * scale).rounded()), height: max(1, (picture.height * scale).rounded()))
    }

    /// The pixels of a crop in parts of the photo. > Units: pixels, origin top left.
    package static func crop(_ part: CGRect, of picture: CGSize) -> CGRect {
        let rect = CGRect(
            x: part.minX * picture.width, y: part.minY * picture.height, width: part.width * picture.width,
            height: part.height * picture.height)
        return rect.integral.intersection(CGRect(origin: .zero, size: picture))
    }
}
