internal import CoreGraphics
internal import HostInterface

/// Draws where the cursor of the screen's speech is, and what it says. > Units: points.
struct SpeechPainter {
    private let overlay: SpeechOverlay
    private let state: ChromeState
    private var scale: Double { state.device.scale }

    init(_ overlay: SpeechOverlay, _ state: ChromeState) { (self.overlay, self.state) = (overlay, state) }

    func pieces(in screen: PixelSize) -> [ChromeBitmap?] {
        let bounds = CGRect(x: 0, y: 0, width: Double(screen.width) / scale, height: Double(screen.height) / scale)
        return cursor(bounds) + [caption(bounds)]
    }

    /// A frame around the element, in four strips: what lies inside is not looked at.
    private func cursor(_ bounds: CGRect) -> [ChromeBitmap?] {
        guard let frame = overlay.cursor else { return [] }
        let inset = SpeechMetrics.cursorEdge + SpeechMetrics.cursorLine / 2
        // What reaches to the edge of the screen is framed inside it.
        let outline = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            .insetBy(dx: -SpeechMetrics.cursorGap, dy: -SpeechMetrics.cursorGap)
            .intersection(bounds.insetBy(dx: inset, dy: inset))
        guard !outline.isNull, outline.width > 0, outline.height > 0 else { return [] }
        let radius = min(SpeechMetrics.cursorRadius, outline.width / 2, outline.height / 2)
        let outer = PaintedChrome.pixels(outline.insetBy(dx: -inset, dy: -inset), scale)
        let band = min(Int(((inset * 2 + radius) * scale).rounded(.up)), outer.width / 2, outer.height / 2)
        let strips = [
            PixelRect(x: outer.x, y: outer.y, width: outer.width, height: band),
            PixelRect(x: outer.x, y: outer.maxY - band, width: outer.width, height: band),
            PixelRect(x: outer.x, y: outer.y + band, width: band, height: outer.height - band * 2),
            PixelRect(x: outer.maxX - band, y: outer.y + band, width: band, height: outer.height - band * 2),
        ]
        return strips.map { strip in
            ChromeBitmap(strip) { context in
                context.scaleBy(x: scale, y: scale)
                let path = CGPath(roundedRect: outline, cornerWidth: radius, cornerHeight: radius, transform: nil)
                for (width, level) in [(SpeechMetrics.cursorLine + SpeechMetrics.cursorEdge * 2, 1.0), (SpeechMetrics.cursorLine, 0.0)] {
                    context.setStrokeColor(CGColor(srgbRed: level, green: level, blue: level, alpha: 1))
                    context.setLineWidth(width)
                    context.addPath(path)
                    context.strokePath()
                }
            }
        }
    }

    private func caption(_ bounds: CGRect) -> ChromeBitmap? {
        guard !overlay.caption.isEmpty else { return nil }
        let (margin, padding) = (SpeechMetrics.captionMargin, SpeechMetrics.captionPadding)
        let safe = state.device.state(orientation: state.orientation, appearance: state.appearance)
        let width = min(bounds.width - safe.safeLeft - safe.safeRight - margin * 2, SpeechMetrics.captionWidth)
        let text = ChromeText(
            overlay.caption, size: SpeechMetrics.captionSize, weight: SpeechMetrics.captionWeight,
            color: RGBAColor(red: 1, green: 1, blue: 1),
            width: width - padding * 2, lines: SpeechMetrics.captionLines)
        let height = (text.height + padding * 2).rounded(.up)
        let panel = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - max(safe.safeBottom, margin) - height, width: width,
            height: height)
        return ChromeBitmap(PaintedChrome.pixels(panel, scale)) { context in
            context.scaleBy(x: scale, y: scale)
            context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: SpeechMetrics.captionAlpha))
            let radius = SpeechMetrics.captionRadius
            context.addPath(CGPath(roundedRect: panel, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.fillPath()
            // Its edge is seen on a dark screen too.
            context.setStrokeColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: SpeechMetrics.captionEdgeAlpha))
            context.setLineWidth(1)
            let edge = panel.insetBy(dx: 0.5, dy: 0.5)
            context.addPath(CGPath(roundedRect: edge, cornerWidth: radius - 0.5, cornerHeight: radius - 0.5, transform: nil))
            context.strokePath()
            text.draw(context, x: panel.minX + padding, y: panel.minY + padding)
        }
    }
}

/// > Source: iPhone User Guide, "Turn on and practice VoiceOver" (cursor and caption panel, R); the measures are ours.
enum SpeechMetrics {
    static let cursorLine = 2.5
    static let cursorEdge = 1.0
    static let cursorGap = 2.0
    static let cursorRadius = 6.0
    static let captionMargin = 10.0
    static let captionPadding = 12.0
    static let captionRadius = 14.0
    static let captionWidth = 560.0
    static let captionSize = 17.0
    static let captionWeight = 0.23
    static let captionLines = 3
    static let captionAlpha = 0.82
    static let captionEdgeAlpha = 0.3
}
