public import CoreGraphics
public import Foundation
internal import Synchronization

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether a host or an address can be reached over the device's network. The device has Wi-Fi or nothing: nothing is asked of the host.
///
/// > Isolation: any thread. > Contract: SystemConfiguration, SCNetworkReachability.
public final class SCNetworkReachability: Sendable {
    private struct State {
        var callback: SCNetworkReachabilityCallBack?
        var context = SCNetworkReachabilityContext()
        var queue: DispatchQueue?
        /// The last flags that the callback got.
        var told: SCNetworkReachabilityFlags?
    }
    /// The device itself, which is always there.
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
            // It may have been taken back meanwhile.
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

/// What a lock holds that the compiler cannot look into.
struct UncheckedState<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// > Contract: SystemConfiguration, SCNetworkReachabilityFlags.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

/// Called with the object, its flags, and the `info` of its context.
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What a callback is called with, and how it is kept. > Contract: SystemConfiguration, SCNetworkReachabilityContext.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}
