public import CoreGraphics
internal import Foundation
internal import MapEngine
internal import UIKitCore

/// Draws the tiles of an overlay. Until a tile is there, a coarser one that is there takes its place.
///
/// > Contract: MapKit, MKTileOverlayRenderer
/// > Note: an overlay that replaces the map's content and is below all others is shown by views that move with the map; `draw` is not called then,
/// > except in subclasses.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    let store: TileStore

    public init(tileOverlay overlay: MKTileOverlay) {
        store = TileStore(overlay)
        super.init(overlay: overlay)
        store.onArrival = { [weak self] in self?.setNeedsDisplay() }
    }
    /// For overlays of tiles.
    public convenience override init(overlay: any MKOverlay) {
        self.init(tileOverlay: overlay as? MKTileOverlay ?? MKTileOverlay(urlTemplate: nil))
    }

    /// Forgets all tiles, also those that failed, and loads what is visible.
    open func reloadData() {
        let store = store
        ApplicationContext.soon {
            store.forget()
            store.onArrival?()
        }
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let (store, world, pixels) = (store, mapRect.world, contentScaleFactor)
        let pieces = MainActor.assumeIsolated { store.pieces(in: world, scale: Double(zoomScale), pixels: pixels) }
        for piece in pieces {
            let (whole, part, size) = (rect(for: MKMapRect(piece.imageRect)), rect(for: MKMapRect(piece.rect)), piece.image.size)
            let (across, down) = (whole.width / size.width, whole.height / size.height)
            context.saveGState()
            // In the image's own space: a context limits coordinates, and map points are beyond.
            context.translateBy(x: whole.minX, y: whole.minY)
            context.scaleBy(x: across, y: down)
            // Half a pixel more, or the ground shows between two antialiased edges.
            let margin = 0.5 / zoomScale / max(pixels, 1) / across
            let shown = CGRect(
                x: (part.minX - whole.minX) / across, y: (part.minY - whole.minY) / down, width: part.width / across,
                height: part.height / down)
            context.clip(to: shown.insetBy(dx: -margin, dy: -margin))
            piece.image.draw(in: CGRect(origin: .zero, size: size))
            context.restoreGState()
        }
    }
}
