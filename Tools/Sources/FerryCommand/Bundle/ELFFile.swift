import Foundation

/// The dynamic section of a 64-bit little-endian ELF file: its own name, the libraries that it needs, and where it looks for them.
struct ELFFile {
    enum Damage: Error, CustomStringConvertible {
        case notELF
        case cut
        case noDynamicSection
        case runPathTooLong(old: String, new: String)

        var description: String {
            switch self {
            case .notELF: "is not a 64-bit little-endian ELF file"
            case .cut: "is cut short"
            case .noDynamicSection: "has no dynamic section"
            case .runPathTooLong(let old, let new): "has no room for the run path \(new) in place of \(old)"
            }
        }
    }

    private(set) var bytes: [UInt8]
    private(set) var needed: [String] = []
    private(set) var name: String?
    private(set) var runPath: String?
    private var runPathOffset = 0

    init(_ bytes: [UInt8]) throws(Damage) {
        self.bytes = bytes
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { throw .notELF }
        let (table, entrySize, count) = (try number(32, 8), try number(54, 2), try number(56, 2))
        var segments: [(offset: Int, address: Int, size: Int)] = []
        var dynamic: (offset: Int, size: Int)?
        for index in 0..<count {
            let header = table + index * entrySize
            let (offset, address, size) = (try number(header + 8, 8), try number(header + 16, 8), try number(header + 32, 8))
            switch try number(header, 4) {
            case 1: segments.append((offset, address, size))
            case 2: dynamic = (offset, size)
            default: break
            }
        }
        guard let dynamic else { throw .noDynamicSection }
        var (stringAddress, names): (Int?, [(tag: Int, offset: Int)]) = (nil, [])
        for entry in stride(from: dynamic.offset, to: dynamic.offset &+ dynamic.size, by: 16) {
            let (tag, value) = (try number(entry, 8), try number(entry + 8, 8))
            if tag == 0 { break }
            switch tag {
            case 5: stringAddress = value
            case 1, 14, 15, 29: names.append((tag, value))
            default: break
            }
        }
        guard let stringAddress,
            let segment = segments.first(where: { stringAddress >= $0.address && stringAddress - $0.address < $0.size })
        else { throw .noDynamicSection }
        let strings = stringAddress - segment.address + segment.offset
        for (tag, offset) in names {
            let place = strings &+ offset
            switch tag {
            case 1: needed.append(try text(at: place))
            case 14: name = try text(at: place)
            default: (runPath, runPathOffset) = (try text(at: place), place)
            }
        }
    }

    /// Replaces the run path in place, which may only become shorter.
    mutating func setRunPath(_ new: String) throws(Damage) {
        guard let old = runPath, old != new else { return }
        guard new.utf8.count <= old.utf8.count else { throw .runPathTooLong(old: old, new: new) }
        let padded = Array(new.utf8) + [UInt8](repeating: 0, count: old.utf8.count - new.utf8.count)
        bytes.replaceSubrange(runPathOffset..<runPathOffset + padded.count, with: padded)
        runPath = new
    }

    /// A run path without the toolchain's absolute folders: `swift` next to the file leads to the toolchain's `lib/swift`.
    static func relocated(runPath: String) -> String {
        var parts: [String] = []
        for part in runPath.split(separator: ":").map(String.init) {
            let moved = part.range(of: "/lib/swift/").map { "$ORIGIN/swift/" + part[$0.upperBound...] } ?? part
            // Folders of the machine that built it mean nothing on another one.
            if moved.hasPrefix("$ORIGIN"), !parts.contains(moved) { parts.append(moved) }
        }
        return parts.joined(separator: ":")
    }

    private func number(_ offset: Int, _ size: Int) throws(Damage) -> Int {
        guard offset >= 0, offset <= bytes.count - size else { throw .cut }
        let value = bytes[offset..<offset + size].reversed().reduce(UInt64(0)) { ($0 << 8) | UInt64($1) }
        guard let result = Int(exactly: value), result <= Int.max / 2 else { throw .cut }
        return result
    }

    private func text(at offset: Int) throws(Damage) -> String {
        guard bytes.indices.contains(offset), let end = bytes[offset...].firstIndex(of: 0) else { throw .cut }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }
}
