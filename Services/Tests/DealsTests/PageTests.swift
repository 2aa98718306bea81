import HTTP
import JSON
import Samples
import Testing

@testable import Deals

@Suite("Pages, images and tiles")
struct PageTests {
    // Proves TU-23.4.
    @Test("every variant but the empty one has the wanted section once", arguments: MobilePage.Variant.allCases)
    func variants(variant: MobilePage.Variant) throws {
        let world = try World(deals: 20)
        let answer = try world.get("/m/deal/1000003?variant=\(variant.rawValue)")
        #expect(answer.status == 200)
        #expect(answer.response.headers["content-type"] == "text/html; charset=utf-8")
        let sections = answer.text.ranges(of: "id=\"pictures-text\"").count
        #expect(sections == (variant == .empty ? 0 : 1))
        for part in ["<header", "<footer", "适用商户", "网友点评"] { #expect(answer.text.contains(part), "\(part)") }
        #expect(answer.text.contains("<template") == (variant == .late))
        #expect(answer.text.ranges(of: "pictures-text\">").count >= (variant == .doubled ? 2 : 0))
    }

    @Test("deals have different variants, and always the same one")
    func choice() throws {
        let chosen = Set((DealSeed.firstNumber..<(DealSeed.firstNumber + 200)).map { MobilePage.Variant(number: $0) })
        #expect(chosen.count == MobilePage.Variant.allCases.count)
        let world = try World(deals: 20)
        #expect(try world.get("/m/deal/1000005").bytes == world.get("/m/deal/1000005").bytes)
        #expect(try world.get("/deal/1000005").text.contains("立即抢购"))
    }

    @Test("texts of a page are escaped")
    func escapes() throws {
        #expect(MobilePage.escape("<a href=\"x\">'&'</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
        let world = try World(deals: 20)
        try world.database.write { _ = try $0.execute("UPDATE deal SET title = ?1, description = ?1", "<script>alert(1)</script>") }
        let page = try world.get("/m/deal/1000004?variant=plain")
        #expect(page.text.contains("&lt;script&gt;alert(1)"))
        #expect(!page.text.contains("<script>"))
    }

    @Test(
        "a page that does not exist is a page with 404", arguments: ["9", "0", "x", "-1", "01000003", "1-1000003", "99999999999999999999"])
    func missing(number: String) throws {
        let answer = try World(deals: 20).get("/m/deal/" + World.escape(number))
        #expect(answer.status == 404)
        #expect(answer.text.hasPrefix("<!DOCTYPE html>"))
        #expect(!answer.text.contains("pictures-text\""))
    }

    @Test("an unknown variant is refused")
    func unknownVariant() throws {
        #expect(
            try World(deals: 20).get("/m/deal/1000003?variant=<b>".replacing("<", with: "%3C").replacing(">", with: "%3E")).status == 400)
    }

    private static func size(_ png: [UInt8]) -> [Int]? {
        guard png.count > 24, png.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
        return [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("images in two sizes, with the same bytes every time")
    func images() throws {
        let world = try World(deals: 20)
        let url = try #require(try world.call("deal/get_single_deal", ["deal_id": "1-1000003"]).json["deals"]?[0]?["s_image_url"]?.string)
        let path = String(url.dropFirst("http://127.0.0.1:80".count))
        let small = try world.get(path)
        #expect(small.status == 200)
        #expect(small.response.headers["content-type"] == "image/png")
        #expect(Self.size(small.bytes) == [320, 200])
        #expect(try world.get(path).bytes == small.bytes)
        let image = try #require(DealImage(name: String(path.dropFirst("/images/".count)), world.service.catalog))
        #expect(image.png == small.bytes)
        let tag = try #require(small.response.headers["etag"])
        let again = try world.get(path, headers: [("if-none-match", tag)])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
        for name in [
            "x.png", "2-8.png", "2--1.png", "02-1.png", "1-1.png", "9999-1.png", "2-1.jpg", "2-1-large.png", "2-1-small-small.png", "2.png",
        ] {
            #expect(try world.get("/images/" + name).errorCode == 10008, "\(name)")
        }
    }

    @Test("every category has a drawing of its own")
    func motifs() throws {
        let catalog = try Catalog.standard()
        let counts = catalog.categories.map { category in
            Motif.parts(category.icon, accent: Color(0)).map { part in part.distance(0, 0) }
        }
        #expect(Set(counts).count == catalog.categories.count)
    }

    @Test("tiles are 256 pixels wide; outside of the map there are none")
    func tiles() throws {
        let world = try World(deals: 0)
        let tile = try world.get("/tiles/16/53949/24838.png")
        #expect(tile.status == 200)
        #expect(Self.size(tile.bytes) == [256, 256])
        #expect(try world.get("/tiles/0/0/0.png").status == 200)
        let dark = try world.get("/tiles/dark/16/53949/24838.png")
        #expect(Self.size(dark.bytes) == [256, 256])
        // Not the light one from the cache.
        #expect(dark.bytes != tile.bytes)
        for path in [
            "20/0/0.png", "-1/0/0.png", "3/8/0.png", "3/0/8.png", "3/-1/0.png", "3/0/0.jpg", "03/0/0.png", "3/+1/0.png", "a/b/c.png",
            "3/0/0", "dark/3/8/0.png", "light/3/0/0.png",
        ] {
            #expect(try world.get("/tiles/" + path).status == 404, "\(path)")
        }
    }

    @Test("neighbouring tiles fit, and a level is finer than the one above", arguments: [6, 11, 16])
    func seams(zoom: Int) throws {
        let (x, y) = (53949 >> (16 - zoom), 24838 >> (16 - zoom))
        func canvas(_ x: Int, _ y: Int) throws -> Canvas { try #require(StreetMap(zoom: "\(zoom)", x: "\(x)", y: "\(y)")).canvas }
        let (one, right, below) = (try canvas(x, y), try canvas(x + 1, y), try canvas(x, y + 1))
        func step(_ one: Color, _ other: Color) -> Float {
            abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue)
        }
        let inside = (0..<256).reduce(Float(0)) { $0 + step(one[200, $1], one[201, $1]) + step(one[$1, 200], one[$1, 201]) }
        let seams = (0..<256).reduce(Float(0)) { $0 + step(one[255, $1], right[0, $1]) + step(one[$1, 255], below[$1, 0]) }
        #expect(seams < inside * 3 + 12, "\(seams) at the seams, \(inside) inside")
        let colors = Set((0..<256).flatMap { row in (0..<256).map { column in one[column, row] } }.map { Int($0.red * 255) })
        #expect(colors.count > 5)
    }
}

@Suite("Cached images")
struct ImageCacheTests {
    @Test("a image is drawn once, until others need its room")
    func limit() {
        let cache = ImageCache(limit: 100)
        var drawn: [String] = []
        func get(_ name: String) -> [UInt8] {
            cache.image(name) {
                drawn.append(name)
                return [UInt8](repeating: name.utf8.first ?? 0, count: 40)
            }
        }
        for name in ["a", "b", "a", "b", "c", "b", "a"] { #expect(get(name).first == name.utf8.first) }
        #expect(drawn == ["a", "b", "c", "a"])
    }
}
