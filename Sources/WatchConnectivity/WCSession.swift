internal import DeviceProtocol
public import Foundation
internal import UIKitCore

/// Whether a session can send.
///
/// > Contract: Watch Connectivity, WCSessionActivationState
public enum WCSessionActivationState: Int, Sendable {
    /// It was not activated.
    case notActivated = 0
    /// It receives what an earlier watch has sent; not here.
    case inactive = 1
    /// It is active.
    case activated = 2
}

/// The connection with the watch. No watch is paired with a device of Ferry, as with a simulated iPhone without one: the session becomes active, and what is
/// sent fails with ``WCError/deviceNotPaired``.
///
/// > Contract: Watch Connectivity, WCSession. > Isolation: any thread; the delegate is called on a queue of the session's own.
open class WCSession: NSObject, @unchecked Sendable {
    private static let shared = WCSession { DeviceInfoSnapshot.device }

    /// Whether the device can have a watch: an iPhone can, an iPad cannot.
    open class func isSupported() -> Bool { shared.hasWatches }
    /// The session of the app.
    open class var `default`: WCSession { shared }

    /// Guards the next two.
    private let lock = NSLock()
    private weak var follower: (any WCSessionDelegate)?
    private var activation = WCSessionActivationState.notActivated
    private let queue = DispatchQueue(label: "WCSession")
    private let device: @Sendable () -> DeviceState
    private var hasWatches: Bool { device().idiom == .phone }

    /// A session of another device, for tests.
    init(device: @escaping @Sendable () -> DeviceState) {
        self.device = device
        super.init()
    }

    /// Follows the session; not retained.
    open weak var delegate: (any WCSessionDelegate)? {
        get { lock.withLock { follower } }
        set { lock.withLock { follower = newValue } }
    }

    // MARK: State

    /// Makes the session active, of which the delegate learns. Without a delegate nothing happens, and the log says so.
    open func activate() {
        guard delegate != nil else {
            return NSLog("WCSession: it cannot be activated without a delegate.")
        }
        let isActive = hasWatches
        if isActive { lock.withLock { activation = .activated } }
        notify {
            $0.session($1, activationDidCompleteWith: $1.activationState, error: isActive ? nil : WCError(.sessionNotSupported))
        }
    }

    /// Whether the session can send.
    open var activationState: WCSessionActivationState { lock.withLock { activation } }
    /// Whether something has arrived that the delegate does not know: false.
    open var hasContentPending: Bool { false }
    /// Whether a watch is paired: false.
    open var isPaired: Bool { false }
    /// Whether the watch has the app: false.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch's face has a complication of the app: false.
    open var isComplicationEnabled: Bool { false }
    /// How many complications may be sent today: 0.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// Where data of the watch are kept: nil.
    open var watchDirectoryURL: URL? { nil }
    /// Whether the app on the watch runs: false.
    open var isReachable: Bool { false }

    // MARK: Sending

    /// Sends a message, which fails.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        fail(errorHandler, obstacle(to: message))
    }

    /// Sends data, which fails.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        fail(errorHandler, obstacle(to: [:]))
    }

    /// What was sent last: nothing.
    open var applicationContext: [String: Any] { [:] }
    /// What the watch has sent last: nothing.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Sends the state of the app. > Throws: a ``WCError``, always.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw obstacle(to: applicationContext) }

    /// Sends a dictionary, of whose failure the delegate learns.
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transfer(userInfo, isForComplication: false)
    }

    /// Sends a dictionary for a complication, of whose failure the delegate learns.
    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transfer(userInfo, isForComplication: true)
    }

    private func transfer(_ userInfo: [String: Any], isForComplication: Bool) -> WCSessionUserInfoTransfer {
        let (transfer, error) = (WCSessionUserInfoTransfer(userInfo, isForComplication: isForComplication), obstacle(to: userInfo))
        notify { $0.session($1, didFinish: transfer, error: error) }
        return transfer
    }

    /// Dictionaries under way: none.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// Sends a file, of whose failure the delegate learns.
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        let error = file.isFileURL ? obstacle(to: metadata ?? [:]) : WCError(.invalidParameter)
        notify { $0.session($1, didFinish: transfer, error: error) }
        return transfer
    }

    /// Files under way: none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    // MARK: Failures

    /// Why something is not sent.
    private func obstacle(to data: [String: Any]) -> WCError {
        guard hasWatches else { return WCError(.sessionNotSupported) }
        guard activationState == .activated else { return WCError(.sessionNotActivated) }
        let isList = PropertyListSerialization.propertyList(data, isValidFor: .binary)
        return WCError(isList ? .deviceNotPaired : .payloadUnsupportedTypes)
    }

    private func fail(_ handler: ((any Error) -> Void)?, _ error: WCError) {
        guard let handler else { return }
        // The app's closure, which iOS calls on a queue of its own too.
        nonisolated(unsafe) let call = handler
        queue.async { call(error) }
    }

    private func notify(_ call: @escaping @Sendable (any WCSessionDelegate, WCSession) -> Void) {
        queue.async { [self] in
            if let delegate { call(delegate, self) }
        }
    }
}
