import SourceRewriter
import Testing

@Suite("Names of Foundation that stand for Ferry's") struct FoundationNameTests {
    @Test("a name that is qualified with Darwin means the C library's, through Foundation or, with its import, Glibc")
    func darwin() {
        #expect(lines(rewrite("import UIKit\nlet a = Darwin.round(5.5)")?.text)[1] == "let a = Foundation.round(5.5)")
        #expect(lines(rewrite("import Darwin\nlet a = Darwin.round(5.5)")?.text)[1] == "let a =  Glibc.round(5.5)")
        #expect(rewrite("import UIKit\nlet a = Darwin.all", others: ["enum Darwin { static let all = 1 }"]) == nil)
    }

    @Test("CoreFoundation functions map to Foundation")
    func coreFoundation() {
        let imported = lines(rewrite("import CoreFoundation\nlet a = CoreFoundation.sqrt(5)")?.text)
        #expect(imported[0] == "import     Foundation")
        #expect(imported[1] == "let a =     Foundation.sqrt(5)")
    }

    @Test("initialisers that Foundation lacks on Linux get equivalent arguments")
    func emptyInitializers() {
        #expect(
            rewrite("let a = NSAttributedString(), b = NSMutableAttributedString()")?.text
                == "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\")")
        #expect(rewrite("let a = NSAttributedString(string: x)") == nil)
    }

    @Test("responses without arguments are made by functions; an app's own class stays")
    func emptyResponses() {
        let text = rewrite("import Foundation\nlet a: URLResponse = HTTPURLResponse(), b = URLResponse()")?.text ?? ""
        #expect(
            lines(text)[1].replacing(/\ +/, with: " ")
                == "let a: URLResponse = URLLoading.EmptyResponses.http(), b = URLLoading.EmptyResponses.response()")
        #expect(text.contains("import URLLoading"))
        let own = "class URLResponse {}\nlet a = URLResponse()"
        #expect(rewrite(own)?.text.contains("EmptyResponses") != true)
        let given = "import Foundation\nlet a = HTTPURLResponse(url: u, statusCode: 200, httpVersion: nil, headerFields: nil)"
        #expect(rewrite(given)?.text.contains("EmptyResponses") != true)
    }

    @Test("UserDefaults suites are persistent, and the library folder exists")
    func folders() {
        let pairs = [
            ("let d = UserDefaults(suiteName: name)", "let d = DeviceDefaults(suiteName: name)"),
            ("let d = UserDefaults.standard", nil),
            (
                "let u = f.urls(for: .libraryDirectory, in: .userDomainMask)",
                "let u = f.deviceURLs(for: .libraryDirectory, in: .userDomainMask)"
            ),
            (
                "let u = try FileManager.default.url(for: FileManager.SearchPathDirectory.libraryDirectory, in: a)",
                "let u = try FileManager.default.deviceURL(for: FileManager.SearchPathDirectory.libraryDirectory, in: a)"
            ),
            (
                "let p = NSSearchPathForDirectoriesInDomains(.libraryDirectory, a, true)",
                "let p = DeviceFolders.paths(.libraryDirectory, a, true)"
            ),
            ("let u = f.urls(for: .documentDirectory, in: .userDomainMask)", nil),
            ("let u = url(for: .libraryDirectory)", "let u = url(for: .libraryDirectory)"),
            ("let u = URL.documentsDirectory", "let u = URL.documentsDirectory"),
            ("let v = ProcessInfo.processInfo.operatingSystemVersion", "let v = ProcessInfo.processInfo.deviceOperatingSystemVersion"),
            ("let a = ProcessInfo().isOperatingSystemAtLeast(v)", "let a = ProcessInfo.processInfo.isDeviceOperatingSystemAtLeast(v)"),
            ("let v = report.operatingSystemVersion", nil),
        ]
        for (source, expected) in pairs {
            // Columns are preserved: a shorter name is padded with spaces before it.
            let text = rewrite("import Foundation\n" + source + "\n")?.text.replacing(/\ +/, with: " ")
            #expect(text == expected.map { "import Foundation\n\($0)\nimport DarwinFoundation\n" })
        }
    }

    @Test("a formatter of names is Ferry's, since Foundation declares one that is not implemented; an app's own class stays")
    func names() {
        #expect(
            rewrite("import Foundation\nlet f: PersonNameComponentsFormatter = PersonNameComponentsFormatter()")?.text
                == "import Foundation\nlet f: DarwinFoundation.PersonNameComponentsFormatter = DarwinFoundation.PersonNameComponentsFormatter()\nimport DarwinFoundation\n"
        )
        #expect(
            rewrite("import Foundation\nlet s = PersonNameComponentsFormatter.localizedString(from: n, style: .short)")?.text.contains(
                "= DarwinFoundation.PersonNameComponentsFormatter.localizedString(") == true)
        #expect(rewrite("import Foundation\nlet f = a.PersonNameComponentsFormatter")?.text.contains("DarwinFoundation.Person") != true)
        #expect(
            rewrite("import Foundation\nclass PersonNameComponentsFormatter {}\nlet f = PersonNameComponentsFormatter()")?.text.contains(
                "DarwinFoundation.Person") != true)
    }

    @Test("preferred languages come from the device")
    func language() {
        #expect(
            rewrite("import Foundation\nlet a = Locale.preferredLanguages, b = Locale.current")?.text
                == "import Foundation\nlet a = DeviceLocale.preferredLanguages, b = Locale.current\nimport DarwinFoundation\n")
        #expect(
            rewrite("let a = NSLocalizedString(\"Hello\", comment: \"\")")?.text.contains("DeviceLocale.text(\"Hello\", comment: \"\")")
                == true)
        #expect(rewrite("let a = Calendar.current") == nil)
    }

    @Test("networking that is named with the module Foundation is another module's, in types and calls")
    func qualifiedNetworking() {
        #expect(
            rewrite("import Foundation\nlet s: Foundation.URLSession = Foundation.URLSession(), d = Foundation.Date()")?.text
                == "import Foundation\nlet s: URLLoading.URLSession = URLLoading.URLSession(), d = Foundation.Date()\nimport URLLoading\n")
    }

    @Test("the bundle of a class is looked up among the frameworks of the app")
    func bundles() {
        #expect(
            rewrite("import Foundation\nlet b = Bundle(for: A.self), c = Bundle(path: p)")?.text
                == "import Foundation\nlet b = DeviceBundles.bundle(for: A.self), c = Bundle(path: p)\nimport DarwinFoundation\n")
        #expect(rewrite("import Foundation\nstruct Bundle { var id = 0 }\nlet b = Bundle(for: 1)")?.text.contains("Device") != true)
    }

    @Test(
        "formats that are no literals, and texts of tables, choose forms for numbers",
        arguments: [
            ("String(format: f, 1)", "String(deviceFormat: f, 1)"),
            ("String.init(format: f(), locale: l, arguments: a)", "String.init(deviceFormat: f(), locale: l, arguments: a)"),
            ("NSString(format: f as NSString, 1)", "NSString(deviceFormat: f as NSString, 1)"),
            ("String.localizedStringWithFormat(f, 1)", "String.deviceStringWithFormat(f, 1)"),
            ("b?.localizedString(forKey: k, value: nil, table: nil)", "b?.deviceLocalizedString(forKey: k, value: nil, table: nil)"),
        ])
    func formats(_ pair: (source: String, result: String)) throws {
        let text = try #require(rewrite("import Foundation\n_ = " + pair.source)).text
        #expect(lines(text).prefix(2) == ["import Foundation", "_ = " + pair.result])
        #expect(text.contains("import DarwinFoundation\n"))
    }

    @Test(
        "other formats are as they are",
        arguments: [
            "String(format: \"%d\", 1)", "String.localizedStringWithFormat(\"%d\", 1)", "Message(format: f, 1)",
            "String(format: f, with: 1)", "String(format: .short, 1)",
            "other.localizedStringWithFormat(f)", "localizedString(forKey: k, value: nil, table: nil)", "a.localizedString(f)",
        ])
    func otherFormats(_ source: String) {
        let text = rewrite("import Foundation\n_ = " + source)?.text ?? "_ = " + source
        #expect(text.contains("_ = \(source)"))
        #expect(!text.contains("DarwinFoundation"))
    }

    @Test("the magnitude in an extension of CGFloat is Swift's function, and not a member")
    func magnitude() throws {
        let text = try #require(rewrite("extension CGFloat { func far(_ x: CGFloat) -> CGFloat { abs(self - x) } }")).text
        #expect(lines(text)[0] == "extension CGFloat { func far(_ x: CGFloat) -> CGFloat { Swift.abs(self - x) } }")
        #expect(rewrite("extension Double { func far(_ x: Double) -> Double { abs(self - x) } }") == nil)
    }

    @Test("block timers end as Apple's do")
    func timers() {
        let pairs: [(String, String)] = [
            ("Timer(timeInterval: 1, repeats: true) { _ in }", "Timer(deviceTimeInterval: 1, repeats: true) { _ in }"),
            ("Timer(fire: d, interval: 1, repeats: true, block: f)", "Timer(deviceFire: d, interval: 1, repeats: true, block: f)"),
            (
                "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
                "Timer.scheduledTimer(deviceTimeInterval: 1, repeats: true) { _ in }"
            ),
            (
                "x = .scheduledTimer(withTimeInterval: 1, repeats: true, block: f)",
                "x = .scheduledTimer(deviceTimeInterval: 1, repeats: true, block: f)"
            ),
            ("x = .init(timeInterval: 1, repeats: true) { _ in }", "x = .init(deviceTimeInterval: 1, repeats: true) { _ in }"),
            (
                "Foundation.Timer(timeInterval: 1, repeats: true) { _ in }",
                "Foundation.Timer(deviceTimeInterval: 1, repeats: true) { _ in }"
            ),
            (
                "extension Timer { class func f() { _ = self.init(timeInterval: 1, repeats: true) { _ in } } }",
                "extension Timer { class func f() { _ = self.init(deviceTimeInterval: 1, repeats: true) { _ in } } }"
            ),
        ]
        for (source, expected) in pairs {
            #expect(rewrite("import UIKit\n\(source)\n")?.text == "import UIKit\n\(expected)\nimport ObjectiveC\n")
        }
        for other in [
            "Stopwatch(timeInterval: 1, repeats: true) { _ in }",
            "Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
            "struct Timer {}; let t = Timer(timeInterval: 1, repeats: true) { _ in }",
        ] { #expect(rewrite("import UIKit\n\(other)\n") == nil) }
    }

    @Test("an order of NSNumber that a file declares is a member: Foundation has one on Linux, and the app's is used")
    func numberOrder() {
        #expect(
            rewrite("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a(lhs) }")?.text
                == "extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a(lhs) } }")
        #expect(
            rewrite("private func <(l: Foundation.NSNumber, r: NSNumber) -> Bool { a(l) }")?.text
                == "extension NSNumber { fileprivate static func <(l: Foundation.NSNumber, r: NSNumber) -> Bool { a(l) } }")
        #expect(rewrite("func > (lhs: NSNumber, rhs: NSNumber) -> Bool { a(lhs) }") == nil)
        #expect(rewrite("func < (lhs: NSNumber, rhs: Int) -> Bool { a(lhs) }") == nil)
        #expect(rewrite("extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { a(lhs) } }") == nil)
    }

    @Test("rectangles that only share an edge do not intersect in a file that asks, unless the sources have a member of their own")
    func intersections() throws {
        let source = "import UIKit\nlet a = frame.intersects(other)\nlet b = rects.contains(where: frame.intersects)"
        let text = lines(try #require(rewrite(source)).text)
        #expect(Array(text[0...1]) == ["import UIKit", "let a = frame.intersects(other)"])
        #expect(text[2...].contains { $0.contains("fileprivate extension CGRect { nonisolated func intersects(_ rect2: CGRect) -> Bool") })
        #expect(rewrite("let a = frame.intersects(other)") == nil)
        let own = "import UIKit\nextension CGRect { func intersects(_ other: CGRect) -> Bool { true } }"
        #expect(rewrite(source, others: [own]) == nil)
    }

    @Test("values of an Info.plist are also those that InfoPlist.strings does not have")
    func information() {
        #expect(
            rewrite("import Foundation\nlet v = Bundle.main.object(forInfoDictionaryKey: k)")?.text
                == "import Foundation\nlet v = Bundle.main.deviceObject(forInfoDictionaryKey: k)\nimport DarwinFoundation\n")
        #expect(rewrite("let v = d.object(forKey: k), w = object(at: 1)") == nil)
    }

    @Test("a bundle's URLs are values")
    func resources() {
        #expect(
            rewrite("import Foundation\nlet v = Bundle.main.urls(forResourcesWithExtension: e, subdirectory: nil)")?.text
                == "import Foundation\nlet v = Bundle.main.deviceURLs(forResourcesWithExtension: e, subdirectory: nil)\nimport DarwinFoundation\n"
        )
        #expect(rewrite("let v = bundle.urls(in: d), w = object(forKey: k, in: d)") == nil)
    }
}
