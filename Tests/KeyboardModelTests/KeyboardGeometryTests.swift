import Foundation
import KeyboardModel
import Testing

@Suite("Keyboard geometry") struct KeyboardGeometryTests {
    static let phone = KeyboardDevice(isPad: false, width: 393, height: 852, safeBottom: 34, scale: 3)
    static let turned = KeyboardDevice(isPad: false, width: 852, height: 393, safeLeft: 59, safeRight: 59, safeBottom: 21, scale: 3)
    static let button = KeyboardDevice(isPad: false, width: 375, height: 667, scale: 2)
    static let pad = KeyboardDevice(isPad: true, width: 834, height: 1194, safeBottom: 20, scale: 2)
    static let turnedPad = KeyboardDevice(isPad: true, width: 1194, height: 834, safeBottom: 20, scale: 2)
    static let large = KeyboardDevice(isPad: true, width: 1024, height: 1366, safeBottom: 20, scale: 2)
    static let turnedLarge = KeyboardDevice(isPad: true, width: 1366, height: 1024, safeBottom: 20, scale: 2)
    static let devices = [phone, turned, button, pad, turnedPad, large, turnedLarge]

    static func placed(_ device: KeyboardDevice, _ placement: KeyboardPlacement) -> KeyboardDevice {
        var device = device
        device.placement = placement
        return device
    }

    static func geometry(_ request: KeyboardLayout.Request, _ device: KeyboardDevice, bar: Double = 0) -> KeyboardGeometry {
        let plan = KeyboardLayout(request, device: device)
        return KeyboardGeometry(rows: plan.rows, foot: plan.foot, device: device, barHeight: bar)
    }

    static func requests() -> [KeyboardLayout.Request] {
        KeyboardKind.allCases.flatMap { kind in
            [KeyboardLanguage.english, .pinyin, .arabic].flatMap { language in
                KeyboardPage.allCases.map { KeyboardLayout.Request(kind: kind, language: language, page: $0) }
            }
        }
    }

    @Test("has the height of the device's keyboard", arguments: zip(devices, [291.0, 171, 216, 284, 368, 348, 437]))
    func height(device: KeyboardDevice, height: Double) {
        #expect(Double(Self.geometry(.init(), device).size.height) == height)
        #expect(Double(Self.geometry(.init(), device, bar: 44).size.height) == height + 44)
    }

    @Test("keys of any keyboard do not overlap, and are inside and on whole pixels", arguments: devices)
    func places(device: KeyboardDevice) {
        for request in Self.requests() {
            let geometry = Self.geometry(request, device)
            let bounds = CGRect(origin: .zero, size: geometry.size)
            for (index, key) in geometry.keys.enumerated() {
                #expect(bounds.contains(key.frame), "\(request) \(key)")
                #expect(key.frame.width >= 18, "\(request) \(key)")
                #expect(key.frame.height >= 24, "\(request) \(key)")
                for edge in [key.frame.minX, key.frame.minY, key.frame.maxX, key.frame.maxY] {
                    #expect(abs(edge * device.scale - (edge * device.scale).rounded()) < 1e-6)
                }
                for other in geometry.keys.dropFirst(index + 1) {
                    #expect(!key.frame.intersects(other.frame), "\(request) \(key.key.name) \(other.key.name)")
                }
            }
        }
    }

    @Test("every position in the rows belongs to the nearest key", arguments: devices)
    func reach(device: KeyboardDevice) throws {
        let geometry = Self.geometry(.init(), device)
        for key in geometry.keys {
            let index = try #require(geometry.key(at: CGPoint(x: key.frame.midX, y: key.frame.midY)))
            #expect(geometry.keys[index].key == key.key)
        }
        for x in stride(from: 1, to: device.width, by: 7) {
            for y in stride(from: 1, to: device.rowsHeight - 12, by: 7) { #expect(geometry.key(at: CGPoint(x: x, y: y)) != nil) }
        }
        #expect(geometry.key(at: CGPoint(x: -1, y: 5)) == nil)
        #expect(geometry.key(at: CGPoint(x: 5, y: 5000)) == nil)
    }

    @Test("letters are equally wide in every row, and a phone's rows are centred")
    func letters() throws {
        let geometry = Self.geometry(.init(), Self.phone)
        func frame(_ name: String) throws -> CGRect { try #require(geometry.keys.first { $0.key.name == name }?.frame) }
        for name in "qpaslzm".map(String.init) { #expect(abs(try frame(name).width - 33.3) < 0.4) }
        #expect(try frame("q").minX == 3)
        #expect(abs(try frame("p").maxX - 390) < 0.4)
        #expect(abs(try frame("a").minX + frame("l").maxX - 393) < 0.7)
        #expect(abs(try frame("z").minX + frame("m").maxX - 393) < 0.7)
        #expect(try frame("shift").minX == 3)
        #expect(abs(try frame("space").midX - 196.5) < 0.7)
    }

    @Test("a pad's letters leave space for delete, return and two shifts")
    func padLetters() throws {
        let geometry = Self.geometry(.init(), Self.pad)
        let names = geometry.keys.map(\.key.name)
        #expect(names.count { $0 == "shift" } == 2)
        #expect(names.suffix(6) == ["numbers", "Next keyboard", "Emoji", "space", "numbers", "Hide keyboard"])
        #expect(geometry.keys.first { $0.key.name == "q" }?.key.second == "1")
    }

    @Test("the largest pads have digits, tab and caps lock")
    func largePad() throws {
        let rows = KeyboardLayout(.init(), device: Self.large).rows.map { $0.slots.map(\.key.name) }
        #expect(rows[0].joined() == "`1234567890-=delete")
        #expect(rows[1].first == "tab")
        #expect(rows[1].suffix(3) == ["[", "]", "\\"])
        #expect(rows[2].first == "caps lock")
        #expect(rows[2].last == "return")
        #expect(rows[3].first == "shift")
        #expect(rows[3].last == "shift")
        #expect(rows[4].last == "Hide keyboard")
        let shifted = KeyboardLayout(.init(shift: .once), device: Self.large).rows.map { $0.slots.map(\.key.name) }
        #expect(shifted[0].joined() == "~!@#$%^&*()_+delete")
        #expect(KeyboardLayout(.init(page: .symbols), device: Self.large).rows.count == 5)
    }

    @Test(
        "a split keyboard has all keys in two halves, with a space key in each, and nothing between",
        arguments: [pad, turnedPad, large, turnedLarge])
    func split(device: KeyboardDevice) throws {
        let split = Self.placed(device, .split)
        for language in [KeyboardLanguage.english, .pinyin, .arabic] {
            for page in KeyboardPage.allCases {
                let request = KeyboardLayout.Request(language: language, page: page, placement: .split)
                let geometry = Self.geometry(request, split)
                let whole = KeyboardLayout(.init(language: language, page: page), device: Self.pad).rows.flatMap {
                    $0.slots.map(\.key.name)
                }
                #expect(
                    geometry.keys.map(\.key.name).sorted()
                        == (whole + [geometry.keys.first { $0.key.action == .space }?.key.name ?? ""]).sorted())
                #expect(geometry.grounds.count == 2)
                for key in geometry.keys {
                    #expect(
                        geometry.grounds.contains { $0.contains(key.frame) && $0.insetBy(dx: -1, dy: -9).contains(key.reach) }, "\(key)")
                }
                for (index, key) in geometry.keys.enumerated() {
                    for other in geometry.keys.dropFirst(index + 1) { #expect(!key.frame.intersects(other.frame)) }
                }
                #expect(geometry.key(at: CGPoint(x: device.width / 2, y: 100)) == nil)
            }
        }
        let names = Self.geometry(.init(placement: .split), split).keys.filter { $0.frame.midX < device.width / 2 }.map(\.key.name)
        #expect(names.joined() == "qwertasdfgshiftzxcvbnumbersNext keyboardEmojispace")
    }
}
