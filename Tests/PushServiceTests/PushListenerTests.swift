import DeviceProtocol
import Foundation
import PushService
import Testing

/// The endpoint on a port of this machine, and clients that are not its own.
@Suite("PushListener", .serialized) struct PushListenerTests {
    /// Serves on a separate thread until it is closed.
    private final class Server: @unchecked Sendable {
        let port: Int
        private let lock = NSLock()
        private let done = DispatchSemaphore(value: 0)
        private var isOver = false

        init(identity: TLSIdentity? = nil) throws {
            let box = Mailbox()
            var endpoint = PushEndpointTests.endpoint()
            nonisolated(unsafe) let listener = try PushListener(port: nil, identity: identity) { request in
                let (answer, delivery) = endpoint.answer(request, at: Date().timeIntervalSince1970)
                if let delivery { box.add(delivery) }
                return answer
            }
            (port, mailbox) = (listener.port, box)
            Thread.detachNewThread { [self] in
                while !lock.withLock({ isOver }) {
                    var set = listener.descriptors.map {
                        pollfd(fd: $0.descriptor, events: Int16(POLLIN) | ($0.writes ? Int16(POLLOUT) : 0), revents: 0)
                    }
                    _ = poll(&set, nfds_t(set.count), 20)
                    listener.service()
                }
                done.signal()
            }
        }

        private let mailbox: Mailbox
        var deliveries: [PushDelivery] { mailbox.all }

        func close() {
            lock.withLock { isOver = true }
            done.wait()
        }
    }

    private final class Mailbox: @unchecked Sendable {
        private let lock = NSLock()
        private var taken: [PushDelivery] = []
        func add(_ delivery: PushDelivery) { lock.withLock { taken.append(delivery) } }
        var all: [PushDelivery] { lock.withLock { taken } }
    }

    private func curl(_ arguments: [String]) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        process.arguments = ["-sS", "-i", "--max-time", "20"] + arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    private static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")

    @Test("curl posts over HTTP/2 with prior knowledge, and gets Apple's responses", .enabled(if: isThere, "needs curl"))
    func curl() throws {
        let server = try Server()
        defer { server.close() }
        let address = "http://127.0.0.1:\(server.port)/3/device/"
        let fields = ["-H", "apns-topic: org.ferry.Kettle", "-H", "apns-push-type: alert", "-H", "apns-collapse-id: one"]
        let body = ["-d", String(decoding: PushEndpointTests.alert, as: UTF8.self)]
        let taken = try curl(["--http2-prior-knowledge"] + fields + body + [address + PushEndpointTests.token])
        #expect(taken.contains("HTTP/2 200"), "\(taken)")
        #expect(taken.contains("apns-id: "), "\(taken)")
        #expect(server.deliveries.map(\.collapse) == ["one"])
        #expect(server.deliveries.map(\.payload.title) == ["T"])
        let bad = try curl(["--http2-prior-knowledge"] + fields + body + [address + "beef"])
        #expect(bad.contains("HTTP/2 400"), "\(bad)")
        #expect(bad.hasSuffix(#"{"reason":"BadDeviceToken"}"#), "\(bad)")
        let got = try curl(["--http2-prior-knowledge", address + "beef"])
        #expect(got.contains("HTTP/2 405"), "\(got)")
        let long = "{\"aps\":{\"alert\":\"" + String(repeating: "x", count: 200_000) + "\"}}"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-push-\(UUID()).json")
        try long.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let large = try curl(["--http2-prior-knowledge"] + fields + ["-d", "@\(file.path)", address + PushEndpointTests.token])
        #expect(large.contains("HTTP/2 413"), "\(large)")
        #expect(large.hasSuffix(#"{"reason":"PayloadTooLarge"}"#), "\(large)")
        // Without prior knowledge it is not the protocol that is spoken here.
        #expect(try !curl(["--http1.1"] + fields + body + [address + PushEndpointTests.token]).contains(" 200"))
        #expect(server.deliveries.count == 1)
    }

    @Test("the client gets a response, or reports why not")
    func client() throws {
        let server = try Server()
        defer { server.close() }
        let fields = [(name: "apns-topic", value: "org.ferry.Kettle")]
        let taken = try PushClient.post(to: PushEndpointTests.token, port: server.port, fields, body: PushEndpointTests.alert)
        #expect(taken.status == 200)
        #expect(UUID(uuidString: taken.identifier) != nil)
        #expect(server.deliveries.count == 1)
        let refused = try PushClient.post(to: "beef", port: server.port, fields, body: PushEndpointTests.alert)
        #expect(refused.status == 400)
        #expect(refused.body == #"{"reason":"BadDeviceToken"}"#)
        let error = #expect(throws: PushClient.Failure.self) { try PushClient.post(to: "beef", port: 1, [], body: []) }
        #expect(error?.description.contains("nothing listens on port 1") == true)
    }

    /// A folder with a certificate, for the length of a test.
    private func withIdentity(_ body: (TLSIdentity, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-tls-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(try #require(TLSIdentity(in: folder)), folder)
    }

    @Test(
        "curl posts over TLS trusting only the device's certificate; plain text still works on the same port",
        .enabled(if: isThere, "needs curl"))
    func tls() throws {
        try withIdentity { identity, _ in
            let server = try Server(identity: identity)
            defer { server.close() }
            let fields = ["-H", "apns-topic: org.ferry.Kettle", "-H", "apns-push-type: alert"]
            let body = ["-d", String(decoding: PushEndpointTests.alert, as: UTF8.self)]
            for host in ["localhost", "127.0.0.1"] {
                let address = "https://\(host):\(server.port)/3/device/"
                let trusting = ["--http2", "--cacert", identity.certificate]
                let taken = try curl(trusting + fields + body + [address + PushEndpointTests.token])
                #expect(taken.contains("HTTP/2 200"), "\(taken)")
                #expect(taken.contains("apns-id: "), "\(taken)")
                let bad = try curl(trusting + fields + body + [address + "beef"])
                #expect(bad.hasSuffix(#"{"reason":"BadDeviceToken"}"#), "\(bad)")
                let doubting = try curl(["--http2"] + fields + body + [address + PushEndpointTests.token])
                #expect(doubting.contains("self-signed certificate"), "\(doubting)")
                #expect(!doubting.contains("200"), "\(doubting)")
                // It speaks HTTP/2 alone, and a client must ask for it.
                for other in [["--http1.1"], ["--no-alpn"]] {
                    let refused = try curl(other + trusting.dropFirst() + fields + body + [address + PushEndpointTests.token])
                    #expect(refused.hasPrefix("curl: "), "\(refused)")
                    #expect(!refused.contains("HTTP/"), "\(refused)")
                }
            }
            let clear = try curl(
                ["--http2-prior-knowledge"] + fields + body + ["http://127.0.0.1:\(server.port)/3/device/" + PushEndpointTests.token])
            #expect(clear.contains("HTTP/2 200"), "\(clear)")
            #expect(server.deliveries.count == 3)
        }
    }

    @Test("a certificate is stored, its key readable by the owner only; an invalid one is generated again")
    func identity() throws {
        try withIdentity { identity, folder in
            let key = folder.appendingPathComponent("key.pem")
            let mode = try FileManager.default.attributesOfItem(atPath: key.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            let first = try String(contentsOfFile: identity.certificate, encoding: .utf8)
            #expect(first.hasPrefix("-----BEGIN CERTIFICATE-----"))
            #expect(TLSIdentity(in: folder) != nil)
            #expect(try String(contentsOfFile: identity.certificate, encoding: .utf8) == first)
            try "no key".write(to: key, atomically: true, encoding: .utf8)
            #expect(TLSIdentity(in: folder) != nil)
            #expect(try String(contentsOfFile: identity.certificate, encoding: .utf8) != first)
            #expect(TLSIdentity(in: folder.appendingPathComponent("nowhere")) == nil)
        }
    }

    @Test("an incomplete handshake blocks nobody: an idle connection is closed")
    func halves() throws {
        try withIdentity { identity, _ in
            let server = try Server(identity: identity)
            defer { server.close() }
            // A handshake record of 512 bytes, of which the first few come; or all of them, and none of any use.
            let starts: [[UInt8]] = [
                [0x16, 0x03, 0x01, 0x02, 0x00, 0x01], [0x16, 0x03, 0x01, 0x02, 0x00] + [UInt8](repeating: 0xA5, count: 512), [],
            ]
            let held = (0..<150).map { round in
                let descriptor = connected(to: server.port)
                let bytes = starts[round % 3]
                _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                return descriptor
            }
            defer { for descriptor in held { close(descriptor) } }
            let taken = try PushClient.post(
                to: PushEndpointTests.token, port: server.port, [(name: "apns-topic", value: "org.ferry.Kettle")],
                body: PushEndpointTests.alert)
            #expect(taken.status == 200)
        }
    }

    private func connected(to port: Int) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(INADDR_LOOPBACK).bigEndian)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        #expect(isConnected)
        return descriptor
    }

    @Test("bytes that are not HTTP/2 close only their connection")
    func garbage() throws {
        let server = try Server()
        defer { server.close() }
        var state: UInt64 = 7
        for round in 0..<40 {
            let descriptor = connected(to: server.port)
            defer { close(descriptor) }
            // Half of them begin as a client does.
            var bytes = round % 2 == 0 ? [] : Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
            for _ in 0..<(round * 37) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: state >> 33))
            }
            _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }
        let taken = try PushClient.post(
            to: PushEndpointTests.token, port: server.port, [(name: "apns-topic", value: "org.ferry.Kettle")], body: PushEndpointTests.alert
        )
        #expect(taken.status == 200)
    }
}
