import DeviceProtocol
import Simulator
import Testing

@Suite("Device")
struct DeviceTests {
    @Test("the table has the documented models, each once")
    func table() {
        #expect(Device.all.count >= 20)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(Set(Device.all.map(\.model)).count == Device.all.count)
        #expect(Device.all.contains(Device.standard))
    }

    @Test(
        "has the known metrics",
        arguments: [
            ("iPhone SE (3rd generation)", 375.0, 667.0, 2.0, 20.0, 0.0, 0.0, 0.0, 0.0, 20.0),
            ("iPhone 8 Plus", 414, 736, 3, 20, 0, 0, 0, 0, 20), ("iPhone X", 375, 812, 3, 44, 34, 44, 21, 39, 44),
            ("iPhone 11", 414, 896, 2, 48, 34, 48, 21, 41.5, 48), ("iPhone 13 mini", 375, 812, 3, 50, 34, 50, 21, 44, 50),
            ("iPhone 14", 390, 844, 3, 47, 34, 47, 21, 47.33, 47), ("iPhone 15", 393, 852, 3, 59, 34, 59, 21, 55, 54),
            ("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62, 21, 62, 54), ("iPad (9th generation)", 810, 1080, 2, 20, 0, 0, 0, 0, 20),
            ("iPad mini (6th generation)", 744, 1133, 2, 24, 20, 0, 20, 21.5, 24),
            ("iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 20, 0, 20, 30, 24),
        ])
    func figures(
        name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double, side: Double, landscapeBottom: Double,
        corner: Double, statusBar: Double
    ) throws {
        let device = try Device.named(name)
        let portrait = device.state()
        #expect((portrait.width, portrait.height, portrait.scale) == (width, height, scale))
        #expect((portrait.safeTop, portrait.safeLeft, portrait.safeBottom, portrait.safeRight) == (top, 0, bottom, 0))
        #expect((portrait.cornerRadius, portrait.statusBarHeight) == (corner, statusBar))
        let landscape = device.state(orientation: .landscapeRight)
        let landscapeTop = device.idiom == .pad ? top : 0
        #expect(
            (landscape.safeTop, landscape.safeLeft, landscape.safeBottom, landscape.safeRight) == (
                landscapeTop, side, landscapeBottom, side
            ))
        #expect(landscape.statusBarHeight == (device.idiom == .pad ? statusBar : 0))
        #expect(landscape.width == width, "sizes stay those of portrait")
    }

    @Test("the default device is the one that apps without a simulator assume")
    func standard() { #expect(Device.standard.state() == DeviceState.standard) }

    @Test(
        "finds a name regardless of case and punctuation",
        arguments: [
            ("iphone15", "iPhone 15"), ("IPHONE 15 PRO MAX", "iPhone 15 Pro Max"), ("iPhone SE", "iPhone SE (3rd generation)"),
            ("iPad mini", "iPad mini (A17 Pro)"), ("iPhone17,1", "iPhone 16 Pro"), ("ipad pro 11 inch m4", "iPad Pro 11-inch (M4)"),
            ("iPad mini 6", "iPad mini (6th generation)"), ("iPhone SE 2", "iPhone SE (2nd generation)"),
            ("iPad Pro 11", "iPad Pro 11-inch (M4)"), ("iPad Air 13-inch", "iPad Air 13-inch (M2)"),
        ])
    func lookup(spelled: String, name: String) throws { #expect(try Device.named(spelled).name == name) }

    @Test("an unknown name lists similar ones")
    func unknown() throws {
        let error = try #require(throws: UnknownDevice.self) { try Device.named("iPhone 15 Ultra") }
        #expect(error.near.contains("iPhone 15 Pro"))
        #expect(error.description.contains("did you mean"))
        #expect(throws: UnknownDevice.self) { try Device.named("") }
        #expect(try #require(throws: UnknownDevice.self) { try Device.named("Commodore 64 with a very long name") }.near.isEmpty)
    }

    @Test("four quarter turns restore the orientation")
    func turns() {
        #expect(DeviceState.Orientation.portrait.turnedLeft == .landscapeRight)
        #expect(DeviceState.Orientation.portrait.turnedRight == .landscapeLeft)
        for orientation in DeviceState.Orientation.allCases {
            #expect(orientation.turnedLeft.turnedLeft.turnedLeft.turnedLeft == orientation)
            #expect(orientation.turnedLeft.turnedRight == orientation)
        }
    }
}
