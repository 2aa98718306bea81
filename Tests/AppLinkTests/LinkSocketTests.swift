import AppLink
import Foundation
import HostInterface
import RenderProtocol
import Testing

@Suite("LinkSocket")
struct LinkSocketTests {
    @Test("carries a bitmap's memory beside its message")
    func bitmap() throws {
        let (app, simulator) = try LinkSocket.pair()
        let made = try #require(BitmapMemory.make(BitmapID(7), width: 5, height: 3))
        made.bitmap.base.storeBytes(of: 0x1122_3344, as: UInt32.self)
        try app.send(
            .bitmap(BitmapID(7), width: 5, height: 3, bytesPerRow: made.bitmap.bytesPerRow), descriptor: made.descriptor)
        let received = try #require(try simulator.receive())
        let bitmap = try #require(
            BitmapMemory.map(
                BitmapID(7), width: 5, height: 3, bytesPerRow: made.bitmap.bytesPerRow, descriptor: received.descriptor, writable: false))
        close(received.descriptor)
        #expect(bitmap.base.load(as: UInt32.self) == 0x1122_3344)
        made.bitmap.base.storeBytes(of: 0x5566_7788, as: UInt32.self)
        #expect(bitmap.base.load(as: UInt32.self) == 0x5566_7788)
    }

    @Test("refuses a bitmap larger than its memory")
    func bombBitmap() throws {
        let made = try #require(BitmapMemory.make(BitmapID(1), width: 10, height: 10))
        defer { close(made.descriptor) }
        let map = { (width: Int, height: Int, bytesPerRow: Int) in
            BitmapMemory.map(
                BitmapID(1), width: width, height: height, bytesPerRow: bytesPerRow, descriptor: made.descriptor, writable: false)
        }
        #expect(map(10, 10, made.bitmap.bytesPerRow) != nil)
        #expect(map(10, 100_000, made.bitmap.bytesPerRow) == nil)
        #expect(map(10, 4000, made.bitmap.bytesPerRow) == nil)
        #expect(map(10, 10, 4) == nil)
        #expect(map(10, 10, -48) == nil)
        #expect(map(-1, 10, made.bitmap.bytesPerRow) == nil)
    }

    @Test("refuses memory that could be taken away under the reader")
    func unsealed() throws {
        let path = NSTemporaryDirectory() + "ferry-\(UUID().uuidString)"
        try Data(count: 4096).write(to: URL(fileURLWithPath: path))
        let descriptor = open(path, O_RDWR)
        defer {
            close(descriptor)
            unlink(path)
        }
        #expect(BitmapMemory.map(BitmapID(1), width: 4, height: 4, bytesPerRow: 16, descriptor: descriptor, writable: false) == nil)
    }

    @Test("a bitmap without memory breaks the link")
    func missingDescriptor() throws {
        let (app, simulator) = try LinkSocket.pair()
        try app.send(.bitmap(BitmapID(1), width: 2, height: 2, bytesPerRow: 16))
        #expect(throws: LinkError.unexpected("a bitmap came without its memory")) { try simulator.receive() }
    }

    @Test(
        "bytes that are no message break the link and nothing else",
        arguments: [
            [UInt8](repeating: 0xFF, count: 64), [0, 0, 0, 0], [1, 0, 0, 0, 0xEE], [255, 255, 255, 255, 0], [4, 0, 0, 0, 2, 255, 255, 255],
        ])
    func hostileBytes(bytes: [UInt8]) throws {
        let (app, simulator) = try LinkSocket.pair()
        simulator.setBlocking(false)
        _ = bytes.withUnsafeBytes { write(app.descriptor, $0.baseAddress, $0.count) }
        #expect(throws: LinkError.self) { try simulator.receive() }
    }

    @Test("a lost end is told from silence")
    func lost() throws {
        var pair: (LinkSocket, LinkSocket)? = try LinkSocket.pair()
        let simulator = try #require(pair?.1)
        simulator.setBlocking(false)
        #expect(try simulator.receive() == nil)
        pair = nil
        #expect(throws: LinkError.closed) { try simulator.receive() }
        #expect(throws: LinkError.closed) { try simulator.send(.sync(id: 1)) }
    }

    @Test("keeps what a slow reader has not taken and sends it later, in order")
    func backpressure() throws {
        let (app, simulator) = try LinkSocket.pair()
        app.setBlocking(false)
        simulator.setBlocking(false)
        let text = String(repeating: "x", count: 100_000)
        for index in 0..<20 { try simulator.send(.event(.openURL("\(index)" + text))) }
        #expect(simulator.waitingBytes > 0)
        var seen: [String] = []
        while seen.count < 20 {
            try simulator.flush()
            while let received = try app.receive() {
                guard case .event(.openURL(let url)) = received.message else { continue }
                seen.append(String(url.prefix { $0.isNumber }))
            }
        }
        #expect(seen == (0..<20).map(String.init))
        #expect(simulator.waitingBytes == 0)
    }
}
