import Foundation
import Testing

@testable import UIKitCore

@Suite("Names of colours and small values", .application) struct ColorNameTests {
    @Test(
        "a colour is described by lightness and hue",
        arguments: [
            (0xFF0000, "vibrant red"), (0x00FF00, "vibrant green"), (0x0000FF, "vibrant blue"), (0xFFFFFF, "white"), (0, "black"),
            (0x808080, "gray"), (0x4D4D4D, "dark gray"), (0xCCCCCC, "light gray"), (0x000080, "dark blue"), (0xFFB6C1, "light pink"),
            (0xFFA500, "vibrant orange"),
        ])
    func names(rgb: Int, name: String) {
        let color = UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: 1)
        #expect(color.accessibilityName == name)
    }

    @Test("a clear colour is transparent")
    func clear() { #expect(UIColor.clear.accessibilityName == "transparent") }

    @Test("a column of numbers ends at the decimal separator of the locale")
    func terminators() {
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    }

    @Test("a symbol has a baseline, a drawn image has none") @MainActor
    func baseline() {
        #expect(UIImage(systemName: "star")?.hasBaseline == true)
        #expect(!UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.hasBaseline)
    }
}
