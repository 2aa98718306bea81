import CoreGraphics
import DeviceProtocol
import Foundation
import TextShaping

/// Clock, signal, Wi-Fi and battery, positioned as on each family of devices. > Units: points of the screen; y down.
struct StatusBarPainter {
    let state: ChromeState

    /// Height of the bar; nil if there is none: hidden by the app, or on a phone in landscape.
    var height: Double? {
        let isShown = !state.statusBarHidden && (state.orientation.isPortrait || state.device.idiom == .pad)
        return isShown && state.device.statusBarHeight > 0 ? state.device.statusBarHeight : nil
    }

    /// Width of the screen in the current orientation.
    private var width: Double { Double(state.device.pixelSize(state.orientation).width) / state.device.scale }

    /// The back-to-app label; nil if the bar shows none.
    private var backToApp: BackToAppLabel? {
        guard let height, !state.backToApp.isEmpty else { return nil }
        return BackToAppLabel(state, width: width, height: height)
    }

    /// Its frame.
    var backToAppFrame: (x: Double, y: Double, width: Double, height: Double)? {
        backToApp.map { ($0.x, $0.middle - $0.height / 2, $0.width, $0.height) }
    }

    func draw(_ context: CGContext, width: Double) {
        guard let height else { return }
        func contents(_ style: ApplicationRequest.StatusBarStyle) -> Contents {
            let level = state.isLight(style) ? 1.0 : 0.0
            return Contents(
                state: state,
                glyphs: StatusBarGlyphs(context: context, color: CGColor(srgbRed: level, green: level, blue: level, alpha: 1)),
                color: RGBAColor(red: level, green: level, blue: level), width: width, height: height)
        }
        let painter = contents(state.statusBarStyle)
        switch (state.device.idiom, state.device.hasHomeIndicator) {
        case (.phone, true): painter.drawEars()
        case (.phone, false): painter.drawPhone()
        case (.pad, _):
            painter.drawPadStart()
            contents(state.statusBarEndStyle ?? state.statusBarStyle).drawPadEnd()
        }
        backToApp?.draw(context)
    }

    fileprivate static func inset(_ state: ChromeState) -> Double { max(6, state.device.cornerRadius * 0.9) }

    private struct Contents {
        let state: ChromeState
        let glyphs: StatusBarGlyphs
        let color: RGBAColor
        let width: Double
        let height: Double

        private var context: CGContext { glyphs.context }

        /// Next to a notch or island: the clock in the middle of the left ear, the rest in the middle of the right one.
        func drawEars() {
            let isIsland = state.device.cutout == .island
            let cutout = isIsland ? CutoutMetrics.islandWidth : CutoutMetrics.notchWidth
            let ear = (width - cutout) / 2
            // Screens with tight corners leave less of the ear: the clock is slightly closer to the middle of the screen. R
            let leftMiddle = isIsland ? ear * 0.53 : ear * 0.59
            let middle = isIsland ? CutoutMetrics.islandTop + CutoutMetrics.islandHeight / 2 + 1.5 : height * 0.54
            let clock = ChromeText(state.clock, size: 17, weight: 0.3, color: color)
            clock.draw(context, x: leftMiddle - clock.width / 2, capMiddle: middle)
            let gap = 6.0
            let group = StatusBarGlyphs.signalWidth + StatusBarGlyphs.wifiWidth + StatusBarGlyphs.batteryWidth + gap * 2
            // Older glyphs are smaller; narrow ears reduce them further.
            let space = min(isIsland ? 1 : 0.9, (ear - 12) / group)
            var x = width - leftMiddle - group * space / 2
            context.saveGState()
            context.translateBy(x: x, y: middle)
            context.scaleBy(x: space, y: space)
            x = 0
            drawSignal(x: x)
            x += StatusBarGlyphs.signalWidth + gap
            if !state.isOffline { glyphs.wifi(x: x, middle: 0, bars: state.wifiBars) }
            x += StatusBarGlyphs.wifiWidth + gap
            drawBattery(x: x, middle: 0)
            context.restoreGState()
        }

        /// Twenty points over the whole width: the clock in the middle.
        func drawPhone() {
            let middle = height / 2
            // The back-to-app label replaces them.
            if state.backToApp.isEmpty { drawPhoneStart(middle) }
            let clock = ChromeText(state.clock, size: 12, weight: 0.3, color: color)
            clock.draw(context, x: (width - clock.width) / 2, capMiddle: middle)
            drawCharge(right: width - 5, middle: middle)
        }

        private func drawPhoneStart(_ middle: Double) {
            drawScaled(x: 6, middle: middle) { drawSignal(x: 0) }
            drawScaled(x: 6 + (StatusBarGlyphs.signalWidth + 5) * Self.smallScale, middle: middle) {
                if !state.isOffline { glyphs.wifi(x: 0, middle: 0, bars: state.wifiBars) }
            }
        }

        /// The clock on the left.
        func drawPadStart() {
            let middle = height / 2
            let clock = ChromeText(state.clock, size: 12, weight: 0.3, color: color)
            let back = state.backToApp.isEmpty ? 0 : BackToAppLabel(state, width: width, height: height).width + 12
            clock.draw(context, x: inset + back, capMiddle: middle)
        }

        func drawPadEnd() {
            let middle = height / 2
            let right = width - inset
            let left = drawCharge(right: right, middle: middle)
            drawScaled(x: left - 5 - StatusBarGlyphs.wifiWidth * Self.smallScale, middle: middle) {
                if !state.isOffline { glyphs.wifi(x: 0, middle: 0, bars: state.wifiBars) }
            }
        }

        /// Clear of the screen's rounded corners.
        private var inset: Double { StatusBarPainter.inset(state) }
        private static let smallScale = 0.85

        /// Percentage and battery; returns its left edge.
        @discardableResult
        private func drawCharge(right: Double, middle: Double) -> Double {
            let batteryLeft = right - StatusBarGlyphs.batteryWidth * Self.smallScale
            drawScaled(x: batteryLeft, middle: middle) { drawBattery(x: 0, middle: 0) }
            let percent = ChromeText("\(Int((state.batteryLevel * 100).rounded()))%", size: 12, weight: 0, color: color)
            let left = batteryLeft - 4 - percent.width
            percent.draw(context, x: left, capMiddle: middle)
            return left
        }

        private func drawSignal(x: Double) { glyphs.signal(x: x, middle: 0, bars: state.isOffline ? 0 : state.cellularBars) }

        private func drawBattery(x: Double, middle: Double) {
            glyphs.battery(x: x, middle: middle, level: state.batteryLevel, isCharging: state.isCharging, savesPower: state.savesPower)
        }

        private func drawScaled(x: Double, middle: Double, _ draw: () -> Void) {
            context.saveGState()
            context.translateBy(x: x, y: middle)
            context.scaleBy(x: Self.smallScale, y: Self.smallScale)
            draw()
            context.restoreGState()
        }
    }
}

/// A triangle and the name of the app it returns to: below the clock in the left ear, else at the left of the bar. Lengths R.
private struct BackToAppLabel {
    let x: Double
    let middle: Double
    let width: Double
    let height = 16.0
    private let text: ChromeText
    private let color: CGColor
    private static let arrow = (width: 6.0, height: 9.0, gap: 4.0)

    init(_ state: ChromeState, width screen: Double, height bar: Double) {
        let level = state.isLight(state.statusBarStyle) ? 1.0 : 0.0
        color = CGColor(srgbRed: level, green: level, blue: level, alpha: 1)
        let hasEars = state.device.idiom == .phone && state.device.hasHomeIndicator
        let isIsland = state.device.cutout == .island
        let ear = (screen - (isIsland ? CutoutMetrics.islandWidth : CutoutMetrics.notchWidth)) / 2
        let most = hasEars ? ear - 20 : screen * 0.3
        text = ChromeText(
            state.backToApp, size: 12, weight: 0.3, color: RGBAColor(red: level, green: level, blue: level),
            width: max(10, most - Self.arrow.width - Self.arrow.gap))
        width = text.width + Self.arrow.width + Self.arrow.gap
        if hasEars {
            x = max(14, ear * (isIsland ? 0.53 : 0.59) - width / 2)
            middle = bar - height / 2
        } else {
            x = state.device.idiom == .pad ? StatusBarPainter.inset(state) : 6
            middle = bar / 2
        }
    }

    func draw(_ context: CGContext) {
        context.setFillColor(color)
        context.move(to: CGPoint(x: x, y: middle))
        context.addLine(to: CGPoint(x: x + Self.arrow.width, y: middle - Self.arrow.height / 2))
        context.addLine(to: CGPoint(x: x + Self.arrow.width, y: middle + Self.arrow.height / 2))
        context.closePath()
        context.fillPath()
        text.draw(context, x: x + Self.arrow.width + Self.arrow.gap, capMiddle: middle)
    }
}
