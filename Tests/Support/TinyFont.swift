package import Foundation

/// Builds the bytes of small TrueType fonts for tests: every letter, digit and symbol of ASCII is one box, a space is empty.
package struct TinyFont {
    package var family = "Tiny Test"
    package var style = "Regular"
    package var postScriptName = "TinyTest-Regular"
    package var fullName: String?
    /// A CSS weight: 400 is regular.
    package var weight = 400
    package var isItalic = false
    package var isMonospaced = false
    /// > Units: thousandths of the em, as everywhere in this type.
    package var advance = 500
    package var ascender = 800
    package var descender = -200
    package var lineGap = 0
    /// Height of the box above the baseline.
    package var boxHeight = 700
    /// Names and weights of the instances of a variable font; empty for a static font.
    package var instances: [(style: String, weight: Int)] = []
    /// What the heaviest weight of a variable font adds to the advance and to the box.
    package var heaviest = 0
    /// Tables that are left out.
    package var missing: Set<String> = []

    package init() {}

    package static func make(_ change: (inout TinyFont) -> Void) -> TinyFont {
        var font = TinyFont()
        change(&font)
        return font
    }

    package var data: Data { Self.file(tables, at: 0) }

    /// Several fonts in one file.
    package static func collection(_ fonts: [TinyFont]) -> Data {
        var head = Data("ttcf".utf8) + be32(0x10000) + be32(fonts.count)
        var body = Data()
        let start = head.count + fonts.count * 4
        for font in fonts {
            head += be32(start + body.count)
            body += file(font.tables, at: start + body.count)
        }
        return head + body
    }

    // MARK: The file

    private static func file(_ tables: [(String, Data)], at start: Int) -> Data {
        var head = be32(0x10000) + be16(tables.count) + be16(16) + be16(0) + be16(0)
        var body = Data()
        let offset = start + 12 + tables.count * 16
        for (tag, table) in tables {
            head += Data(tag.utf8) + be32(checksum(table)) + be32(offset + body.count) + be32(table.count)
            body += table + Data(count: (4 - table.count % 4) % 4)
        }
        return head + body
    }

    private static func checksum(_ data: Data) -> Int {
        let padded = [UInt8](data) + [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
        var sum: UInt32 = 0
        for index in stride(from: 0, to: padded.count, by: 4) {
            sum &+=
                UInt32(padded[index]) << 24 | UInt32(padded[index + 1]) << 16 | UInt32(padded[index + 2]) << 8 | UInt32(padded[index + 3])
        }
        return Int(sum)
    }

    private static func be16(_ value: Int) -> Data {
        let bits = UInt16(truncatingIfNeeded: value)
        return Data([UInt8(bits >> 8), UInt8(bits & 255)])
    }
    private static func be32(_ value: Int) -> Data { be16(value >> 16) + be16(value) }
    private func be16(_ value: Int) -> Data { Self.be16(value) }
    private func be32(_ value: Int) -> Data { Self.be32(value) }
    private func be16(_ values: [Int]) -> Data { values.reduce(into: Data()) { $0 += Self.be16($1) } }

    // MARK: Tables

    private var tables: [(String, Data)] {
        let box = boxGlyph
        var all: [(String, Data)] = [
            ("OS/2", os2), ("cmap", cmap), ("glyf", box), ("head", head), ("hhea", hhea),
            ("hmtx", be16([advance, 0, advance, 50, advance, 0])), ("loca", be32(0) + be32(0) + be32(box.count) + be32(box.count)),
            ("maxp", be32(0x10000) + be16([3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])), ("name", name), ("post", post),
        ]
        if !instances.isEmpty { all.insert(("fvar", fvar), at: 2) }
        if !instances.isEmpty, heaviest != 0 {
            all.append(("gvar", gvar))
            all.append(("HVAR", hvar))
            all.sort { $0.0 < $1.0 }
        }
        return all.filter { !missing.contains($0.0) }
    }

    /// Glyph 1: a box as wide as its advance minus a tenth.
    private var boxGlyph: Data {
        let (right, top) = (max(advance - 50, 51), boxHeight)
        var data = be16([1, 50, 0, right, top, 3, 0])
        data += Data([1, 1, 1, 1])
        data += be16([50, 0, right - 50, 0])
        data += be16([0, top, 0, -top])
        return data + Data(count: (4 - data.count % 4) % 4)
    }

    private var head: Data {
        be32(0x10000) + be32(0x10000) + be32(0) + be32(0x5F0F_3CF5) + be16([0, 1000]) + Data(count: 16)
            + be16([0, descender, max(advance, 51), ascender, (weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0), 6, 2, 1, 0])
    }

    private var hhea: Data {
        be32(0x10000) + be16([ascender, descender, lineGap, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, 3])
    }

    private var os2: Data {
        var data = be16([4, advance, weight, 5, 0]) + be16([650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0])
        data += Data(count: 10) + Data(count: 16) + Data("TEST".utf8)
        data += be16([(isItalic ? 1 : 0) | (weight >= 700 ? 32 : 64), 32, 126, ascender, descender, lineGap, ascender, -descender])
        data += Data(count: 8)
        return data + be16([boxHeight, boxHeight, 0, 32, 1])
    }

    /// Codes 32 to 126: a space is glyph 2, all others glyph 1.
    private var cmap: Data {
        let codes = 95
        return be16([0, 1, 3, 1]) + be32(12) + be16([6, 10 + codes * 2, 0, 32, codes]) + be16([2] + [Int](repeating: 1, count: codes - 1))
    }

    private var post: Data { be32(0x30000) + be32(0) + be16([-75, 50]) + be32(isMonospaced ? 1 : 0) + Data(count: 16) }

    private var name: Data {
        let full = fullName ?? (style == "Regular" ? family : "\(family) \(style)")
        var texts = [(1, family), (2, style), (4, full), (6, postScriptName), (16, family), (17, style)]
        for (index, instance) in instances.enumerated() { texts.append((256 + index, instance.style)) }
        var records = Data()
        var storage = Data()
        for (id, text) in texts where !text.isEmpty {
            let bytes = text.utf16.reduce(into: Data()) { $0 += Self.be16(Int($1)) }
            records += be16([3, 1, 0x409, id, bytes.count, storage.count])
            storage += bytes
        }
        let count = records.count / 12
        return be16([0, count, 6 + records.count]) + records + storage
    }

    /// Moves the right side of the box, and the phantom point of the advance.
    private var gvar: Data {
        let move = heaviest
        // All points; eight words of x, eight zeros of y.
        let deltas = Data([0, 0x47]) + be16([0, 0, move, move, 0, move, 0, 0]) + Data([0x87])
        // One tuple with a peak of its own at the end of the axis, and points of its own.
        var glyph = be16([1, 10, deltas.count, 0xA000, 0x4000]) + deltas
        glyph += Data(count: glyph.count % 2)
        let start = 20 + 8
        return be16([1, 0, 1, 0]) + be32(start) + be16([3, 0]) + be32(start) + be16([0, 0, glyph.count / 2, glyph.count / 2]) + glyph
    }

    private var hvar: Data {
        let regions = be16([1, 1, 0, 0x4000, 0x4000])
        let values = be16([3, 1, 1, 0, 0, heaviest, 0])
        let store = be16([1]) + be32(12) + be16([1]) + be32(12 + regions.count) + regions + values
        return be16([1, 0]) + be32(20) + be32(0) + be32(0) + be32(0) + store
    }

    private var fvar: Data {
        var data = be16([1, 0, 16, 2, 1, 20, instances.count, 8])
        data += Data("wght".utf8) + be32(100 << 16) + be32(weight << 16) + be32(900 << 16) + be16([0, 2])
        for (index, instance) in instances.enumerated() { data += be16([256 + index, 0]) + be32(instance.weight << 16) }
        return data
    }
}
