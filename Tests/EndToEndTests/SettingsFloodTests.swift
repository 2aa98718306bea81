import Foundation
import Testing

/// A page that has the token and sends thousands of settings costs the memory of a few screens, not of thousands.
@Suite("A flood of settings", .serialized)
struct SettingsFloodTests {
    @Test("keeps the number of mapped bitmaps within a few screens, at both ends of the link")
    func bitmaps() throws {
        let run = try LiveRun(["--browser", "--no-bezel"], waitsForAddress: true)
        defer { run.close() }
        try #require(run.port != 0)
        // What one screen needs, once it is there.
        var atRest = 0
        for _ in 0..<600 where atRest < 5 {
            usleep(100_000)
            atRest = Self.bitmaps(of: run.identifier)
        }
        try #require(atRest >= 5, "the app draws nothing")
        let page = try FloodConnection(port: run.port, token: run.token)
        let sizes = ["xs", "xxxl", "s", "ax5", "l"]
        var most = atRest
        for number in 0..<2000 {
            page.set("text-size", sizes[number % sizes.count])
            page.set("appearance", number % 2 == 0 ? "dark" : "light")
            // Between settings, so that they do not simply replace each other.
            page.send(#"{"t":"hover","x":\#(number % 300),"y":\#(number % 600)}"#)
            if number % 20 == 0 { most = max(most, Self.bitmaps(of: run.identifier)) }
        }
        // The server rejects this message after it has read all messages before.
        page.send(#"{"t":"flood"}"#)
        while page.readSome() {}
        for _ in 0..<40 {
            usleep(50_000)
            most = max(most, Self.bitmaps(of: run.identifier))
        }
        #expect(most <= Self.limit, "\(most) mapped bitmaps; \(atRest) before")
        #expect(run.close(), "the run did not end when asked to")
    }

    /// Changes under way at once (`DeviceChangeThrottle.limit`), each of a screen, and what the pool keeps; 33 were seen.
    private static let limit = 200

    /// In the simulator and all apps; the larger number of one process.
    private static func bitmaps(of root: pid_t) -> Int {
        RunningProcess.family(of: root).map { process in
            let maps = FileManager.default.contents(atPath: "/proc/\(process.identifier)/maps") ?? Data()
            return String(decoding: maps, as: UTF8.self).split(separator: "\n").count { $0.contains("memfd:ferry-bitmap") }
        }.max() ?? 0
    }
}

/// A viewer as the page has it, which sends what it wants.
final class FloodConnection {
    private let descriptor: Int32

    init(port: UInt16, token: String) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        try #require(result == 0)
        write(
            Array(
                ("GET /viewer?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
                    + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Protocol: ferry\r\n\r\n").utf8))
        var start = [UInt8](repeating: 0, count: 12)
        try #require(recv(descriptor, &start, start.count, Int32(MSG_WAITALL)) == start.count)
        try #require(String(decoding: start, as: UTF8.self) == "HTTP/1.1 101")
    }

    deinit { close(descriptor) }

    func set(_ name: String, _ value: String) { send(#"{"t":"set","s":"\#(name)","v":"\#(value)"}"#) }

    /// A text frame, masked with zeros. Received frames are discarded, so that the server does not wait for this client.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        write([0x81, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes)
        while readSome(waits: false) {}
    }

    /// False at the end, or when nothing has come and it does not wait.
    @discardableResult
    func readSome(waits: Bool = true) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        return recv(descriptor, &buffer, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT)) > 0
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
