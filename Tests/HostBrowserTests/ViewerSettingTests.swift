import DeviceProtocol
import Testing

@testable import HostBrowser

@Suite("Settings of the browser's panel")
struct ViewerSettingTests {
    @Test("each value has the title that the device's own settings show, and is sent as it is")
    func titles() throws {
        for name in DeviceControl.names {
            let setting = Viewer.setting(name, in: .standard)
            let values = try #require(setting["values"] as? [String])
            let titles = try #require(setting["titles"] as? [String])
            #expect(titles == values.map { DeviceControl.title(of: $0, for: name) }, "\(name)")
            #expect(values == DeviceControl.values(of: name), "\(name)")
        }
        #expect(Viewer.setting("location", in: .standard)["title"] as? String == "None")
        #expect((Viewer.setting("beacons", in: .standard)["titles"] as? [String])?.contains("Near") == true)
    }
}
