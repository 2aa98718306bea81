/// A connection of the device to networks: its Wi-Fi, the only one here.
///
/// > Contract: Network, NWInterface
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// Kinds of connections.
    public enum InterfaceType: Hashable, Sendable {
        /// Of none of the kinds.
        case other
        /// A wireless local network.
        case wifi
        /// A mobile network, which no device here has.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The device itself.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name that the system gives it.
    public let name: String
    /// Its number.
    public let index: Int

    /// The name.
    public var debugDescription: String { name }

    /// The Wi-Fi of every device here.
    static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}
