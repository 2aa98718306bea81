import CoreGraphics
import Foundation

/// Draws a gradient layer's gradient; the caller clips.
struct GradientPainter {
    let context: CGContext

    func paint(_ layer: CAGradientLayer) {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
        let bounds = layer.bounds
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let last = Double(max(colors.count - 1, 1))
        let places = layer.locations?.map(\.doubleValue) ?? []
        let stops = colors.indices.map { CGFloat($0 < places.count ? places[$0] : Double($0) / last) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: stops) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: bounds.minX, y: bounds.minY)
        let start = CGPoint(x: layer.startPoint.x * bounds.width, y: layer.startPoint.y * bounds.height)
        let end = CGPoint(x: layer.endPoint.x * bounds.width, y: layer.endPoint.y * bounds.height)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch layer.type {
        case .radial:
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: max(abs(end.x - start.x), 1e-6), y: max(abs(end.y - start.y), 1e-6))
            context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
        case .conic: context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default: context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
    }
}
