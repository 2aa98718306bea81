package import DeviceProtocol
internal import Foundation
package import HostInterface
package import PushService

/// A device's end of the push service: its apps' tokens, authentication of senders, and the listener for posts.
///
/// > Isolation: the simulator's main thread.
package final class DevicePushService {
    /// Called with every accepted notification. > Parameters: the identifiers of the app and of the notification.
    package var onDelivery: ((String, String, PushPayload) -> Void)?
    /// Called with the command of `ferry press`. > Returns: whether it is handled.
    package var onCommand: ((HostCommand) -> Bool)?
    /// Receives messages for the user.
    package var onNotice: ((String) -> Void)?
    /// Called with the change of `ferry set`.
    package var onControl: ((DeviceControl) -> Void)?
    /// Whether apps get tokens.
    package var isReachable = true

    private struct App {
        let kept: TokenFile
        var endpoint: PushEndpoint
    }

    private let device: String
    private let folder: DeviceFolder?
    private let privateToken = TokenFile.random()
    /// In order of installation.
    private var apps: [App] = []
    private var listener: PushListener?
    private var identity: TLSIdentity?
    private var directory: RunningDevice?

    /// > Parameters: folder: stores the tokens; without one, or with a temporary one, they derive from the topic and the device's name.
    package init(device: String, folder: DeviceFolder? = nil) { (self.device, self.folder) = (device, folder) }

    /// Adds an app. > Parameters: topic: its bundle identifier.
    package func add(_ topic: String) {
        guard index(of: topic) == nil else { return }
        let kept = TokenFile(topic: topic, device: device, file: folder?.token(of: topic))
        apps.append(App(kept: kept, endpoint: PushEndpoint(topic: topic, token: kept.token, privateToken: privateToken)))
        directory?.topics = topics
        directory?.announce()
    }

    /// The app is no longer installed.
    package func remove(_ topic: String) {
        apps.removeAll { $0.endpoint.topic == topic }
        directory?.topics = topics
        directory?.announce()
    }

    private var topics: [String] { apps.map(\.endpoint.topic) }
    private func index(of topic: String) -> Int? { apps.firstIndex { $0.endpoint.topic == topic } }

    package var port: Int? { listener?.port }
    /// Nil for an unknown app.
    package func token(of topic: String) -> String? { index(of: topic).map { apps[$0].endpoint.token } }
    package func isRegistered(_ topic: String) -> Bool { index(of: topic).map { apps[$0].endpoint.isRegistered } ?? false }

    /// The response to an app that requests its token.
    package func register(_ wants: Bool, _ topic: String) -> ApplicationEvent? {
        guard let index = index(of: topic) else { return nil }
        guard wants else {
            apps[index].endpoint.isRegistered = false
            return nil
        }
        guard isReachable else { return .pushToken("", problem: "the push service cannot be reached") }
        let token = apps[index].endpoint.token
        if !apps[index].endpoint.isRegistered, let port = listener?.port {
            onNotice?("push: post to http://127.0.0.1:\(port)/3/device/\(token) with apns-topic \(topic), over HTTP/2")
            if let identity { onNotice?("push: or to https://localhost:\(port)/3/device/\(token), trusting \(identity.certificate)") }
        }
        apps[index].endpoint.isRegistered = true
        return .pushToken(token, problem: "")
    }

    /// Invalidates the app's token; its next registration gets a new one.
    package func renew(_ topic: String, at now: Double) {
        guard let index = index(of: topic) else { return }
        apps[index].kept.renew()
        apps[index].endpoint.renew(apps[index].kept.token, at: now)
        apps[index].endpoint.isRegistered = false
    }

    package func renewAll(at now: Double) {
        for topic in topics { renew(topic, at: now) }
    }

    // MARK: Posts

    /// Accepts posts from now on, and publishes the port for `ferry push`.
    package func listen(on port: Int?, name: String) throws(PushListenerError) {
        identity = Self.identityFolder.flatMap { TLSIdentity(in: $0) }
        let listener = try PushListener(port: port, identity: identity) { [weak self] request in
            self?.answer(request) ?? PushResponse(status: 400, identifier: "", reason: .badPath)
        }
        self.listener = listener
        directory = RunningDevice(topics: topics, name: name, port: listener.port, token: privateToken)
        directory?.announce()
    }

    package var descriptors: [(descriptor: Int32, writes: Bool)] { listener?.descriptors ?? [] }

    package func service() { listener?.service() }

    /// Path for controls, followed by the device's own token.
    static let controlPath = "/ferry/set/"

    /// Nil if it is not a control.
    private func takeControl(_ request: PushRequest) -> PushResponse? {
        guard request.method == "POST", PushEndpoint.areEqual(request.path, Self.controlPath + privateToken) else { return nil }
        let words = String(decoding: request.body, as: UTF8.self).split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 1, let command = HostCommand(rawValue: words[0]), onCommand?(command) == true {
            return PushResponse(status: 200, identifier: "")
        }
        guard words.count == 2, let control = DeviceControl(name: words[0], value: words[1]) else {
            return PushResponse(status: 400, identifier: "", reason: .badPath)
        }
        onControl?(control)
        return PushResponse(status: 200, identifier: "")
    }

    private func answer(_ request: PushRequest) -> PushResponse {
        if let answer = takeControl(request) { return answer }
        // For an unknown token, the first app's endpoint responds.
        guard let index = apps.firstIndex(where: { $0.endpoint.isMeant(by: request) }) ?? apps.indices.first else {
            return PushResponse(status: 400, identifier: "", reason: .badDeviceToken)
        }
        let (answer, delivery) = apps[index].endpoint.answer(request, at: Date().timeIntervalSince1970)
        if let reason = answer.reason {
            let words = apps[index].endpoint.complaint
            onNotice?("push: refused with \(answer.status) \(reason.rawValue)\(words.isEmpty ? "" : ": \(words)")")
        }
        if let delivery { onDelivery?(apps[index].endpoint.topic, delivery.collapse ?? delivery.identifier, delivery.payload) }
        return answer
    }

    /// Where the certificate is stored that the user's servers trust.
    private static var identityFolder: URL? {
        let folder = UserDataFolder.folder().appendingPathComponent("push")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }

    package func close() {
        directory?.withdraw()
        (directory, listener) = (nil, nil)
    }
}

/// The stored token of an app on a device.
package final class TokenFile {
    private let topic: String
    private let device: String
    private let file: URL?
    private var generation = 0
    private(set) var token: String

    init(topic: String, device: String, file: URL?) {
        (self.topic, self.device, self.file) = (topic, device, file)
        let found = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        let isToken = found.utf8.count == 64 && found.allSatisfy(\.isHexDigit)
        token = isToken ? found.lowercased() : file != nil ? Self.random() : Self.made(of: topic + device + "0")
        if !isToken { keep() }
    }

    func renew() {
        generation += 1
        token = file == nil ? Self.made(of: topic + device + String(generation)) : Self.random()
        keep()
    }

    private func keep() {
        guard let file else { return }
        do {
            try token.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            SimulatorCommand.writeError("\(DataError.file("write", file, error)); the app has another token in the next run")
        }
    }

    static func random() -> String { (0..<32).map { _ in hexadecimal(UInt8.random(in: 0...255)) }.joined() }

    /// Deterministic: every run of a script gives the same bytes.
    private static func made(of text: String) -> String {
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return (0..<32).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return hexadecimal(UInt8(truncatingIfNeeded: state >> 56))
        }.joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}
