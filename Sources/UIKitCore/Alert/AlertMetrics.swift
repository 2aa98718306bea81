internal import CoreGraphics
internal import Foundation

/// Lengths, colours and times of alerts and action sheets (facts 2.4 and 3.2; letters give the confidence of each figure).
/// > Units: points, seconds.
enum AlertMetrics {
    /// Width of an alert (M:FL), and in the sizes of text for accessibility.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// Card (M:FL).
    static let corner: CGFloat = 14
    static let sideInset: CGFloat = 16
    static let verticalInset: CGFloat = 20
    static let textGap: CGFloat = 2
    static let row: CGFloat = 44
    /// Beside a button's title (R).
    static let rowInset: CGFloat = 8
    /// Text fields (M:SD), and from the text to the first of them (R).
    static let field: CGFloat = 25
    static let fieldInset: CGFloat = 4
    static let fieldGap: CGFloat = 16
    /// From the card to the edges of the safe area (R).
    static let screenMargin: CGFloat = 20
    /// Action sheets (M:FL).
    static let sheetRow: CGFloat = 57
    static let sheetMargin: CGFloat = 8
    static let sheetHeader: CGFloat = 14
    static let sheetTextGap: CGFloat = 8
    /// On pads (R).
    static let popoverWidth: CGFloat = 304
    /// Black behind (M:FL, M:OU).
    @MainActor static let dimming = MenuMaterial.dynamic(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
    /// The card of an action sheet's cancel button (M:FL).
    @MainActor static let cancelCard = MenuMaterial.dynamic(
        light: .white, dark: UIColor(red: 44 / 255, green: 44 / 255, blue: 44 / 255, alpha: 1))
    /// A row under the finger (M:FL, over the card).
    @MainActor static let pressed = MenuMaterial.dynamic(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.1))
    /// The spring alerts come with: critically damped, ω 22.86 (M:SD). Where it starts (M:SD).
    static let stiffness: CGFloat = 522.35
    static let damping: CGFloat = 45.71
    static let duration: TimeInterval = 0.404
    static let startScale: CGFloat = 1.2
}
