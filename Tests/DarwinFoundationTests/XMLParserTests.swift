import DarwinFoundation
import Foundation
import FoundationXML
import Testing

@Suite("XMLParser")
struct XMLParserTests {
    @Test("a processing instruction without data reaches the delegate with nil")
    func bareInstruction() {
        #expect(XMLRecord(of: "<a><?b?></a>").events == ["start a", "instruction b nil", "end a"])
        #expect(XMLRecord(of: "<a/><?b?>").events == ["start a", "end a", "instruction b nil"])
    }

    @Test("a processing instruction with data keeps it")
    func instruction() {
        #expect(XMLRecord(of: "<?style x=\"y\"?><a/>").events == ["instruction style x=\"y\"", "start a", "end a"])
        #expect(XMLRecord(of: "<?style ?><a/>").events == ["instruction style ", "start a", "end a"])
    }

    @Test("identifiers and default values that a declaration does not have are nil")
    func declarations() {
        let record = XMLRecord(
            of: """
                <!DOCTYPE a [
                <!NOTATION s SYSTEM "s"><!NOTATION p PUBLIC "p"><!NOTATION b PUBLIC "p" "s">
                <!ELEMENT a ANY><!ATTLIST a i CDATA #IMPLIED d CDATA "1" r (x|y) #REQUIRED>
                <!ENTITY e SYSTEM "f" NDATA s><!ENTITY g PUBLIC "p" "f" NDATA s>
                ]><a r="x"/>
                """)
        #expect(
            record.events == [
                "notation s nil s", "notation p p nil", "notation b p s", "element a", "attribute a i nil", "attribute a d 1",
                "attribute a r nil", "entity e nil f s", "entity g p f s", "start a", "end a",
            ])
    }

    @Test(
        "the first error ends the parse, which returns false and has the error",
        arguments: [("<a><b></a>", ["start a", "start b"]), ("<a>&nope;</a>", ["start a"]), ("<a b=1/>", []), ("text", [])])
    func errors(text: String, events: [String]) {
        let record = XMLRecord(of: text)
        #expect(record.succeeded == false)
        #expect(record.parser.parserError != nil)
        #expect(record.events == events)
        #expect(record.errors > 0)
    }

    @Test("content after the end is an error, space is not, and so is a document without an end")
    func ends() {
        #expect(XMLRecord(of: "<a></a><b/>").succeeded == false)
        #expect(XMLRecord(of: "<a><b>").succeeded == false)
        #expect(XMLRecord(of: "<a></a>\n").succeeded == true)
        #expect(XMLRecord(of: "<a></a>\n").parser.parserError == nil)
    }

    @Test("a document of less than four bytes is an error as well", arguments: ["", "<a>", "x"])
    func short(text: String) {
        let parser = XMLParser(data: XMLDocuments.readable(Data(text.utf8)))
        #expect(!parser.parse())
        #expect(parser.parserError != nil)
    }

    @Test("a parser without delegate returns false for an error too")
    func withoutDelegate() {
        let parser = XMLParser(data: Data("<a><b></a>".utf8))
        #expect(!parser.parse())
        #expect(parser.parserError != nil)
    }

    @Test("a parser that its delegate aborts returns false")
    func aborted() {
        let record = XMLRecord(of: "<a><stop/><c/></a>")
        #expect(record.succeeded == false)
        #expect(record.events == ["start a", "start stop"])
    }

    @Test("parsers on several threads read declarations without data at the same time")
    func threads() {
        nonisolated(unsafe) var whole = [Bool](repeating: false, count: 64)
        whole.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let results = results
            DispatchQueue.concurrentPerform(iterations: results.count) { index in
                results[index] = XMLRecord(of: "<?a?><b><?c?><?d e?></b>").events.count == 5
            }
        }
        #expect(whole.allSatisfy { $0 })
    }
}

/// What a parser tells its delegate.
private final class XMLRecord: NSObject, XMLParserDelegate {
    private(set) var events: [String] = []
    private(set) var errors = 0
    private(set) var succeeded: Bool?
    let parser: XMLParser

    init(of text: String) {
        parser = XMLParser(data: Data(text.utf8))
        super.init()
        parser.delegate = self
        succeeded = parser.parse()
    }

    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        events.append("instruction \(target) \(data ?? "nil")")
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { errors += 1 }

    func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?) {
        events.append("notation \(name) \(publicID ?? "nil") \(systemID ?? "nil")")
    }

    func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String) {
        events.append("element \(elementName)")
    }

    func parser(
        _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?,
        defaultValue: String?
    ) {
        events.append("attribute \(elementName) \(attributeName) \(defaultValue ?? "nil")")
    }

    func parser(
        _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?
    ) {
        events.append("entity \(name) \(publicID ?? "nil") \(systemID ?? "nil") \(notationName ?? "nil")")
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        events.append("start \(elementName)")
        if elementName == "stop" { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        events.append("end \(elementName)")
    }
}
