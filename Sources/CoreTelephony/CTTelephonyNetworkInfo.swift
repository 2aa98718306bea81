public import Foundation

/// The device's mobile networks. The simulated device has no SIM, so that there are none.
///
/// > Contract: Core Telephony, CTTelephonyNetworkInfo
open class CTTelephonyNetworkInfo: NSObject {
    /// Is notified that another SIM serves data, which does not happen; not retained.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// The SIM that serves data: nil.
    open var dataServiceIdentifier: String? { nil }
    /// The carriers by SIM: nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The carrier: nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The kinds of network by SIM: nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The kind of network: nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// Called when a SIM's carrier changes, which does not happen; kept.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    /// Called when the carrier changes, which does not happen; kept.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// Is notified that another SIM serves data. The method is optional; it is not called.
///
/// > Contract: Core Telephony, CTTelephonyNetworkInfoDelegate
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
    /// Another SIM serves data.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// A carrier of a mobile network. The device gives none; one that an app makes knows nothing.
///
/// > Contract: Core Telephony, CTCarrier
open class CTCarrier: NSObject {
    /// The name: nil.
    open var carrierName: String? { nil }
    /// The country's number by ITU-T E.212: nil.
    open var mobileCountryCode: String? { nil }
    /// The network's number in its country: nil.
    open var mobileNetworkCode: String? { nil }
    /// The country by ISO 3166-1: nil.
    open var isoCountryCode: String? { nil }
    /// Whether it lets apps make calls over the Internet: false.
    open var allowsVOIP: Bool { false }
}
