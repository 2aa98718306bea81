internal import CoreGraphics
internal import Foundation

extension UIColor {
    /// Repeats the image from the origin of the drawing. An image without pixels draws nothing.
    ///
    /// > Contract: UIKit, UIColor.init(patternImage:). Not drawn as an image view's background, which is logged.
    public convenience init(patternImage image: UIImage) {
        self.init(cgColor: PatternColor.make(image) ?? .clear)
    }
}

private enum PatternColor {
    static func make(_ image: UIImage) -> CGColor? {
        guard let pixels = image.picture.uprightImage(traits: .current), let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
        let size = image.size
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                // Pattern space has its y axis down in a view's context, where the image is to be upright.
                cell.translateBy(x: 0, y: size.height)
                cell.scaleBy(x: 1, y: -1)
                cell.draw(pixels, in: CGRect(origin: .zero, size: size))
            }, releaseInfo: nil
        )
        let pattern = CGPattern(
            info: nil, bounds: CGRect(origin: .zero, size: size), matrix: .identity, xStep: size.width, yStep: size.height,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks
        )
        return pattern.flatMap { CGColor(patternSpace: space, pattern: $0, components: [1]) }
    }
}
