import DeviceProtocol
import Testing

@Suite("Beacons of a device") struct DeviceBeaconTests {
    private static let owner = "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"

    @Test(
        "a list of beacons is read, and written as it was", arguments: ["none", "\(owner)/1/2@0.3", "\(owner)/0/65535@100,\(owner)/1/2@7"])
    func text(list: String) {
        #expect(DeviceControl(name: "beacons", value: list)?.value == list)
        #expect(DeviceControl(name: "beacons", value: list)?.name == "beacons")
    }

    @Test(
        "what is no list of beacons is refused",
        arguments: [
            "", ",", "one", "\(owner)", "\(owner)/1/2", "\(owner)/1@2", "\(owner)/1/65536@2", "\(owner)/-1/2@2", "\(owner)/1/2@0",
            "\(owner)/1/2@101", "\(owner)/1/2@nan", "\(owner)/1/2@1,", "\(owner)/1/2@1,\(owner)/1/2@3", "x/1/2@1",
        ])
    func refused(list: String) { #expect(DeviceControl(name: "beacons", value: list) == nil) }

    @Test("every value to choose from is accepted, and has a title of its own")
    func values() {
        let values = DeviceControl.values(of: "beacons") ?? []
        #expect(values.count == 4)
        #expect(Set(values.map { DeviceControl.title(of: $0, for: "beacons") }).count == 4)
        for value in values { #expect(DeviceControl(name: "beacons", value: value) != nil) }
    }
}
