import Foundation
import Testing

@testable import UIKitCore

@Suite("System colours", .application)
struct SystemColorTests {
    @Test("have the light and dark values of iOS 15-17")
    func palette() {
        let blue = SystemColor.systemBlue
        #expect(blue.value(dark: false, elevated: false, highContrast: false) == .init(0, 122, 255))
        #expect(blue.value(dark: true, elevated: false, highContrast: false) == .init(10, 132, 255))
        #expect(blue.value(dark: true, elevated: false, highContrast: true) == .init(64, 156, 255))
    }

    @Test("elevate backgrounds in dark mode only for the elevated level")
    func elevation() {
        let background = SystemColor.systemBackground
        #expect(background.value(dark: true, elevated: false, highContrast: false) == .init(0, 0, 0))
        #expect(background.value(dark: true, elevated: true, highContrast: false) == .init(28, 28, 30))
        #expect(background.value(dark: true, elevated: true, highContrast: true) == .init(36, 36, 38))
        #expect(background.value(dark: false, elevated: true, highContrast: false) == .init(255, 255, 255))
    }

    @Test("resolve for given traits")
    func resolving() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = UIColor.label.resolvedColor(with: dark)
        #expect(color.components.red == 1)
        #expect(!color.isDynamic)
    }
}

@Suite("UIColor", .application)
struct UIColorTests {
    @Test("compares by colour space and components: facts 4.3")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.label != UIColor.black)
    }

    @Test("keeps dynamic colours dynamic when alpha is changed")
    func fading() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(faded.isDynamic)
        let dark = faded.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).components
        #expect(dark.red == 1)
        #expect(dark.alpha == 0.5)
    }

    @Test("clamps alpha and treats NaN as zero")
    func alpha() {
        #expect(UIColor(white: 0, alpha: 4).components.alpha == 1)
        #expect(UIColor(white: 0, alpha: -1).components.alpha == 0)
        #expect(UIColor(white: 0, alpha: .nan).components.alpha == 0)
    }

    @Test("reads hue, saturation and brightness back", arguments: [0.0, 0.1, 0.35, 0.6, 0.85])
    func hue(_ hue: Double) {
        let color = UIColor(hue: CGFloat(hue), saturation: 0.5, brightness: 0.8, alpha: 1)
        var read: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        #expect(color.getHue(&read, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(Double(read) - hue) < 1e-9)
        #expect(abs(saturation - 0.5) < 1e-9)
        #expect(abs(brightness - 0.8) < 1e-9)
    }

    @Test("getWhite succeeds for grey colours only")
    func white() {
        var white: CGFloat = -1
        #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getWhite(&white, alpha: nil))
        #expect(white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test("converts Display P3 primaries to extended sRGB")
    func displayP3() {
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components
        #expect(red.red > 1.09)
        #expect(red.red < 1.1)
        #expect(red.green < 0)
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).components
        #expect(abs(white.red - 1) < 1e-3)
        #expect(abs(white.blue - 1) < 1e-3)
    }

    @Test("creates colour literals")
    func literal() {
        let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }
}
