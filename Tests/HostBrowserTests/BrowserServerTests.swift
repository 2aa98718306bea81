import Foundation
import HostInterface
import HostTestSupport
import Testing

@testable import HostBrowser

@Suite("BrowserDisplay and unauthenticated clients")
struct BrowserServerTests {
    private static let size = PixelSize(width: 300, height: 600)

    private static func open() throws -> (display: BrowserDisplay, token: String) {
        let display = try BrowserDisplay(title: "Test", pixelSize: size, scale: 2)
        return (display, String(display.address.split(separator: "=")[1]))
    }

    private static func status(_ request: String, port: Int) throws -> String {
        let connection = try RawConnection(port: port)
        connection.send(request)
        return String(connection.receiveHead().prefix { $0 != "\r" }.dropFirst("HTTP/1.1 ".count).prefix(3))
    }

    @Test("serves the page only to clients with the token and a loopback host name")
    func page() throws {
        let (display, token) = try Self.open()
        defer { display.close() }
        let port = display.port
        func status(_ target: String, host: String = "127.0.0.1") throws -> String {
            try Self.status("GET \(target) HTTP/1.1\r\nHost: \(host):\(port)\r\n\r\n", port: port)
        }
        #expect(try status("/?token=\(token)") == "200")
        #expect(try status("/?token=\(token)", host: "localhost") == "200")
        #expect(try status("/") == "403")
        #expect(try status("/?token=") == "403")
        #expect(try status("/?token=\(token.dropLast())0z") == "403")
        #expect(try status("/?token=\(String(repeating: "a", count: 1000))") == "403")
        #expect(try status("/?token=\(token)", host: "rebound.example") == "403")
        #expect(try status("/other?token=\(token)") == "404")
        #expect(try Self.status("GET /?token=\(token) HTTP/1.0\r\n\r\n", port: port) == "403")
    }

    @Test("lets a viewer connect only from its own page")
    func viewer() throws {
        let (display, token) = try Self.open()
        defer { display.close() }
        let port = display.port
        func status(token: String, origin: String?, host: String? = nil) throws -> String {
            try Self.status(RawConnection.upgrade(port: port, token: token, origin: origin, host: host), port: port)
        }
        #expect(try status(token: token, origin: "http://127.0.0.1:\(port)") == "101")
        #expect(try status(token: token, origin: "http://localhost:\(port)", host: "localhost:\(port)") == "101")
        #expect(try status(token: "", origin: "http://127.0.0.1:\(port)") == "403")
        #expect(try status(token: token, origin: nil) == "403")
        #expect(try status(token: token, origin: "http://evil.example") == "403")
        #expect(try status(token: token, origin: "http://127.0.0.1:\(port + 1)") == "403")
        #expect(try status(token: token, origin: "http://rebound.example:\(port)", host: "rebound.example:\(port)") == "403")
    }

    private static func connect(_ display: BrowserDisplay, _ token: String, receiveBuffer: Int32? = nil) throws -> RawConnection {
        let connection = try RawConnection(port: display.port, receiveBuffer: receiveBuffer)
        connection.send(RawConnection.upgrade(port: display.port, token: token, origin: "http://127.0.0.1:\(display.port)"))
        #expect(connection.receiveHead().hasPrefix("HTTP/1.1 101"))
        return connection
    }

    @Test(
        "closes a viewer that sends invalid data, with the reason, and serves the next one",
        arguments: [
            ("", "not a message of this page"), ("[]", "not a message of this page"), ("{}", "not a message of this page"),
            (String(repeating: "[", count: 100_000), "not a message of this page"),
            (#"{"t":"compose","s":"ni"}"#, "a composition without its caret"),
            (#"{"t":"compose","s":"ni","n":3}"#, "a composition without its caret"),
            (#"{"t":"jump"}"#, "unknown message type"), (#"{"t":"down","x":1,"y":2}"#, "a finger out of range"),
            (#"{"t":"down","x":1,"y":2,"f":-1}"#, "a finger out of range"),
            (#"{"t":"down","x":1e300,"y":2,"f":0}"#, "a position out of range"),
            (#"{"t":"wheel","x":1,"y":2}"#, "a position out of range"), (#"{"t":"key","p":"down","u":65535,"m":0}"#, "a key out of range"),
            (#"{"t":"command","s":"format-disk"}"#, "unknown command"), (#"{"t":"set","s":"bold-text","v":"7"}"#, "unknown setting"),
            (#"{"t":"set","s":"fame","v":"on"}"#, "unknown setting"), (#"{"t":"drawn","n":7}"#, "drawn before it was sent"),
            (#"{"t":"drawn","n":4294967295}"#, "drawn before it was sent"), (String(repeating: "x", count: 300_000), "message too long"),
        ])
    func nonsense(message: String, reason: String) throws {
        let (display, token) = try Self.open()
        defer { display.close() }
        let connection = try Self.connect(display, token)
        connection.sendFrame(opcode: 1, Array(message.utf8))
        let close = try #require(connection.receiveClose())
        #expect(close == (1008, reason))
        _ = try Self.connect(display, token)
    }

    @Test("closes a viewer that sends binary data or one endless fragmented message")
    func pieces() throws {
        let (display, token) = try Self.open()
        defer { display.close() }
        let binary = try Self.connect(display, token)
        binary.sendFrame(opcode: 2, [1, 2, 3])
        #expect(try #require(binary.receiveClose()).reason == "messages must be text")
        let endless = try Self.connect(display, token)
        endless.sendFrame(opcode: 1, Array("\"".utf8), isFinal: false)
        // Not one more than it takes: bytes the server leaves unread would make the system reset the connection and lose the reason.
        for _ in 0..<(ViewerMessage.maximumLength / 4096) {
            endless.sendFrame(opcode: 0, [UInt8](repeating: 0x61, count: 4096), isFinal: false)
        }
        #expect(try #require(endless.receiveClose()).reason == "message too long")
    }

    @Test("serves the page while unauthenticated clients hold connections open, closing the oldest first")
    func unauthenticated() throws {
        // Longer than the test waits: none is closed for its slowness.
        let display = try BrowserDisplay(title: "Test", pixelSize: Self.size, scale: 2, patience: 600)
        let token = String(display.address.split(separator: "=")[1])
        defer { display.close() }
        let viewer = try Self.connect(display, token)
        var silent = try (0..<100).map { _ in try RawConnection(port: display.port) }
        let half = try (0..<100).map { _ in try RawConnection(port: display.port) }
        for connection in half { connection.send("GET /?token=\(token) HTTP/1.1\r\nHost: 127") }
        // Some whose request is there before the server has seen the connection.
        let quick = try (0..<100).map { _ in
            let connection = try RawConnection(port: display.port)
            connection.send("GET /?token=\(token) HTTP/1.1\r\nHost: 127")
            return connection
        }
        #expect(try Self.status("GET /?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(display.port)\r\n\r\n", port: display.port) == "200")
        _ = try Self.connect(display, token)
        for connection in silent.prefix(60) { try #require(connection.isEnded()) }
        // Authenticated clients stay connected.
        viewer.sendFrame(opcode: 1, Array(#"{"t":"down","x":1,"y":2}"#.utf8))
        #expect(try #require(viewer.receiveClose()).reason == "a finger out of range")
        silent.removeAll()
        withExtendedLifetime((half, quick)) {}
    }

    @Test("ends the touches of a viewer that disconnects, and separates those of two viewers")
    func fingers() throws {
        let (display, token) = try Self.open()
        defer { display.close() }
        let recorder = EventRecorder(display)
        let first = try Self.connect(display, token)
        first.sendFrame(opcode: 1, Array(#"{"t":"down","x":1,"y":2,"f":0}"#.utf8))
        #expect(recorder.wait { $0.count == 1 })
        var second: RawConnection? = try Self.connect(display, token)
        second?.sendFrame(opcode: 1, Array(#"{"t":"down","x":3,"y":4,"f":0}"#.utf8))
        #expect(recorder.wait { $0.count == 2 })
        second = nil
        #expect(recorder.wait { $0.count == 3 })
        #expect(recorder.lines == ["down 0 1,2", "down 1 3,4", "cancel 1"])
    }

    @Test("a viewer that reads nothing costs neither time nor memory, nor frames of others")
    func stalled() throws {
        let (display, token) = try Self.open()
        defer { display.close() }
        var picture = TestFrame(size: Self.size)
        let stalled = try Self.connect(display, token, receiveBuffer: 4096)
        let reader = try Self.connect(display, token)
        func readFrame() throws -> UInt32 {
            while let frame = reader.receiveFrame() {
                guard frame.opcode == 2 else { continue }
                return frame.payload[4..<8].reversed().reduce(0) { $0 << 8 | UInt32($1) }
            }
            throw HostError.failed("the connection ended")
        }
        func acknowledge(_ frame: UInt32) { reader.sendFrame(opcode: 1, Array(#"{"t":"drawn","n":\#(frame)}"#.utf8)) }
        acknowledge(try readFrame())
        var random = SystemRandomNumberGenerator()
        for number in 2...200 as ClosedRange<UInt32> {
            // Noise, so that no encoding makes it small.
            for index in stride(from: 0, to: picture.pixels.count, by: 2) { picture.pixels[index] = random.next() | 0xFF00_0000 }
            picture.present(on: display)
            #expect(try readFrame() == number)
            acknowledge(number)
        }
        withExtendedLifetime(stalled) {}
    }

    @Test("reports a port in use")
    func busy() throws {
        let (display, _) = try Self.open()
        defer { display.close() }
        let port = display.port
        #expect {
            try BrowserDisplay(title: "Second", pixelSize: Self.size, scale: 2, port: port)
        } throws: { error in
            "\(error)" == "port \(port) is in use; stop what listens there or pass another with --port"
        }
        #expect(throws: HostError.self) { try BrowserDisplay(title: "None", pixelSize: Self.size, scale: 2, port: 70_000) }
    }

    @Test("a port is free again after the display is closed")
    func reopened() throws {
        let (first, _) = try Self.open()
        let port = first.port
        let viewer = try Self.connect(first, String(first.address.split(separator: "=")[1]))
        first.close()
        let second = try BrowserDisplay(title: "Second", pixelSize: Self.size, scale: 2, port: port)
        #expect(second.port == port)
        second.close()
        withExtendedLifetime(viewer) {}
    }
}
