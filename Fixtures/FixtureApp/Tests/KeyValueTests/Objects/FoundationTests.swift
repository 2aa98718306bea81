import Foundation
import Testing

private final class Titles: NSObject, XMLParserDelegate {
    var text = ""
    var error: Error?
    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: Error) { error = parseError }
}

private func lookUp(_ name: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>) -> Bool {
    result.pointee = name.isEmpty ? nil : name as NSString
    return !name.isEmpty
}

/// > Contract: Foundation, NSDataDetector; Scanner; ProcessInfo; XMLParser
@Suite("Foundation as older code uses it") struct FoundationTests {
    @Test("a data detector takes the raw values of checking types, and its results have them")
    func detector() throws {
        let types = NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue
        let detector = try NSDataDetector(types: types)
        let text = "see https://example.org or call 555-123-4567"
        let matches = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        #expect(matches.map(\.resultType) == [.link, .phoneNumber])
        #expect(matches.first?.url?.host == "example.org")
        #expect(matches.last?.phoneNumber == "555-123-4567")
        let dates = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
        #expect(dates.numberOfMatches(in: "on 2026-11-22", options: [], range: NSRange(location: 0, length: 13)) == 1)
    }

    @Test("a scanner sets variables of type NSString? and String?, and takes nil for them")
    func scanner() {
        let scanner = Scanner(string: "name=value;rest")
        var name: NSString?
        #expect(scanner.scanUpTo("=", into: &name))
        #expect(name == "name")
        #expect(scanner.scanString("=", into: nil))
        var value: NSString?
        #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"), into: &value))
        #expect(value == "value")
        #expect(scanner.scanString(";", into: nil))
        var rest: NSString?
        #expect(scanner.scanCharacters(from: .letters, into: &rest))
        #expect(rest as String? == "rest")
        #expect(!scanner.scanString("more", into: &rest))
        #expect(scanner.isAtEnd)
    }

    @Test("ProcessInfo() is the process's")
    func processInfo() {
        #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    }

    @Test("a function with an autoreleasing pointer sets the caller's variable")
    func pointer() {
        var found: NSString?
        #expect(lookUp("x", into: &found))
        #expect(found == "x")
        #expect(!lookUp("", into: &found))
        #expect(found == nil)
    }

    @Test("an XML parser returns false for an error and has it, also for an empty document", arguments: ["<a>b</c>", "", "<a>"])
    func xmlError(text: String) {
        let parser = XMLParser(data: Data(text.utf8))
        let titles = Titles()
        parser.delegate = titles
        #expect(!parser.parse())
        #expect(parser.parserError != nil)
        #expect(titles.error != nil)
    }

    @Test("an XML parser returns true for a document without errors")
    func xml() {
        let parser = XMLParser(data: Data("<a>b<c/></a>".utf8))
        let titles = Titles()
        parser.delegate = titles
        #expect(parser.parse())
        #expect(parser.parserError == nil)
        #expect(titles.text == "b")
    }
}
