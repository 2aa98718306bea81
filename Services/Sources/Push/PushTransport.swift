/// Sends one notification to one device.
public protocol PushTransport: Sendable {
    /// - Parameters:
    ///   - token: hexadecimal.
    ///   - topic: the app's bundle identifier.
    /// - Throws: when there was no answer.
    func send(_ payload: [UInt8], token: String, topic: String) throws -> PushAnswer
}

/// What the push service said.
public struct PushAnswer: Sendable, Equatable {
    public var status: Int
    /// `BadDeviceToken`, for example; empty on success.
    public var reason: String

    public init(status: Int, reason: String = "") { (self.status, self.reason) = (status, reason) }

    /// Whether the token will never work again.
    public var isTokenDead: Bool {
        status == 410 || status == 400 && ["BadDeviceToken", "DeviceTokenNotForTopic"].contains(reason)
    }
}
