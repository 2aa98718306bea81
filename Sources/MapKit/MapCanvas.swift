internal import CoreGraphics
internal import Foundation
internal import MapEngine
internal import UIKitCore

/// Draws land, borders, overlays and names.
@MainActor final class MapCanvas: UIView {
    weak var map: MKMapView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext() else { return }
        let drawing = MapDrawing(camera: map.camera2D, palette: MapPalette(map.mapType, traitCollection))
        let replaced = map.layers.contains { $0.overlay.canReplaceMapContent && $0.renderer != nil }
        if map.tileGround.isInUse {
            // The tiles are below this view.
        } else if replaced {
            drawing.drawEmptyGround(context)
        } else {
            drawing.drawGround(context)
        }
        drawOverlays(.aboveRoads, map, context)
        if !replaced { drawing.drawNames(context) }
        drawOverlays(.aboveLabels, map, context)
    }

    /// After a change of what is drawn or of the camera. Where everything is in the ground of tiles nothing is drawn.
    func update() {
        guard let map else { return }
        map.tileGround.update()
        isOpaque = !map.tileGround.isInUse
        isHidden = map.tileGround.isInUse && map.layers.allSatisfy { map.tileGround.shows($0) }
        if !isHidden { setNeedsDisplay() }
    }

    private func drawOverlays(_ level: MKOverlayLevel, _ map: MKMapView, _ context: CGContext) {
        let camera = map.camera2D
        let visible = camera.visibleRect
        for layer in map.layers where layer.level == level && !map.tileGround.shows(layer) {
            guard let renderer = layer.renderer else { continue }
            renderer.contentScaleFactor = contentScaleFactor
            let box = layer.overlay.boundingMapRect
            for world in MapDrawing.copies(of: box.world, in: visible) {
                let part = MKMapRect(visible).offsetBy(dx: -world, dy: 0)
                guard layer.overlay.intersects(part), renderer.canDraw(part, zoomScale: CGFloat(camera.scale)) else { continue }
                context.saveGState()
                let origin = camera.exactPosition(of: WorldPoint(box.minX + world, box.minY))
                context.translateBy(x: CGFloat(origin.x), y: CGFloat(origin.y))
                context.rotate(by: CGFloat(-camera.heading * .pi / 180))
                context.scaleBy(x: CGFloat(camera.scale), y: CGFloat(camera.scale))
                context.setAlpha(renderer.alpha)
                context.setBlendMode(renderer.blendMode)
                renderer.draw(part, zoomScale: CGFloat(camera.scale), in: context)
                context.restoreGState()
            }
        }
    }
}

/// The colors of a map.
@MainActor struct MapPalette {
    let sea: UIColor
    let land: UIColor
    let border: UIColor
    let text: UIColor
    let halo: UIColor

    init(_ type: MKMapType, _ traits: UITraitCollection) {
        func color(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
            UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        }
        let isDark = traits.userInterfaceStyle == .dark || ![.standard, .mutedStandard].contains(type)
        sea = isDark ? color(25, 41, 60) : color(163, 208, 232)
        land = isDark ? color(54, 56, 60) : type == .mutedStandard ? color(243, 242, 239) : color(246, 241, 228)
        border = isDark ? color(104, 106, 112) : color(178, 170, 158)
        text = isDark ? color(224, 224, 228) : color(82, 76, 70)
        halo = isDark ? color(36, 38, 42) : color(252, 250, 244)
    }
}
