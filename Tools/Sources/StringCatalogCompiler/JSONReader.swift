import XcodeProject

/// Reads JSON strictly, with lines: a catalog is edited by hand and merged, and Foundation's parser names neither place nor key twice.
struct JSONReader {
    /// > Units: bytes.
    static let maximumSize = 64 << 20
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private let file: String
    private var place = 0
    private var line = 1

    static func read(_ bytes: [UInt8], of file: String) throws(XcodeFailure) -> JSONNode {
        guard !bytes.isEmpty else { throw XcodeFailure(file, nil, "is empty") }
        guard bytes.count <= maximumSize else { throw XcodeFailure(file, nil, "is larger than \(maximumSize >> 20) MB, the limit") }
        var reader = JSONReader(bytes: bytes, file: file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        let root = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.failure("something follows the end of the document") }
        return root
    }

    private init(bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

    private mutating func value(depth: Int) throws(XcodeFailure) -> JSONNode {
        guard depth < Self.maximumDepth else { throw failure("values are nested more than \(Self.maximumDepth) deep") }
        skipSpace()
        let start = line
        guard let byte = current else { throw failure("the file ends where a value is expected; is it cut off?") }
        switch byte {
        case UInt8(ascii: "{"): return JSONNode(value: .table(try table(depth: depth)), line: start)
        case UInt8(ascii: "["): return JSONNode(value: .list(try list(depth: depth)), line: start)
        case UInt8(ascii: "\""): return JSONNode(value: .text(try text()), line: start)
        default: return JSONNode(value: try word(), line: start)
        }
    }

    private mutating func table(depth: Int) throws(XcodeFailure) -> [String: JSONNode] {
        var result: [String: JSONNode] = [:]
        let start = line
        place += 1
        skipSpace()
        if take("}") { return result }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks", start) }
            let keyLine = line
            let key = try text()
            skipSpace()
            guard take(":") else { throw unexpected("':' after \"\(key)\"", start) }
            guard result.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
                throw XcodeFailure(file, keyLine, "the key \"\(key)\" is there twice; was a merge wrong?")
            }
            skipSpace()
            if take("}") { return result }
            guard take(",") else { throw unexpected("',' after the value of \"\(key)\"", start) }
        }
    }

    private mutating func list(depth: Int) throws(XcodeFailure) -> [JSONNode] {
        var result: [JSONNode] = []
        let start = line
        place += 1
        skipSpace()
        if take("]") { return result }
        while true {
            result.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return result }
            guard take(",") else { throw unexpected("',' between two values of a list", start) }
        }
    }

    private mutating func text() throws(XcodeFailure) -> String {
        place += 1
        var text: [UInt8] = []
        while let byte = current {
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw failure("a text is not closed on its line")
            default: text.append(byte)
            }
        }
        throw failure("the file ends inside of a text")
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "/"): UInt8(ascii: "/"),
        UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]

    private mutating func escape(into text: inout [UInt8]) throws(XcodeFailure) {
        guard let byte = current else { throw failure("the file ends inside of a text") }
        place += 1
        if let plain = Self.escapes[byte] { return text.append(plain) }
        guard byte == UInt8(ascii: "u") else { throw failure("'\\\(Character(Unicode.Scalar(byte)))' is no escape of JSON") }
        var unit = try digits()
        if (0xD800..<0xDC00).contains(unit), current == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") {
            place += 2
            let low = try digits()
            guard (0xDC00..<0xE000).contains(low) else { throw failure("half a character: '\\u' of a surrogate without the other one") }
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(unit) else { throw failure("half a character: '\\u' of a surrogate without the other one") }
        text += String(scalar).utf8
    }

    private mutating func digits() throws(XcodeFailure) -> UInt32 {
        var result: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("'\\u' needs four hexadecimal digits")
            }
            result = result << 4 + UInt32(digit)
            place += 1
        }
        return result
    }

    private mutating func word() throws(XcodeFailure) -> JSONNode.Value {
        let start = place
        while let byte = current, Self.isWord(byte) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        switch word {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null": return .null
        default: break
        }
        guard let first = word.first, first.isNumber || first == "-", Double(word) != nil else {
            if isConflict(at: start) {
                throw failure("has marks of a merge conflict; finish the merge first ('git status' names the files)")
            }
            throw failure("expected a value, found '\(word.isEmpty ? shown : String(word.prefix(20)))'")
        }
        return .number(word)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    // MARK: Bytes

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private var shown: String { current.map { String(Character(Unicode.Scalar($0))) } ?? "the end" }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) {
            if byte == 0x0A { line += 1 }
            place += 1
        }
    }

    /// A merge that was not finished leaves lines that start with seven equal characters.
    private func isConflict(at place: Int) -> Bool {
        guard place + 7 <= bytes.count else { return false }
        let mark = bytes[place..<place + 7]
        return ["<", "=", ">", "|"].contains { sign in mark.allSatisfy { $0 == UInt8(ascii: sign) } }
    }

    private func unexpected(_ wanted: String, _ start: Int) -> XcodeFailure {
        if isConflict(at: place) { return failure("has marks of a merge conflict; finish the merge first ('git status' names the files)") }
        return failure(
            current == nil ? "the file ends inside of what line \(start) begins; is it cut off?" : "expected \(wanted), found '\(shown)'")
    }

    private func failure(_ message: String) -> XcodeFailure { XcodeFailure(file, line, message) }
}
