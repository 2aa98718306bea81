import DeviceProtocol
import TestSupport
import Testing

@testable import RenderProtocol

@Suite("Codec")
struct CodecTests {
    private func decode(_ bytes: [UInt8]) throws(WireError) -> LinkMessage {
        var reader = WireReader(bytes)
        let message = try LinkMessage(from: &reader)
        try reader.finish()
        return message
    }

    private func encode(_ message: LinkMessage) -> [UInt8] {
        var writer = WireWriter()
        writer.put(message)
        return writer.bytes
    }

    @Test("every message round-trips", arguments: WireSamples.messages)
    func roundTrip(_ message: LinkMessage) throws {
        #expect(try decode(encode(message)) == message)
    }

    @Test("every property, key and change is covered by the samples")
    func samplesAreComplete() throws {
        #expect(Set(WireSamples.properties.map { "\($0)".prefix { $0 != "(" } }).count == 60)
        #expect(WireSamples.changes.count >= 9)
        for key in AnimatedKey.allCases {
            let animation = RenderAnimation(content: .basic(key, from: nil, to: nil, by: nil), timing: AnimationTiming())
            var writer = WireWriter()
            writer.put(animation)
            var reader = WireReader(writer.bytes)
            #expect(try RenderAnimation(from: &reader) == animation)
        }
    }

    @Test("numbers are bit-exact", arguments: [0, -0.0, 1, 0.1, -1e300, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
    func numbers(_ number: Double) throws {
        var writer = WireWriter()
        writer.put(number)
        writer.put(Float(number))
        var reader = WireReader(writer.bytes)
        #expect(try reader.double().bitPattern == number.bitPattern)
        #expect(try reader.float().bitPattern == Float(number).bitPattern)
    }

    @Test("integers are bit-exact", arguments: [0, 1, -1, 63, 64, -64, .max, .min, 1 << 40])
    func integers(_ number: Int) throws {
        var writer = WireWriter()
        writer.put(number)
        writer.put(UInt64(bitPattern: Int64(number)))
        var reader = WireReader(writer.bytes)
        #expect(try reader.integer() == number)
        #expect(try reader.unsigned() == UInt64(bitPattern: Int64(number)))
    }

    @Test("moving a layer costs about a dozen bytes")
    func isCompact() {
        let move = LayerTransaction(changes: [.set(LayerID(12), .position(RenderPoint(195, 421.5)))], commitTime: 12.5)
        #expect(encode(.transaction(move)).count <= 16)
    }

    @Test("every truncation of a valid message is a typed error", arguments: WireSamples.messages)
    func truncation(_ message: LinkMessage) {
        let bytes = encode(message)
        for length in 0..<bytes.count {
            #expect(throws: WireError.self) { try decode(Array(bytes[..<length])) }
        }
    }

    @Test("trailing bytes are an error")
    func trailing() {
        #expect(throws: WireError.trailing(1)) { try decode(encode(.sync(id: 1)) + [0]) }
    }

    @Test("a hundred thousand corrupted messages are read or refused, without a crash")
    func mutation() {
        var random = SplitMix(42)
        let samples = WireSamples.messages.map(encode)
        for round in 0..<100_000 {
            var bytes = samples[round % samples.count]
            for _ in 0...Int(random.next() % 4) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes[place] ^= 1 << UInt8(random.next() % 8)
                case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
                default: if bytes.count > 1 { bytes.remove(at: place) }
                }
            }
            do {
                let message = try decode(bytes)
                // What can be read can be written and read again.
                #expect(encode(message).count > 0)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test("a count beyond the message is refused before allocation")
    func hugeCounts() {
        // A transaction's tag and time, and then how many changes it has.
        let tag = encode(LinkMessage.transaction(LayerTransaction()))[0]
        var writer = WireWriter()
        writer.put(byte: tag)
        writer.put(0.0)
        writer.put(UInt64.max >> 1)
        #expect(throws: WireError.tooLong("list of LayerChange", Int.max)) { try decode(writer.bytes) }
    }

    @Test("unbounded nesting of groups is refused")
    func nesting() {
        var animation = RenderAnimation(content: .group([]), timing: AnimationTiming())
        for _ in 0..<40 { animation = RenderAnimation(content: .group([animation]), timing: AnimationTiming()) }
        let message = LinkMessage.transaction(LayerTransaction(changes: [.addAnimation(LayerID(1), key: "k", animation)]))
        #expect(throws: WireError.tooDeep) { try decode(encode(message)) }
    }

    @Test("a handshake of another version is refused by name")
    func version() {
        let other = LinkMessage.version + 1
        let bytes = encode(.hello(version: other, processID: 1, name: "App"))
        #expect(throws: WireError.version(Int(other))) { try decode(bytes) }
    }

    @Test("text must be UTF-8")
    func text() {
        var bytes = encode(.request(.log("ab")))
        bytes[bytes.count - 1] = 0xFF
        #expect(throws: WireError.badText(at: 3)) { try decode(bytes) }
    }
}

@Suite("LinkMessageStream")
struct LinkMessageStreamTests {
    @Test("reassembles messages however the bytes arrive", arguments: [1, 3, 7, 1000, 1_000_000])
    func chunks(_ size: Int) throws {
        let bytes = WireSamples.messages.flatMap { $0.framed() }
        var stream = LinkMessageStream()
        var received: [LinkMessage] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            stream.append(bytes[start..<min(bytes.count, start + size)])
            while let message = try stream.next() { received.append(message) }
        }
        #expect(received == WireSamples.messages)
        #expect(stream.pendingCount == 0)
    }

    @Test("a length over the limit is refused at once")
    func limit() {
        var stream = LinkMessageStream(sizeLimit: 1000)
        stream.append([0xE9, 0x03, 0, 0])
        #expect(throws: WireError.tooLong("message", 1001)) { try stream.next() }
    }

    @Test("an empty message is an error, not a loop")
    func empty() {
        var stream = LinkMessageStream()
        stream.append([0, 0, 0, 0])
        #expect(throws: WireError.truncated(at: 0)) { try stream.next() }
    }
}
