import DeviceProtocol
import Foundation
import PushService
import Testing

@Suite("PushEndpoint") struct PushEndpointTests {
    static let token = String(repeating: "a1", count: 32)
    static let alert = Array(#"{"aps":{"alert":{"title":"T","body":"B"},"badge":2},"kettle":"red"}"#.utf8)
    private static let now = 1_000_000.0

    static func endpoint() -> PushEndpoint {
        var endpoint = PushEndpoint(topic: "org.ferry.Kettle", token: token, privateToken: "feed")
        endpoint.isRegistered = true
        return endpoint
    }

    private static func request(
        _ path: String = "/3/device/" + token, method: String = "POST", topic: String? = "org.ferry.Kettle",
        with fields: [(name: String, value: String)] = [], body: [UInt8] = alert, bodyCount: Int? = nil
    ) -> PushRequest {
        let topics = topic.map { [(name: "apns-topic", value: $0)] } ?? []
        return PushRequest(method: method, path: path, fields: topics + fields, body: body, bodyCount: bodyCount)
    }

    private static func jwt(_ claims: String) -> String {
        let part = Data(claims.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
        return "bearer e30.\(part).c2ln"
    }

    @Test("accepts a notification for its app, and identifies it")
    func taken() throws {
        var endpoint = Self.endpoint()
        let identifier = "123E4567-E89B-12D3-A456-4266554400A0"
        let fields = [
            (name: "apns-id", value: identifier), (name: "apns-push-type", value: "alert"), (name: "apns-priority", value: "10"),
            (name: "apns-expiration", value: "0"), (name: "apns-collapse-id", value: "kettle"),
            (name: "authorization", value: Self.jwt(#"{"iss":"TEAM","iat":1000000}"#)),
        ]
        let (answer, delivery) = endpoint.answer(Self.request(with: fields), at: Self.now)
        #expect(answer.status == 200)
        #expect(answer.identifier == identifier)
        #expect(answer.body.isEmpty)
        #expect(delivery?.collapse == "kettle")
        #expect(delivery?.payload.body == "B")
        #expect(delivery?.payload.badge == 2)
        #expect(UUID(uuidString: endpoint.answer(Self.request(), at: Self.now).answer.identifier) != nil)
        let late = endpoint.answer(Self.request(with: [(name: "apns-expiration", value: "5")]), at: Self.now)
        #expect(late.answer.status == 200)
        #expect(late.delivery == nil)
    }

    static let refusals: [(PushReason, PushRequest)] = [
        (.badPath, request("/4/device/" + token)), (.badPath, request("")), (.methodNotAllowed, request(method: "GET")),
        (.missingDeviceToken, request("/3/device/")), (.missingDeviceToken, request("/3/device")),
        (.badDeviceToken, request("/3/device/xyz")), (.badDeviceToken, request("/3/device/" + String(repeating: "b2", count: 32))),
        (.badDeviceToken, request("/3/device/../../etc/passwd")),
        (.missingTopic, request(topic: nil)), (.badTopic, request(topic: "a b")), (.badTopic, request(topic: "")),
        (.deviceTokenNotForTopic, request(topic: "org.ferry.Other")),
        (.badMessageId, request(with: [("apns-id", "7")])),
        (.badCollapseId, request(with: [("apns-collapse-id", String(repeating: "x", count: 65))])),
        (.badExpirationDate, request(with: [("apns-expiration", "tomorrow")])),
        (.badExpirationDate, request(with: [("apns-expiration", "-1")])),
        (.badPriority, request(with: [("apns-priority", "11")])),
        (.badPriority, request(with: [("apns-push-type", "background"), ("apns-priority", "10")])),
        (.invalidPushType, request(with: [("apns-push-type", "loud")])),
        (.duplicateHeaders, request(with: [("apns-priority", "5"), ("apns-priority", "5")])),
        (.invalidProviderToken, request(with: [("authorization", "basic x")])),
        (.invalidProviderToken, request(with: [("authorization", "bearer a.b")])),
        (.invalidProviderToken, request(with: [("authorization", jwt("{}"))])),
        (.invalidProviderToken, request(with: [("authorization", "bearer e30.%%%.x")])),
        (.expiredProviderToken, request(with: [("authorization", jwt(#"{"iss":"TEAM","iat":990000}"#))])),
        (.payloadEmpty, request(body: [])), (.payloadEmpty, request(body: Array("{\"aps\":".utf8))),
        (.payloadEmpty, request(body: Array("{}".utf8))), (.payloadEmpty, request(body: [0xFF, 0xFE])),
        (.payloadEmpty, request(body: Array(String(repeating: "[", count: 4000).utf8))),
        (.payloadTooLarge, request(bodyCount: 4097)),
    ]

    @Test("refuses with Apple's reason and status", arguments: refusals)
    func refused(_ reason: PushReason, _ request: PushRequest) throws {
        var endpoint = Self.endpoint()
        let (answer, delivery) = endpoint.answer(request, at: Self.now)
        #expect(answer.reason == reason)
        #expect(answer.status == reason.status)
        #expect(delivery == nil)
        let body = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: String])
        #expect(body == ["reason": reason.rawValue])
    }

    @Test("every reason has Apple's status")
    func statuses() {
        let others = Dictionary(grouping: PushReason.allCases.filter { $0.status != 400 }, by: \.status).mapValues { $0.map(\.rawValue) }
        #expect(
            others == [
                403: ["ExpiredProviderToken", "InvalidProviderToken"], 404: ["BadPath"], 405: ["MethodNotAllowed"], 410: ["Unregistered"],
                413: ["PayloadTooLarge"], 429: ["TooManyRequests"],
            ])
    }

    @Test("distinguishes a former token and one of an inactive app from an unknown one")
    func retired() throws {
        var endpoint = Self.endpoint()
        endpoint.renew(String(repeating: "c3", count: 32), at: 77)
        let old = endpoint.answer(Self.request(), at: Self.now).answer
        #expect(old.reason == .unregistered)
        #expect(old.status == 410)
        #expect(old.timestamp == 77_000)
        #expect(String(decoding: old.body, as: UTF8.self) == #"{"reason":"Unregistered","timestamp":77000}"#)
        #expect(endpoint.answer(Self.request("/3/device/" + String(repeating: "C3", count: 32)), at: Self.now).answer.status == 200)
        endpoint.isRegistered = false
        #expect(endpoint.answer(Self.request("/3/device/" + endpoint.token), at: Self.now).answer.reason == .unregistered)
        #expect(endpoint.answer(Self.request("/3/device/feed", topic: nil), at: Self.now).answer.status == 200)
    }

    @Test("rejects a token with one digit changed, at each of its 64 positions", arguments: 0..<64)
    func changedToken(place: Int) {
        var endpoint = Self.endpoint()
        for change in [1, 2, 4, 8, 0x40] as [UInt8] {
            var digits = Array(Self.token.utf8)
            digits[place] ^= change
            let path = "/3/device/" + String(decoding: digits, as: UTF8.self)
            #expect(endpoint.answer(Self.request(path), at: Self.now).answer.reason == .badDeviceToken)
            #expect(!endpoint.isMeant(by: Self.request(path)))
        }
    }

    @Test("rejects the private token with one character changed, and accepts it only for its topic")
    func privateToken() {
        var endpoint = Self.endpoint()
        for token in ["eeed", "fded", "fefd", "feee", "fee", "feed0", "@@@@"] {
            #expect(endpoint.answer(Self.request("/3/device/" + token, topic: nil), at: Self.now).answer.status == 400)
            #expect(endpoint.answer(Self.request("/3/device/" + token), at: Self.now).answer.reason == .badDeviceToken)
        }
        #expect(endpoint.isMeant(by: Self.request("/3/device/feed")))
        #expect(!endpoint.isMeant(by: Self.request("/3/device/feed", topic: "org.ferry.Other")))
        #expect(
            endpoint.answer(Self.request("/3/device/feed", topic: "org.ferry.Other"), at: Self.now).answer.reason
                == .deviceTokenNotForTopic)
    }

    @Test("limits the rate to a hundred a second")
    func rate() {
        var endpoint = Self.endpoint()
        for _ in 0..<PushEndpoint.rateLimit { #expect(endpoint.answer(Self.request(), at: Self.now).answer.status == 200) }
        #expect(endpoint.answer(Self.request(), at: Self.now + 0.5).answer.reason == .tooManyRequests)
        #expect(endpoint.answer(Self.request(), at: Self.now + 1.1).answer.status == 200)
    }
}

@Suite("PushPayload") struct PushPayloadTests {
    private func read(_ text: String) throws(PushPayloadError) -> PushPayload { try PushPayload(Array(text.utf8)) }

    @Test("reads the alert fields, and keeps the rest unchanged")
    func parts() throws {
        let text =
            #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"badge":3,"sound":{"name":"ding"},"category":"c","thread-id":"t"}}"#
        let payload = try read(text)
        #expect((payload.title, payload.subtitle, payload.body) == ("T", "S", "B"))
        #expect(payload.badge == 3)
        #expect(payload.sound == "ding")
        #expect(payload.category == "c")
        #expect(payload.thread == "t")
        #expect(payload.text == text)
        #expect(payload.isShown)
        #expect(!payload.isSilent)
        #expect(try read(#"{"aps":{"alert":"Hi"}}"#).body == "Hi")
        let silent = try read(#"{"aps":{"content-available":1},"id":7}"#)
        #expect(silent.isSilent)
        #expect(silent.wakesApp)
    }

    @Test("ignores values of wrong types")
    func strange() throws {
        let payload = try read(#"{"aps":{"alert":[1],"badge":"many","sound":3,"category":{},"content-available":"1"}}"#)
        #expect(!payload.isShown)
        #expect(payload.badge == nil)
        #expect(payload.sound.isEmpty)
        #expect(payload.category.isEmpty)
        #expect(!payload.wakesApp)
        #expect(try read(#"{"aps":{"badge":-4}}"#).badge == 0)
        #expect(try read(#"{"aps":{"badge":1e300}}"#).badge == nil)
    }

    @Test("reports what is wrong with an invalid payload, and where")
    func wrong() {
        #expect(throws: PushPayloadError.empty) { try read(" \n") }
        #expect(throws: PushPayloadError.withoutSystemPart) { try read("{}") }
        #expect(throws: PushPayloadError.notText) { try PushPayload([0x22, 0xC3, 0x28, 0x22]) }
        #expect(throws: PushPayloadError.tooLarge(5000, limit: 4096)) { try read(String(repeating: " ", count: 5000)) }
        #expect(throws: PushPayloadError.self) { try read(#"["aps"]"#) }
        let error = #expect(throws: PushPayloadError.self) { try read("{\n  \"aps\": {\n    \"alert\": \"a\",,\n  }\n}") }
        #expect(error?.description.contains("line 3, column 18: Invalid value") == true)
        #expect(throws: PushPayloadError.malformed("line 1, column 2: Unexpected end of file during JSON parse.")) { try read("{") }
    }
}
