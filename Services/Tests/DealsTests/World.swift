import Foundation
import HTTP
import JSON
import Server
import Storage
import Support
import Testing

@testable import Deals

/// A seeded service on a database of its own, called without a network.
final class World: Sendable {
    let folder: TemporaryFolder
    let database: any Database
    let service: DealsService
    let router: Router

    init(_ kind: DatabaseKind = .sqlite, deals: Int = 1500) throws {
        folder = try TemporaryFolder()
        database = try kind.open(in: folder)
        service = try DealsService(database: database, log: Log(.error, descriptor: open("/dev/null", O_WRONLY)))
        var seed = DealSeed()
        seed.count = deals
        if deals > 0 { try seed.fill(service) }
        router = Router(service.routes, refusal: DealsService.refusal)
    }

    deinit { database.close() }

    struct Answer {
        var response: Response
        var status: Int { response.status }
        var bytes: [UInt8] { response.bytes }
        var text: String { String(decoding: bytes, as: UTF8.self) }
        var json: JSON { (try? JSON.parse(bytes)) ?? .null }
        var errorCode: Int64? { json["status"] == "ERROR" ? json["error"]?["errorCode"]?.int : nil }
        var total: Int { Int(json["total_count"]?.int ?? -1) }
        var ids: [String] { json["deals"]?.array?.compactMap { $0["deal_id"]?.string } ?? [] }
        var numbers: [Int64] { ids.compactMap { Deal.number(id: $0) } }
    }

    func get(_ target: String, headers: [(String, String)] = [("host", "127.0.0.1:80")]) throws -> Answer {
        Answer(response: router.answer(Request(.get, try RequestTarget(target), headers: HTTPHeaders(headers))))
    }

    static func escape(_ text: String) -> String {
        text.utf8.map { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    static func query(_ parameters: [String: String]) -> String {
        parameters.sorted { $0.key < $1.key }.map { escape($0.key) + "=" + escape($0.value) }.joined(separator: "&")
    }

    /// A call with the right signature.
    func call(_ path: String, _ parameters: [String: String] = [:]) throws -> Answer {
        var all = parameters
        all["appkey"] = "tuan"
        all["sign"] = SignedCall.sign(parameters, key: "tuan", secret: "tuan-secret")
        return try get("/v1/\(path)?" + Self.query(all))
    }

    func find(_ parameters: [String: String]) throws -> Answer { try call("deal/find_deals", parameters) }

    /// A deal with what it is sorted and searched by.
    struct Item {
        var deal: Deal
        var search: String
        var rank: Int64
        var place: Place

        /// Smaller ones come first.
        func key(_ order: DealQuery.Order, from place: Place?) -> (Double, Int64) {
            switch order {
            case .standard: (Double(rank), deal.number)
            case .cheapest: (Double(deal.price), deal.number)
            case .dearest: (-Double(deal.price), -deal.number)
            case .popular: (-Double(deal.bought), -deal.number)
            case .newest: (0, -deal.number)
            case .ending: (Double(deal.deadline), deal.number)
            case .nearest: (place?.distance(to: self.place) ?? 0, deal.number)
            }
        }
    }

    /// Every deal, from the oldest to the newest.
    func everything() throws -> [Item] {
        try database.read { connection in
            try connection.all("SELECT \(Deal.columns), d.search, d.rank, d.latitude, d.longitude FROM deal d ORDER BY number", []) {
                Item(deal: Deal($0), search: $0.text(16), rank: $0.int(17), place: Place(latitude: $0.int(18), longitude: $0.int(19)))
            }
        }
    }

    /// The numbers of deals in an order.
    static func sorted(_ items: [Item], _ order: DealQuery.Order, from place: Place? = nil) -> [Int64] {
        items.sorted { $0.key(order, from: place) < $1.key(order, from: place) }.map(\.deal.number)
    }
}
