internal import CoreGraphics
public import Foundation

/// The format of an image renderer's image.
///
/// > Contract: UIKit, UIGraphicsImageRendererFormat; IM-11.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Defaults to the screen's scale.
    open var scale: CGFloat
    /// The image is opaque; undrawn parts are black.
    open var opaque = false
    /// Images are 8-bit sRGB whatever is preferred.
    open var preferredRange = Range.automatic
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    open var supportsHighDynamicRange: Bool { false }

    public required init() {
        scale = BitmapContext.screenScale
        super.init()
    }

    /// The format for a screen with these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = super.copy(with: zone)
        if let format = result as? UIGraphicsImageRendererFormat {
            format.scale = scale
            format.opaque = opaque
            format.preferredRange = preferredRange
        }
        return result
    }
}
