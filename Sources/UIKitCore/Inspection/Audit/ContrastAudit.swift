package import CoreGraphics
internal import DeviceProtocol
internal import Foundation
internal import QuartzCore

/// Checks that text has the contrast with its background that WCAG 2 requires.
///
/// System colours adapt to Increase Contrast: text that reaches the ratio with that setting on is not reported.
/// With it on, UIKit's own text colours (`secondaryLabel`, tints) need only 3:1: apps do not choose their values.
/// > Contract: WCAG 2.2, 1.4.3.
@MainActor enum ContrastAudit {
    static func issues(of texts: [AuditedText], windows: [UIWindow]) -> [AccessibilityAuditIssue] {
        // UIKit chooses the appearance of wheels, tabs and calendars.
        let texts = texts.filter { !UIKitSizes.paintsTexts(around: $0.view) }
        let normal = ratios(of: texts, windows: windows)
        let faint = texts.indices.filter { normal[$0] < wanted(texts[$0]) }
        guard !faint.isEmpty else { return [] }
        let increased = withIncreasedContrast(windows) { ratios(of: texts, windows: windows) }
        return faint.filter { increased[$0] < (texts[$0].isSystemColor ? 3 : wanted(texts[$0])) }.map { index in
            let (text, ratio) = (texts[index], (max(normal[index], increased[index]) * 10).rounded(.down) / 10)
            return AccessibilityAudit.issue(
                .contrast, "its text has too little contrast", "Its contrast is \(ratio):1; \(wanted(text)):1 is required.", at: text.view,
                text.frame)
        }
    }

    /// > Source: HIG (D): from 18 points on, and in bold, 3:1 is enough.
    private static func wanted(_ text: AuditedText) -> Double { text.size >= 18 || text.isBold ? 3 : 4.5 }

    private static func ratios(of texts: [AuditedText], windows: [UIWindow]) -> [Double] {
        guard let picture = ScreenBitmap(of: windows) else { return texts.map { _ in .infinity } }
        return texts.map { text in
            let ink = text.color()
            guard let ground = picture.ground(of: text.frame, but: ink) else { return .infinity }
            return Contrast.ratio(Contrast.over(ink, ground), ground)
        }
    }

    /// As if the user had turned it on and off again.
    private static func withIncreasedContrast<Result>(_ windows: [UIWindow], _ body: () -> Result) -> Result {
        let context = ApplicationContext.current
        guard !context.device.highContrast else { return body() }
        let normal = context.device
        var increased = normal
        increased.highContrast = true
        func set(_ device: DeviceState) {
            context.screen.update(to: device)
            CurrentTraits.deviceDefault = UITraitCollection(values: DeviceTraits.values(of: device))
            for window in windows { ViewTraits.update(window) }
            LayerContext.main.flush()
        }
        set(increased)
        defer { set(normal) }
        return body()
    }
}

/// The contrast ratio of two colours. > Contract: WCAG 2.2, relative luminance and contrast ratio.
package enum Contrast {
    /// From 1 to 21.
    package static func ratio(_ a: RGBAColor, _ b: RGBAColor) -> Double {
        let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (light + 0.05) / (dark + 0.05)
    }

    package static func luminance(_ color: RGBAColor) -> Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    package static func over(_ color: RGBAColor, _ ground: RGBAColor) -> RGBAColor {
        func mix(_ a: Double, _ b: Double) -> Double { a * color.alpha + b * (1 - color.alpha) }
        return RGBAColor(red: mix(color.red, ground.red), green: mix(color.green, ground.green), blue: mix(color.blue, ground.blue))
    }
}

/// A bitmap of the current screen, one pixel per point.
@MainActor struct ScreenBitmap {
    private let context: CGContext
    private let scale: CGFloat

    init?(of windows: [UIWindow]) {
        let bounds = UIScreen.main.bounds
        let scale: CGFloat = 2
        guard
            let context = CGContext(
                data: nil, width: Int(bounds.width * scale), height: Int(bounds.height * scale), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        self.context = context
        self.scale = scale
        context.translateBy(x: 0, y: bounds.height * scale)
        context.scaleBy(x: scale, y: -scale)
        UIGraphicsPushContext(context)
        for window in windows { window.drawHierarchy(in: window.frame, afterScreenUpdates: false) }
        UIGraphicsPopContext()
    }

    /// The dominant colour of an area other than the text's; nil off screen. Intermediate pixels come from antialiased glyph edges.
    func ground(of frame: CGRect, but ink: RGBAColor) -> RGBAColor? {
        guard let data = context.data else { return nil }
        let (left, right) = (
            max(0, Int(saturating: frame.minX * scale)), min(context.width, Int(saturating: (frame.maxX * scale).rounded(.up)))
        )
        let (top, bottom) = (
            max(0, Int(saturating: frame.minY * scale)), min(context.height, Int(saturating: (frame.maxY * scale).rounded(.up)))
        )
        guard left < right, top < bottom else { return nil }
        var counts: [UInt32: Int] = [:]
        for y in top..<bottom {
            let row = data.advanced(by: y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in left..<right { counts[row[x], default: 0] += 1 }
        }
        let total = (right - left) * (bottom - top)
        let ranked = counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
        // Pixels inside strokes have the exact text colour; with heavy glyphs they may outnumber the background.
        for entry in ranked.prefix(8) where entry.value * 20 >= total {
            let ground = color(entry.key)
            if distance(ground, ink) > 0.02 || ink.alpha < 0.99 { return ground }
        }
        return ranked.first.map { color($0.key) }
    }

    private func color(_ pixel: UInt32) -> RGBAColor {
        let parts = [16, 8, 0].map { Double((pixel >> UInt32($0)) & 0xFF) / 255 }
        return RGBAColor(red: parts[0], green: parts[1], blue: parts[2])
    }

    private func distance(_ a: RGBAColor, _ b: RGBAColor) -> Double {
        max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
    }
}
