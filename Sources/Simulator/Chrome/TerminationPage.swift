import CoreGraphics
import Foundation
import HostInterface
import TextShaping

/// The page a screen shows for an app that is gone: what it said last, where, and what led to it. > Units: points; y down.
struct TerminationPage {
    let ending: AppTermination
    let state: ChromeState

    private struct Palette {
        var back: RGBAColor
        var panel: RGBAColor
        var text: RGBAColor
        var quiet: RGBAColor
        var accent: RGBAColor
    }

    private var palette: Palette {
        state.appearance == .dark
            ? Palette(
                back: Self.gray(0.0), panel: Self.gray(0.11), text: Self.gray(1), quiet: Self.gray(0.62),
                accent: RGBAColor(red: 1, green: 0.27, blue: 0.23))
            : Palette(
                back: RGBAColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255), panel: Self.gray(1), text: Self.gray(0),
                quiet: Self.gray(0.43),
                accent: RGBAColor(red: 0.87, green: 0.16, blue: 0.13))
    }

    private static func gray(_ level: Double) -> RGBAColor { RGBAColor(red: level, green: level, blue: level) }

    private static let margin = 20.0
    private static let padding = 14.0
    private static let widest = 640.0

    func draw(into screen: PixelBuffer) {
        guard
            let context = CGContext(
                bgra: screen.base, width: screen.size.width, height: screen.size.height, bytesPerRow: screen.bytesPerRow)
        else { return }
        let scale = state.device.scale
        let size = CGSize(width: Double(screen.size.width) / scale, height: Double(screen.size.height) / scale)
        context.translateBy(x: 0, y: Double(screen.size.height))
        context.scaleBy(x: scale, y: -scale)
        fill(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), palette.back, context)
        let device = state.device.state(orientation: state.orientation)
        let width = min(Self.widest, size.width - device.safeLeft - device.safeRight - Self.margin * 2)
        let left = (size.width - width) / 2
        let bottom = size.height - max(device.safeBottom, Self.margin)
        var y = device.safeTop + (state.orientation.isPortrait ? 34 : 20)
        y = drawHeading(context, left, y, width)
        y = drawWords(context, left, y + 18, width)
        let hint = ChromeText(
            "Start it again with Ctrl+Shift+R or from the tool bar.", size: 13, color: palette.quiet, width: width, lines: 2)
        let rest = bottom - hint.height - 12
        y = drawList("What happened last", ending.lastEvents, context, left, y + 18, width, bottom: rest)
        _ = drawList("Log", ending.logTail, context, left, y + 18, width, bottom: rest)
        hint.draw(context, x: left, y: bottom - hint.height)
        context.flush()
    }

    private func drawHeading(_ context: CGContext, _ left: Double, _ top: Double, _ width: Double) -> Double {
        let badge = CGRect(x: left, y: top, width: 44, height: 44)
        fill(.continuous(badge, radius: 10), palette.accent, context)
        let mark = CGRect(x: badge.midX - 2.2, y: badge.minY + 10, width: 4.4, height: 15)
        fill(CGPath(roundedRect: mark, cornerWidth: 2.2, cornerHeight: 2.2, transform: nil), Self.gray(1), context)
        fill(
            CGPath(ellipseIn: CGRect(x: badge.midX - 2.7, y: badge.minY + 28.5, width: 5.4, height: 5.4), transform: nil), Self.gray(1),
            context)
        let title = ChromeText(
            ending.title.prefix(1).uppercased() + ending.title.dropFirst(), size: 20, weight: 0.4, color: palette.text, width: width - 58,
            lines: 4)
        title.draw(context, x: left + 58, y: top + max(0, (44 - title.height) / 2))
        return top + max(44, title.height)
    }

    /// The app's last words and their place.
    private func drawWords(_ context: CGContext, _ left: Double, _ top: Double, _ width: Double) -> Double {
        let inside = width - Self.padding * 2
        var parts: [ChromeText] = []
        if !ending.message.isEmpty { parts.append(ChromeText(ending.message, size: 16, color: palette.text, width: inside, lines: 8)) }
        if !ending.file.isEmpty {
            parts.append(
                ChromeText(
                    "\(ending.file):\(ending.line)", size: 13, weight: 0.23, color: palette.accent, design: .monospaced, width: inside,
                    lines: 3))
        }
        if parts.isEmpty { parts.append(ChromeText("It left no last words.", size: 16, color: palette.quiet, width: inside)) }
        let height = parts.reduce(0) { $0 + $1.height } + Double(parts.count - 1) * 8 + Self.padding * 2
        panel(CGRect(x: left, y: top, width: width, height: height), context)
        var y = top + Self.padding
        for part in parts {
            part.draw(context, x: left + Self.padding, y: y)
            y += part.height + 8
        }
        return top + height
    }

    /// A heading and the newest lines that fit above `bottom`; nothing when none does.
    private func drawList(
        _ title: String, _ lines: [String], _ context: CGContext, _ left: Double, _ top: Double, _ width: Double, bottom: Double
    ) -> Double {
        let heading = ChromeText(title.uppercased(), size: 12, color: palette.quiet)
        let listTop = top + heading.height + 6
        var shown: [ChromeText] = []
        var height = Self.padding * 2 - 4
        for line in lines.reversed() {
            let text = ChromeText(line, size: 12, color: palette.text, design: .monospaced, width: width - Self.padding * 2)
            guard listTop + height + text.height + 4 <= bottom else { break }
            shown.insert(text, at: 0)
            height += text.height + 4
        }
        guard !shown.isEmpty else { return top - 18 }
        heading.draw(context, x: left + Self.padding, y: top)
        panel(CGRect(x: left, y: listTop, width: width, height: height), context)
        var y = listTop + Self.padding - 2
        for text in shown {
            text.draw(context, x: left + Self.padding, y: y)
            y += text.height + 4
        }
        return listTop + height
    }

    private func panel(_ rect: CGRect, _ context: CGContext) { fill(.continuous(rect, radius: 12), palette.panel, context) }

    private func fill(_ path: CGPath, _ color: RGBAColor, _ context: CGContext) {
        context.setFillColor(CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        context.addPath(path)
        context.fillPath()
    }
}
