import DeviceProtocol
import Simulator
import Testing

@Suite("Settings of the device") struct DeviceSettingTests {
    @Test("each has a name and values, and changes only its own field")
    func fields() throws {
        for name in DeviceSetting.names {
            let values = try #require(DeviceSetting.values(of: name))
            let last = try #require(values.first { $0 != "L" && $0 != "off" })
            let setting = try #require(DeviceSetting(name: name, value: last))
            var device = DeviceState.standard
            setting.apply(to: &device)
            #expect(device != .standard)
            let back = try #require(DeviceSetting(name: name, value: name == "text-size" ? "L" : "off"))
            back.apply(to: &device)
            #expect(device == .standard)
            #expect(DeviceSetting(name: name, value: "maybe") == nil)
        }
        #expect(DeviceSetting.values(of: "fame") == nil)
        #expect(DeviceSetting(name: "fame", value: "on") == nil)
    }

    @Test("a script sets them, and an error lists the valid ones")
    func script() throws {
        let lines = try ScriptParser.parse("set bold-text on\nset text-size ax3", file: "a.ui")
        #expect(
            lines.map(\.command) == [
                .set(.setting(.toggle(.boldText, true))), .set(.setting(.textSize("UICTContentSizeCategoryAccessibilityXL"))),
            ])
        for wrong in ["set", "set fame on", "set bold-text", "set bold-text maybe", "set bold-text on on"] {
            #expect(throws: (any Error).self) { try ScriptParser.parse(wrong, file: "a.ui") }
        }
    }

    @Test("device controls have names, values and state; other names are refused with the valid ones")
    func controls() throws {
        var device = DeviceState.standard
        for name in DeviceControl.names {
            for value in try #require(DeviceControl.values(of: name)) {
                try #require(DeviceControl(name: name, value: value)).apply(to: &device)
                #expect(DeviceControl.value(of: name, in: device) == value)
            }
            #expect(DeviceControl(name: name, value: "maybe") == nil)
            #expect(DeviceControl.expectation(of: name) != nil)
        }
        #expect(DeviceControl.groups.flatMap(\.names).sorted() == DeviceControl.names.sorted())
        #expect(DeviceControl.title(of: "48.2082,16.3738", for: "location") == "Vienna")
        #expect(
            DeviceControl.names.filter(DeviceControl.takesOtherValues).allSatisfy {
                !["on", "off"].contains(DeviceControl.values(of: $0)?[0])
            })
        #expect(device.network == .offline)
        #expect(device.batteryLevel == 0.05)
        #expect(device.appearance == .dark)
        #expect(!device.savesPower)
        try #require(DeviceControl(name: "battery", value: "37")).apply(to: &device)
        #expect(device.batteryLevel == 0.37)
        for wrong in ["-1", "101", "3.5", "", "1e1"] { #expect(DeviceControl(name: "battery", value: wrong) == nil) }
        let line = try ScriptParser.parse("set network offline", file: "a.ui")[0]
        #expect(line.command == .set(.network(.offline)))
        let error = #expect(throws: ScriptSyntaxError.self) { try ScriptParser.parse("set battery 101", file: "a.ui") }
        #expect(error?.message.contains("a percentage from 0 to 100") == true)
    }

    @Test("inverted colours affect the composited frame only: the next frame inverts its damage, a screenshot does not")
    func inverted() {
        let scene = FakeScene()
        let composer = ScreenComposer(
            renderer: scene, chrome: PaintedChrome(showsBezel: false), state: ChromeState(device: .standard))
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            let picture = composer.imageBuffer
            return (picture.base + y * picture.bytesPerRow + x * 4).load(as: UInt32.self) & 0xFF_FFFF
        }
        _ = composer.compose(at: 0)
        let (near, far) = (pixel(1, 1), pixel(100, 1000))
        composer.update { $0.invertsColors = true }
        _ = composer.compose(at: 1)
        #expect(pixel(1, 1) == near ^ 0xFF_FFFF)
        #expect(pixel(100, 1000) == far ^ 0xFF_FFFF)
        // Four by four pixels in the corner are new.
        scene.invalidate()
        _ = composer.compose(at: 2)
        #expect(pixel(1, 1) == near ^ 0xFF_FFFF)
        #expect(pixel(100, 1000) == far ^ 0xFF_FFFF)
        let shot = composer.screenshot()
        withExtendedLifetime(shot) {
            let buffer = shot.buffer
            #expect((buffer.base + 1000 * buffer.bytesPerRow + 400).load(as: UInt32.self) & 0xFF_FFFF == far)
        }
        composer.update { $0.invertsColors = false }
        _ = composer.compose(at: 3)
        #expect(pixel(1, 1) == near)
        #expect(pixel(100, 1000) == far)
    }
}
