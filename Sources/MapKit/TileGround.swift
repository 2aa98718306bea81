internal import CoreGraphics
internal import Foundation
internal import MapEngine
internal import UIKitCore

/// Shows the tiles of an overlay that takes the place of the map as views below everything else: a map that is moved only moves them, and draws
/// nothing again.
@MainActor final class TileGround: UIView {
    weak var map: MKMapView?
    /// Contains the tiles. It is moved and turned; tiles are moved in it only when the scale changes, or after a long way.
    private let plane = UIView()
    private var views: [TilePosition: UIImageView] = [:]
    /// The map point at the plane's origin, and the scale of the tiles in it.
    private var anchor = WorldPoint(0, 0)
    private var scale = 0.0
    /// How far from the anchor positions are exact enough. > Units: points.
    private static let reach = 100_000.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        isHidden = true
        addSubview(plane)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var item: OverlayItem?

    /// Whether there is an overlay whose tiles take the place of the map.
    var isInUse: Bool { item != nil }
    /// Whether an overlay is shown here, and not drawn.
    func shows(_ overlay: OverlayItem) -> Bool { overlay === item }

    /// The lowest overlay, if it is one of opaque tiles that are drawn as they are.
    private var candidate: OverlayItem? {
        guard let layers = map?.layers else { return nil }
        let drawn = layers.filter { $0.renderer != nil }
        guard let lowest = drawn.first(where: { $0.level == .aboveRoads }) ?? drawn.first, let renderer = lowest.renderer,
            type(of: renderer) == MKTileOverlayRenderer.self, lowest.overlay.canReplaceMapContent, renderer.blendMode == .normal
        else { return nil }
        return lowest
    }

    /// After a change of the camera, of the overlays, or of the tiles that are there.
    func update() {
        let new = candidate
        if new !== item { removeTiles { _ in true } }
        item = new
        isHidden = new == nil
        guard let map, let renderer = new?.renderer as? MKTileOverlayRenderer else { return }
        // The map's traits: those of this view change later.
        backgroundColor = MapPalette(map.mapType, map.traitCollection).land
        plane.alpha = renderer.alpha
        place(map.camera2D, renderer.store)
    }

    private func place(_ camera: MapCamera, _ store: TileStore) {
        let pixels = max(contentScaleFactor, 1)
        let far = max(abs(camera.middle.x - anchor.x), abs(camera.middle.y - anchor.y)) * camera.scale
        if camera.scale != scale || far > Self.reach {
            (anchor, scale) = (camera.middle, camera.scale)
            for (position, view) in views { view.frame = frame(of: position.rect, pixels) }
        }
        let origin = camera.exactPosition(of: anchor)
        // An upright map is moved by whole pixels: tiles stay sharp.
        let isUpright = camera.heading == 0
        func place(_ value: Double) -> CGFloat { isUpright ? (CGFloat(value) * pixels).rounded() / pixels : CGFloat(value) }
        plane.center = CGPoint(x: place(origin.x), y: place(origin.y))
        plane.transform = isUpright ? .identity : CGAffineTransform(rotationAngle: CGFloat(-camera.heading * .pi / 180))
        fill(camera.visibleRect, store, pixels)
    }

    /// Edges are at whole pixels of the plane, so that there is nothing between neighbours.
    private func frame(of rect: WorldRect, _ pixels: CGFloat) -> CGRect {
        func edge(_ value: Double) -> CGFloat { (CGFloat(value * scale) * pixels).rounded() / pixels }
        let (left, top) = (edge(rect.x - anchor.x), edge(rect.y - anchor.y))
        return CGRect(x: left, y: top, width: edge(rect.maxX - anchor.x) - left, height: edge(rect.maxY - anchor.y) - top)
    }

    private func fill(_ visible: WorldRect, _ store: TileStore, _ pixels: CGFloat) {
        store.beginPass()
        let wanted = store.positions(in: visible, scale: scale)
        var isComplete = true
        for position in wanted {
            guard let image = store.image(position.tile, pixels: pixels) else {
                isComplete = false
                continue
            }
            if let view = views[position] {
                if view.image !== image { view.image = image }
                continue
            }
            let view = UIImageView(image: image)
            view.frame = frame(of: position.rect, pixels)
            views[position] = view
            plane.addSubview(view)
        }
        let kept = Set(wanted)
        // Tiles of another level stay below until all are there.
        removeTiles { position in
            guard !kept.contains(position) else { return false }
            return isComplete || !position.rect.intersects(visible) || position.tile.z == wanted.first?.tile.z
        }
        if !isComplete { for (position, view) in views where !kept.contains(position) { plane.sendSubviewToBack(view) } }
    }

    private func removeTiles(_ isOver: (TilePosition) -> Bool) {
        for (position, view) in views where isOver(position) {
            view.removeFromSuperview()
            views[position] = nil
        }
    }

    /// How many tiles are shown.
    var count: Int { views.count }
}
