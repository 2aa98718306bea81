import CoreGraphics
import Foundation
import Testing

@testable import MapKit
@testable import UIKitCore

/// An overlay whose tiles the test gives: in one color each, or a failure.
private final class OwnTiles: MKTileOverlay {
    var asked: [MKTileOverlayPath] = []
    var color: (MKTileOverlayPath) -> UIColor? = { _ in .red }
    var held: [() -> Void] = []
    var holds = false

    override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        asked.append(path)
        // Tests call it on the main thread only.
        nonisolated(unsafe) let (color, result) = (color, result)
        let answer = {
            MainActor.assumeIsolated {
                let size = CGSize(width: 8, height: 8)
                let data = color(path).flatMap { color in
                    UIGraphicsImageRenderer(size: size).image { context in
                        color.setFill()
                        context.fill(CGRect(origin: .zero, size: size))
                    }.pngData()
                }
                result(data, data == nil ? CocoaError(.fileReadNoSuchFile) : nil)
            }
        }
        if holds { held.append(answer) } else { answer() }
    }
}

@Suite("Tiles on a map", .application) @MainActor struct TileOverlayTests {
    let stage = MapStage()
    private var map: MKMapView { stage.map }
    private let tiles = OwnTiles(urlTemplate: nil)

    private func show(replacing: Bool, _ renderer: @escaping (any MKOverlay) -> MKOverlayRenderer = MKTileOverlayRenderer.init(overlay:)) {
        stage.listener.renderer = renderer
        tiles.canReplaceMapContent = replacing
        map.region = MapStage.region(40, 116, 10)
        // Above names, which would cover the middle of a tile.
        map.addOverlay(tiles, level: replacing ? .aboveRoads : .aboveLabels)
    }

    @Test("an address has the numbers and the scale in place of their names")
    func template() {
        let overlay = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 5, y: 6, z: 7, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://example.org/7/5/6@2x.png")
        #expect((overlay.minimumZ, overlay.maximumZ, overlay.tileSize) == (0, 21, CGSize(width: 256, height: 256)))
        #expect(overlay.boundingMapRect == .world)
        #expect(!overlay.canReplaceMapContent)
    }

    @Test("tiles that take the place of the map are views that move with it; nothing is drawn")
    func ground() async throws {
        show(replacing: true)
        await stage.turn()
        #expect(map.tileGround.isInUse)
        #expect(map.canvas.isHidden)
        // At 10 degrees on 300 points the world has 10,800, which is nearest to the level 5.
        #expect(Set(tiles.asked.map(\.z)) == [5])
        #expect(map.tileGround.count == tiles.asked.count)
        let plane = try #require(map.tileGround.subviews.first)
        let before = Dictionary(uniqueKeysWithValues: plane.subviews.map { (ObjectIdentifier($0), $0.frame) })
        let place = plane.center
        stage.drag([CGPoint(x: 100, y: 100)], to: [CGPoint(x: 110, y: 105)])
        let kept = plane.subviews.filter { before[ObjectIdentifier($0)] != nil }
        #expect(!kept.isEmpty)
        for view in kept { #expect(view.frame == before[ObjectIdentifier(view)]) }
        #expect(plane.center != place)
        // With a line above them the map draws the line only.
        map.addOverlay(MKCircle(center: map.centerCoordinate, radius: 1000))
        #expect(!map.canvas.isHidden)
        #expect(!map.canvas.isOpaque)
    }

    @Test("a tile is at its place, also in a drawn overlay and in a turned map", arguments: [0.0, 30])
    func places(_ heading: Double) async throws {
        final class Drawn: MKTileOverlayRenderer {}
        tiles.color = { ($0.x + $0.y) % 2 == 0 ? .red : .blue }
        show(replacing: false) { Drawn(overlay: $0) }
        map.camera = MKMapCamera(
            lookingAtCenter: map.centerCoordinate, fromDistance: map.camera.centerCoordinateDistance, pitch: 0, heading: heading)
        // The first drawing asks for the tiles.
        _ = UIGraphicsImageRenderer(bounds: map.bounds).image { _ in map.canvas.draw(map.bounds) }
        await stage.turn()
        let image = UIGraphicsImageRenderer(bounds: map.bounds).image { _ in map.canvas.draw(map.bounds) }
        var compared = 0
        for path in tiles.asked {
            let side = MKMapSize.world.width / Double(1 << path.z)
            let middle = MKMapPoint(x: (Double(path.x) + 0.5) * side, y: (Double(path.y) + 0.5) * side)
            let place = map.convert(middle.coordinate, toPointTo: map)
            guard map.bounds.insetBy(dx: 2, dy: 2).contains(place) else { continue }
            compared += 1
            #expect(try MapPixels.color(image, place) == ((path.x + path.y) % 2 == 0 ? [255, 0, 0] : [0, 0, 255]))
        }
        #expect(compared > 0)
    }

    @Test("a tile that fails is not asked for again until the data are reloaded")
    func failures() async throws {
        tiles.color = { _ in nil }
        show(replacing: true)
        await stage.turn()
        let first = tiles.asked.count
        #expect(first > 0)
        #expect(map.tileGround.count == 0)
        map.setNeedsLayout()
        map.layoutIfNeeded()
        stage.drag([CGPoint(x: 100, y: 100)], to: [CGPoint(x: 101, y: 100)])
        #expect(tiles.asked.count == first)
        tiles.color = { _ in .red }
        let renderer = try #require(map.renderer(for: tiles) as? MKTileOverlayRenderer)
        renderer.reloadData()
        await stage.turn()
        #expect(tiles.asked.count > first)
        #expect(map.tileGround.count > 0)
    }

    @Test("where a tile is missing there is land, not water")
    func missing() async throws {
        tiles.color = { _ in nil }
        show(replacing: true)
        await stage.turn()
        #expect(map.tileGround.isInUse)
        #expect(map.tileGround.count == 0)
        #expect(map.tileGround.backgroundColor == MapPalette(.standard, map.traitCollection).land)
    }

    @Test("answers to questions before a reload are dropped")
    func late() async throws {
        tiles.holds = true
        show(replacing: true)
        let old = tiles.held
        #expect(!old.isEmpty)
        tiles.color = { _ in nil }
        (map.renderer(for: tiles) as? MKTileOverlayRenderer)?.reloadData()
        await stage.turn()
        old.forEach { $0() }
        await stage.turn()
        #expect(map.tileGround.count == 0)
    }

    @Test("rows are counted from the south if the overlay says so")
    func flipped() async throws {
        show(replacing: true)
        let rows = Set(tiles.asked.map(\.y))
        map.removeOverlay(tiles)
        let other = OwnTiles(urlTemplate: nil)
        other.canReplaceMapContent = true
        other.isGeometryFlipped = true
        map.addOverlay(other, level: .aboveRoads)
        #expect(Set(other.asked.map { (1 << $0.z) - 1 - $0.y }) == rows)
    }

    @Test("outside of its levels an overlay shows nothing, or its finest tiles")
    func levels() {
        tiles.minimumZ = 9
        show(replacing: true)
        #expect(tiles.asked.isEmpty)
        tiles.minimumZ = 0
        tiles.maximumZ = 3
        map.setCenter(map.centerCoordinate, animated: false)
        (map.renderer(for: tiles) as? MKTileOverlayRenderer)?.reloadData()
        #expect(Set(tiles.asked.map(\.z)) == [3])
    }
}
