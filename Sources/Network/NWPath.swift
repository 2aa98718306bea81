/// What is known of the way to the network at one time.
///
/// > Contract: Network, NWPath
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether connections can be made.
    public enum Status: Hashable, Sendable {
        /// They can.
        case satisfied
        /// They cannot.
        case unsatisfied
        /// A connection has to be made first; never here.
        case requiresConnection
    }

    /// Why connections cannot be made.
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    /// Whether connections can be made.
    public let status: Status
    /// How: over Wi-Fi, or not at all.
    public let availableInterfaces: [NWInterface]
    /// Why not, where they cannot.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether the network is metered, as mobile networks are: false.
    public var isExpensive: Bool { false }
    /// Whether the user wants to save data: false.
    public var isConstrained: Bool { false }
    /// Whether the network has IPv4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether the network has IPv6: it is not known, so false.
    public var supportsIPv6: Bool { false }
    /// Whether names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }

    /// Whether connections are made over a kind of interface.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    /// The status and the interfaces.
    public var debugDescription: String {
        status == .satisfied ? "satisfied, interface: \(availableInterfaces.map(\.name).joined(separator: ", "))" : "unsatisfied"
    }

    /// What an app can use: Wi-Fi, unless the device is offline or the app wants other interfaces.
    init(isReachable: Bool, required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) {
        let isUsable = isReachable && (required ?? .wifi) == .wifi && !prohibited.contains(.wifi)
        status = isUsable ? .satisfied : .unsatisfied
        availableInterfaces = isUsable ? [.wifi] : []
    }
}
