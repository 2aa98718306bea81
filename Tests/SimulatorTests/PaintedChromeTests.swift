import DeviceProtocol
import Foundation
import HostInterface
import Testing

@testable import Simulator

@Suite("PaintedChrome")
struct PaintedChromeTests {
    /// Replaces an app.
    private static let field: UInt32 = 0xFF40_8060

    private static func state(_ name: String, _ orientation: DeviceState.Orientation = .portrait, dark: Bool = false) throws -> ChromeState
    {
        var state = ChromeState(device: try Device.named(name), orientation: orientation, appearance: dark ? .dark : .light)
        state.batteryLevel = 0.8
        return state
    }

    private static func store(_ size: PixelSize, _ colour: UInt32) -> PixelStore {
        let store = PixelStore(size: size)
        store.buffer.base.initializeMemory(as: UInt32.self, repeating: colour, count: size.width * size.height)
        return store
    }

    /// A whole frame, as ScreenComposer composes it.
    private static func picture(_ state: ChromeState, _ chrome: PaintedChrome, app: UInt32 = field) -> PixelStore {
        let layout = chrome.layout(for: state)
        let picture = store(layout.picture, 0)
        let size = PixelSize(width: layout.screen.width, height: layout.screen.height)
        store(size, app).copy(size.bounds, to: picture.buffer(of: layout.screen))
        chrome.drawSystemBars(over: picture.buffer(of: layout.screen), damage: [size.bounds], state: state)
        chrome.drawBezel(into: picture.buffer, damage: [layout.picture.bounds], state: state)
        return picture
    }

    private static func pixel(_ store: PixelStore, _ x: Int, _ y: Int) -> UInt32 {
        (store.buffer.base + y * store.bytesPerRow + x * 4).load(as: UInt32.self)
    }

    private static func bytes(_ store: PixelStore) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: store.buffer.base, count: store.bytesPerRow * store.size.height))
    }

    /// Island, notch, home button, and a tablet of each kind.
    private static let devices = [
        "iPhone 15", "iPhone 11", "iPhone SE (3rd generation)", "iPad (10th generation)", "iPad 2",
    ]

    @Test("leaves the middle to the app and the corners of the frame transparent", arguments: devices)
    func middle(name: String) throws {
        for orientation in [DeviceState.Orientation.portrait, .landscapeLeft] {
            let state = try Self.state(name, orientation)
            let chrome = PaintedChrome(showsBezel: true)
            let layout = chrome.layout(for: state)
            let picture = Self.picture(state, chrome)
            #expect(
                Self.pixel(picture, layout.screen.x + layout.screen.width / 2, layout.screen.y + layout.screen.height / 2) == Self.field)
            #expect(Self.pixel(picture, 0, 0) == 0)
            #expect(Self.pixel(picture, layout.picture.width - 1, layout.picture.height - 1) == 0)
            // Next to the screen: the body, opaque.
            #expect(Self.pixel(picture, layout.screen.x - 8, layout.picture.height / 2) >> 24 == 255)
            #expect(Self.pixel(picture, layout.screen.maxX + 8, layout.picture.height / 2) >> 24 == 255)
            #expect(layout.screen.maxX + layout.screen.x == layout.picture.width)
            #expect(layout.screen.maxY + layout.screen.y == layout.picture.height)
            if state.device.cornerRadius > 0 { #expect(Self.pixel(picture, layout.screen.x, layout.screen.y) != Self.field) }
        }
    }

    @Test("draws the island at the device's top in every orientation")
    func cutout() throws {
        let places: [(DeviceState.Orientation, x: Double, y: Double)] = [
            (.portrait, 0.5, 0.035), (.landscapeRight, 0.035, 0.5), (.landscapeLeft, 0.965, 0.5), (.portraitUpsideDown, 0.5, 0.965),
        ]
        for (orientation, x, y) in places {
            let state = try Self.state("iPhone 15", orientation)
            let chrome = PaintedChrome(showsBezel: true)
            let screen = chrome.layout(for: state).screen
            let picture = Self.picture(state, chrome)
            let place = (screen.x + Int(Double(screen.width) * x), screen.y + Int(Double(screen.height) * y))
            #expect(Self.pixel(picture, place.0, place.1) & 0xFF_FFFF < 0x20_2020)
        }
    }

    @Test("paints only within the damage, and the same in parts as at once", arguments: ["iPhone 11", "iPad 2"])
    func damage(name: String) throws {
        let state = try Self.state(name)
        let chrome = PaintedChrome(showsBezel: true)
        let layout = chrome.layout(for: state)
        let whole = Self.picture(state, chrome)
        let parts = Self.store(layout.picture, 0)
        let size = PixelSize(width: layout.screen.width, height: layout.screen.height)
        Self.store(size, Self.field).copy(size.bounds, to: parts.buffer(of: layout.screen))
        let step = PixelSize(width: layout.picture.width / 3 + 1, height: layout.picture.height / 5 + 1)
        for y in 0..<5 {
            for x in 0..<3 {
                let part = PixelRect(x: x * step.width, y: y * step.height, width: step.width, height: step.height)
                let onScreen = part.moved(x: -layout.screen.x, y: -layout.screen.y).intersection(size.bounds)
                chrome.drawSystemBars(over: parts.buffer(of: layout.screen), damage: [onScreen], state: state)
                chrome.drawBezel(into: parts.buffer, damage: [part.intersection(layout.picture.bounds)], state: state)
            }
        }
        #expect(Self.bytes(parts) == Self.bytes(whole))
        let untouched = Self.store(layout.picture, 0)
        chrome.drawBezel(into: untouched.buffer, damage: [], state: state)
        #expect(Self.bytes(untouched).allSatisfy { $0 == 0 })
    }

    @Test("without a bezel the frame is the screen, including corners")
    func bare() throws {
        let state = try Self.state("iPhone 15")
        let chrome = PaintedChrome(showsBezel: false)
        #expect(chrome.layout(for: state) == PlainChrome().layout(for: state))
        #expect(Self.pixel(Self.picture(state, chrome), 0, 0) == Self.field)
    }

    @Test("bars follow the app's preferences")
    func bars() throws {
        let chrome = PaintedChrome(showsBezel: false)
        func colours(_ change: (inout ChromeState) -> Void) throws -> (bar: Set<UInt32>, pill: UInt32) {
            var state = try Self.state("iPhone 15")
            change(&state)
            let picture = Self.picture(state, chrome)
            let bar = Set((0..<(54 * 3)).flatMap { y in (0..<picture.size.width).map { Self.pixel(picture, $0, y) } })
            return (bar, Self.pixel(picture, picture.size.width / 2, picture.size.height - 31))
        }
        let black: UInt32 = 0xFF00_0000
        let white: UInt32 = 0xFFFF_FFFF
        let light = try colours { _ in }
        #expect(light.bar.contains(black))
        #expect(!light.bar.contains(white))
        #expect(light.pill == black)
        let dark = try colours { $0.appearance = .dark }
        #expect(dark.bar.contains(white))
        #expect(!dark.bar.contains(black))
        #expect(dark.pill == white)
        let asked = try colours { $0.statusBarStyle = .light }
        #expect(asked.bar.contains(white))
        #expect(asked.pill == black)
        let pill = try colours { $0.homeIndicatorStyle = .light }
        #expect(!pill.bar.contains(white))
        #expect(pill.pill == white)
        let hidden = try colours {
            $0.statusBarHidden = true
            $0.homeIndicatorHidden = true
        }
        #expect(hidden.bar == [Self.field])
        #expect(hidden.pill == Self.field)
    }

    @Test("the crash page fits every screen, however long the message")
    func ending() throws {
        let ending = AppTermination(
            reason: .crashed(signal: 5), message: String(repeating: "Fatal error: Index out of range. ", count: 200),
            file: "/home/person/Projects/Calculator/Sources/Calculator/Keypad/KeypadViewController.swift", line: 42,
            lastEvents: (0..<50).map { "tap \($0)" }, logTail: (0..<500).map { "line \($0) " + String(repeating: "x", count: 300) })
        for name in Self.devices {
            for orientation in [DeviceState.Orientation.portrait, .landscapeRight] {
                let state = try Self.state(name, orientation)
                let screen = Self.store(state.device.pixelSize(orientation), 0)
                PaintedChrome(showsBezel: true).drawTermination(ending, into: screen.buffer, state: state)
                #expect(Self.pixel(screen, 0, 0) == 0xFFF2_F2F7)
            }
        }
    }
}
