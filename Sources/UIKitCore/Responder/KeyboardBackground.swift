internal import Foundation

/// The ground of keyboards and of other input views. Confidence R: the material's appearance over white, and over black.
@MainActor package enum KeyboardBackground {
    package static let color = UIColor { $0.userInterfaceStyle == .dark ? dark : light }

    private static let light = UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
    private static let dark = UIColor(red: 43 / 255, green: 43 / 255, blue: 45 / 255, alpha: 1)
}
