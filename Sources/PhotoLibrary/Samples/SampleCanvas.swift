internal import CoreGraphics
internal import Foundation

/// Draws a sample photo in units of its size: 0 to 1 from left to right and from top to bottom.
struct SampleCanvas {
    let context: CGContext
    let size: CGSize

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

    /// > Parameters: hex: red, green and blue.
    func color(_ hex: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 255) / 255 }
        return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// A vertical blend over a part of the height.
    func blend(_ colors: [UInt32], from top: CGFloat = 0, to bottom: CGFloat = 1) {
        let all = colors.map { color($0) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: all as NSArray, locations: nil) else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: top * size.height, width: size.width, height: (bottom - top) * size.height))
        context.drawLinearGradient(gradient, start: point(0, top), end: point(0, bottom), options: [])
        context.restoreGState()
    }

    func polygon(_ hex: UInt32, _ points: [(CGFloat, CGFloat)], alpha: CGFloat = 1) {
        context.setFillColor(color(hex, alpha))
        context.beginPath()
        context.addLines(between: points.map { point($0.0, $0.1) })
        context.closePath()
        context.fillPath()
    }

    func rect(_ hex: UInt32, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, alpha: CGFloat = 1) {
        context.setFillColor(color(hex, alpha))
        context.fill(CGRect(x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height))
    }

    /// A circle. > Parameters: radius: in units of the shorter side.
    func circle(_ hex: UInt32, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, alpha: CGFloat = 1) {
        let radius = radius * min(size.width, size.height)
        let middle = point(x, y)
        context.setFillColor(color(hex, alpha))
        context.fillEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A line of hills: a sum of waves around a height, filled to the bottom.
    func ridge(_ hex: UInt32, height: CGFloat, waves: [(amplitude: CGFloat, count: CGFloat, phase: CGFloat)]) {
        let steps = 96
        var points: [(CGFloat, CGFloat)] = [(0, 1)]
        for step in 0...steps {
            let x = CGFloat(step) / CGFloat(steps)
            let lift = waves.reduce(0) { $0 + $1.amplitude * sin($1.count * x * 2 * .pi + $1.phase) }
            points.append((x, height - lift))
        }
        polygon(hex, points + [(1, 1)])
    }

    /// Numbers from 0 to 1 that look random and are the same each time.
    static func scatter(_ index: Int) -> CGFloat {
        let value = sin(CGFloat(index) * 12.9898) * 43758.5453
        return value - value.rounded(.down)
    }
}
