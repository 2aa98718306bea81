/// Where the first element of an XML text ends, and what follows it.
///
/// Foundation's parser on Linux stops there and does not say that more follows.
enum XMLDocumentEnd {
    /// The line of the first thing after the end that XML does not allow there; nil when there is none. Blanks, comments and processing
    /// instructions are allowed.
    ///
    /// > Precondition for success: a parser has accepted what comes before the end.
    static func lineOfTrailingContent(in text: some StringProtocol) -> Int? {
        let bytes = Array(text.utf8)
        var (index, depth) = (0, 0)
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            guard let end = endOfMarkup(bytes, index) else { return nil }
            let isClosing = bytes[index...].starts(with: "</".utf8)
            let isElement = !isClosing && bytes[index + 1] != UInt8(ascii: "!") && bytes[index + 1] != UInt8(ascii: "?")
            if isElement, bytes[end - 2] != UInt8(ascii: "/") { depth += 1 }
            if isClosing { depth -= 1 }
            index = end
            if depth == 0, isElement || isClosing { break }
        }
        while index < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
                index += 1
            } else if ["<!--", "<?"].contains(where: { bytes[index...].starts(with: $0.utf8) }), let end = endOfMarkup(bytes, index) {
                index = end
            } else {
                return bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
            }
        }
        return nil
    }

    /// Behind the markup that begins at an index.
    private static func endOfMarkup(_ bytes: [UInt8], _ start: Int) -> Int? {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where bytes[start...].starts(with: opening.utf8) {
            let mark = Array(closing.utf8)
            var index = start + opening.utf8.count
            while index + mark.count <= bytes.count {
                if bytes[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
                index += 1
            }
            return nil
        }
        var (index, quote) = (start + 1, UInt8?.none)
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index
            }
        }
        return nil
    }
}
