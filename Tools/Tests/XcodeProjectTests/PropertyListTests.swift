import Foundation
import Testing

@testable import XcodeProject

@Suite("Property lists of projects")
struct PropertyListTests {
    private func read(_ text: String) throws(XcodeFailure) -> PropertyNode { try PropertyListReader.read(Data(text.utf8), of: "p") }

    private func failure(_ text: String) -> XcodeFailure? {
        do {
            _ = try read(text)
            return nil
        } catch { return error }
    }

    @Test("reads tables, lists, comments, quoted texts and escapes, with lines")
    func reading() throws {
        let node = try read(
            "// !$*UTF8*$!\n{ /* a */ key = value; \"a b\" = (1, \"x\\ny\", \"\\U00e9\\101\",);\nempty = \"\"; data = <00 ff>; }")
        #expect(node["key"]?.text == "value")
        #expect(node["a b"]?.texts == ["1", "x\ny", "éA"])
        #expect(node["empty"]?.text == "")
        #expect(node["empty"]?.line == 3)
        #expect(node["data"]?.text == "00 ff")
    }

    @Test("reads the same in JSON and in XML")
    func otherForms() throws {
        let json = try read(#"{"objects": {"A": {"isa": "X", "list": ["1", "😀"], "on": true}}, "n": 5}"#)
        #expect(json["objects"]?["A"]?["list"]?.texts == ["1", "😀"])
        #expect(json["objects"]?["A"]?["on"]?.text == "true")
        #expect(json["n"]?.text == "5")
        let xml = try read(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><string>x</string><integer>3</integer></array></dict></plist>"
        )
        #expect(xml["a"]?.texts == ["x", "3"])
    }

    @Test("a surrogate pair in JSON is one character")
    func surrogates() throws {
        #expect(try read(#"{"a": "\ud83d\ude00!"}"#)["a"]?.text == "😀!")
        #expect(try read(#"{"a": "\ud83d!"}"#)["a"]?.text == "\u{FFFD}!")
    }

    @Test("names marks of a merge conflict with their line")
    func conflict() {
        let found = failure("{\na = 1;\n<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> other\n}")
        #expect(found?.line == 3)
        #expect(found?.message.contains("merge conflict") == true)
    }

    @Test(
        "says where a damaged file is damaged",
        arguments: [
            ("", 0, "empty"), ("{ a = ", 1, "cut off"), ("{\n a = 1;", 2, "'{' of line 1"), ("{ a 1; }", 1, "expected '='"),
            ("{ a = 1 b = 2; }", 1, "expected ';'"), ("{ a = (1 2); }", 1, "expected ','"), ("{ a = \"x\n", 1, "not closed"),
            ("{}\n}", 2, "follows the end"), ("{ /* x", 1, "comment"), ("{ a = <00; }", 1, "'<' without '>'"),
            ("{ a = ); }", 1, "unexpected ')'"),
        ])
    func damage(_ text: String, _ line: Int, _ message: String) throws {
        let found = try #require(failure(text))
        #expect(found.line ?? 0 == line)
        #expect(found.message.contains(message))
    }

    @Test("refuses values that are nested too deep")
    func depth() {
        let text = String(repeating: "(", count: 100_000)
        #expect(failure(text)?.message.contains("nested") == true)
    }

    @Test("reads a list of a hundred thousand values")
    func size() throws {
        let text = "{ a = (\n" + (0..<100_000).map { "x\($0),\n" }.joined() + "); }"
        #expect(try read(text)["a"]?.list?.count == 100_000)
        #expect(try read(text)["a"]?.list?.last?.line == 100_001)
    }
}

@Suite("XML of workspaces and schemes")
struct XMLElementTests {
    private func failure(_ text: String) -> XcodeFailure? {
        do {
            _ = try XMLElementReader.read([UInt8](text.utf8), of: "s")
            return nil
        } catch { return error }
    }

    @Test("reads elements, attributes and entities")
    func reading() throws {
        let text = "<?xml version=\"1.0\"?>\n<!-- c -->\n<A b = \"1 &amp; &quot;2&quot;\">\n text <B c='x'/></A>"
        let root = try XMLElementReader.read([UInt8](text.utf8), of: "s")
        #expect(root["b"] == "1 & \"2\"")
        #expect(root.line == 3)
        #expect(root.children == [XMLElement(name: "B", attributes: ["c": "x"], line: 4)])
    }

    @Test(
        "refuses what Xcode does not write",
        arguments: [
            ("", "no element"), ("<A>", "inside <A>"), ("<A></B>", "closes nothing"), ("<!DOCTYPE x><A/>", "declaration"),
            ("<A b>", "no value"),
            ("<A b=\"x>", "not closed"), ("<A\n<<<<<<< HEAD\n/>", "not closed"), ("<A>\n<<<<<<< HEAD\n</A>", "merge conflict"),
            ("<!-- x", "'-->'"),
        ])
    func damage(_ text: String, _ message: String) throws {
        #expect(try #require(failure(text)).message.contains(message))
    }

    @Test("refuses elements that are nested too deep")
    func depth() {
        #expect(failure(String(repeating: "<a>", count: 10_000))?.message.contains("nested") == true)
    }
}
