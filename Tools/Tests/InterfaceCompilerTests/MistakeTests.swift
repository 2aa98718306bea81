import Foundation
import Testing

@testable import InterfaceCompiler

@Suite("InterfaceCompiler: mistakes and hostile files")
struct MistakeTests {
    @Test("reports what is wrong, and in which line", arguments: Self.mistakes)
    func reports(objects: String, message: String) {
        let compiled = read(xib(objects))
        #expect(compiled.messages.first == "/in/File.xib:" + message, "\(compiled.messages)")
        #expect(compiled.documents.isEmpty)
    }

    @Test(
        "refuses content after the end of the document, with its line",
        arguments: ["x", "<view/>", "</document>", "<document></document>", "\u{0}", "&amp;", "<![CDATA[x]]>", "<!--", "]]>"])
    func excess(tail: String) {
        let compiled = read(xib("<view id=\"v\"/>") + "\n\n" + tail)
        #expect(compiled.documents.isEmpty)
        #expect(compiled.messages.count == 1, "\(compiled.messages)")
        #expect(compiled.messages.first?.contains("error: ") == true, "\(compiled.messages)")
    }

    @Test(
        "names the line of trailing content; white space, comments and processing instructions may follow",
        arguments: ["\n \t\r\n", "<!-- </document> x -->\n<?x y?>", "<?x?>"])
    func end(tail: String) {
        let text = xib("<view id=\"v\"><!-- > \"'-- --></view><label text='>&quot;' id=\"l\"/>").replacing(" \"'-- ", with: " \"' ")
        #expect(read(text + tail).messages.isEmpty)
        let lines = (text + "\n").count { $0 == "\n" } + tail.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(
            read(text + "\n" + tail + "<a/>").messages
                == ["/in/File.xib:\(lines + 1): error: something follows </document>, where a document ends"])
    }

    @Test(
        "reads processing instructions without text, and refuses broken ones",
        arguments: ["<?x?>", "<?xm?>", "<?x ?>", "<??>", "<?", "<?x"])
    func instructions(text: String) {
        let compiled = read(xib("<view id=\"v\"/>").replacing("<objects>", with: text + "<objects>"))
        #expect(compiled.messages.isEmpty == ["<?x?>", "<?xm?>", "<?x ?>"].contains(text), "\(compiled.messages)")
    }

    @Test("refuses a declared encoding that could hide a declaration", arguments: ["UTF-7", "utf-16", "EBCDIC-US"])
    func encoding(name: String) {
        let compiled = read("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + xib("<view id=\"v\"/>").drop { $0 != "\n" })
        #expect(compiled.messages == ["/in/File.xib:1: error: is declared to be \(name); Interface Builder writes UTF-8"])
    }

    static let mistakes: [(String, String)] = [
        ("<view/>", "4: error: <view> has no id"),
        ("<view id=\"v\">\n<subviews><label id=\"v\"/></subviews></view>", "5: error: the id \"v\" is already used at line 4"),
        ("<view id=\"a b\"/>", "4: error: \"a b\" is not an id: ids have only letters, digits and dashes"),
        ("<view alpha=\"much\" id=\"v\"/>", "4: error: \"much\" of alpha is not a number"),
        ("<view tag=\"1.5\" id=\"v\"/>", "4: error: \"1.5\" of tag is not a whole number"),
        ("<view hidden=\"maybe\" id=\"v\"/>", "4: error: \"maybe\" of hidden is neither YES nor NO"),
        (
            "<view id=\"v\">\n<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></view>",
            "5: error: \"nan\" of x is not a number"
        ),
        (
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"inf\" height=\"1\"/></view>",
            "4: error: \"inf\" of width is not a number"
        ),
        (
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1e300\" height=\"1\"/></view>",
            "4: error: \"1e300\" of width is not a number"
        ),
        ("<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\"/></view>", "4: error: <rect> has no height"),
        (view("<color key=\"tintColor\"/>"), "4: error: <color> has neither components nor a name"),
        (view("<color key=\"tintColor\" red=\"x\" green=\"0\" blue=\"0\"/>"), "4: error: \"x\" of red is not a number"),
        (
            "<label id=\"l\">\n<fontDescription key=\"fontDescription\" type=\"system\" weight=\"fat\"/></label>",
            "5: error: unknown font weight \"fat\""
        ),
        (
            view("\n<connections>\n<outlet property=\"a\" destination=\"z\" id=\"c\"/></connections>"),
            "6: error: the outlet leads to \"z\", but no object in the file has that id"
        ),
        (view("<connections><outlet property=\"a\" id=\"c\"/></connections>"), "4: error: the outlet has no destination"),
        (view("<connections><outlet destination=\"v\" id=\"c\"/></connections>"), "4: error: the outlet has no property"),
        (view("<connections><action destination=\"v\" id=\"c\"/></connections>"), "4: error: the action has no selector"),
        (
            view("<connections><action selector=\"a\" destination=\"v\" eventType=\"sneeze\" id=\"c\"/></connections>"),
            "4: error: unknown control event \"sneeze\""
        ),
        (
            view("<connections><segue destination=\"v\" kind=\"show\" id=\"c\"/></connections>"),
            "4: error: the segue leads to \"v\", but no controller in the file has that id"
        ),
        (
            view("<constraints><constraint firstAttribute=\"tip\" id=\"k\"/></constraints>"),
            "4: error: \"tip\" is not a constraint attribute"
        ),
        (view("<constraints><constraint id=\"k\"/></constraints>"), "4: error: the constraint has no firstAttribute"),
        (
            view("<constraints><constraint firstAttribute=\"top\" relation=\"near\" id=\"k\"/></constraints>"),
            "4: error: \"near\" is not a constraint relation"
        ),
        (
            view("<constraints><constraint firstAttribute=\"top\" multiplier=\"1:0\" id=\"k\"/></constraints>"),
            "4: error: \"1:0\" of multiplier divides by zero"
        ),
        (
            view("<constraints><constraint firstAttribute=\"top\" multiplier=\":\" id=\"k\"/></constraints>"),
            "4: error: \"\" of multiplier is not a number"
        ),
        (
            view("<constraints><constraint firstAttribute=\"top\" secondItem=\"z\" secondAttribute=\"top\" id=\"k\"/></constraints>"),
            "4: error: there is no object with the id \"z\""
        ),
        (
            view("<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"soup\" keyPath=\"a\"/></userDefinedRuntimeAttributes>"),
            "4: error: there are no runtime attributes of type \"soup\""
        ),
        (
            view("<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\"/></userDefinedRuntimeAttributes>"),
            "4: error: the runtime attribute has no keyPath"
        ),
        (
            view("<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"size\" keyPath=\"a\"/></userDefinedRuntimeAttributes>"),
            "4: error: the runtime attribute a has no value"
        ),
        ("<button id=\"b\"><state key=\"sleepy\"/></button>", "4: error: \"sleepy\" is not a button state"),
        ("<tableViewCell textLabel=\"z\" id=\"c\"/>", "4: error: textLabel of the cell is \"z\", but nothing in it has that id"),
        ("<placeholder placeholderIdentifier=\"IBFilesOwner\"/>", "4: error: <placeholder> has no id"),
    ]

    @Test("warns about unsupported content, and says what is used instead", arguments: Self.warnings)
    func warns(objects: String, message: String) {
        let compiled = read(xib(objects))
        #expect(compiled.messages == ["/in/File.xib:" + message])
        #expect(!compiled.documents.isEmpty)
    }

    static let warnings: [(String, String)] = [
        (view("<subviews>\n<glkView id=\"m\"/></subviews>"), "5: warning: <glkView> is not supported; it becomes a UIView"),
        ("<arscnScene id=\"m\"/>", "4: warning: <arscnScene> is not supported; it is ignored"),
        (
            "<view sparkle=\"YES\" id=\"v\"/><view sparkle=\"NO\" id=\"w\"/>",
            "4: warning: <view>: \"sparkle\" is not supported; it is ignored"
        ),
        ("<view contentMode=\"sideways\" id=\"v\"/>", "4: warning: \"sideways\" of contentMode is not supported; the default is used"),
        (
            view("\n<variation key=\"gamut=P3\"><mask key=\"subviews\"/></variation>"),
            "5: warning: the variation \"gamut=P3\" is not supported; <view> keeps its other values"
        ),
        (view("<glow key=\"glow\"/>"), "4: warning: <glow key=\"glow\"> in <view> is not supported; it is ignored"),
        (view("<viewLayoutGuide key=\"moon\" id=\"g\"/>"), "4: warning: the layout guide \"moon\" is not supported; it is ignored"),
        (
            "<tableView id=\"t\"><prototypes><tableViewCell id=\"c\"/></prototypes></tableView>",
            "4: warning: the prototype has no reuse identifier, so it cannot be dequeued; it is ignored"
        ),
    ]

    @Test("refuses files that are not an iOS xib")
    func kinds() {
        func message(_ text: String, storyboard: Bool = false) -> String { read(text, storyboard: storyboard).messages.first ?? "" }
        #expect(message("") == "/in/File.xib: error: is empty")
        #expect(message("<plist/>").contains(":1: error: is not an Interface Builder document: its first element is <plist>"))
        #expect(message("<archive/>").contains("has the format of Xcode before version 5"))
        #expect(message("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").contains("is for macOS"))
        #expect(message("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>").contains("which is not one for iOS"))
        #expect(message(storyboard("")).contains("does not match its name"))
        #expect(message(xib(""), storyboard: true).contains("its name"))
    }

    @Test("loads nothing external and expands no entities")
    func entities() {
        let bomb = "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n" + xib(view("&b;"))
        #expect(
            read("\n" + bomb).messages == ["/in/File.xib:2: error: has a DOCTYPE declaration, which Interface Builder's files do not have"])
        let external = "<!doctype d SYSTEM \"file:///etc/passwd\">" + xib("")
        #expect(read(external).messages.first?.contains("declaration") == true)
        #expect(read(xib("<label text=\"&secret;\" id=\"l\"/>")).messages.first?.contains("error") == true)
        // Text in other encodings could hide a declaration.
        let wide = Data([0xFF, 0xFE] + "<document/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        #expect(throws: InterfaceDiagnostic.self) { try InterfaceReader.read(wide, of: "f") }
    }

    @Test("limits depth, number and size")
    func limits() {
        let deep = String(repeating: "<view>\n", count: 10_000)
        #expect(read(xib(deep)).messages == ["/in/File.xib:202: error: elements are nested more than 200 deep"])
        let many = String(repeating: "<a/>", count: InterfaceReader.maximumElementCount)
        #expect(read(xib(many)).messages == ["/in/File.xib:4: error: there are more than 200000 elements"])
        let large = Data(count: InterfaceReader.maximumFileSize + 1)
        #expect(throws: InterfaceDiagnostic.error("f", nil, "is larger than 16 MB, the limit")) {
            try InterfaceReader.read(large, of: "f")
        }
    }

    private static let whole = xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view tag="3" id="v"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>
        <label text="a&amp;b" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <tableView dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="r" textLabel="q" id="c"><tableViewCellContentView key="contentView" id="k"><subviews><label id="q"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" multiplier="1:2" id="n"/></constraints>
        <viewLayoutGuide key="safeArea" id="g"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="rect" keyPath="a"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)

    @Test("a truncated file is an error, wherever it ends")
    func truncation() {
        #expect(read(Self.whole).messages == [])
        let end = Self.whole.utf8.count - "</document>".utf8.count
        for length in stride(from: 0, through: end, by: 7) {
            let compiled = read(String(decoding: Self.whole.utf8.prefix(length), as: UTF8.self))
            #expect(compiled.documents.isEmpty, "\(length)")
            #expect(compiled.diagnostics.contains { $0.severity == .error }, "\(length)")
        }
    }

    @Test("survives thousands of corrupted files")
    func damage() {
        var state: UInt64 = 42
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        let bytes = Array(Self.whole.utf8)
        for _ in 0..<2000 {
            var text = bytes
            for _ in 0...roll(4) {
                let place = roll(text.count)
                switch roll(3) {
                case 0: text[place] = UInt8(roll(128))
                case 1: text.removeSubrange(place..<min(place + roll(40), text.count))
                default: text.insert(contentsOf: text[place..<min(place + roll(60), text.count)], at: roll(text.count))
                }
            }
            let compiled = read(String(decoding: text, as: UTF8.self))
            #expect(compiled.documents.isEmpty == compiled.diagnostics.contains { $0.severity == .error })
        }
    }
}
