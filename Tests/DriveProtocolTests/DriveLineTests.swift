import DriveProtocol
import Foundation
import Testing

@Suite("Messages of a driven simulator")
struct DriveLineTests {
    private static let requests: [DriveRequest] = [
        .launch(arguments: ["-a", "ü\n"], environment: ["KEY": "\"v\""]), .terminate, .activate, .open(url: "app://x"), .state, .elements,
        .reveal(element: .max), .adjust(element: 3, up: true), .gesture(.tap(at: DrivePoint(x: 1.5, y: -2), count: 2, fingers: 1)),
        .gesture(.press(at: DrivePoint(x: 0, y: 0), seconds: 1)),
        .gesture(.drag(from: DrivePoint(x: 0, y: 0), to: DrivePoint(x: 9, y: 9), hold: 0, velocity: 500, holdAtEnd: 0.2)),
        .gesture(.pinch(at: DrivePoint(x: 1, y: 1), scale: 2, seconds: 0.3, span: 200)),
        .gesture(.rotate(at: DrivePoint(x: 1, y: 1), angle: -1, seconds: 0.3, span: 100)), .type("你好"), .key("cmd+a"), .orientation(3),
        .home, .screenshot, .pixels(released: [1, .max]), .settle(limit: 5), .advance(seconds: 0.1),
    ]

    @Test("a request survives its line, which has one line feed, at its end", arguments: requests)
    func request(_ request: DriveRequest) throws {
        let line = try DriveLine.data(request)
        #expect(line.firstIndex(of: 10) == line.count - 1)
        #expect(try DriveLine.request(line.dropLast()) == request)
    }

    @Test("an answer survives its line")
    func answers() throws {
        var element = DriveElement(id: .max, parent: 0, type: 9)
        (element.label, element.value, element.touch) = ("Save\n", "1", DrivePoint(x: 3, y: 4))
        let screen = DriveScreen(isSystem: true, width: 393, height: 852, elements: [DriveElement(id: 1, parent: -1, type: 4), element])
        let answers: [DriveAnswer] = [
            .done, .state(.background), .screen(screen), .settled(isIdle: false, busy: ["Spinner changes"]),
            .screenshot(png: Data([0x89, 0, 255]), scale: 3),
            .pixels(DrivePixels(id: 3, path: "/proc/1/fd/3", width: 2, height: 3, scale: 2)), .failed("why"), .ended("crashed"),
        ]
        for answer in answers {
            let line = try DriveLine.data(answer).dropLast()
            #expect(try DriveLine.answer(line) == answer)
        }
    }

    @Test(
        "bytes that are no request are refused",
        arguments: [
            "", "{", "[]", "null", "{\"tap\":{}}", "{\"settle\":{\"limit\":\"x\"}}", "{\"type\":{}}", "\u{0}", "{\"home\":{},\"state\":{}}",
        ])
    func malformed(_ text: String) {
        #expect(throws: DriveLineError.self) { try DriveLine.request(Data(text.utf8)) }
    }

    @Test("bytes that are no UTF-8 are refused")
    func invalidText() {
        #expect(throws: DriveLineError.self) { try DriveLine.request(Data([0x7B, 0x22, 0xFF, 0x22, 0x7D])) }
    }

    @Test(
        "numbers that would block or crash a simulator are refused",
        arguments: [
            DriveRequest.settle(limit: 1e9), .advance(seconds: -1), .orientation(0), .orientation(5),
            .type(String(repeating: "a", count: DriveRequest.longestText + 1)),
            .gesture(.tap(at: DrivePoint(x: 1e300, y: 0), count: 1, fingers: 1)),
            .gesture(.tap(at: DrivePoint(x: 0, y: 0), count: 1_000_000, fingers: 1)),
            .gesture(.tap(at: DrivePoint(x: 0, y: 0), count: 1, fingers: 0)),
            .gesture(.press(at: DrivePoint(x: 0, y: 0), seconds: 1e18)),
            .gesture(.drag(from: DrivePoint(x: 0, y: 0), to: DrivePoint(x: 1, y: 1), hold: 0, velocity: 0, holdAtEnd: 0)),
            .gesture(.pinch(at: DrivePoint(x: 0, y: 0), scale: 0, seconds: 1, span: 10)),
            .gesture(.rotate(at: DrivePoint(x: 0, y: 0), angle: 1e9, seconds: 1, span: 10)),
        ])
    func outOfRange(_ request: DriveRequest) throws {
        let line = try DriveLine.data(request).dropLast()
        #expect { try DriveLine.request(line) } throws: { error in
            if case DriveLineError.outOfRange = error { true } else { false }
        }
    }

    @Test("a tree whose parents come after their children is refused", arguments: [1, 2, -2])
    func parents(_ parent: Int) throws {
        let screen = DriveScreen(
            isSystem: false, width: 1, height: 1,
            elements: [DriveElement(id: 1, parent: -1, type: 4), DriveElement(id: 2, parent: parent, type: 9)])
        let line = try DriveLine.data(DriveAnswer.screen(screen)).dropLast()
        #expect(throws: DriveLineError.outOfRange("element 1 has the parent \(parent)")) { try DriveLine.answer(line) }
    }

    @Test("lines arrive whole, whatever the pieces", arguments: 1...7)
    func pieces(_ size: Int) throws {
        let text = Data("first\n\nthird, longer\nrest".utf8)
        var (buffer, lines) = (DriveLineBuffer(), [String]())
        for start in stride(from: 0, to: text.count, by: size) {
            try buffer.append(text[start..<min(start + size, text.count)])
            while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        #expect(lines == ["first", "", "third, longer"])
        try buffer.append(Data("\n".utf8))
        #expect(buffer.next() == Data("rest".utf8))
        #expect(buffer.next() == nil)
    }

    @Test("a line without an end is refused when it is too long")
    func endless() throws {
        var buffer = DriveLineBuffer()
        let piece = Data(repeating: 65, count: 32 << 20)
        for _ in 0..<3 { try buffer.append(piece) }
        #expect(throws: DriveLineError.tooLong) { try buffer.append(piece) }
    }
}
