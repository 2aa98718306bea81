internal import Foundation

/// One line of a trace: JSON with one of these members, the first line with the version too.
struct TraceLine: Codable {
    struct Header: Codable { var test: String, app: String, device: String? }
    struct Picture: Codable { var name: String, picture: TracePicture }
    struct Tree: Codable { var name: String, elements: [TraceElement] }
    struct End: Codable { var outcome: TestTrace.Outcome }

    var version: Int?
    var header: Header?
    var picture: Picture?
    var tree: Tree?
    var step: TraceStep?
    var end: End?

    enum CodingKeys: String, CodingKey {
        case version = "ferry-trace"
        case header, picture, tree, step, end
    }

    /// What the first bytes of each trace are.
    static let beginning = #"{"ferry-trace":"#

    /// With its line feed.
    var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self) + [UInt8(ascii: "\n")]
        }
    }
}

/// Names for contents: equal ones have the same.
public enum TraceDigest {
    /// 64 bits of the bytes, as 16 digits. Not for secrets: it is fast, and not hard to meet.
    public static func of(_ bytes: UnsafeRawBufferPointer) -> String {
        let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
        // Four at a time, as each waits for the one before.
        var lanes = SIMD4<UInt64>(0xCBF2_9CE4_8422_2325, 1, 2, 3)
        var index = 0
        while index + 32 <= bytes.count {
            for lane in 0..<4 {
                let word = bytes.loadUnaligned(fromByteOffset: index + 8 * lane, as: UInt64.self)
                let mixed = (lanes[lane] ^ word) &* prime
                lanes[lane] = mixed ^ (mixed >> 29)
            }
            index += 32
        }
        var hash = UInt64(bytes.count)
        for lane in 0..<4 { hash = ((hash ^ lanes[lane]) &* prime).byteSwapped }
        while index < bytes.count {
            hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
            index += 1
        }
        hash ^= hash >> 32
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
