internal import CoreGraphics
internal import Foundation
internal import MapEngine
internal import UIKitCore

/// Loads and keeps the images of an overlay's tiles.
@MainActor final class TileStore {
    /// What is drawn for a part of the map: the image of its tile, or of a coarser one that contains it.
    struct Piece: Sendable {
        var rect: WorldRect
        var image: UIImage
        var imageRect: WorldRect
    }

    // Never changes; only the main thread loads its tiles.
    nonisolated(unsafe) private let overlay: MKTileOverlay
    private var table = TileTable<UIImage>(limit: 160)
    /// A tile has arrived or failed.
    // Set while the renderer is made, before anything is loaded; called on the main thread.
    nonisolated(unsafe) var onArrival: (() -> Void)?
    /// How many levels a tile that stands in may be coarser.
    private static let reach = 5

    nonisolated init(_ overlay: MKTileOverlay) { self.overlay = overlay }

    /// The tiles that cover a rectangle at a scale; those that are not there are loaded. > Units: map points, points for a map point.
    func positions(in rect: WorldRect, scale: Double) -> [TilePosition] {
        let levels = max(0, overlay.minimumZ)...max(0, overlay.minimumZ, overlay.maximumZ)
        guard let level = TilePyramid.level(scale: scale, tileSize: Double(overlay.tileSize.width), levels: levels) else { return [] }
        return TilePyramid.tiles(in: rect, level: level).map { TilePosition(tile: $0.tile, rect: $0.rect) }
    }

    /// The image of a tile; without one it is loaded.
    func image(_ tile: Tile, pixels: CGFloat) -> UIImage? {
        if let image = table.image(tile) { return image }
        if table.needs(tile) { load(tile, pixels) }
        return nil
    }

    func beginPass() { table.beginPass() }

    func pieces(in rect: WorldRect, scale: Double, pixels: CGFloat) -> [Piece] {
        beginPass()
        return positions(in: rect, scale: scale).compactMap { position in
            if let image = image(position.tile, pixels: pixels) {
                return Piece(rect: position.rect, image: image, imageRect: position.rect)
            }
            return standIn(position)
        }
    }

    private func standIn(_ position: TilePosition) -> Piece? {
        for steps in 1...Self.reach {
            guard let tile = position.tile.ancestor(steps) else { return nil }
            guard let image = table.image(tile) else { continue }
            // Of the same copy of the world.
            let (whole, world) = (tile.rect, position.rect.x - position.tile.rect.x)
            let rect = WorldRect(x: whole.x + world, y: whole.y, width: whole.width, height: whole.height)
            return Piece(rect: position.rect, image: image, imageRect: rect)
        }
        return nil
    }

    func forget() { table.forget() }

    private func load(_ tile: Tile, _ pixels: CGFloat) {
        let row = overlay.isGeometryFlipped ? (1 << tile.z) - 1 - tile.y : tile.y
        let round = table.round
        overlay.loadTile(at: MKTileOverlayPath(x: tile.x, y: row, z: tile.z, contentScaleFactor: pixels)) { @Sendable [weak self] data, _ in
            let image = data.flatMap { UIImage(data: $0) }
            ApplicationContext.later { self?.arrived(image, tile, round) }
        }
    }

    private func arrived(_ image: UIImage?, _ tile: Tile, _ round: Int) {
        if table.take(image, for: tile, round: round) { onArrival?() }
    }
}

/// A tile in one of the copies of the world.
struct TilePosition: Hashable {
    var tile: Tile
    var rect: WorldRect
}
