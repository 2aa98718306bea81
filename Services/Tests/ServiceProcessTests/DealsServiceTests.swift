import Foundation
import JSON
import Security
import Support
import Testing

/// The Deals service in a separate process, called by curl and by plain sockets.
@Suite("deals-service", .serialized)
struct DealsServiceTests {
    private let folder: TemporaryFolder
    private let service: RunningService

    init() throws {
        folder = try TemporaryFolder()
        service = try RunningService("deals-service", data: folder.path + "/data", ["--seeded", "--deals", "800"])
    }

    private static let city = "%E5%8C%97%E4%BA%AC"

    private static func target(_ path: String, _ parameters: String, signed: String) -> String {
        "/v1/\(path)?appkey=tuan&sign=\(SHA1.of("tuan\(signed)tuan-secret").uppercased())&\(parameters)"
    }

    @Test("the way of an app: cities, a page, a deal, its images and page", .enabled(if: Curl.isInstalled))
    func wholeWay() throws {
        func get(_ target: String) throws -> (status: Int, json: JSON) { try Curl.json(["--compressed", service.address + target]) }
        #expect(try get("/healthz").json["status"] == "ok")
        let cities = try get(Self.target("metadata/get_cities_with_deals", "", signed: ""))
        #expect(cities.json["cities"]?.array?.contains("北京") == true)
        let list = try get(Self.target("deal/find_deals", "city=\(Self.city)&limit=3", signed: "city北京limit3"))
        #expect(list.json["count"] == 3)
        let deal = try #require(list.json["deals"]?[0])
        let image = try Curl.run([try #require(deal["image_url"]?.string)])
        #expect(image.status == 200)
        #expect(image.body.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        let page = try Curl.run([try #require(deal["deal_h5_url"]?.string)])
        #expect(page.status == 200)
        #expect(String(decoding: page.body, as: UTF8.self).contains("适用商户"))
        #expect(try Curl.run([service.address + "/tiles/12/3371/1552.png"]).status == 200)
        #expect(try get("/openapi.json").json["paths"]?["/v1/deal/find_deals"] != nil)
        #expect(service.terminate() == 0)
    }

    @Test("hostile requests are refused in the API's shape, and the service goes on")
    func hostile() throws {
        func refusal(_ target: String) throws -> String {
            let reply = try RawClient(port: service.port).get(target)
            let json = try JSON.parse(reply.body)
            #expect(json["status"] == "ERROR", "\(reply.text)")
            return "\(reply.status) \(json["error"]?["errorCode"]?.int ?? 0)"
        }
        #expect(try refusal("/v1/deal/find_deals?city=%ff") == "400 10011")
        #expect(try refusal("/v1/deal/find_deals?city=%00") == "400 10011")
        #expect(try refusal("/v1/deal/find_deals?city=%2") == "400 10011")
        #expect(try refusal("/tiles/..%2f..%2fetc/1/2.png") == "400 10011")
        #expect(try refusal("/images/..%2fdeals.sqlite") == "400 10011")
        #expect(try refusal("/v1/deal/find_deals?appkey=tuan&sign=" + String(repeating: "A", count: 5000)) == "401 10002")
        // What does not fit into a connection's memory is refused before it gets to the service.
        for count in [100, 1500, 2500, 100_000] {
            let reply = try RawClient(port: service.port).get("/v1/deal/find_deals?" + String(repeating: "a=1&", count: count))
            #expect((400..<500).contains(reply.status), "\(count): \(reply.status)")
        }
        let body = try RawClient(port: service.port)
        body.send("GET /v1/deal/find_deals HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
        #expect((400..<500).contains(try body.reply().status))
        // A page of a deal is refused as a page.
        #expect(try RawClient(port: service.port).get("/m/deal/1").text.hasPrefix("<!DOCTYPE html>"))
        let reply = try RawClient(port: service.port).get(Self.target("deal/find_deals", "city=\(Self.city)", signed: "city北京"))
        #expect(reply.status == 200)
    }

    @Test("deals are seeded once, and refused where others are")
    func seeding() throws {
        let again = try RunningService("deals-service", data: folder.path + "/data", ["--seeded", "--deals", "800"])
        let list = Self.target("deal/find_deals", "city=\(Self.city)", signed: "city北京")
        // Both run on one database, and know themselves by different ports.
        func total(_ service: RunningService) throws -> JSON? {
            try JSON.parse(RawClient(port: service.port).get(list).body)["total_count"]
        }
        #expect(try total(again) == total(service))
        #expect(throws: RunningService.Failure.self) {
            try RunningService("deals-service", data: folder.path + "/data", ["--seeded", "--deals", "801"])
        }
        #expect(throws: RunningService.Failure.self) {
            try RunningService("deals-service", data: folder.path + "/other", ["--seeded", "--deals", "0"])
        }
    }

    @Test("another key and secret")
    func keys() throws {
        let other = try RunningService("deals-service", data: folder.path + "/keys", ["--appkey", "k", "--secret", "s"])
        let target = "/v1/metadata/get_cities_with_deals?appkey=k&sign=" + SHA1.of("ks").uppercased()
        #expect(try RawClient(port: other.port).get(target).status == 200)
        #expect(try RawClient(port: service.port).get(target).status == 401)
    }
}
