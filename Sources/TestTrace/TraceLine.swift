internal import Foundation

/// One line of a trace: JSON with one of these members, the first line with the version too.
struct TraceLine: Codable {
    struct Header: Codable { var test: String, app: String }
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
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
        var index = 0
        while index + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            index += 8
        }
        while index < bytes.count {
            hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
            index += 1
        }
        hash ^= hash >> 32
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
