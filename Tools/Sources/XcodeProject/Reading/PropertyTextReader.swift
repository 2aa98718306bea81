/// Reads the property lists that Xcode writes as text: the old style of `project.pbxproj` (`{ key = value; }`, `( … )`, `<data>`), and JSON.
struct PropertyTextReader {
    /// > Units: bytes.
    static let maximumSize = 256 << 20
    static let maximumDepth = 128

    private let bytes: [UInt8]
    private let file: String
    private var place = 0
    private var line = 1

    static func read(_ bytes: [UInt8], of file: String) throws(XcodeFailure) -> PropertyNode {
        guard bytes.count <= maximumSize else { throw XcodeFailure(file, nil, "is larger than \(maximumSize >> 20) MB, the limit") }
        var reader = PropertyTextReader(bytes: bytes, file: file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        let root = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.failure("something follows the end of the property list") }
        return root
    }

    private init(bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

    // MARK: Values

    private mutating func value(depth: Int) throws(XcodeFailure) -> PropertyNode {
        guard depth < Self.maximumDepth else { throw failure("values are nested more than \(Self.maximumDepth) deep") }
        try skipSpace()
        let start = line
        guard let byte = current else { throw failure("the file ends where a value is expected; is it cut off?") }
        switch byte {
        case UInt8(ascii: "{"): return PropertyNode(.table(try table(depth: depth)), line: start)
        case UInt8(ascii: "("): return PropertyNode(.list(try list(to: UInt8(ascii: ")"), depth: depth)), line: start)
        case UInt8(ascii: "["): return PropertyNode(.list(try list(to: UInt8(ascii: "]"), depth: depth)), line: start)
        case UInt8(ascii: "<"): return PropertyNode(.text(try data()), line: start)
        default: return PropertyNode(.text(try string()), line: start)
        }
    }

    private mutating func table(depth: Int) throws(XcodeFailure) -> [String: PropertyNode] {
        var result: [String: PropertyNode] = [:]
        let start = line
        place += 1
        while true {
            try skipSpace()
            guard let byte = current else { throw failure("the file ends inside the '{' of line \(start)") }
            if byte == UInt8(ascii: "}") { break }
            let key = try string()
            try skipSpace()
            guard current == UInt8(ascii: "=") || current == UInt8(ascii: ":") else { throw failure("expected '=' after '\(key)'") }
            place += 1
            result[key] = try value(depth: depth + 1)
            try skipSpace()
            if current == UInt8(ascii: ";") || current == UInt8(ascii: ",") {
                place += 1
            } else if current != UInt8(ascii: "}") {
                throw failure(current == nil ? "the file ends inside the '{' of line \(start)" : "expected ';' after the value of '\(key)'")
            }
        }
        place += 1
        return result
    }

    private mutating func list(to end: UInt8, depth: Int) throws(XcodeFailure) -> [PropertyNode] {
        var result: [PropertyNode] = []
        let start = line
        place += 1
        while true {
            try skipSpace()
            guard let byte = current else { throw failure("the file ends inside the list of line \(start)") }
            if byte == end { break }
            result.append(try value(depth: depth + 1))
            try skipSpace()
            if current == UInt8(ascii: ",") {
                place += 1
            } else if current != end {
                throw failure(
                    current == nil ? "the file ends inside the list of line \(start)" : "expected ',' between two values of a list")
            }
        }
        place += 1
        return result
    }

    /// Hexadecimal digits, which nothing of a project needs: kept as text.
    private mutating func data() throws(XcodeFailure) -> String {
        let start = place + 1
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { throw failure("'<' without '>'") }
        line += bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
        place = end + 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    // MARK: Texts

    private mutating func string() throws(XcodeFailure) -> String {
        guard let byte = current else { throw failure("the file ends where a text is expected; is it cut off?") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
        let start = place
        while let byte = current, Self.isBare(byte) { place += 1 }
        guard place > start else { throw failure("unexpected '\(Character(Unicode.Scalar(byte)))'") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(XcodeFailure) -> String {
        let start = line
        place += 1
        var text: [UInt8] = []
        while let byte = current {
            place += 1
            switch byte {
            case quote: return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            default:
                if byte == UInt8(ascii: "\n") { line += 1 }
                text.append(byte)
            }
        }
        throw XcodeFailure(file, start, "a text is not closed")
    }

    private mutating func escape(into text: inout [UInt8]) throws(XcodeFailure) {
        guard let byte = current else { throw failure("the file ends inside of a text") }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            var unit = number(radix: 16, digits: 4)
            if (0xD800..<0xDC00).contains(unit), current == UInt8(ascii: "\\") {
                let back = place
                place += 2
                let low = number(radix: 16, digits: 4)
                if (0xDC00..<0xE000).contains(low) {
                    unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    place = back
                }
            }
            text += String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            place -= 1
            text += String(Unicode.Scalar(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))).utf8
        default:
            if byte == UInt8(ascii: "\n") { line += 1 }
            text.append(byte)
        }
    }

    private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
        var result: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
            result = result * radix + UInt32(digit)
            place += 1
        }
        return result
    }

    // MARK: Bytes

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func next(_ byte: Character) -> Bool { place + 1 < bytes.count && bytes[place + 1] == byte.asciiValue }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(XcodeFailure) {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
            case UInt8(ascii: "/") where next("/"):
                while let byte = current, byte != UInt8(ascii: "\n") { place += 1 }
            case UInt8(ascii: "/") where next("*"):
                let start = line
                place += 2
                while current != UInt8(ascii: "*") || !next("/") {
                    guard let byte = current else { throw XcodeFailure(file, start, "a comment is not closed") }
                    if byte == UInt8(ascii: "\n") { line += 1 }
                    place += 1
                }
                place += 2
            default:
                try refuseConflict(byte)
                return
            }
        }
    }

    /// A merge that was not finished leaves lines that start with seven equal characters.
    private func refuseConflict(_ byte: UInt8) throws(XcodeFailure) {
        guard [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|")].contains(byte),
            place == 0 || bytes[place - 1] == UInt8(ascii: "\n"), place + 7 <= bytes.count,
            bytes[place..<place + 7].allSatisfy({ $0 == byte })
        else { return }
        throw failure("has marks of a merge conflict; finish the merge first ('git status' names the files)")
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), 0x80...:
            true
        default: false
        }
    }

    private func failure(_ message: String) -> XcodeFailure { XcodeFailure(file, line, message) }
}
