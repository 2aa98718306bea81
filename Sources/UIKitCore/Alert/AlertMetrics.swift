internal import CoreGraphics
internal import Foundation

/// Lengths, colours and durations of alerts and action sheets (facts 2.4 and 3.2; letters give the confidence of each value).
/// > Units: points, seconds.
enum AlertMetrics {
    /// Width of an alert (M:FL), and with accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// Card (M:FL).
    static let corner: CGFloat = 14
    static let sideInset: CGFloat = 16
    static let verticalInset: CGFloat = 20
    static let textGap: CGFloat = 2
    static let row: CGFloat = 44
    /// At both sides of a button's title (R).
    static let rowInset: CGFloat = 8
    /// Text fields (M:SD), and from the text to the first of them (R).
    static let field: CGFloat = 25
    static let fieldInset: CGFloat = 4
    static let fieldGap: CGFloat = 16
    /// From the card to the safe area's edges (R).
    static let screenMargin: CGFloat = 20
    /// Action sheets (M:FL).
    static let sheetRow: CGFloat = 57
    static let sheetMargin: CGFloat = 8
    static let sheetHeader: CGFloat = 14
    static let sheetTextGap: CGFloat = 8
    /// On pads (R).
    static let popoverWidth: CGFloat = 304
    /// The dimming behind (M:FL, M:OU).
    @MainActor static let dimming = MenuMaterial.dynamic(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
    /// The card of an action sheet's cancel button (M:FL).
    @MainActor static let cancelCard = MenuMaterial.dynamic(
        light: .white, dark: UIColor(red: 44 / 255, green: 44 / 255, blue: 44 / 255, alpha: 1))
    /// A pressed row (M:FL, over the card).
    @MainActor static let pressed = MenuMaterial.dynamic(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.1))
    /// The spring with which alerts appear: critically damped, ω 22.86 (M:SD). Its initial scale (M:SD).
    static let stiffness: CGFloat = 522.35
    static let damping: CGFloat = 45.71
    static let duration: TimeInterval = 0.404
    static let startScale: CGFloat = 1.2
}
