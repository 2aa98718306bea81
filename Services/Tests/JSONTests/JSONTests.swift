import JSON
import Testing

@Suite("JSON")
struct JSONTests {
    @Test("round-trips, escapes included")
    func roundTrip() throws {
        let value: JSON = [
            "text": "a\"\\/\n\u{1}é文🙂", "numbers": [0, -12, 1.5, 9_223_372_036_854_775_807], "flags": [true, false, nil], "empty": [:],
            "none": [],
        ]
        #expect(try JSON.parse(value.bytes) == value)
        #expect(value.text.hasPrefix(#"{"text":"a\"\\/\n\u0001é文🙂","numbers":[0,-12,1.5,9223372036854775807]"#))
    }

    @Test("decodes escapes and surrogate pairs")
    func escapes() throws {
        #expect(try JSON.parse(Array(#""\ud83d\ude42\u00e9\b\f\/""#.utf8)) == .string("🙂é\u{8}\u{c}/"))
    }

    @Test(
        "refuses invalid JSON with line and column",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\":1,\n \"a\":2}", 2, 2), ("01", 1, 1), ("1.", 1, 3), ("1e", 1, 3), ("-", 1, 2),
            ("\"\\ud800\"", 1, 2), ("\"\\udc00x\"", 1, 2), ("\"\\x\"", 1, 2), ("\"a\nb\"", 1, 3), ("\"abc", 1, 1), ("tru", 1, 1),
            ("1 2", 1, 3),
            ("{\"a\" 1}", 1, 6), ("{a:1}", 1, 2), ("1e999", 1, 1), ("nul\u{0}", 1, 1), ("\"\\u12g4\"", 1, 6), ("\u{feff}1", 1, 1),
        ])
    func hostile(text: String, line: Int, column: Int) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSON.parse(Array(text.utf8)) }
        #expect(error?.line == line)
        #expect(error?.column == column)
    }

    @Test(
        "bytes that are not UTF-8 are refused",
        arguments: [[0x22, 0xff, 0x22], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22]])
    func invalidUTF8(bytes: [UInt8]) {
        #expect(throws: JSONSyntaxError.self) { try JSON.parse(bytes) }
    }

    @Test("refuses a million brackets before the stack overflows")
    func deep() {
        let error = #expect(throws: JSONSyntaxError.self) { try JSON.parse([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
        #expect(error?.column == 65)
    }

    @Test("no prefix of a document crashes or is accepted as the whole")
    func prefixes() throws {
        let whole = Array(#"{"a":[1,2.5e3,"x\u00e9"],"b":{"c":null}}"#.utf8)
        for count in 0..<whole.count { #expect(throws: JSONSyntaxError.self) { try JSON.parse(whole[..<count]) } }
        _ = try JSON.parse(whole)
    }

    @Test("every single changed byte is refused or read without a crash")
    func mutations() {
        let whole = Array(#"{"a":[1,2.5e3,"x\u00e9"],"b":{"c":null}}"#.utf8)
        var read = 0
        for index in whole.indices {
            for byte in UInt8.min...UInt8.max {
                var copy = whole
                copy[index] = byte
                if (try? JSON.parse(copy)) != nil { read += 1 }
            }
        }
        #expect(read > whole.count)
    }

    @Test("a field error has its JSON pointer")
    func fields() throws {
        let fields = try JSONFields(["name": 1, "size": 2.5, "whole": 3.0, "none": nil], known: ["name", "size", "whole", "none"])
        #expect(throws: JSONFieldError(pointer: "/name", message: "a string is expected, not a number")) { try fields.string("name") }
        #expect(throws: JSONFieldError(pointer: "/size", message: "a whole number is expected")) { try fields.int("size", 0...9) }
        #expect(throws: JSONFieldError(pointer: "/whole", message: "must be from 0 to 2, not 3")) { try fields.int("whole", 0...2) }
        #expect(throws: JSONFieldError(pointer: "/gone", message: "is missing")) { try fields.string("gone") }
        #expect(throws: JSONFieldError(pointer: "/none", message: "must not be null")) { try fields.string("none") }
        #expect(throws: JSONFieldError(pointer: "/a~1b~0", message: "no such field; there are: a")) {
            try JSONFields(["a/b~": 1], known: ["a"])
        }
        #expect(throws: JSONFieldError(pointer: "", message: "an object is expected, not an array")) { try JSONFields([], known: []) }
    }

    @Test(
        "whole numbers of a last digit are written as exact decimals",
        arguments: [
            (30, 2, "0.3"), (1250, 2, "12.5"), (10_000, 2, "100"), (5, 2, "0.05"), (-5, 2, "-0.05"), (0, 2, "0"), (-120, 2, "-1.2"),
            (101, 2, "1.01"), (39_904_000, 6, "39.904"), (-1, 6, "-0.000001"), (116_000_000, 6, "116"), (7, 0, "7"),
            (.min, 6, "-9223372036854.775808"),
        ] as [(Int64, Int, String)])
    func decimals(number: Int64, digits: Int, text: String) {
        var writer = JSONWriter()
        writer.decimal(number, digits: digits)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }

    @Test("a string in pieces is the string of the joined pieces")
    func pieces() {
        var (whole, parts) = (JSONWriter(), JSONWriter())
        whole.value(["a\n\"火锅\\-12 价 12.5", "", "b"])
        parts.beginArray()
        parts.beginString()
        for piece in ["a\n", "", "\"火锅\\"] { parts.append(piece) }
        parts.append(-12)
        parts.append(" 价 ")
        parts.append(decimal: 1250, digits: 2)
        parts.endString()
        parts.beginString()
        parts.endString()
        parts.string("b")
        parts.endArray()
        #expect(parts.bytes == whole.bytes)
    }

    @Test("a string is escaped wherever its special characters are")
    func specialCharacters() {
        let plain = Array("abcdefghijklmno火锅 pq\u{80}\u{ff}🙂".unicodeScalars)
        for special in ["\"", "\\", "\n", "\0", "\u{1f}", "\u{7f}", "\u{20}", "!", "~"] {
            for place in 0...plain.count {
                var scalars = plain
                scalars.insert(contentsOf: special.unicodeScalars, at: place)
                var wanted = "\""
                for scalar in scalars {
                    switch scalar {
                    case "\"", "\\": wanted += "\\\(scalar)"
                    case "\n": wanted += "\\n"
                    case "\0"..."\u{1f}", "\u{7f}":
                        wanted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                    default: wanted.unicodeScalars.append(scalar)
                    }
                }
                var text = String.UnicodeScalarView()
                text.append(contentsOf: scalars)
                #expect(JSON.string(String(text)).text == wanted + "\"")
            }
        }
    }
}
