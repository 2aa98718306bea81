public import DarwinFoundation
package import DeviceProtocol
public import Foundation
internal import ProgrammerErrors
internal import Synchronization
package import UIKitCore

/// Authenticates the owner of the device by a face or a finger.
///
/// The sensor answers what the device's setting `biometrics` says: `match`, `fail` or `not-enrolled`. The first evaluation with Face ID asks
/// the user whether the app may use it, with the reason in `Info.plist` under `NSFaceIDUsageDescription`.
///
/// > Contract: Local Authentication, LAContext
/// > Partial: the device has no passcode: `.deviceOwnerAuthentication` needs an enrolled face or finger.
/// > Isolation: any thread; replies are on a queue of the system.
open class LAContext: NSObject, @unchecked Sendable {
    private struct Settings {
        var fallbackTitle: String?
        var cancelTitle: String?
        var reason = ""
        var reuse: TimeInterval = 0
        var forbidsInteraction = false
        var limit: Int?
        var type = LABiometryType.none
        var domain: Data?
        var isInvalid = false
        var sessions: [AuthenticationSession] = []
    }
    private let settings = Mutex(Settings())
    private let device: @Sendable () -> DeviceState
    private let permissions: PrivacyAnswers

    /// A context of the device's owner.
    public override convenience init() { self.init(device: { DeviceInfoSnapshot.device }, permissions: .app) }

    /// A context of another device, for tests.
    package init(device: @escaping @Sendable () -> DeviceState, permissions: PrivacyAnswers) {
        (self.device, self.permissions) = (device, permissions)
        super.init()
    }

    /// Whether the user lets the app use Face ID.
    package static let question = PrivacyQuestion(
        "face-id", key: "NSFaceIDUsageDescription", title: "Do you want to allow “%@” to use Face ID?")

    // MARK: Evaluation

    /// Whether a policy can be evaluated now; the error says why not. Sets ``biometryType``.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        let code = obstacle(to: policy)
        if let code { error?.pointee = LAError(code).object }
        return code == nil
    }

    private func obstacle(to policy: LAPolicy) -> LAError.Code? {
        let sensor = BiometricSensor(device())
        settings.withLock { $0.type = sensor.kind }
        if settings.withLock(\.isInvalid) { return .invalidContext }
        return sensor.obstacle(to: policy, isDenied: permissions.answer(to: Self.question) == false)
    }

    /// Lets the sensor look, asks the user where it fails, and replies with an ``LAError`` or none.
    ///
    /// > Precondition: the reason is not empty, and for Face ID `Info.plist` has `NSFaceIDUsageDescription`.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        ProgrammerError.require(!localizedReason.isEmpty, "Non-empty localizedReason must be provided.", name: .invalidArgument)
        let session = AuthenticationSession { [weak self] code in
            if code == nil { self?.recordSuccess() }
            reply(code == nil, code.map { LAError($0) })
        }
        if let code = obstacle(to: policy) { return session.finish(code) }
        let (texts, attempts, forbidsInteraction) = settings.withLock { settings in
            settings.sessions.append(session)
            return (
                AuthenticationSession.Texts(reason: localizedReason, fallback: settings.fallbackTitle, cancel: settings.cancelTitle),
                AuthenticationAttempts(policy, hasFallback: settings.fallbackTitle != "", limit: settings.limit),
                settings.forbidsInteraction
            )
        }
        if forbidsInteraction { return session.finish(.notInteractive) }
        let (device, later) = (device, ApplicationContext.scheduler())
        guard BiometricSensor(device()).kind == .faceID else {
            return later { session.attempt(attempts, texts, device) }
        }
        permissions.ask(Self.question) { isAllowed in
            guard isAllowed else {
                return session.finish(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
            }
            later { session.attempt(attempts, texts, device) }
        }
    }

    /// Lets the sensor look, and asks the user where it fails. Returns true, or throws an ``LAError``.
    ///
    /// > Precondition: as of ``evaluatePolicy(_:localizedReason:reply:)``.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: true) }
            }
        }
    }

    private func recordSuccess() {
        let state = Data("owner of \(device().identity)".utf8)
        settings.withLock { $0.domain = state }
    }

    /// Ends the context: running evaluations fail with `appCancel`, later ones with `invalidContext`.
    open func invalidate() {
        let running = settings.withLock { settings in
            settings.isInvalid = true
            defer { settings.sessions = [] }
            return settings.sessions
        }
        for session in running { session.finish(.appCancel) }
    }

    // MARK: What is known

    /// The device's kind of sensor, once a policy was checked or evaluated; `none` before.
    open var biometryType: LABiometryType { settings.withLock(\.type) }
    /// Differs once other faces or fingers are enrolled, which does not happen here; nil before a success.
    open var evaluatedPolicyDomainState: Data? { settings.withLock(\.domain) }

    // MARK: Configuration

    /// The title of the button that an app handles itself; nil is "Enter Password", an empty one hides the button.
    open var localizedFallbackTitle: String? {
        get { settings.withLock(\.fallbackTitle) }
        set { settings.withLock { $0.fallbackTitle = newValue } }
    }
    /// The title of the button that cancels; nil is "Cancel".
    open var localizedCancelTitle: String? {
        get { settings.withLock(\.cancelTitle) }
        set { settings.withLock { $0.cancelTitle = newValue } }
    }
    /// The reason for authentications that other frameworks cause, which none here does; kept.
    open var localizedReason: String {
        get { settings.withLock(\.reason) }
        set { settings.withLock { $0.reason = newValue } }
    }
    /// Whether evaluations fail with `notInteractive` instead of asking the user; false by default.
    open var interactionNotAllowed: Bool {
        get { settings.withLock(\.forbidsInteraction) }
        set { settings.withLock { $0.forbidsInteraction = newValue } }
    }
    /// How long an unlock counts as an authentication; kept, as devices here are unlocked without a sensor. > Units: seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { settings.withLock(\.reuse) }
        set { settings.withLock { $0.reuse = newValue } }
    }
    /// After so many failures of the sensor an evaluation fails; nil is three.
    @available(iOS, deprecated: 9) open var maxBiometryFailures: NSNumber? {
        get { settings.withLock(\.limit).map { NSNumber(value: $0) } }
        set {
            let limit = newValue?.intValue
            settings.withLock { $0.limit = limit }
        }
    }

    // MARK: Not available

    /// Gives the context a password of the app for items of the keychain; unavailable here.
    @available(*, unavailable, message: "the keychain has no items that a context or a password opens")
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    /// Whether the context has such a password; unavailable here.
    @available(*, unavailable, message: "the keychain has no items that a context or a password opens")
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}

/// A kind of password for items of the keychain.
///
/// > Contract: Local Authentication, LACredentialType
public enum LACredentialType: Int, Sendable {
    /// A password that the app asks for.
    case applicationPassword = 0
    /// A PIN of a smart card.
    case smartCardPIN = -3
}
