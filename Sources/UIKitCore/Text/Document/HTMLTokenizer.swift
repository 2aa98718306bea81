internal import Foundation

/// A token of HTML.
enum HTMLToken: Equatable {
    case text(String)
    case start(String, [String: String])
    case end(String)
}

/// Splits HTML into tags and text as leniently as browsers: there are no errors, and unterminated tags are ignored.
///
/// > Complexity: linear, whatever the text.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var place = 0
    /// The element whose content is text without tags: script, style, title, textarea.
    private var raw: String?

    init(_ text: String) { bytes = Array(text.utf8) }

    private static let rawElements: Set<String> = ["script", "style", "title", "textarea"]

    mutating func next() -> HTMLToken? {
        while place < bytes.count {
            if let raw { return rawText(raw) }
            guard bytes[place] == UInt8(ascii: "<") else { return text() }
            let after = place + 1 < bytes.count ? bytes[place + 1] : 0
            if Self.isLetter(after) { if let tag = tag(isEnd: false) { return tag } else { continue } }
            if after == UInt8(ascii: "/") {
                let isTag = place + 2 < bytes.count && Self.isLetter(bytes[place + 2])
                if isTag { if let tag = tag(isEnd: true) { return tag } else { continue } }
                skip(past: [UInt8(ascii: ">")])
            } else if after == UInt8(ascii: "!") || after == UInt8(ascii: "?") {
                let isComment = bytes[place...].starts(with: [0x3C, 0x21, 0x2D, 0x2D])
                skip(past: isComment ? [0x2D, 0x2D, 0x3E] : [0x3E])
            } else {
                place += 1
                return .text("<" + decoded(textEnd()))
            }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private func textEnd() -> Range<Int> {
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
        return place..<end
    }

    private mutating func text() -> HTMLToken { .text(decoded(textEnd())) }

    private mutating func decoded(_ range: Range<Int>) -> String {
        place = range.upperBound
        return HTMLEntities.decode(bytes[range])
    }

    private mutating func skip(past end: [UInt8]) {
        while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
        place = min(place + end.count, bytes.count)
    }

    /// Up to the element's end tag, as in browsers.
    private mutating func rawText(_ name: String) -> HTMLToken? {
        let start = place
        let wanted = Array("</\(name)".utf8)
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "<"), place + wanted.count <= bytes.count,
                zip(wanted, bytes[place...]).allSatisfy({ $0 == $1 || $0 == $1 | 0x20 })
            {
                break
            }
            place += 1
        }
        raw = nil
        return .text(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    /// Nil if the document ends inside the tag.
    private mutating func tag(isEnd: Bool) -> HTMLToken? {
        place += isEnd ? 2 : 1
        let name = word { !Self.isSpace($0) && $0 != 0x3E && $0 != 0x2F }.lowercased()
        var attributes: [String: String] = [:]
        while place < bytes.count, bytes[place] != 0x3E {
            if Self.isSpace(bytes[place]) || bytes[place] == 0x2F {
                place += 1
                continue
            }
            let key = word { !Self.isSpace($0) && $0 != 0x3E && $0 != 0x2F && $0 != 0x3D }.lowercased()
            skipSpaces()
            var value = ""
            if place < bytes.count, bytes[place] == 0x3D {
                place += 1
                skipSpaces()
                value = attributeValue()
            }
            if !key.isEmpty, attributes[key] == nil { attributes[key] = value }
        }
        guard place < bytes.count else { return nil }
        place += 1
        if isEnd { return .end(name) }
        if Self.rawElements.contains(name) { raw = name }
        return .start(name, attributes)
    }

    private mutating func skipSpaces() { while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 } }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
        let start = place
        while place < bytes.count, belongs(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func attributeValue() -> String {
        guard place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else {
            let start = place
            while place < bytes.count, !Self.isSpace(bytes[place]), bytes[place] != 0x3E { place += 1 }
            return HTMLEntities.decode(bytes[start..<place])
        }
        let quote = bytes[place]
        place += 1
        let start = place
        while place < bytes.count, bytes[place] != quote { place += 1 }
        let value = HTMLEntities.decode(bytes[start..<place])
        place = min(place + 1, bytes.count)
        return value
    }
}
