import Foundation
import Testing

@testable import MapEngine

@Suite("Mercator") struct MercatorTests {
    @Test(
        "a place is the same after it was projected and back",
        arguments: [(0.0, 0.0), (51.5, -0.13), (-33.87, 151.21), (85, 179.9), (-85, -179.9)])
    func roundTrip(latitude: Double, longitude: Double) {
        let place = Mercator.place(Mercator.point(GlobePoint(latitude: latitude, longitude: longitude)))
        #expect(abs(place.latitude - latitude) < 1e-9)
        #expect(abs(place.longitude - longitude) < 1e-9)
    }

    @Test("the equator is in the middle, the largest latitude at the edge, and a pole not farther")
    func edges() {
        let middle = Mercator.worldSide / 2
        #expect(Mercator.point(GlobePoint(latitude: 0, longitude: 0)) == WorldPoint(middle, middle))
        #expect(abs(Mercator.point(GlobePoint(latitude: Mercator.maxLatitude, longitude: -180)).y) < 1)
        #expect(Mercator.point(GlobePoint(latitude: 90, longitude: 0)).y >= 0)
    }

    @Test("a meter is longer on the map in the north; the world at the equator has its circumference")
    func meters() {
        #expect(abs(Mercator.pointsPerMeter(latitude: 0) * Mercator.equator - Mercator.worldSide) < 1e-3)
        #expect(abs(Mercator.pointsPerMeter(latitude: 60) / Mercator.pointsPerMeter(latitude: 0) - 2) < 1e-9)
    }

    @Test("London to Paris is 344 km")
    func distance() {
        let meters = Mercator.distance(
            GlobePoint(latitude: 51.5074, longitude: -0.1278), GlobePoint(latitude: 48.8566, longitude: 2.3522))
        #expect(abs(meters - 343_560) < 500)
    }
}

@Suite("Map cameras") struct MapCameraTests {
    private func camera() -> MapCamera { MapCamera(width: 400, height: 800) }
    private let paris = GlobePoint(latitude: 48.85, longitude: 2.35)

    @Test("a region is fitted whole, its middle in the view's, limited by the narrower side")
    func fitting() {
        var camera = camera()
        let rect = Mercator.rect(middle: paris, latitudeDelta: 1, longitudeDelta: 1)
        camera.fit(rect, middle: Mercator.point(paris))
        let visible = camera.visibleRect
        #expect(visible.x <= rect.x + 1)
        #expect(visible.maxX >= rect.maxX - 1)
        #expect(visible.y < rect.y)
        #expect(visible.maxY > rect.maxY)
        #expect(abs(visible.width - rect.width) < rect.width * 1e-9)
        #expect(abs(visible.height / visible.width - 2) < 1e-9)
        #expect(abs(Mercator.place(camera.middle).latitude - 48.85) < 1e-9)
    }

    @Test("insets stay outside of what is fitted")
    func insets() {
        var camera = camera()
        let rect = WorldRect(x: 1e8, y: 1e8, width: 1e6, height: 1e6)
        camera.fit(rect, insets: ViewInsets(top: 300, left: 50, bottom: 0, right: 10))
        let corner = camera.position(of: WorldPoint(rect.x, rect.y))
        let other = camera.position(of: WorldPoint(rect.maxX, rect.maxY))
        #expect(abs(corner.x - 50) < 1e-6)
        #expect(abs(other.x - 390) < 1e-6)
        #expect(corner.y >= 300 - 1e-6)
        #expect(other.y <= 800 + 1e-6)
    }

    @Test("the whole world is limited to its height")
    func world() {
        var camera = camera()
        camera.fit(.world)
        #expect(abs(camera.visibleRect.height - Mercator.worldSide) < 1)
        camera.move(to: WorldPoint(0, 0))
        #expect(abs(camera.middle.y - Mercator.worldSide / 2) < 1)
    }

    @Test("positions and points are inverse, also in a turned map", arguments: [0.0, 30, 200])
    func conversion(heading: Double) {
        var camera = camera()
        camera.fit(Mercator.rect(middle: paris, latitudeDelta: 2, longitudeDelta: 2))
        camera.rotate(to: heading)
        let position = camera.position(of: camera.point(at: ViewPoint(30, 700)))
        #expect(abs(position.x - 30) < 1e-6)
        #expect(abs(position.y - 700) < 1e-6)
    }

    @Test("with east up, a place in the east is above the middle")
    func heading() {
        var camera = camera()
        camera.fit(Mercator.rect(middle: paris, latitudeDelta: 2, longitudeDelta: 2))
        camera.rotate(to: 90)
        let position = camera.position(of: WorldPoint(camera.middle.x + 100 / camera.scale, camera.middle.y))
        #expect(abs(position.x - 200) < 1e-6)
        #expect(abs(position.y - 300) < 1e-6)
    }

    @Test("what a pinch began at stays under the fingers")
    func pinch() {
        var camera = camera()
        camera.fit(Mercator.rect(middle: paris, latitudeDelta: 2, longitudeDelta: 2))
        let before = camera.point(at: ViewPoint(100, 200))
        camera.apply(from: ViewPoint(100, 200), to: ViewPoint(120, 260), scale: 2, turn: 25)
        let after = camera.position(of: before)
        #expect(abs(after.x - 120) < 1e-6)
        #expect(abs(after.y - 260) < 1e-6)
        #expect(abs(camera.heading - 335) < 1e-9)
    }

    @Test("a place beyond the antimeridian is shown at the copy of the world that is nearest")
    func antimeridian() {
        var camera = camera()
        camera.fit(Mercator.rect(middle: GlobePoint(latitude: -17, longitude: 179), latitudeDelta: 8, longitudeDelta: 8))
        let position = camera.position(of: Mercator.point(GlobePoint(latitude: -17, longitude: -179)))
        #expect(abs(position.x - 300) < 0.001)
    }

    @Test("the distance of the eye is kept")
    func distance() {
        var camera = camera()
        camera.move(to: Mercator.point(paris))
        camera.distance = 5000
        #expect(abs(camera.distance - 5000) < 1e-6)
    }

    @Test("a scale is not beyond the limits of a zoom range")
    func range() {
        var camera = camera()
        camera.scales = 0.001...0.01
        camera.zoom(to: 1)
        #expect(camera.scale == 0.01)
        camera.zoom(to: 0.0001)
        #expect(camera.scale == 0.001)
    }

    @Test("the way to another camera begins and ends there, and turns the short way")
    func interpolation() {
        var start = camera()
        start.fit(Mercator.rect(middle: paris, latitudeDelta: 2, longitudeDelta: 2))
        start.rotate(to: 350)
        var end = start
        end.zoom(to: start.scale * 4)
        end.rotate(to: 10)
        #expect(start.interpolated(to: end, 1) == end)
        let middle = start.interpolated(to: end, 0.5)
        #expect(abs(middle.scale / start.scale - 2) < 1e-9)
        #expect(min(middle.heading, 360 - middle.heading) < 1e-9)
    }
}

@Suite("Clusters, tiles and geodesics") struct MapShapeTests {
    private func item(_ x: Double, _ group: String? = "a") -> Clustering.Item {
        Clustering.Item(group: group, shape: CollisionShape(.circle, middle: ViewPoint(x, 0), width: 40, height: 50))
    }

    @Test("annotations that collide are one, in the order of the first; others and other groups are alone")
    func clusters() {
        #expect(Clustering.groups([item(0), item(100), item(10), item(5, "b"), item(110), item(0, nil)]) == [[0, 2], [1, 4], [3], [5]])
    }

    @Test("a chain does not become one: the first of a list decides")
    func chain() {
        #expect(Clustering.groups([item(0), item(30), item(60)]) == [[0, 1], [2]])
    }

    @Test("the level is the one whose tiles are nearest to their size; tiles beyond an edge are those of the other")
    func tiles() {
        let scale = 4 * 256 / Mercator.worldSide
        #expect(TilePyramid.level(scale: scale, tileSize: 256, levels: 0...21) == 2)
        #expect(TilePyramid.level(scale: scale, tileSize: 256, levels: 5...21) == nil)
        #expect(TilePyramid.level(scale: scale, tileSize: 256, levels: 0...1) == 1)
        let side = Mercator.worldSide / 4
        let found = TilePyramid.tiles(in: WorldRect(x: -side / 2, y: side / 2, width: side, height: side / 4), level: 2)
        #expect(found.map(\.tile) == [Tile(x: 3, y: 0, z: 2), Tile(x: 0, y: 0, z: 2)])
        #expect(found.first?.rect.x == -side)
    }

    @Test("a great circle from London to Tokyo goes far into the north; its ends are the places")
    func greatCircle() throws {
        let ends = [GlobePoint(latitude: 51.5, longitude: 0), GlobePoint(latitude: 35.7, longitude: 139.7)]
        let line = Geodesics.line(through: ends)
        #expect(line.first == ends.first)
        #expect(line.last == ends.last)
        #expect(try #require(line.map(\.latitude).max()) > 69)
    }

    @Test("a line over the antimeridian goes on beyond 180 degrees")
    func overTheEdge() throws {
        let line = Geodesics.line(through: [GlobePoint(latitude: 35, longitude: 140), GlobePoint(latitude: 37, longitude: -122)])
        #expect(abs(try #require(line.last).longitude - 238) < 1e-9)
    }
}

@Suite("World map") struct WorldMapTests {
    @Test("the bundled map has the countries and cities of its source")
    func bundled() throws {
        let map = WorldMap.bundled
        #expect(map.countries.count == 177)
        #expect(map.cities.count == 243)
        let france = try #require(map.countries.first { $0.name == "France" })
        #expect(france.bounds.contains(Mercator.point(GlobePoint(latitude: 47, longitude: 2))))
        #expect(map.cities.contains { $0.name == "København" })
        #expect(!map.cities.contains { $0.name.contains("\u{FFFD}") })
        let tokyo = try #require(map.cities.first { $0.name == "Tokyo" })
        #expect(abs(Mercator.place(tokyo.point).latitude - 35.69) < 0.02)
        #expect(map.countries.allSatisfy { $0.rings.allSatisfy { $0.first == $0.last } })
    }

    @Test("a file that ends early is none", arguments: [0, 1, 100, 20_000])
    func short(length: Int) { #expect(WorldMap(Array(PackageResources.world_map.prefix(length))) == nil) }
}
