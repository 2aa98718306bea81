/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Equatable, Sendable {
    public var message: String
    /// Counted from 1.
    public var line: Int
    /// Counted in bytes, from 1.
    public var column: Int
}

extension JSON {
    /// Parses a text that is exactly one JSON value (RFC 8259).
    ///
    /// Stricter than the RFC requires: invalid UTF-8, lone surrogates, duplicate keys in an object, numbers outside the range of a double
    /// and nesting deeper than `depth` are rejected.
    public static func parse(_ bytes: some Collection<UInt8>, depth: Int = 64) throws(JSONSyntaxError) -> JSON {
        var parser = JSONParser(bytes: Array(bytes), depthLimit: depth)
        return try parser.document()
    }
}

struct JSONParser {
    let bytes: [UInt8]
    let depthLimit: Int
    private var position = 0

    init(bytes: [UInt8], depthLimit: Int) { (self.bytes, self.depthLimit) = (bytes, depthLimit) }

    mutating func document() throws(JSONSyntaxError) -> JSON {
        skipSpace()
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw failure("nothing may follow the value") }
        return value
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ message: String, at place: Int? = nil) -> JSONSyntaxError {
        let end = min(place ?? position, bytes.count)
        var (line, start) = (1, 0)
        for index in 0..<end where bytes[index] == 0x0a { (line, start) = (line + 1, index + 1) }
        return JSONSyntaxError(message: message, line: line, column: end - start + 1)
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSON {
        guard depth < depthLimit else { throw failure("nested deeper than \(depthLimit) levels") }
        switch next {
        case nil: throw failure("the text ends where a value should be")
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
        default: throw failure("this cannot begin a value")
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws(JSONSyntaxError) -> JSON {
        guard bytes[position...].starts(with: word.utf8) else { throw failure("this cannot begin a value") }
        position += word.utf8.count
        return value
    }

    private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSON {
        position += 1
        var items: [JSON] = []
        skipSpace()
        if take("]") { return .array(items) }
        while true {
            skipSpace()
            items.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return .array(items) }
            guard take(",") else { throw failure("',' or ']' is missing") }
        }
    }

    private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSON {
        position += 1
        var members: [JSON.Member] = []
        var keys: Set<String> = []
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            let place = position
            guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes is missing") }
            let key = try string()
            guard keys.insert(key).inserted else { throw failure("duplicate key \"\(key)\"", at: place) }
            skipSpace()
            guard take(":") else { throw failure("':' is missing") }
            skipSpace()
            members.append(JSON.Member(key, try value(depth: depth + 1)))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw failure("',' or '}' is missing") }
        }
    }

    private mutating func number() throws(JSONSyntaxError) -> JSON {
        let start = position
        var isWhole = true
        _ = take("-")
        let whole = digits()
        guard whole > 0 else { throw failure("a digit is missing") }
        let first = bytes[position - whole]
        guard whole == 1 || first != UInt8(ascii: "0") else { throw failure("a number must not begin with 0", at: start) }
        if take(".") {
            isWhole = false
            guard digits() > 0 else { throw failure("a digit is missing") }
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            guard digits() > 0 else { throw failure("a digit is missing") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let number = Int64(text) { return .int(number) }
        guard let number = Double(text), number.isFinite else { throw failure("the number is too large", at: start) }
        return .double(number)
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        position += 1
        let start = position
        var unescaped: [UInt8]?
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let content = unescaped ?? Array(bytes[start..<position])
                guard let text = String(validating: content, as: UTF8.self) else { throw failure("the string is not UTF-8", at: start) }
                position += 1
                return text
            case UInt8(ascii: "\\"):
                if unescaped == nil { unescaped = Array(bytes[start..<position]) }
                let scalar = try escape()
                unescaped?.append(contentsOf: String(Character(scalar)).utf8)
            case 0..<0x20: throw failure("a control character must be escaped")
            default:
                unescaped?.append(byte)
                position += 1
            }
        }
        throw failure("the string does not end", at: start - 1)
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let sign = next else { throw failure("the string does not end", at: start) }
        position += 1
        switch sign {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try hex4()
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard unit < 0xDC00, take("\\"), take("u") else { throw failure("a surrogate without its other half", at: start) }
            let low = try hex4()
            guard (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            else { throw failure("a surrogate without its other half", at: start) }
            return scalar
        default: throw failure("no such escape", at: start)
        }
    }

    private mutating func hex4() throws(JSONSyntaxError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw failure("four hexadecimal digits are missing")
            }
            number = number << 4 + UInt32(digit)
            position += 1
        }
        return number
    }
}
