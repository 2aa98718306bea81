import HTTP
import JSON
import Security
import Testing

@testable import Deals

@Suite("Signed calls")
struct SignatureTests {
    private static let path = "/v1/deal/find_deals?"

    // Proves TU-23.3.
    @Test("the signature is SHA-1 of key, sorted parameters and secret, in upper case")
    func value() {
        let parameters = ["sort": "2", "city": "北京", "limit": "5", "category": "美食"]
        // Calculated by another program, of "tuancategory美食city北京limit5sort2tuan-secret".
        #expect(SignedCall.sign(parameters, key: "tuan", secret: "tuan-secret") == "176443C66144ACFAFD9D5438CEFC243CDCB7C4AF")
    }

    @Test("the order of the parameters in the URL does not matter")
    func order() throws {
        let world = try World(deals: 300)
        let sign = SignedCall.sign(["city": "北京", "limit": "2"], key: "tuan", secret: "tuan-secret")
        let city = "city=" + World.escape("北京")
        let first = try world.get(Self.path + "appkey=tuan&sign=\(sign)&\(city)&limit=2")
        let second = try world.get(Self.path + "limit=2&sign=\(sign)&\(city)&appkey=tuan")
        #expect(first.json["status"] == "OK", "\(first.text)")
        #expect(first.bytes == second.bytes)
    }

    @Test("names are sorted by bytes, not by a locale")
    func bytes() {
        let expected = SHA1.of("k" + "Zb" + "aa" + "äc" + "s").uppercased()
        #expect(SignedCall.sign(["a": "a", "Z": "b", "ä": "c"], key: "k", secret: "s") == expected)
    }

    @Test("refuses what is not signed, signed wrongly, or changed afterwards")
    func refused() throws {
        let world = try World(deals: 0)
        let sign = SignedCall.sign(["city": "北京"], key: "tuan", secret: "tuan-secret")
        let city = "city=" + World.escape("北京")
        func refusal(_ query: String) throws -> String {
            let answer = try world.get(Self.path + query)
            #expect(answer.json["error"]?["errorMessage"]?.string?.isEmpty == false)
            return "\(answer.status) \(answer.errorCode ?? 0)"
        }
        #expect(try refusal("sign=\(sign)&\(city)") == "401 10001")
        #expect(try refusal("appkey=other&sign=\(sign)&\(city)") == "401 10001")
        #expect(try refusal("appkey=tuan&\(city)") == "401 10002")
        #expect(try refusal("appkey=tuan&sign=&\(city)") == "401 10002")
        #expect(try refusal("appkey=tuan&sign=\(sign.lowercased())&\(city)") == "401 10002")
        #expect(try refusal("appkey=tuan&sign=\(sign)X&\(city)") == "401 10002")
        #expect(try refusal("appkey=tuan&sign=\(sign)&city=" + World.escape("上海")) == "401 10002")
        #expect(try refusal("appkey=tuan&sign=\(sign)&\(city)&limit=2") == "401 10002")
        #expect(try refusal("appkey=tuan&sign=\(sign)") == "401 10002")
        #expect(try refusal("appkey=tuan&sign=\(sign)&\(city)&\(city)") == "400 10003")
        #expect(try refusal("") == "401 10001")
    }

    @Test("refuses parameters that a call does not have, and empty ones")
    func parameters() throws {
        let world = try World(deals: 0)
        for (path, parameters) in [
            ("deal/find_deals", ["city": "北京", "colour": "red"]), ("deal/find_deals", ["city": ""]),
            ("metadata/get_cities_with_deals", ["city": "北京"]), ("deal/find_deals", ["city": "北京", "format": "xml"]),
            ("deal/get_single_deal", [:]), ("deal/get_batch_deals_by_id", [:]), ("deal/get_suggestions", ["keyword": "a"]),
        ] {
            let answer = try world.call(path, parameters)
            #expect(answer.status == 400, "\(path) \(parameters)")
            #expect(answer.errorCode == 10003, "\(path) \(parameters)")
        }
        #expect(try world.find(["city": "北京", "format": "json"]).json["status"] == "OK")
    }

    @Test("errors outside of the calls have the same shape")
    func others() throws {
        let world = try World(deals: 0)
        #expect(try world.get("/v1/deal/no_such_call").errorCode == 10009)
        let posted = world.router.answer(Request(.post, try RequestTarget("/v1/deal/find_deals")))
        #expect(posted.status == 405)
        #expect(posted.headers["allow"] == "GET, HEAD")
        #expect(try JSON.parse(posted.bytes)["error"]?["errorCode"] == 10010)
    }
}
