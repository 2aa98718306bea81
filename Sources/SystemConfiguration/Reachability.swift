public import CoreGraphics
public import DarwinFoundation
public import Foundation

// The reachability functions, and the Core Foundation types in their signatures.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the reachability of a host by its name, which is not looked up.
///
/// > Returns: nil for an empty name. > Contract: SystemConfiguration, SCNetworkReachabilityCreateWithName(_:_:).
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    let isLocal = ["localhost", "127.0.0.1", "::1"].contains(name.lowercased())
    return LastStatus.of(name.isEmpty ? nil : SCNetworkReachability(isLocal: isLocal))
}

/// Returns the reachability of an IPv4 or IPv6 address; nil for another family.
///
/// > Contract: SystemConfiguration, SCNetworkReachabilityCreateWithAddress(_:_:).
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let first = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 24 }
        return LastStatus.of(SCNetworkReachability(isLocal: first == 127))
    case AF_INET6:
        let bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
            withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) }
        }
        return LastStatus.of(SCNetworkReachability(isLocal: bytes == [UInt8](repeating: 0, count: 15) + [1]))
    default: return LastStatus.of(nil)
    }
}

/// Returns the reachability of the remote address, or of the local one if that is nil.
///
/// > Contract: SystemConfiguration, SCNetworkReachabilityCreateWithAddressPair(_:_:_:).
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    (remoteAddress ?? localAddress).flatMap { SCNetworkReachabilityCreateWithAddress(allocator, $0) }
}

/// Whether and how it is reachable now. > Returns: whether that is known, which is always true.
///
/// > Contract: SystemConfiguration, SCNetworkReachabilityGetFlags(_:_:).
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Called when the flags change, once the object is scheduled. Nil removes it.
///
/// > Contract: SystemConfiguration, SCNetworkReachabilitySetCallback(_:_:_:).
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee)
    return true
}

/// Calls are on the queue from now on; nil ends them.
///
/// > Contract: SystemConfiguration, SCNetworkReachabilitySetDispatchQueue(_:_:).
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.schedule(on: queue)
    return true
}

/// Calls are on the main thread from now on.
///
/// > Returns: false for another run loop than the main one. > Contract: SystemConfiguration, SCNetworkReachabilityScheduleWithRunLoop(_:_:_:).
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool
{
    guard runLoop === RunLoop.main else { return false }
    target.schedule(on: .main)
    return true
}

/// Ends the calls, whichever run loop and mode are given; always returns true.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.schedule(on: nil)
    return true
}

// Addresses start with their length on Apple's systems; here it follows from the family.
extension sockaddr {
    /// Setting it has no effect. > Units: bytes.
    public var sa_len: UInt8 {
        get { UInt8(sa_family == sa_family_t(AF_INET6) ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in {
    /// Setting it has no effect. > Units: bytes.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    /// Setting it has no effect. > Units: bytes.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set { _ = newValue }
    }
}
