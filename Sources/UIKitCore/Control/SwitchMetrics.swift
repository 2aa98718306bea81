import Foundation

/// Sizes and timing of UISwitch on iOS 13-18. > Units: points, seconds.
enum SwitchMetrics {
    /// Confidence D.
    static let size = CGSize(width: 51, height: 31)
    /// The width for constraints and sizing. Confidence R.
    static let alignmentWidth: CGFloat = 49
    /// The difference is at the right. Confidence M:IB (facts 2.3).
    static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: size.width - alignmentWidth)
    /// Confidence M (Flutter's switch).
    static let thumbDiameter: CGFloat = 27
    static let thumbInset: CGFloat = 2
    static let pressedExtension: CGFloat = 7
    static let toggleDuration = 0.25
    static let pressDuration = 0.3
    static let disabledAlpha: CGFloat = 0.5

    /// The thumb's frame in the track's coordinates.
    static func thumbFrame(isOn: Bool, pressed: Bool, rightToLeft: Bool) -> CGRect {
        let width = thumbDiameter + (pressed ? pressedExtension : 0)
        let atRight = isOn != rightToLeft
        let x = atRight ? size.width - thumbInset - width : thumbInset
        return CGRect(x: x, y: thumbInset, width: width, height: thumbDiameter)
    }
}
