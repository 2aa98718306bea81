import CoreGraphics
import DeviceProtocol
import Foundation
public import HostInterface

/// The chrome of a real device: status bar, home indicator, VoiceOver overlay, rounded corners, body.
///
/// Everything is drawn once per state and composited over what changes; static content costs nothing.
/// > Isolation: the simulator's main thread.
public final class PaintedChrome: DeviceChrome {
    private let showsBezel: Bool
    private var bars: (state: ChromeState, pieces: [ChromeBitmap])?
    private var bezel: (key: BezelKey, outside: [ChromeBitmap], inside: [ChromeBitmap])?

    private struct BezelKey: Equatable {
        var device: Device
        var orientation: DeviceState.Orientation
    }

    /// Creates the chrome of a device with or without its body.
    ///
    /// > Parameters: showsBezel: false shows the bare screen with square corners.
    public init(showsBezel: Bool) { self.showsBezel = showsBezel }

    /// The screen with the body of the device around it, or alone if the bezel is hidden.
    public func layout(for state: ChromeState) -> ChromeLayout {
        let screen = state.device.pixelSize(state.orientation)
        guard showsBezel else { return ChromeLayout(picture: screen, screen: screen.bounds) }
        let metrics = BezelMetrics(state.device)
        let side = Int((metrics.sideMargin * state.device.scale).rounded())
        let end = Int((metrics.endMargin * state.device.scale).rounded())
        let (x, y) = state.orientation.isPortrait ? (side, end) : (end, side)
        return ChromeLayout(
            picture: PixelSize(width: screen.width + x * 2, height: screen.height + y * 2),
            screen: PixelRect(x: x, y: y, width: screen.width, height: screen.height))
    }

    // MARK: Bars

    /// Draws the status bar, the home indicator and the VoiceOver overlay over the changed parts of the screen.
    public func drawSystemBars(over screen: PixelBuffer, damage: [PixelRect], state: ChromeState) {
        let pieces: [ChromeBitmap]
        if let bars, bars.state == state {
            pieces = bars.pieces
        } else {
            pieces = makeBars(state, screen.size)
            bars = (state, pieces)
        }
        for piece in pieces {
            for rect in damage { piece.compose(over: screen, damage: rect) }
        }
    }

    private func makeBars(_ state: ChromeState, _ size: PixelSize) -> [ChromeBitmap] {
        let scale = state.device.scale
        var pieces: [ChromeBitmap?] = []
        let bar = StatusBarPainter(state: state)
        if let height = bar.height {
            let strip = PixelRect(x: 0, y: 0, width: size.width, height: Int((height * scale).rounded(.up)))
            pieces.append(
                ChromeBitmap(strip) { context in
                    context.scaleBy(x: scale, y: scale)
                    bar.draw(context, width: Double(size.width) / scale)
                })
        }
        if state.device.hasHomeIndicator, !state.homeIndicatorHidden {
            let length = HomeIndicatorMetrics.length(
                state.device.idiom, isPortrait: state.orientation.isPortrait, width: Double(size.width) / scale)
            let thickness = HomeIndicatorMetrics.thickness
            let pill = CGRect(
                x: (Double(size.width) / scale - length) / 2, y: Double(size.height) / scale - HomeIndicatorMetrics.gap - thickness,
                width: length, height: thickness)
            let frame = Self.pixels(pill, scale)
            pieces.append(
                ChromeBitmap(frame) { context in
                    context.scaleBy(x: scale, y: scale)
                    let level = state.isLight(state.homeIndicatorStyle) ? 1.0 : 0.0
                    context.setFillColor(CGColor(srgbRed: level, green: level, blue: level, alpha: 1))
                    context.addPath(CGPath(roundedRect: pill, cornerWidth: thickness / 2, cornerHeight: thickness / 2, transform: nil))
                    context.fillPath()
                })
        }
        if let speech = state.speech { pieces += SpeechPainter(speech, state).pieces(in: size) }
        return pieces.compactMap { $0 }
    }

    /// All pixels that a rectangle in points touches.
    static func pixels(_ rect: CGRect, _ scale: Double) -> PixelRect {
        let (left, top) = (Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down)))
        return PixelRect(
            x: left, y: top, width: Int((rect.maxX * scale).rounded(.up)) - left, height: Int((rect.maxY * scale).rounded(.up)) - top)
    }

    // MARK: Bezel

    /// Draws the body and the rounded corners over the changed parts of the frame.
    public func drawBezel(into picture: PixelBuffer, damage: [PixelRect], state: ChromeState) {
        guard showsBezel else { return }
        let key = BezelKey(device: state.device, orientation: state.orientation)
        if bezel?.key != key {
            let pieces = makeBezel(state)
            bezel = (key, pieces.outside, pieces.inside)
        }
        guard let bezel else { return }
        for rect in damage {
            for piece in bezel.outside { piece.replace(in: picture, damage: rect) }
            for piece in bezel.inside { piece.compose(over: picture, damage: rect) }
        }
    }

    /// The body in four strips around the screen; its corners and cutout as bitmaps over it.
    private func makeBezel(_ state: ChromeState) -> (outside: [ChromeBitmap], inside: [ChromeBitmap]) {
        let layout = layout(for: state)
        let (picture, screen) = (layout.picture, layout.screen)
        let painter = BezelPainter(state.device)
        let scale = state.device.scale
        let place = { (context: CGContext) in
            Self.turn(context, to: state.orientation, picture)
            // Margins are whole pixels in the layout; the body matches them to within half a pixel.
            let upright = state.orientation.isPortrait ? picture : PixelSize(width: picture.height, height: picture.width)
            context.scaleBy(x: Double(upright.width) / painter.size.width, y: Double(upright.height) / painter.size.height)
        }
        let draw = { (context: CGContext) in
            place(context)
            painter.draw(context)
        }
        // A body's corner can be rounder than the screen's: outside both, the frame is transparent.
        let outline = { (context: CGContext) in
            place(context)
            painter.fillScreen(context)
        }
        let strips = [
            PixelRect(x: 0, y: 0, width: picture.width, height: screen.y),
            PixelRect(x: 0, y: screen.maxY, width: picture.width, height: picture.height - screen.maxY),
            PixelRect(x: 0, y: screen.y, width: screen.x, height: screen.height),
            PixelRect(x: screen.maxX, y: screen.y, width: picture.width - screen.maxX, height: screen.height),
        ]
        let corner = Int((state.device.cornerRadius * 1.6 * scale).rounded(.up))
        var over: [PixelRect] = []
        if corner > 0 {
            for x in [screen.x, screen.maxX - corner] {
                for y in [screen.y, screen.maxY - corner] { over.append(PixelRect(x: x, y: y, width: corner, height: corner)) }
            }
        }
        if state.device.cutout != .none {
            let frame = Self.pixels(painter.cutoutFrame.insetBy(dx: -CutoutMetrics.notchFlare, dy: 0), scale)
            let cutout = Self.turned(frame, to: state.orientation, picture).intersection(screen)
            // Corners draw their own part.
            let narrow = Self.without(over, from: cutout)
            over.append(narrow)
        }
        return (strips.compactMap { ChromeBitmap($0, draw: draw) }, over.compactMap { ChromeBitmap($0, outline: outline, draw: draw) })
    }

    /// `rect` shortened until it intersects none of `others`, so that no pixel is composited twice.
    private static func without(_ others: [PixelRect], from rect: PixelRect) -> PixelRect {
        others.reduce(rect) { rest, other in
            let shared = rest.intersection(other)
            guard !shared.isEmpty else { return rest }
            if shared.width <= shared.height {
                let width = rest.width - shared.width
                return PixelRect(x: shared.x == rest.x ? shared.maxX : rest.x, y: rest.y, width: width, height: rest.height)
            }
            let height = rest.height - shared.height
            return PixelRect(x: rest.x, y: shared.y == rest.y ? shared.maxY : rest.y, width: rest.width, height: height)
        }
    }

    /// Turns the upright body to the device's orientation. In landscape right, the device's top is on its left.
    private static func turn(_ context: CGContext, to orientation: DeviceState.Orientation, _ picture: PixelSize) {
        switch orientation {
        case .portrait: break
        case .portraitUpsideDown:
            context.translateBy(x: Double(picture.width), y: Double(picture.height))
            context.rotate(by: .pi)
        case .landscapeRight:
            context.translateBy(x: 0, y: Double(picture.height))
            context.rotate(by: -.pi / 2)
        case .landscapeLeft:
            context.translateBy(x: Double(picture.width), y: 0)
            context.rotate(by: .pi / 2)
        }
    }

    private static func turned(_ rect: PixelRect, to orientation: DeviceState.Orientation, _ picture: PixelSize) -> PixelRect {
        switch orientation {
        case .portrait: rect
        case .portraitUpsideDown:
            PixelRect(x: picture.width - rect.maxX, y: picture.height - rect.maxY, width: rect.width, height: rect.height)
        case .landscapeRight: PixelRect(x: rect.y, y: picture.height - rect.maxX, width: rect.height, height: rect.width)
        case .landscapeLeft: PixelRect(x: picture.width - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
        }
    }

    // MARK: Termination

    /// Draws the page that says how the app ended.
    public func drawTermination(_ ending: AppTermination, into screen: PixelBuffer, state: ChromeState) {
        TerminationPage(ending: ending, state: state).draw(into: screen)
    }
}
