/// An element of the XML that Xcode writes for workspaces and schemes: names, attributes and children.
package struct XMLElement: Equatable {
    package var name: String
    package var attributes: [String: String] = [:]
    package var children: [XMLElement] = []
    package var line: Int

    package subscript(attribute: String) -> String? { attributes[attribute] }

    package func children(named name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The element and all below it, in the order of the file.
    package var all: [XMLElement] { [self] + children.flatMap(\.all) }
}

/// Reads such XML. Text between elements has no meaning there; declarations and entities besides the five of XML are refused.
package struct XMLElementReader {
    static let maximumSize = 16 << 20
    static let maximumDepth = 100

    private let bytes: [UInt8]
    private let file: String
    private var place = 0
    private var line = 1

    package static func read(_ bytes: [UInt8], of file: String) throws(XcodeFailure) -> XMLElement {
        guard bytes.count <= maximumSize else { throw XcodeFailure(file, nil, "is larger than \(maximumSize >> 20) MB, the limit") }
        var reader = XMLElementReader(bytes: bytes, file: file)
        return try reader.document()
    }

    private init(bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

    private mutating func document() throws(XcodeFailure) -> XMLElement {
        var open: [XMLElement] = []
        while true {
            skip { $0 != UInt8(ascii: "<") }
            guard place < bytes.count else {
                throw failure(open.last.map { "the file ends inside <\($0.name)> of line \($0.line)" } ?? "the file has no element")
            }
            try refuseConflict()
            if has("<!--") {
                try pass("-->")
            } else if has("<?") {
                try pass("?>")
            } else if has("<!") {
                throw failure("has a declaration, which Xcode does not write")
            } else if has("</") {
                place += 2
                let name = word()
                guard let done = open.popLast(), done.name == name else { throw failure("</\(name)> closes nothing") }
                try pass(">")
                guard !open.isEmpty else { return done }
                open[open.count - 1].children.append(done)
            } else {
                place += 1
                let (element, isClosed) = try start()
                guard open.count < Self.maximumDepth else { throw failure("elements are nested more than \(Self.maximumDepth) deep") }
                if !isClosed {
                    open.append(element)
                } else if open.isEmpty {
                    return element
                } else {
                    open[open.count - 1].children.append(element)
                }
            }
        }
    }

    private mutating func start() throws(XcodeFailure) -> (XMLElement, isClosed: Bool) {
        let name = word()
        guard !name.isEmpty else { throw failure("'<' without a name") }
        var element = XMLElement(name: name, line: line)
        while true {
            skip(Self.isSpace)
            if has("/>") {
                place += 2
                return (element, true)
            }
            if has(">") {
                place += 1
                return (element, false)
            }
            let key = word()
            guard !key.isEmpty else { throw failure("<\(name)> is not closed") }
            skip(Self.isSpace)
            guard has("=") else { throw failure("the attribute '\(key)' has no value") }
            place += 1
            skip(Self.isSpace)
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
                throw failure("the attribute '\(key)' has no value")
            }
            let quote = bytes[place]
            place += 1
            let first = place
            skip { $0 != quote }
            guard place < bytes.count else { throw failure("the value of '\(key)' is not closed") }
            element.attributes[key] = Self.unescaped(String(decoding: bytes[first..<place], as: UTF8.self))
            place += 1
        }
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = text
        for (entity, value) in [("quot", "\""), ("apos", "'"), ("lt", "<"), ("gt", ">"), ("#10", "\n"), ("#13", "\r"), ("#9", "\t")] {
            result = result.replacing("&\(entity);", with: value)
        }
        return result.replacing("&amp;", with: "&")
    }

    private mutating func word() -> String {
        let start = place
        skip { !Self.isSpace($0) && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<")].contains($0) }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func has(_ text: StaticString) -> Bool {
        place + text.utf8CodeUnitCount <= bytes.count
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private mutating func pass(_ end: StaticString) throws(XcodeFailure) {
        let start = line
        while !has(end) {
            guard place < bytes.count else { throw XcodeFailure(file, start, "'\(end)' is missing") }
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            place += 1
        }
        place += end.utf8CodeUnitCount
    }

    private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
        while place < bytes.count, isSkipped(bytes[place]) {
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            place += 1
        }
    }

    private func refuseConflict() throws(XcodeFailure) {
        if has("<<<<<<<") { throw failure("has marks of a merge conflict; finish the merge first ('git status' names the files)") }
    }

    private func failure(_ message: String) -> XcodeFailure { XcodeFailure(file, line, message) }
}
