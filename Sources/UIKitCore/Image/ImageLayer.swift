internal import Foundation
internal import QuartzCore

/// Shows an image view's image in front of a pattern background, which the view's own layer draws into its contents. Changes never animate.
final class ImageLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }

    /// Takes over what the view's layer showed.
    func adopt(_ layer: CALayer) {
        contents = layer.contents
        contentsScale = layer.contentsScale
        contentsCenter = layer.contentsCenter
        contentsGravity = layer.contentsGravity
        frame = layer.bounds
        layer.insertSublayer(self, at: 0)
        layer.contents = nil
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}
