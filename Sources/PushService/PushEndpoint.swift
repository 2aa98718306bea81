internal import CConstantTime
package import DeviceProtocol
internal import Foundation

/// A provider's request.
package struct PushRequest: Sendable {
    package var method: String
    package var path: String
    package var fields: [(name: String, value: String)]
    package var body: [UInt8]
    /// Size of the whole body, even if only a part of it was stored. > Units: bytes.
    package var bodyCount: Int

    package init(method: String, path: String, fields: [(name: String, value: String)], body: [UInt8], bodyCount: Int? = nil) {
        (self.method, self.path, self.fields, self.body) = (method, path, fields, body)
        self.bodyCount = bodyCount ?? body.count
    }

    fileprivate func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
}

extension PushRequest: CustomStringConvertible {
    package var description: String { "\(method) \(path), \(bodyCount) bytes" }
}

/// The response to a provider.
package struct PushResponse: Hashable, Sendable {
    package var status: Int
    package var identifier: String
    /// Nil if the notification was accepted.
    package var reason: PushReason?
    /// When the token became invalid. > Units: milliseconds since 1970.
    package var timestamp: Int?

    package init(status: Int, identifier: String, reason: PushReason? = nil, timestamp: Int? = nil) {
        (self.status, self.identifier, self.reason, self.timestamp) = (status, identifier, reason, timestamp)
    }

    /// Its JSON; empty if there is no reason.
    package var body: [UInt8] {
        guard let reason else { return [] }
        let time = timestamp.map { ",\"timestamp\":\($0)" } ?? ""
        return Array("{\"reason\":\"\(reason.rawValue)\"\(time)}".utf8)
    }
}

/// Why a notification is rejected, with Apple's reason strings. > Contract: Sending notification requests to APNs.
package enum PushReason: String, Sendable, CaseIterable {
    case badCollapseId = "BadCollapseId"
    case badDeviceToken = "BadDeviceToken"
    case badExpirationDate = "BadExpirationDate"
    case badMessageId = "BadMessageId"
    case badPath = "BadPath"
    case badPriority = "BadPriority"
    case badTopic = "BadTopic"
    case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
    case duplicateHeaders = "DuplicateHeaders"
    case expiredProviderToken = "ExpiredProviderToken"
    case invalidProviderToken = "InvalidProviderToken"
    case invalidPushType = "InvalidPushType"
    case methodNotAllowed = "MethodNotAllowed"
    case missingDeviceToken = "MissingDeviceToken"
    case missingTopic = "MissingTopic"
    case payloadEmpty = "PayloadEmpty"
    case payloadTooLarge = "PayloadTooLarge"
    case tooManyRequests = "TooManyRequests"
    case unregistered = "Unregistered"

    package var status: Int {
        switch self {
        case .expiredProviderToken, .invalidProviderToken: 403
        case .badPath: 404
        case .methodNotAllowed: 405
        case .unregistered: 410
        case .payloadTooLarge: 413
        case .tooManyRequests: 429
        default: 400
        }
    }
}

/// An accepted notification.
package struct PushDelivery: Hashable, Sendable {
    package var identifier: String
    package var payload: PushPayload
    /// Replaces an earlier one with the same identifier.
    package var collapse: String?
    package init(identifier: String, payload: PushPayload, collapse: String? = nil) {
        (self.identifier, self.payload, self.collapse) = (identifier, payload, collapse)
    }
}

/// Apple's push service for one device: validates requests and responds.
///
/// Checks are in Apple's order: the path, the fields, the token, the payload.
package struct PushEndpoint: Sendable {
    /// The app's bundle identifier.
    package let topic: String
    /// The app's token, in hexadecimal digits.
    package private(set) var token: String
    /// Whether the app has registered with that token.
    package var isRegistered = false
    /// Accepted whether or not the app registered.
    package let privateToken: String
    /// Invalidated tokens, and since when. > Units: seconds since 1970.
    private var retired: [String: Double] = [:]
    /// When the last ones arrived. > Units: seconds since 1970.
    private var recent: [Double] = []
    /// Why the last request was rejected, as a text for the user.
    package private(set) var complaint = ""

    /// Maximum number per second for one device.
    package static let rateLimit = 100
    /// Maximum age of a provider's token. > Units: seconds.
    private static let providerTokenLife = 3600.0

    package init(topic: String, token: String, privateToken: String) {
        (self.topic, self.token, self.privateToken) = (topic, token.lowercased(), privateToken.lowercased())
    }

    /// Replaces the app's token.
    package mutating func renew(_ token: String, at now: Double) {
        retired[self.token] = now
        self.token = token.lowercased()
        retired[self.token] = nil
    }

    /// Whether it is for this app: its token, also an invalidated one, or its topic together with the token shared by the device's apps.
    package func isMeant(by request: PushRequest) -> Bool {
        let given = request.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        if Self.areEqual(given, privateToken) { return request.values("apns-topic").first == topic }
        return Self.areEqual(given, token) || retired[given] != nil
    }

    /// Compares two tokens in constant time.
    package static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        return ferry_secrets_equal(one, one.count, other, other.count)
    }

    /// > Parameters: now: seconds since 1970.
    package mutating func answer(_ request: PushRequest, at now: Double) -> (answer: PushResponse, delivery: PushDelivery?) {
        let identifier = request.values("apns-id").first ?? UUID().uuidString
        complaint = ""
        do throws(Refusal) {
            let delivery = try check(request, identifier, at: now)
            return (PushResponse(status: 200, identifier: identifier.uppercased()), delivery)
        } catch {
            complaint = error.words
            let answer = PushResponse(
                status: error.reason.status, identifier: identifier, reason: error.reason, timestamp: error.since.map { Int($0 * 1000) })
            return (answer, nil)
        }
    }

    private struct Refusal: Error {
        var reason: PushReason
        var since: Double?
        var words: String
        init(_ reason: PushReason, since: Double? = nil, _ words: String = "") {
            (self.reason, self.since, self.words) = (reason, since, words)
        }
    }

    private mutating func check(_ request: PushRequest, _ identifier: String, at now: Double) throws(Refusal) -> PushDelivery? {
        let prefix = "/3/device/"
        guard request.path.hasPrefix(prefix) || request.path == "/3/device" else { throw Refusal(.badPath) }
        guard request.method == "POST" else { throw Refusal(.methodNotAllowed) }
        let given = request.path.dropFirst(prefix.count).lowercased()
        let expiration = try checkFields(request, at: now)
        try checkProvider(request, at: now)
        try checkToken(given, request)
        guard request.bodyCount <= PushPayload.limit else { throw Refusal(.payloadTooLarge, "\(request.bodyCount) bytes") }
        let payload: PushPayload
        do throws(PushPayloadError) { payload = try PushPayload(request.body) } catch {
            if case .tooLarge = error { throw Refusal(.payloadTooLarge, "\(error)") }
            throw Refusal(.payloadEmpty, "\(error)")
        }
        recent = recent.filter { now - $0 < 1 && $0 <= now }
        guard recent.count < Self.rateLimit else { throw Refusal(.tooManyRequests) }
        recent.append(now)
        // An expired notification is accepted and not delivered.
        if let expiration, expiration > 0, expiration < now { return nil }
        return PushDelivery(identifier: identifier, payload: payload, collapse: request.values("apns-collapse-id").first)
    }

    /// Its expiration date, if any.
    private func checkFields(_ request: PushRequest, at now: Double) throws(Refusal) -> Double? {
        let names = request.fields.map(\.name).filter { $0.hasPrefix("apns-") }
        guard Set(names).count == names.count else { throw Refusal(.duplicateHeaders) }
        if let identifier = request.values("apns-id").first, UUID(uuidString: identifier) == nil { throw Refusal(.badMessageId) }
        if let collapse = request.values("apns-collapse-id").first, collapse.utf8.count > 64 || collapse.isEmpty {
            throw Refusal(.badCollapseId)
        }
        var expiration: Double?
        if let text = request.values("apns-expiration").first {
            guard let seconds = Int(text), seconds >= 0 else { throw Refusal(.badExpirationDate) }
            expiration = Double(seconds)
        }
        let type = request.values("apns-push-type").first
        let types = [
            "alert", "background", "location", "voip", "complication", "fileprovider", "mdm", "liveactivity", "pushtotalk", "widgets",
            "controls",
        ]
        if let type, !types.contains(type) { throw Refusal(.invalidPushType) }
        if let priority = request.values("apns-priority").first {
            guard ["1", "5", "10"].contains(priority) else { throw Refusal(.badPriority) }
            if type == "background", priority == "10" { throw Refusal(.badPriority, "a background push has priority 5") }
        }
        return expiration
    }

    /// A provider's token is optional; a given one must be valid and not too old. Its signature is not verified.
    private func checkProvider(_ request: PushRequest, at now: Double) throws(Refusal) {
        guard let authorization = request.values("authorization").first else { return }
        let words = authorization.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { throw Refusal(.invalidProviderToken) }
        let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let claims = Self.claims(parts[1]), let issued = claims["iat"] as? Double, claims["iss"] is String else {
            throw Refusal(.invalidProviderToken)
        }
        guard abs(now - issued) <= Self.providerTokenLife else { throw Refusal(.expiredProviderToken) }
    }

    private static func claims(_ part: Substring) -> [String: Any]? {
        var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        return Data(base64Encoded: text).flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }

    private func checkToken(_ given: String, _ request: PushRequest) throws(Refusal) {
        guard !given.isEmpty else { throw Refusal(.missingDeviceToken) }
        let isPrivate = Self.areEqual(given, privateToken)
        let wanted = request.values("apns-topic").first
        guard isPrivate || wanted != nil else { throw Refusal(.missingTopic) }
        if let wanted {
            guard !wanted.isEmpty, wanted.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw Refusal(.badTopic) }
        }
        if isPrivate {
            guard wanted == nil || wanted == topic else { throw Refusal(.deviceTokenNotForTopic, "the topic is \(topic)") }
            return
        }
        if let since = retired[given] { throw Refusal(.unregistered, since: since) }
        guard Self.areEqual(given, token) else { throw Refusal(.badDeviceToken) }
        guard wanted == topic else { throw Refusal(.deviceTokenNotForTopic, "the topic is \(topic)") }
        guard isRegistered else { throw Refusal(.unregistered, since: 0) }
    }
}
