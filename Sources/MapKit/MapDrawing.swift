internal import CoreGraphics
internal import Foundation
internal import MapEngine
internal import UIKitCore

/// Draws the bundled map as a camera sees it.
@MainActor struct MapDrawing {
    let camera: MapCamera
    let palette: MapPalette

    /// By how much a rectangle is moved to be in what is visible, for each whole world that is. > Units: map points.
    static func copies(of rect: WorldRect, in visible: WorldRect) -> [Double] {
        let side = Mercator.worldSide
        let first = ((visible.x - rect.maxX) / side).rounded(.up)
        let last = ((visible.maxX - rect.x) / side).rounded(.down)
        guard first <= last else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * side }
    }

    /// What is below tiles that replace the map: where one is missing there is land, not water.
    func drawEmptyGround(_ context: CGContext) { fill(palette.land, context) }

    private func fill(_ color: UIColor, _ context: CGContext) {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: camera.width, height: camera.height))
    }

    func drawGround(_ context: CGContext) {
        fill(palette.sea, context)
        let visible = camera.visibleRect
        let path = CGMutablePath()
        for country in WorldMap.bundled.countries {
            for world in Self.copies(of: country.bounds, in: visible) where isNear(country.bounds, world, visible) {
                for ring in country.rings { add(ring, world, to: path) }
            }
        }
        context.setFillColor(palette.land.cgColor)
        context.addPath(path)
        context.fillPath(using: .evenOdd)
        context.setStrokeColor(palette.border.cgColor)
        context.setLineWidth(0.7)
        context.setLineJoin(.round)
        context.addPath(path)
        context.strokePath()
    }

    private func isNear(_ rect: WorldRect, _ world: Double, _ visible: WorldRect) -> Bool {
        WorldRect(x: rect.x + world, y: rect.y, width: rect.width, height: rect.height).intersects(visible)
    }

    private func add(_ ring: [WorldPoint], _ world: Double, to path: CGMutablePath) {
        var last = ViewPoint(.infinity, .infinity)
        var isFirst = true
        for point in ring {
            let place = camera.exactPosition(of: WorldPoint(point.x + world, point.y))
            // Points that would be at the same pixel are left out.
            guard isFirst || abs(place.x - last.x) + abs(place.y - last.y) > 0.5 else { continue }
            let position = CGPoint(x: place.x, y: place.y)
            if isFirst { path.move(to: position) } else { path.addLine(to: position) }
            (last, isFirst) = (place, false)
        }
        path.closeSubpath()
    }

    // MARK: Names

    /// Names of countries, and of cities closer by; those that would cover an earlier one are left out.
    func drawNames(_ context: CGContext) {
        var taken: [CGRect] = []
        let visible = camera.visibleRect
        let large = WorldMap.bundled.countries.sorted { ($0.population, $1.name) > ($1.population, $0.name) }
        for country in large {
            let width = country.bounds.width * camera.scale
            guard width > 40 else { continue }
            draw(country.name, at: country.label, size: 12, weight: .medium, dot: false, visible, &taken, context)
        }
        guard camera.scale * Mercator.worldSide > 2500 else { return }
        for city in WorldMap.bundled.cities {
            draw(city.name, at: city.point, size: 11, weight: .regular, dot: true, visible, &taken, context)
        }
    }

    private func draw(
        _ name: String, at point: WorldPoint, size: CGFloat, weight: UIFont.Weight, dot: Bool, _ visible: WorldRect,
        _ taken: inout [CGRect], _ context: CGContext
    ) {
        let spot = WorldRect(x: point.x, y: point.y, width: 0, height: 0)
        for world in Self.copies(of: spot, in: visible) where isNear(spot, world, visible) {
            let place = camera.exactPosition(of: WorldPoint(point.x + world, point.y))
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            let text = name as NSString
            let extent = text.size(withAttributes: [.font: font])
            let y = place.y - Double(extent.height) / 2
            let x = dot ? place.x + 5 : place.x - Double(extent.width) / 2
            let box = CGRect(x: x, y: y, width: Double(extent.width), height: Double(extent.height))
            guard !taken.contains(where: { $0.intersects(box.insetBy(dx: -4, dy: -2)) }) else { continue }
            taken.append(box)
            if dot {
                context.setFillColor(palette.text.cgColor)
                context.fillEllipse(in: CGRect(x: place.x - 2, y: place.y - 2, width: 4, height: 4))
            }
            for offset in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
                let moved = CGPoint(x: x + offset.0, y: y + offset.1)
                text.draw(at: moved, withAttributes: [.font: font, .foregroundColor: palette.halo])
            }
            text.draw(at: CGPoint(x: x, y: y), withAttributes: [.font: font, .foregroundColor: palette.text])
        }
    }
}
