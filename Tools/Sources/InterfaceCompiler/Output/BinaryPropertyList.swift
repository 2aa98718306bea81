import Foundation

/// A value of a property list.
enum PropertyListValue: Hashable {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
}

/// Writes binary property lists deterministically: Foundation's own writer follows the order of its hash tables.
struct BinaryPropertyList {
    private var objects: [[UInt8]] = []
    private var known: [PropertyListValue: Int] = [:]
    private let width: Int

    static func data(_ value: PropertyListValue) -> Data {
        let width = count(value) < 1 << 16 ? 2 : 4
        var list = BinaryPropertyList(width: width)
        let root = list.add(value)
        return list.finished(root: root)
    }

    private init(width: Int) { self.width = width }

    /// An upper bound for the number of objects.
    private static func count(_ value: PropertyListValue) -> Int {
        switch value {
        case .array(let items): items.reduce(1) { $0 + count($1) }
        case .dictionary(let entries): entries.values.reduce(1 + entries.count) { $0 + count($1) }
        default: 1
        }
    }

    private mutating func add(_ value: PropertyListValue) -> Int {
        let isScalar: Bool =
            switch value {
            case .array, .dictionary: false
            default: true
            }
        if isScalar, let number = known[value] { return number }
        let number = objects.count
        objects.append([])
        if isScalar { known[value] = number }
        switch value {
        case .bool(let flag): objects[number] = [flag ? 0x09 : 0x08]
        case .integer(let integer): objects[number] = Self.integer(integer)
        case .real(let real): objects[number] = [0x23] + Self.bytes(real.bitPattern, 8)
        case .text(let text): objects[number] = Self.text(text)
        case .array(let items):
            let numbers = items.map { add($0) }
            objects[number] = Self.header(0xA0, items.count) + numbers.flatMap { Self.bytes(UInt64($0), width) }
        case .dictionary(let entries):
            let sorted = entries.sorted { $0.key < $1.key }
            let numbers = sorted.map { add(.text($0.key)) } + sorted.map { add($0.value) }
            objects[number] = Self.header(0xD0, sorted.count) + numbers.flatMap { Self.bytes(UInt64($0), width) }
        }
        return number
    }

    private func finished(root: Int) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        let size = table < 1 << 16 ? 2 : 4
        bytes += offsets.flatMap { Self.bytes(UInt64($0), size) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(size), UInt8(width)]
        for number in [objects.count, root, table] { bytes += Self.bytes(UInt64(number), 8) }
        return Data(bytes)
    }

    /// The lowest bytes of a number, in big-endian order.
    private static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
    }

    private static func integer(_ value: Int) -> [UInt8] {
        switch value {
        case 0..<1 << 8: [0x10] + bytes(UInt64(value), 1)
        case 0..<1 << 16: [0x11] + bytes(UInt64(value), 2)
        case 0..<1 << 32: [0x12] + bytes(UInt64(value), 4)
        default: [0x13] + bytes(UInt64(bitPattern: Int64(value)), 8)
        }
    }

    private static func header(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(count)
    }

    private static func text(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return header(0x50, text.utf8.count) + Array(text.utf8) }
        let units = Array(text.utf16)
        return header(0x60, units.count) + units.flatMap { bytes(UInt64($0), 2) }
    }
}
