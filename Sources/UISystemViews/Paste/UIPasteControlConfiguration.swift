internal import CoreGraphics
public import Foundation
public import UIKitCore

extension UIPasteControl {
    /// What a paste control shows.
    public enum DisplayMode: UInt, Sendable {
        /// The image and the word.
        case iconAndLabel = 0
        /// The image.
        case iconOnly = 1
        /// The word.
        case labelOnly = 2
    }

    /// The look of a paste control.
    ///
    /// > Contract: UIKit, UIPasteControl.Configuration.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// What is shown; image and word by default.
        open var displayMode: DisplayMode = .iconAndLabel
        /// How the corners are rounded; `dynamic` by default.
        open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        /// The radius of `fixed` corners. > Units: points.
        open var cornerRadius: CGFloat = 0
        /// The colour of image and word; nil is white.
        open var baseForegroundColor: UIColor?
        /// The colour behind them; nil is the tint.
        open var baseBackgroundColor: UIColor?
        /// The side of the word that the image is on; leading by default.
        open var imagePlacement: NSDirectionalRectEdge = .leading

        /// Creates a configuration with image and word.
        public override init() { super.init() }
    }
}
