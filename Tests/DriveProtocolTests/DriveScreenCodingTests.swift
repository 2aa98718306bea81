import Foundation
import Testing

@testable import DriveProtocol

@Suite("Elements as JSON")
struct DriveScreenCodingTests {
    private static let screen: DriveScreen = {
        var first = DriveElement(id: 1, parent: -1, type: 4)
        (first.width, first.height) = (393, 852.333)
        var second = DriveElement(id: .max, parent: 0, type: 9)
        (second.identifier, second.label, second.title) = ("a\"b\\c", "Zeile\n\tzwei\u{1}", "😀 ہیلو")
        (second.value, second.placeholder) = ("", nil)
        (second.x, second.y) = (-0.1, 1e-9)
        (second.isEnabled, second.isSelected, second.hasFocus, second.isHittable) = (false, true, true, true)
        (first.isSystem, second.hiddenRows) = (true, DriveHiddenRows(above: 3, below: 10_000))
        second.touch = DrivePoint(x: 1e20, y: 0.1 + 0.2)
        return DriveScreen(isSystem: true, width: 393, height: 852, elements: [first, second])
    }()

    @Test("what is written is what JSONDecoder reads")
    func written() throws {
        let line = try DriveLine.data(DriveAnswer.screen(Self.screen))
        #expect(try JSONDecoder().decode(DriveAnswer.self, from: line) == .screen(Self.screen))
        #expect(line.firstIndex(of: 10) == line.count - 1)
        let list = try DriveLine.text(of: Self.screen.elements)
        #expect(try JSONDecoder().decode([DriveElement].self, from: Data(list.utf8)) == Self.screen.elements)
    }

    @Test(
        "what JSONEncoder writes is read, in any order and with spaces",
        arguments: [JSONEncoder.OutputFormatting(), .sortedKeys, .prettyPrinted])
    func read(_ format: JSONEncoder.OutputFormatting) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = format
        #expect(try DriveLine.answer(encoder.encode(DriveAnswer.screen(Self.screen))) == .screen(Self.screen))
        #expect(try DriveLine.elements(String(decoding: encoder.encode(Self.screen.elements), as: UTF8.self)) == Self.screen.elements)
    }

    @Test("unknown fields and escapes are read over")
    func unknown() throws {
        let text =
            #"[{"new":{"a":[1,null,{"b":"\u00e4"}]},"id":1,"parent":-1,"type":2,"label":"\uD83D\uDE00\/\b\f\r\t","other":-1.5e3,"n":null}]"#
        let elements = try DriveLine.elements(text)
        #expect(elements.map(\.label) == ["😀/\u{8}\u{C}\r\t"])
    }

    @Test(
        "what is no list of elements is refused",
        arguments: [
            "", "[", "[{}]", "{}", "[1]", "[null]", #"[{"id":1,"parent":-1}]"#, #"[{"id":-1,"parent":-1,"type":2}]"#,
            #"[{"id":1,"parent":-1,"type":2}"#, #"[{"id":1,"parent":-1,"type":2}]x"#, #"[{"id":1,"parent":-1,"type":2,"label":"\uD83D"}]"#,
            #"[{"id":1,"parent":-1,"type":2,"label":"\x"}]"#, #"[{"id":1,"parent":-1,"type":2,"label":"a"#,
            #"[{"id":1e9,"parent":-1,"type":2}]"#,
            #"[{"id":1,"parent":-1,"type":2,"x":1e999}]"#, #"[{"id":1,"parent":-1,"type":2,"x":nan}]"#,
            #"[{"id":1,"parent":-1,"type":2,}]"#,
            #"[{"id":18446744073709551616,"parent":-1,"type":2}]"#, String(repeating: "[", count: 100_000),
            #"[{"a":"# + String(repeating: "[", count: 100_000), "[{\"id\":1,\"parent\":-1,\"type\":2,\"label\":\"a\nb\"}]",
        ])
    func refused(_ text: String) {
        #expect(throws: DriveLineError.self) { try DriveLine.elements(text) }
    }

    @Test("a text that is no UTF-8 is refused")
    func invalidText() throws {
        var line = try DriveLine.data(DriveAnswer.screen(Self.screen)).dropLast()
        let place = try #require(line.range(of: Data("Zeile".utf8)))
        line[place.lowerBound] = 0xFF
        #expect(throws: DriveLineError.self) { try DriveLine.answer(line) }
    }

    @Test("numbers that JSON does not have are refused, not written")
    func infinite() {
        var element = DriveElement(id: 1, parent: -1, type: 2)
        element.x = .infinity
        #expect(throws: DriveLineError.outOfRange("inf")) { try DriveLine.text(of: [element]) }
    }

    @Test("changed bytes give elements or an error, never a crash")
    func changedBytes() throws {
        let line = Array(try DriveLine.data(DriveAnswer.screen(Self.screen)).dropLast())
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<2000 {
            var changed = line
            for _ in 0...random(3) {
                switch random(3) {
                case 0: changed[random(changed.count)] = UInt8(random(256))
                case 1: changed.remove(at: random(changed.count))
                default: changed.insert(UInt8(random(256)), at: random(changed.count))
                }
            }
            guard let answer = try? DriveLine.answer(Data(changed)), case .screen(let screen) = answer else { continue }
            // What was accepted is well-formed.
            #expect(throws: Never.self) { try DriveLine.data(DriveAnswer.screen(screen)) }
        }
    }

    @Test("images of sizes that no screen has are refused")
    func pixels() throws {
        for (width, height) in [(0, 1), (1, -1), (1 << 40, 1)] {
            let line = try DriveLine.data(DriveAnswer.pixels(DrivePixels(id: 1, path: "", width: width, height: height, scale: 3)))
            #expect(throws: DriveLineError.self) { try DriveLine.answer(line) }
        }
    }
}
