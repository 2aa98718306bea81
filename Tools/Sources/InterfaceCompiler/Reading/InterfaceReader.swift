import Foundation
import FoundationXML

/// Reads the file's XML into a tree. External entities are never loaded, and entities are not expanded.
final class InterfaceReader: NSObject, XMLParserDelegate {
    /// > Units: bytes.
    static let maximumFileSize = 16 << 20
    static let maximumElementDepth = 200
    static let maximumElementCount = 200_000

    private let file: String
    private var open: [InterfaceElement] = []
    private var root: InterfaceElement?
    private var count = 0
    private var failure: InterfaceDiagnostic?

    private init(_ file: String) { self.file = file }

    static func read(_ file: String) throws(InterfaceDiagnostic) -> InterfaceElement {
        let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int
        if let size, size > maximumFileSize { throw tooLarge(file) }
        guard let data = FileManager.default.contents(atPath: file) else { throw .error(file, nil, "cannot be read") }
        return try read(data, of: file)
    }

    static func read(_ data: Data, of file: String) throws(InterfaceDiagnostic) -> InterfaceElement {
        guard data.count <= maximumFileSize else { throw tooLarge(file) }
        guard !data.isEmpty else { throw .error(file, nil, "is empty") }
        // Other encodings could hide a declaration from the search below; Interface Builder writes UTF-8.
        guard let text = String(validating: data, as: UTF8.self) else { throw .error(file, nil, "is not UTF-8 text") }
        let declared = text.prefix(200).firstMatch(of: /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/)
        if let encoding = declared?.1, encoding.uppercased() != "UTF-8" {
            throw .error(file, 1, "is declared to be \(encoding); Interface Builder writes UTF-8")
        }
        for declaration in ["<!DOCTYPE", "<!ENTITY"] {
            guard let place = text.range(of: declaration, options: .caseInsensitive) else { continue }
            let line = text[..<place.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            throw .error(file, line, "has a \(declaration.dropFirst(2)) declaration, which Interface Builder's files do not have")
        }
        let reader = InterfaceReader(file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        if let root = reader.root, let line = XMLDocumentEnd.lineOfTrailingContent(in: text) {
            throw .error(file, line, "something follows </\(root.name)>, where a document ends")
        }
        guard isWhole, let root = reader.root else {
            let code = (parser.parserError as NSError?)?.code
            let reason = code.map { "the XML ends early or is malformed (code \($0))" } ?? "the XML is malformed"
            throw .error(file, max(parser.lineNumber, 1), reason)
        }
        return root
    }

    private static func tooLarge(_ file: String) -> InterfaceDiagnostic {
        .error(file, nil, "is larger than \(maximumFileSize >> 20) MB, the limit")
    }

    private func fail(_ parser: XMLParser, _ message: String) {
        if failure == nil { failure = .error(file, parser.lineNumber, message) }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        guard failure == nil else { return }
        count += 1
        guard open.count < Self.maximumElementDepth else {
            return fail(parser, "elements are nested more than \(Self.maximumElementDepth) deep")
        }
        guard count <= Self.maximumElementCount else { return fail(parser, "there are more than \(Self.maximumElementCount) elements") }
        open.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber, order: count))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let done = open.popLast() else { return }
        if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }
}
