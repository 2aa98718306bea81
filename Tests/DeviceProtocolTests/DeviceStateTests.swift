import DeviceProtocol
import Testing

@Suite("Device state")
struct DeviceStateTests {
    @Test("the device without a simulator is an iPhone 15 in portrait: facts 1.1")
    func standardDevice() {
        let device = DeviceState.standard
        #expect(device.width == 393)
        #expect(device.height == 852)
        #expect(device.scale == 3)
        #expect(device.safeTop == 59)
        #expect(device.safeBottom == 34)
        #expect(device.statusBarHeight == 54)
        #expect(device.orientation == .portrait)
        #expect(device.appearance == .light)
    }
}
