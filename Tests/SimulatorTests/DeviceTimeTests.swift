import DeviceProtocol
import Foundation
import Simulator
import Testing

@Suite("Time of the device") struct DeviceTimeTests {
    /// 2007-01-09 09:41:00 UTC.
    private static let now = 1_168_335_660.0

    /// What the device's clock shows once `text` is set, as text of UTC.
    private func shown(_ text: String, zone: String = "UTC", shift: Double = 0) throws -> String {
        var device = DeviceState.standard
        (device.timeZoneIdentifier, device.timeShift) = (zone, shift)
        try #require(DeviceControl(name: "time", value: text)).apply(to: &device, at: Self.now)
        #expect(device.time == text)
        return Date(timeIntervalSince1970: Self.now + device.timeShift).ISO8601Format()
    }

    @Test("a time of day applies to the device's current date and zone; a date without a zone uses the device's")
    func meanings() throws {
        #expect(try shown("real", shift: 500) == "2007-01-09T09:41:00Z")
        #expect(try shown("23:59:50") == "2007-01-09T23:59:50Z")
        #expect(try shown("00:30", zone: "Asia/Tokyo") == "2007-01-08T15:30:00Z")
        #expect(try shown("00:30", zone: "Asia/Tokyo", shift: 86400 * 200) == "2007-07-27T15:30:00Z")
        #expect(try shown("2031-02-03") == "2031-02-03T00:00:00Z")
        #expect(try shown("2031-07-03T09:41", zone: "Europe/Berlin") == "2031-07-03T07:41:00Z")
        #expect(try shown("2031-02-03T09:41:30Z", zone: "Europe/Berlin") == "2031-02-03T09:41:30Z")
        #expect(try shown("2031-02-03T09:41:30-03:30") == "2031-02-03T13:11:30Z")
        #expect(try shown("2000-02-29T12:00") == "2000-02-29T12:00:00Z")
        #expect(try shown("1970-01-01") == "1970-01-01T00:00:00Z")
    }

    @Test(
        "refuses what is not a time",
        arguments: [
            "", "9:41", "24:00", "12:60", "12:00:60", "2031-02-29", "2031-13-01", "2031-2-3", "1969-12-31", "2200-01-01", "2031-02-03T",
            "2031-02-03T9:41", "2031-02-03T09:41+1", "2031-02-03T09:41ZZ", "T09:41", "-1:00", "٠٩:٤١", "09:41:00.5",
        ])
    func refused(text: String) { #expect(DeviceControl(name: "time", value: text) == nil) }

    @Test("a time zone needs a name; animation speed is positive and finite")
    func others() {
        for wrong in ["Mars/Olympus", "+01:00", "", "../etc/passwd"] { #expect(DeviceControl(name: "time-zone", value: wrong) == nil) }
        for wrong in ["0", "-1", "11", "nan", "fast"] { #expect(DeviceControl(name: "speed", value: wrong) == nil) }
    }

    @Test("scripts set time, time zone, speed and location")
    func script() throws {
        let text = "set time 2031-02-03T09:41\nset time-zone Asia/Tokyo\nset speed 0.1\nset location -33.8568,151.2153\nset location none"
        let commands = try ScriptParser.parse(text, file: "a.ui").map(\.command)
        #expect(commands[1] == .set(.timeZone("Asia/Tokyo")))
        #expect(commands[2] == .set(.animationSpeed(0.1)))
        #expect(commands[3] == .set(.location(DeviceLocation("-33.8568,151.2153"))))
        #expect(commands[4] == .set(.location(nil)))
        #expect(throws: ScriptSyntaxError.self) { try ScriptParser.parse("set location Vienna", file: "a.ui") }
    }
}
