public import Foundation
public import FoundationNetworking

extension URLRequest {
    private static let constrained = "FerryAllowsConstrainedNetworkAccess"
    private static let expensive = "FerryAllowsExpensiveNetworkAccess"

    /// Apple's "allowsConstrainedNetworkAccess": whether Low Data Mode allows it. No simulated network is in that mode.
    public var allowsConstrainedNetworkAccess: Bool {
        get { flag(Self.constrained) }
        set { set(newValue, for: Self.constrained) }
    }

    /// Apple's "allowsExpensiveNetworkAccess": whether an expensive network may be used. No simulated network is one.
    public var allowsExpensiveNetworkAccess: Bool {
        get { flag(Self.expensive) }
        set { set(newValue, for: Self.expensive) }
    }

    private func flag(_ key: String) -> Bool { URLProtocol.property(forKey: key, in: self) as? Bool ?? true }

    private mutating func set(_ value: Bool, for key: String) {
        guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
        URLProtocol.setProperty(value, forKey: key, in: request)
        self = request as URLRequest
    }
}

extension URLError {
    /// Apple's "URLError.NetworkUnavailableReason".
    public enum NetworkUnavailableReason: Int, Sendable {
        /// A cellular network was needed and is not allowed.
        case cellular = 0
        /// The network is expensive.
        case expensive = 1
        /// The network is in Low Data Mode.
        case constrained = 2
    }

    /// Apple's "networkUnavailableReason". No request fails for one of them here, so it is nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
