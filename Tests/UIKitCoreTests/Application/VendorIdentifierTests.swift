import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("Identifier for vendor", .application) struct VendorIdentifierTests {
    private func device(_ identity: String) -> DeviceState {
        var device = DeviceState.standard
        device.identity = identity
        return device
    }

    @Test("is the same for the apps of a vendor, and differs between vendors and between devices of one model")
    func vendors() {
        let (one, other) = (device("A"), device("B"))
        let tea = DeviceIdentity.vendor(of: "org.example.tea", on: one)
        #expect(tea == DeviceIdentity.vendor(of: "org.example.kettle", on: one))
        #expect(tea != DeviceIdentity.vendor(of: "org.another.tea", on: one))
        #expect(tea != DeviceIdentity.vendor(of: "org.example.tea", on: other))
        #expect(DeviceIdentity.vendor(of: "tea", on: one) != DeviceIdentity.vendor(of: "kettle", on: one))
        #expect(DeviceIdentity.vendor(of: "", on: device("")) == DeviceIdentity.vendor(of: "", on: .standard))
    }

    @Test("does not change with the device's orientation and settings")
    func stable() {
        var device = device("A")
        let before = DeviceIdentity.vendor(of: "org.example.tea", on: device)
        (device.orientation, device.appearance, device.localeIdentifier) = (.landscapeLeft, .dark, "de_DE")
        #expect(DeviceIdentity.vendor(of: "org.example.tea", on: device) == before)
    }
}
