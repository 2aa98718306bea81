import CoreGraphics
import Foundation
import HostInterface

/// The device's body, upright, in points; the context's transform applies the orientation.
struct BezelPainter {
    let device: Device
    let metrics: BezelMetrics

    init(_ device: Device) {
        self.device = device
        metrics = BezelMetrics(device)
    }

    /// Size of the upright image. > Units: points.
    var size: CGSize { CGSize(width: device.width + metrics.sideMargin * 2, height: device.height + metrics.endMargin * 2) }
    var screen: CGRect { CGRect(x: metrics.sideMargin, y: metrics.endMargin, width: device.width, height: device.height) }
    private var body: CGRect { screen.insetBy(dx: -metrics.side, dy: -metrics.end) }

    func draw(_ context: CGContext) {
        drawKeys(context)
        drawBody(context)
        if metrics.hasHomeButton { drawHomeButton(context) }
        if device.idiom == .phone, device.cutout == .none { drawSpeaker(context) }
        cutScreen(context)
        drawCutout(context)
    }

    private func drawKeys(_ context: CGContext) {
        let depth = metrics.keyDepth
        for key in BezelMetrics.keys(of: device, bodyWidth: body.width, bodyHeight: body.height) {
            let rect: CGRect
            switch key.edge {
            case .left: rect = CGRect(x: body.minX - depth, y: body.minY + key.start, width: depth + 3, height: key.length)
            case .right: rect = CGRect(x: body.maxX - 3, y: body.minY + key.start, width: depth + 3, height: key.length)
            case .top: rect = CGRect(x: body.minX + key.start, y: body.minY - depth, width: key.length, height: depth + 3)
            }
            fill(CGPath(roundedRect: rect, cornerWidth: 1.5, cornerHeight: 1.5, transform: nil), gray: 0.34, context)
        }
    }

    private func drawBody(_ context: CGContext) {
        // Metal: light at the top, dark at the bottom, with a bright line along the glass.
        let outline = CGPath.continuous(body, radius: metrics.corner)
        context.saveGState()
        context.addPath(outline)
        context.clip()
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let levels: [CGFloat] = [0.47, 0.47, 0.49, 1, 0.33, 0.33, 0.35, 1, 0.25, 0.25, 0.27, 1, 0.38, 0.38, 0.40, 1]
        let places: [CGFloat] = [0, 0.12, 0.85, 1]
        if let gradient = CGGradient(colorSpace: space, colorComponents: levels, locations: places, count: places.count) {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: body.midX, y: body.minY), end: CGPoint(x: body.midX, y: body.maxY), options: [])
        }
        context.restoreGState()
        let glass = body.insetBy(dx: metrics.band, dy: metrics.band)
        fill(.continuous(glass.insetBy(dx: -1, dy: -1), radius: metrics.corner - metrics.band + 1), gray: 0.56, context)
        fill(.continuous(glass.insetBy(dx: -0.4, dy: -0.4), radius: metrics.corner - metrics.band + 0.4), gray: 0.12, context)
        fill(.continuous(glass, radius: metrics.corner - metrics.band), gray: 0.02, context)
    }

    private func drawHomeButton(_ context: CGContext) {
        // Centred between the screen and the end of the glass.
        let diameter = device.idiom == .phone ? 62.0 : 52.0
        let centre = CGPoint(x: body.midX, y: (screen.maxY + body.maxY - metrics.band) / 2)
        let ring = CGRect(x: centre.x - diameter / 2, y: centre.y - diameter / 2, width: diameter, height: diameter)
        fill(CGPath(ellipseIn: ring, transform: nil), gray: 0.26, context)
        fill(CGPath(ellipseIn: ring.insetBy(dx: 2, dy: 2), transform: nil), gray: 0.06, context)
    }

    private func drawSpeaker(_ context: CGContext) {
        let slot = CGRect(x: body.midX - 28, y: (screen.minY + body.minY) / 2 - 1, width: 56, height: 6)
        fill(CGPath(roundedRect: slot, cornerWidth: 3, cornerHeight: 3, transform: nil), gray: 0.16, context)
        fill(CGPath(ellipseIn: CGRect(x: slot.minX - 24, y: slot.midY - 4, width: 8, height: 8), transform: nil), gray: 0.11, context)
    }

    /// Clears the area of the screen.
    private func cutScreen(_ context: CGContext) {
        context.saveGState()
        context.setBlendMode(.clear)
        fillScreen(context)
        context.restoreGState()
    }

    /// Fills the shape of the screen, opaque.
    func fillScreen(_ context: CGContext) { fill(screenOutline, gray: 0, context) }

    private var screenOutline: CGPath {
        device.cornerRadius > 0 ? .continuous(screen, radius: device.cornerRadius) : CGPath(rect: screen, transform: nil)
    }

    /// The notch or island, over the screen.
    private func drawCutout(_ context: CGContext) {
        switch device.cutout {
        case .none: break
        case .island:
            let island = cutoutFrame
            fill(
                CGPath(roundedRect: island, cornerWidth: island.height / 2, cornerHeight: island.height / 2, transform: nil), gray: 0,
                context)
            let lens = CGRect(x: island.maxX - island.height / 2 - 6, y: island.midY - 6, width: 12, height: 12)
            fill(CGPath(ellipseIn: lens, transform: nil), gray: 0.06, context)
            fill(CGPath(ellipseIn: lens.insetBy(dx: 3.5, dy: 3.5), transform: nil), gray: 0.11, context)
        case .notch: drawNotch(context)
        }
    }

    /// What the cutout covers, upright; empty without one.
    var cutoutFrame: CGRect {
        switch device.cutout {
        case .none: .zero
        case .island:
            CGRect(
                x: screen.midX - CutoutMetrics.islandWidth / 2, y: screen.minY + CutoutMetrics.islandTop, width: CutoutMetrics.islandWidth,
                height: CutoutMetrics.islandHeight)
        case .notch:
            CGRect(
                x: screen.midX - CutoutMetrics.notchWidth / 2, y: screen.minY, width: CutoutMetrics.notchWidth,
                height: CutoutMetrics.notchHeight)
        }
    }

    private func drawNotch(_ context: CGContext) {
        let frame = cutoutFrame
        let (flare, corner) = (CutoutMetrics.notchFlare, CutoutMetrics.notchCorner)
        // One more point above, so that no seam shows between notch and bezel.
        let top = frame.minY - 1
        let path = CGMutablePath()
        path.move(to: CGPoint(x: frame.minX - flare, y: top))
        path.addLine(to: CGPoint(x: frame.minX - flare, y: frame.minY))
        path.addQuadCurve(to: CGPoint(x: frame.minX, y: frame.minY + flare), control: CGPoint(x: frame.minX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY - corner))
        path.addQuadCurve(to: CGPoint(x: frame.minX + corner, y: frame.maxY), control: CGPoint(x: frame.minX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.maxX - corner, y: frame.maxY))
        path.addQuadCurve(to: CGPoint(x: frame.maxX, y: frame.maxY - corner), control: CGPoint(x: frame.maxX, y: frame.maxY))
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY + flare))
        path.addQuadCurve(to: CGPoint(x: frame.maxX + flare, y: frame.minY), control: CGPoint(x: frame.maxX, y: frame.minY))
        path.addLine(to: CGPoint(x: frame.maxX + flare, y: top))
        path.closeSubpath()
        fill(path, gray: 0.02, context)
        let slot = CGRect(x: frame.midX - 26, y: frame.minY + 6, width: 52, height: 5)
        fill(CGPath(roundedRect: slot, cornerWidth: 2.5, cornerHeight: 2.5, transform: nil), gray: 0.14, context)
        fill(CGPath(ellipseIn: CGRect(x: slot.maxX + 14, y: slot.midY - 4.5, width: 9, height: 9), transform: nil), gray: 0.09, context)
    }

    private func fill(_ path: CGPath, gray: Double, _ context: CGContext) {
        context.setFillColor(CGColor(srgbRed: gray, green: gray, blue: gray * 1.02, alpha: 1))
        context.addPath(path)
        context.fillPath()
    }
}
