import AdSupport
import AppTrackingTransparency
import CoreTelephony
import Foundation
import Testing

@Suite("Tracking and mobile networks") struct TrackingTests {
    @Test("asking to track is denied, by handler and by await")
    func request() async {
        let status = await withCheckedContinuation { continuation in
            ATTrackingManager.requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(ATTrackingManager.AuthorizationStatus.denied.rawValue == 2)
    }

    @Test("the identifier for advertisers is zeros")
    func identifier() {
        #expect(ASIdentifierManager.shared() === ASIdentifierManager.shared())
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    }

    @Test("there is no carrier and no kind of network")
    func networks() {
        let info = CTTelephonyNetworkInfo()
        #expect(info.serviceSubscriberCellularProviders == nil)
        #expect(info.subscriberCellularProvider == nil)
        #expect(info.serviceCurrentRadioAccessTechnology == nil)
        #expect(info.currentRadioAccessTechnology == nil)
        #expect(info.dataServiceIdentifier == nil)
        #expect(CTRadioAccessTechnologyLTE == "CTRadioAccessTechnologyLTE")
    }
}
