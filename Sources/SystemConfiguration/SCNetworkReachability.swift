public import CoreGraphics
public import Foundation
internal import Synchronization

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether a host or an address is reachable over the device's network. The device has Wi-Fi or nothing: the host is not contacted.
///
/// > Isolation: any thread. > Contract: SystemConfiguration, SCNetworkReachability.
public final class SCNetworkReachability: Sendable {
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context = SCNetworkReachabilityContext()
        var queue: DispatchQueue?
        /// The last flags passed to the callback.
        var told: SCNetworkReachabilityFlags?
    }
    /// The device itself, which is always reachable.
    private let isLocal: Bool
    private let state = Mutex(UncheckedState(State()))

    init(isLocal: Bool) { self.isLocal = isLocal }

    var flags: SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress] }
        return DeviceNetwork.ask().isReachable ? [.reachable] : []
    }

    func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        var kept = context ?? SCNetworkReachabilityContext()
        if let info = kept.info, let retain = kept.retain { kept.info = UnsafeMutableRawPointer(mutating: retain(info)) }
        let box = UncheckedState((callback, kept))
        let old = state.withLock { state -> UncheckedState<SCNetworkReachabilityContext> in
            defer { (state.value.callback, state.value.context) = box.value }
            return UncheckedState(state.value.context)
        }
        if let info = old.value.info { old.value.release?(info) }
    }

    /// Nil ends the calls.
    func schedule(on queue: DispatchQueue?) {
        let now = flags
        state.withLock { ($0.value.queue, $0.value.told) = (queue, now) }
        guard queue != nil else { return DeviceNetwork.shared.forget(self) }
        DeviceNetwork.shared.listen(self) { [weak self] in self?.notify() }
    }

    private func notify() {
        let now = flags
        let target = state.withLock { state -> UncheckedState<(DispatchQueue, SCNetworkReachabilityCallBack)>? in
            guard state.value.told != now, let queue = state.value.queue, let callback = state.value.callback else { return nil }
            state.value.told = now
            return UncheckedState((queue, callback))
        }
        guard let target else { return }
        target.value.0.async {
            // It may have been removed in the meantime.
            let info = self.state.withLock { UncheckedState($0.value.queue == nil ? nil : Optional($0.value.context.info)) }
            if let info = info.value { target.value.1(self, now, info) }
        }
    }

    deinit {
        DeviceNetwork.shared.forget(self)
        let context = state.withLock { UncheckedState($0.value.context) }.value
        if let info = context.info { context.release?(info) }
    }
}

/// A value in a lock that the compiler cannot check.
struct UncheckedState<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// How a host is reachable.
///
/// > Contract: SystemConfiguration, SCNetworkReachabilityFlags.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The host is reached over a connection that may end, such as PPP; never set here.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The host can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first; never set here.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic makes the connection; never set here.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to act to connect; never set here.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// Certain interfaces make the connection; never set here.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The host is this device; set for localhost and loopback addresses.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The host is reached without a gateway; never set here.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The host is reached over a mobile network, which no device here has.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The older name of ``connectionOnTraffic``.
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

/// Called with the object, its flags, and the `info` of its context.
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The callback's argument, and how it is retained. > Contract: SystemConfiguration, SCNetworkReachabilityContext.
public struct SCNetworkReachabilityContext {
    /// The version of the structure: 0.
    public var version: CFIndex
    /// The pointer passed to the callback.
    public var info: UnsafeMutableRawPointer?
    /// Retains `info` when the callback is set; nil retains nothing.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Releases `info` when the callback is replaced or its object freed; nil releases nothing.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes `info`; not called here.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Creates a context without a pointer.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// Creates a context from its parts.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}
