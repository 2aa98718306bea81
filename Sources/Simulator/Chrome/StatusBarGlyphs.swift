import CoreGraphics
import Foundation

/// The symbols of a status bar, positioned by their left edge and middle. > Units: points; y down.
struct StatusBarGlyphs {
    let context: CGContext
    let color: CGColor

    static let signalWidth = 18.0
    static let wifiWidth = 17.0
    static let batteryWidth = 27.3

    /// Four bars, all full or all dimmed.
    /// > Parameters: bars: how many are filled; the others are pale.
    func signal(x: Double, middle: Double, bars: Int = ChromeState.mostCellularBars) {
        let heights = [4.0, 6.4, 9.2, 12.0]
        for isFilled in [true, false] {
            context.setFillColor(isFilled ? color : pale)
            for (index, height) in heights.enumerated() where (index < bars) == isFilled {
                let bar = CGRect(x: x + Double(index) * 5, y: middle + 6 - height, width: 3, height: height)
                context.addPath(CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1, transform: nil))
            }
            context.fillPath()
        }
    }

    private var pale: CGColor { color.copy(alpha: 0.36) ?? color }

    /// Three rings of a quarter circle that opens upwards.
    ///
    /// > Parameters: bars: how many are filled, from the innermost; the others are pale.
    func wifi(x: Double, middle: Double, bars: Int = ChromeState.mostWifiBars) {
        let apex = CGPoint(x: x + Self.wifiWidth / 2, y: middle + 6)
        for (index, (outer, inner)) in [(3.8, 0.0), (7.9, 5.4), (12.0, 9.5)].enumerated() {
            context.setFillColor(index < bars ? color : pale)
            let path = CGMutablePath()
            path.addArc(center: apex, radius: outer, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: false)
            if inner > 0 {
                path.addArc(center: apex, radius: inner, startAngle: -.pi / 4, endAngle: -.pi * 3 / 4, clockwise: true)
            } else {
                path.addLine(to: apex)
            }
            path.closeSubpath()
            context.addPath(path)
            context.fillPath()
        }
    }

    /// An outline with its cap, filled according to the charge.
    func battery(x: Double, middle: Double, level: Double, isCharging: Bool = false, savesPower: Bool = false) {
        let body = CGRect(x: x, y: middle - 6.5, width: 25, height: 13)
        let faint = color.copy(alpha: 0.36) ?? color
        context.setStrokeColor(faint)
        context.setLineWidth(1)
        context.addPath(CGPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerWidth: 3.8, cornerHeight: 3.8, transform: nil))
        context.strokePath()

        let cap = CGMutablePath()
        cap.addArc(
            center: CGPoint(x: x + 24.4, y: middle), radius: 2.9, startAngle: -.pi * 0.26, endAngle: .pi * 0.26, clockwise: false)
        cap.closeSubpath()
        context.setFillColor(faint)
        context.addPath(cap)
        context.fillPath()

        let charge = min(1, max(0, level))
        let inside = body.insetBy(dx: 2, dy: 2)
        guard charge > 0 else { return }
        context.setFillColor(Self.fill(charge, isCharging, savesPower) ?? color)
        context.saveGState()
        context.addPath(CGPath(roundedRect: inside, cornerWidth: 2.5, cornerHeight: 2.5, transform: nil))
        context.clip()
        context.fill(CGRect(x: inside.minX, y: inside.minY, width: max(1.5, inside.width * charge), height: inside.height))
        context.restoreGState()
    }

    /// Yellow in Low Power Mode, green while plugged in, red when low; nil for the colour of the bar.
    private static func fill(_ charge: Double, _ isCharging: Bool, _ savesPower: Bool) -> CGColor? {
        if savesPower { return CGColor(srgbRed: 1, green: 0.8, blue: 0, alpha: 1) }
        if isCharging { return CGColor(srgbRed: 0.204, green: 0.78, blue: 0.349, alpha: 1) }
        return charge <= 0.2 ? CGColor(srgbRed: 1, green: 0.231, blue: 0.188, alpha: 1) : nil
    }
}
