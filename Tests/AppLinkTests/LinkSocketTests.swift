import AppLink
import DeviceProtocol
import Foundation
import RenderProtocol
import Testing

@Suite("LinkSocket")
struct LinkSocketTests {
    @Test("sends a bitmap's memory with its message")
    func bitmap() throws {
        let (app, simulator) = try LinkSocket.pair()
        let made = try #require(SharedMemory.make(byteCount: 4096))
        made.memory.base.storeBytes(of: 0x1122_3344, as: UInt32.self)
        try app.send(.memory(MemoryID(7), byteCount: 4096), descriptor: made.descriptor)
        let received = try #require(try simulator.receive())
        let memory = try #require(SharedMemory.map(byteCount: 4096, descriptor: received.descriptor, writable: false))
        close(received.descriptor)
        #expect(memory.base.load(as: UInt32.self) == 0x1122_3344)
        made.memory.base.storeBytes(of: 0x5566_7788, as: UInt32.self)
        #expect(memory.base.load(as: UInt32.self) == 0x5566_7788)
    }

    @Test("refuses a bitmap larger than its memory")
    func bombBitmap() throws {
        let made = try #require(SharedMemory.make(byteCount: 480))
        defer { close(made.descriptor) }
        #expect(SharedMemory.map(byteCount: 480, descriptor: made.descriptor, writable: false) != nil)
        for size in [481, 1 << 40, 0, -1] {
            #expect(SharedMemory.map(byteCount: size, descriptor: made.descriptor, writable: false) == nil)
        }
        let (fitting, tall) = (try #require(BitmapForm(width: 10, height: 10)), try #require(BitmapForm(width: 10, height: 11)))
        #expect(made.memory.bitmap(BitmapID(1), fitting) != nil)
        #expect(made.memory.bitmap(BitmapID(1), tall) == nil)
    }

    @Test("refuses memory that could be truncated under the reader")
    func unsealed() throws {
        let path = NSTemporaryDirectory() + "ferry-\(UUID().uuidString)"
        try Data(count: 4096).write(to: URL(fileURLWithPath: path))
        let descriptor = open(path, O_RDWR)
        defer {
            close(descriptor)
            unlink(path)
        }
        #expect(SharedMemory.map(byteCount: 64, descriptor: descriptor, writable: false) == nil)
    }

    @Test("a bitmap without memory breaks the link")
    func missingDescriptor() throws {
        let (app, simulator) = try LinkSocket.pair()
        try app.send(.memory(MemoryID(1), byteCount: 16))
        #expect(throws: LinkError.unexpected("received a message without its descriptor")) { try simulator.receive() }
    }

    @Test(
        "bytes that are not a message break only the link",
        arguments: [
            [UInt8](repeating: 0xFF, count: 64), [0, 0, 0, 0], [1, 0, 0, 0, 0xEE], [255, 255, 255, 255, 0], [4, 0, 0, 0, 2, 255, 255, 255],
        ])
    func hostileBytes(bytes: [UInt8]) throws {
        let (app, simulator) = try LinkSocket.pair()
        simulator.setBlocking(false)
        _ = bytes.withUnsafeBytes { write(app.descriptor, $0.baseAddress, $0.count) }
        #expect(throws: LinkError.self) { try simulator.receive() }
    }

    @Test("distinguishes a closed end from silence")
    func lost() throws {
        var pair: (LinkSocket, LinkSocket)? = try LinkSocket.pair()
        let simulator = try #require(pair?.1)
        simulator.setBlocking(false)
        #expect(try simulator.receive() == nil)
        pair = nil
        #expect(throws: LinkError.closed) { try simulator.receive() }
        #expect(throws: LinkError.closed) { try simulator.send(.sync(id: 1)) }
    }

    @Test("buffers what a slow reader has not read and sends it later, in order")
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
                guard case .event(.openURL(let url, _)) = received.message else { continue }
                seen.append(String(url.prefix { $0.isNumber }))
            }
        }
        #expect(seen == (0..<20).map(String.init))
        #expect(simulator.waitingBytes == 0)
    }

    @Test("posted memory is sent with the next message, in order, each with its own descriptor", arguments: [1, 16, 17, 300])
    func posted(count: Int) throws {
        let (app, simulator) = try LinkSocket.pair()
        simulator.setBlocking(false)
        for index in 0..<count {
            let made = try #require(SharedMemory.make(byteCount: 4096))
            made.memory.base.storeBytes(of: UInt16(index), as: UInt16.self)
            try app.post(.memory(MemoryID(UInt64(index)), byteCount: 4096), descriptor: made.descriptor)
        }
        // More descriptors than a process may have open do not wait.
        #expect((app.sentBytes == 0) == (count < 64))
        try app.send(.sync(id: 5))
        #expect(app.waitingBytes == 0)
        for index in 0..<count {
            let received = try #require(try simulator.receive())
            let memory = try #require(SharedMemory.map(byteCount: 4096, descriptor: received.descriptor, writable: false))
            close(received.descriptor)
            guard case .memory(let id, _) = received.message else {
                Issue.record("\(received.message)")
                continue
            }
            #expect(id == MemoryID(UInt64(index)))
            #expect(memory.base.load(as: UInt16.self) == UInt16(index))
        }
        guard case .sync(5)? = try simulator.receive()?.message else {
            Issue.record("the message itself")
            return
        }
        #expect(try simulator.receive() == nil)
    }
}
