internal import CoreGraphics
public import Foundation

/// The format of an image renderer's image.
///
/// > Contract: UIKit, UIGraphicsImageRendererFormat; IM-11.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours that an image can store.
    public enum Range: Int, Sendable {
        /// No preference.
        case unspecified = -1
        /// That of the screen.
        case automatic = 0
        /// Colours outside of sRGB too.
        case extended = 1
        /// Colours of sRGB only.
        case standard = 2
    }

    /// Pixels per point; 0 or less is the scale of the screen.
    ///
    /// Defaults to the screen's scale.
    open var scale: CGFloat
    /// The image is opaque; undrawn parts are black.
    open var opaque = false
    /// The range of colours that the app would like; default `automatic`.
    ///
    /// Images are 8-bit sRGB whatever is preferred.
    open var preferredRange = Range.automatic
    /// Whether `preferredRange` is `extended`; setting false makes it `standard`.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    /// Whether images with more brightness than white can be drawn; always false.
    open var supportsHighDynamicRange: Bool { false }

    /// A format with the scale of the screen, with transparency.
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
