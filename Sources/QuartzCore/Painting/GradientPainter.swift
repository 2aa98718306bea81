import CoreGraphics
import Foundation

/// Draws what is particular to a gradient layer; the caller clips.
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
        // Unit space: the gradient's points are parts of the bounds, and circles become ellipses with them.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        let start = layer.startPoint
        let end = layer.endPoint
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch layer.type {
        case .radial:
            context.translateBy(x: start.x * bounds.width, y: start.y * bounds.height)
            context.scaleBy(x: max(abs(end.x - start.x) * bounds.width, 1e-6), y: max(abs(end.y - start.y) * bounds.height, 1e-6))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
        case .conic:
            let center = CGPoint(x: start.x * bounds.width, y: start.y * bounds.height)
            let angle = atan2((end.y - start.y) * bounds.height, (end.x - start.x) * bounds.width)
            context.drawConicGradient(gradient, center: center, angle: angle)
        default:
            context.scaleBy(x: bounds.width, y: bounds.height)
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
    }
}
