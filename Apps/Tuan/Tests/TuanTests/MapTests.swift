import CoreGraphics
import Testing

@testable import Tuan

@Suite("The map's camera") struct MapTests {
    private let size = CGSize(width: 720, height: 900)
    private let beijing = MapPlace(latitude: 39.9, longitude: 116.4)

    private func isClose(_ one: MapPlace, _ other: MapPlace) -> Bool {
        abs(one.latitude - other.latitude) < 1e-6 && abs(one.longitude - other.longitude) < 1e-6
    }

    @Test("places and points are inverse")
    func inverse() {
        let camera = MapCamera(center: beijing, zoom: 13.3)
        #expect(isClose(camera.center, beijing))
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 700, y: 30), CGPoint(x: 360, y: 450)] {
            let back = camera.point(of: camera.place(at: point, in: size), in: size)
            #expect(abs(back.x - point.x) < 1e-3 && abs(back.y - point.y) < 1e-3)
        }
        #expect(camera.point(of: beijing, in: size) == CGPoint(x: 360, y: 450))
    }

    @Test("the place under a pinch stays under it; a drag moves content with the finger")
    func gestures() {
        var camera = MapCamera(center: beijing, zoom: 13)
        let point = CGPoint(x: 100, y: 200)
        let place = camera.place(at: point, in: size)
        camera.scale(by: 3, around: point, in: size)
        #expect(isClose(camera.place(at: point, in: size), place))
        camera.move(by: CGPoint(x: 40, y: -7))
        #expect(isClose(camera.place(at: CGPoint(x: 140, y: 193), in: size), place))
        camera.scale(by: 1e9, around: point, in: size)
        #expect(camera.zoom == 18)
        camera.scale(by: .infinity, around: point, in: size)
        #expect(camera.zoom == 18)
    }

    @Test("tiles cover the view without gaps, within the map", arguments: [4.0, 9.4, 13.5, 18])
    func tiles(_ zoom: Double) {
        let camera = MapCamera(center: beijing, zoom: zoom)
        let tiles = camera.tiles(in: size)
        let area = tiles.map { camera.frame(of: $0, in: size).intersection(CGRect(origin: .zero, size: size)) }
            .reduce(0) { $0 + $1.width * $1.height }
        #expect(abs(area - size.width * size.height) < 1)
        #expect(
            tiles.allSatisfy { $0.level == camera.level && (0..<(1 << $0.level)).contains($0.x) && (0..<(1 << $0.level)).contains($0.y) })
        #expect(tiles.count <= 42)
    }

    @Test("the tile of a known place is the usual one")
    func known() {
        // Berlin's at level 10: 550, 335.
        let camera = MapCamera(center: MapPlace(latitude: 52.52, longitude: 13.405), zoom: 10)
        #expect(camera.tiles(in: CGSize(width: 1, height: 1)) == [Tile(level: 10, x: 550, y: 335)])
    }

    @Test("the area covers the view and is at most 50 km")
    func area() {
        let area = MapCamera(center: beijing, zoom: 13).area(in: size)
        // 14.66 m a point at this latitude and level.
        #expect((8400...8500).contains(area.radius))
        #expect(MapCamera(center: beijing, zoom: 5).area(in: size).radius == 50_000)
        let parameters = DealQuery(city: "北京", sort: 4, area: area).parameters
        #expect(parameters["latitude"] == "39.900000" && parameters["radius"] == "\(area.radius)")
    }
}
