internal import Foundation

/// How much work an SVG file's filters ask for, found in its text before anything is drawn: the library that draws them takes as long as they
/// ask, and cannot be stopped.
struct SVGFilterCost: Equatable {
    /// Steps for each pixel that do not depend on the size drawn.
    private(set) var steps = 0.0
    /// Of the radii that grow with the size: the sum of their areas. > Units: the file's own, squared.
    private(set) var areas = 0.0

    /// Beyond these a value is no drawing any more.
    static let maximumOctaves = 64.0
    static let largestRadius = 256.0
    static let largestDeviation = 4096.0
    static let maximumSteps = 4e9
    private static let names = ["numOctaves", "radius", "order", "stdDeviation"]

    /// > Errors: what a filter asks for is out of bounds or cannot be seen in the text.
    init(_ data: Data) throws(ImageDecodingError) {
        guard let text = Self.text(data) else { throw .malformed("the text of the SVG file is neither UTF-8 nor UTF-16") }
        let bytes = Array(text.utf8)
        let primitives = Self.primitives(bytes)
        guard !primitives.isEmpty else { return }
        // Values in a document type would not be seen here.
        if text.contains("<!ATTLIST") || text.contains("<!ENTITY") {
            throw .malformed("an SVG file with filters that declares entities or attributes of its own")
        }
        let scale = Self.scale(bytes)
        for primitive in primitives { try add(primitive.name, bytes[primitive.attributes], scale: scale) }
    }

    /// > Errors: the filters would take too long at this size.
    func check(width: Int, height: Int, scale: Double) throws(ImageDecodingError) {
        let each = steps + areas * max(scale * scale, 1)
        guard each * Double(width) * Double(height) <= Self.maximumSteps else {
            throw .malformed("the filters of the SVG file would take too long for \(width)×\(height) pixels")
        }
    }

    private mutating func add(_ name: String, _ attributes: ArraySlice<UInt8>, scale: Double) throws(ImageDecodingError) {
        steps += 1
        for (key, value) in Self.values(attributes) where Self.names.contains(key) {
            var numbers: [Double] = []
            for part in value.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
                guard let number = Double(part) else { throw .malformed("\(name): \"\(value.prefix(40))\" of \(key) is not a number") }
                numbers.append(number)
            }
            let (first, second) = (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : numbers.first ?? 0)
            let most = key == "numOctaves" ? Self.maximumOctaves : key == "stdDeviation" ? Self.largestDeviation : Self.largestRadius
            guard first <= most, second <= most else {
                throw .malformed("\(name): \(value.prefix(40)) of \(key) is more than \(Int(most))")
            }
            switch key {
            case "numOctaves": steps += max(first, 0) * 40
            case "order": steps += max(first, 1) * max(second, 1)
            case "radius": areas += (2 * max(first, 0) * scale + 1) * (2 * max(second, 0) * scale + 1)
            default: break
            }
        }
    }

    // MARK: The text, each byte once

    /// The start tags of filter primitives, with any prefix.
    private static func primitives(_ bytes: [UInt8]) -> [(name: String, attributes: Range<Int>)] {
        var found: [(name: String, attributes: Range<Int>)] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            let start = index + 1
            var end = start
            while end < bytes.count, isOfName(bytes[end]) { end += 1 }
            let name = bytes[start..<end].split(separator: UInt8(ascii: ":")).last ?? []
            index = max(end, start)
            guard name.count > 2, name.starts(with: "fe".utf8), (65...90).contains(name[name.startIndex + 2]) else { continue }
            var (close, quote) = (end, UInt8?.none)
            while close < bytes.count, quote != nil || bytes[close] != UInt8(ascii: ">") {
                if bytes[close] == quote {
                    quote = nil
                } else if quote == nil, bytes[close] == UInt8(ascii: "\"") || bytes[close] == UInt8(ascii: "'") {
                    quote = bytes[close]
                }
                close += 1
            }
            found.append((String(decoding: name, as: UTF8.self), end..<close))
            index = close
        }
        return found
    }

    private static func values(_ bytes: ArraySlice<UInt8>) -> [(key: String, value: String)] {
        var found: [(key: String, value: String)] = []
        var rest = bytes
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let key = rest[..<equals].reversed().drop { $0 <= 0x20 }.prefix { isOfName($0) }.reversed()
            let value = rest[(equals + 1)...].drop { $0 <= 0x20 }
            guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else { break }
            found.append(
                (String(decoding: Array(key), as: UTF8.self), String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self)))
            rest = rest[(end + 1)...]
        }
        return found
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...58, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 128...: true
        default: false
        }
    }

    /// How much larger than written something may be drawn for the transforms of the file, which multiply where they are nested.
    private static func scale(_ bytes: [UInt8]) -> Double {
        var product = 1.0
        for open in bytes.indices where bytes[open] == UInt8(ascii: "(") {
            let word = bytes[max(0, open - 16)..<open].reversed().drop { $0 <= 0x20 }.prefix { isOfName($0) }.reversed()
            guard ["scale", "matrix"].contains(String(decoding: Array(word), as: UTF8.self)) else { continue }
            let inside = String(
                decoding: bytes[(open + 1)..<min(bytes.count, open + 400)].prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self)
            let numbers = inside.split(whereSeparator: { $0.isWhitespace || $0 == "," }).prefix(4).compactMap { Double($0).map(abs) }
            product *= max(1, numbers.max() ?? 1)
        }
        // A length in parts of a box may be as long as the box.
        if String(decoding: bytes, as: UTF8.self).contains("primitiveUnits") { product *= largestRadius }
        return min(product, 1e9)
    }

    private static func text(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
        if data.count > 3, data[data.startIndex] == 0 || data[data.startIndex + 1] == 0 {
            return String(data: data, encoding: data[data.startIndex] == 0 ? .utf16BigEndian : .utf16LittleEndian)
        }
        // Other encodings that are declared agree with ASCII, or the drawing is not taken.
        let head = String(decoding: data.prefix(200), as: UTF8.self)
        if let declared = head.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1.lowercased() {
            guard ["utf-8", "us-ascii", "ascii"].contains(declared) || declared.hasPrefix("iso-8859-") || declared.hasPrefix("windows-125")
            else { return nil }
        }
        return String(decoding: data, as: UTF8.self)
    }
}
