import SourceRewriter
import Testing

@Suite("Source rewriting")
struct RewriteTests {
    @Test("leaves an ordinary file unchanged")
    func untouched() {
        #expect(rewrite("import UIKit\nclass A: UIView { func f() {} }\n") == nil)
    }

    @Test("keeps every line, and the columns where it removes attributes")
    func shape() throws {
        let source =
            "import UIKit\n\nclass A: UIView {\n    @objc private func f() {\n        g(1)\n    }\n    @IBOutlet weak var v: UIView!\n}\n"
        let rewritten = try #require(rewrite(source))
        let (before, after) = (lines(source), lines(rewritten.text))
        #expect(after[3] == "          private func f() {")
        #expect(after[4] == before[4])
        #expect(after[5].hasPrefix("    }; @used @section(\".init_array\") private nonisolated static let "))
        #expect(after[6].hasPrefix("              weak var v: UIView!; "))
        #expect(rewritten.columns.originalColumn(line: 4, column: 24) == 24)
    }

    @Test("registers methods under their selectors, with the types of their parameters")
    func registration() throws {
        let text = try #require(rewrite("class A { @objc(hit:) func f(_ b: UIButton!, at: () -> Void) {} }")).text
        #expect(text.contains("register(A.self, \"hit:\")"))
        #expect(
            text.contains(
                "__o.f(ObjectiveC.ObjCRuntime.argument(__a, 0) as UIButton?, at: ObjectiveC.ObjCRuntime.argument(__a, 1) as () -> Void)"))
        #expect(text.hasSuffix("import ObjectiveC\n"))
    }

    @Test("registers what @objcMembers exposes, in extensions too, but nothing private")
    func objcMembers() throws {
        let source = "@objcMembers class A { var a = 1; private func b() {} }\nextension A { func c() {} }\nclass B: A { func d() {} }"
        let text = try #require(rewrite(source)).text
        for name in ["a", "setA:", "c", "d"] { #expect(text.contains("\"\(name)\"")) }
        #expect(!text.contains("\"b\""))
    }

    @Test("outlets, outlet collections and inspectable properties can be set by name, at any access level and nesting")
    func outlets() throws {
        let source = """
            class A: UIView {
                @IBOutlet var buttons: [UIButton]!
                @IBOutlet private weak var label: UILabel!
                @IBOutlet weak var delegate: ADelegate?
                @IBOutlet private(set) var first, second: UIView!
                @IBInspectable var width: CGFloat = 0 { didSet {} }
                @IBSegueAction private func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
            }
            extension UIView {
                @IBInspectable var round: CGFloat { get { 0 } set {} }
            }
            """
        let text = try #require(rewrite(source)).text
        for key in ["Buttons", "Label", "Delegate", "First", "Second", "Width"] {
            #expect(text.contains("register(A.self, \"set\(key):\")"))
        }
        #expect(text.contains("__o.buttons = ObjectiveC.ObjCRuntime.argument(__a, 0)"))
        #expect(text.contains("__o.delegate as ADelegate?"))
        #expect(text.contains("__o.buttons as [UIButton]?"))
        #expect(text.contains("register(UIView.self, \"setRound:\")"))
        #expect(text.contains("register(A.self, \"make:sender:\")"))
        #expect(!text.contains("@IB"))
    }

    @Test("adds no setter for read-only properties")
    func getters() throws {
        let text = try #require(rewrite("class A { @objc let a = 1; @objc var b: Int { 2 }; @objc var c = 3 { didSet {} } }")).text
        #expect(!text.contains("setA:"))
        #expect(!text.contains("setB:"))
        #expect(text.contains("setC:"))
    }

    @Test(
        "finds the method that a selector names",
        arguments: [
            ("#selector(tap)", "tap"), ("#selector(one)", "one:"), ("#selector(A.one(_:))", "one:"), ("#selector(self.two)", "twoWithA:b:"),
            ("#selector(B.three(_:x:))", "three:x:"), ("#selector(B().four)", "renamed"), ("#selector(over as (Int) -> Void)", "over:"),
            ("#selector(getter: name)", "name"), ("#selector(setter: A.name)", "setName:"), ("#selector(B.tap)", "tap"),
            ("#selector(\n  tap\n)", "tap"),
        ])
    func selectors(expression: String, selector: String) throws {
        let source = """
            class A: NSObject {
                @objc func tap() {}
                @objc func one(_ x: Int) {}
                @objc func two(a: Int, b: Int) {}
                @objc func over() {}
                @objc func over(_ x: Int) {}
                @objc var name = ""
                func use() { add(\(expression)) }
            }
            class B: A {
                @objc func three(_ a: Int, x: Int) {}
                @objc(renamed) func four() {}
            }
            """
        let rewritten = try #require(rewrite(source))
        #expect(rewritten.diagnostics.isEmpty)
        let line = lines(rewritten.text)[7 + expression.count { $0 == "\n" }]
        let named = line.firstMatch(of: /__fS\d+/).map { match in
            lines(rewritten.text).first { $0.contains("var \(match.0): ") } ?? ""
        }
        #expect((named ?? line).contains("\"\(selector)\""))
        #expect(lines(rewritten.text)[8 + expression.count { $0 == "\n" }] == "}")
    }

    @Test("refuses a selector that no class implements, at its position")
    func missingSelector() {
        let diagnostics = rewrite("class A: NSObject {\n    let s = #selector(A.nope)\n}")?.diagnostics ?? []
        #expect(diagnostics.map(\.description) == ["/app/file.swift:2:23: error: cannot find 'nope' in 'A': no method for this selector"])
    }

    @Test("leaves a selector of a class outside the sources to the compiler, at its position")
    func foreignSelector() throws {
        let text = try #require(rewrite("class A: UIView {\n    let s = #selector(UIView.nope(_:))\n}")).text
        #expect(text.contains("#sourceLocation(file: \"/app/file.swift\", line: 1)\nfileprivate func __fC"))
        #expect(lines(text).contains(String(repeating: " ", count: 28) + ".nope(_:) }"))
    }

    @Test("spells a framework's selector as in Objective-C")
    func frameworkSpelling() throws {
        var framework = FrameworkSelectors()
        framework.scan("ObjCRuntime.register(UINavigationController.self, \"popViewControllerAnimated:\") { _, _ in nil }")
        let source = "let s = #selector(UINavigationController.popViewController(animated:))"
        #expect(try #require(rewrite(source, framework: framework)).text.contains("Selector(\"popViewControllerAnimated:\")"))
    }

    @Test("makes optional method calls look in the method table")
    func optionalMethods() throws {
        let source = """
            @objc protocol P {
                @objc optional func f(_ x: Int, at y: Int) -> String
            }
            func use(_ p: P?) -> Int {
                p?.f?(1, at: 2).count ?? 0
            }
            func ask(_ p: P?) -> Bool { p?.f != nil }
            class C: Base { func f(_ x: Int, at y: Int) -> String { "" } }
            """
        let text = lines(try #require(rewrite(source)).text)
        #expect(text[0].hasPrefix("      protocol P where Self: AnyObject {"))
        #expect(text[1].allSatisfy { $0 == " " })
        #expect(
            text[2].contains(
                "func f_(_ __p0: Int, at __p1: Int) -> (String)? { ObjectiveC.ObjCRuntime.optional(self, \"f:at:\", [__p0, __p1])"))
        #expect(text[4] == "    p?.f_(1, at: 2)?.count ?? 0")
        #expect(text[6] == "func ask(_ p: P?) -> Bool { p?.f_optional___at != nil }")
        #expect(text[7].contains("register(C.self, \"f:at:\")"))
    }

    @Test("finds optional methods on properties that hold any object")
    func optionalMethodsOfAnyObject() throws {
        let source = """
            @objc protocol P { @objc optional func f(_ x: Int) }
            class C {
                weak var delegate: AnyObject?
                var typed: P?
                func call() {
                    delegate?.f?(1)
                    self.delegate?.f?(2)
                    typed?.f?(3)
                }
            }
            """
        let text = lines(try #require(rewrite(source)).text)
        #expect(text[5] == "        (delegate as? P)?.f_(1)")
        #expect(text[6] == "        (self.delegate as? P)?.f_(2)")
        #expect(text[7] == "        typed?.f_(3)")
    }

    @Test("registers app methods that frameworks call by name, overloads by their types")
    func frameworkOptionals() throws {
        var framework = FrameworkSelectors()
        framework.scan(
            """
            extension P {
                func field(_ f: Field, should r: Return) -> Bool {
                    let name = "field:shouldReturn:"
                    return ObjCRuntime.optional(self, name, [f, r]) ?? true
                }
                func field(_ f: Field, should c: Clear) -> Bool { ObjCRuntime.optional(self, "field:shouldClear:", [f, c]) ?? true }
            }
            """)
        let source = "class A: Base { func field(_ f: Field, should c: Clear) -> Bool { true }; func field(_ f: Field) {} }"
        let text = try #require(rewrite(source, framework: framework)).text
        #expect(text.contains("register(A.self, \"field:shouldClear:\")"))
        #expect(!text.contains("\"field:\""))
    }

    @Test("SWIFT_PACKAGE is false in files that are no package's")
    func packageCondition() {
        let source = "#if SWIFT_PACKAGE || !SWIFT_PACKAGE\nlet SWIFT_PACKAGE = 1\n#endif\n"
        let rewriter = SourceRewriter(index: DeclarationIndex(framework: FrameworkSelectors()), unpackagedFolder: "/app")
        let text = rewriter.rewrite(source, path: "/app/a.swift")?.text
        #expect(text == "#if false         || !false        \nlet SWIFT_PACKAGE = 1\n#endif\n")
        #expect(rewriter.rewrite(source, path: "/apple/a.swift") == nil)
    }

    @Test("decides compilation conditions and availability for a simulated iOS")
    func conditions() throws {
        let source =
            "#if os(iOS) && !os(Linux) && targetEnvironment(simulator)\nif #available(iOS 18.0, *) { }\nif #available(iOS 15, *) { }\n#endif\n"
        let text = lines(try #require(rewrite(source)).text)
        #expect(text[0] == "#if true    && !false     && true                        ")
        #expect(text[1] == "if             Bool(false) { }")
        #expect(text[2] == "if #available(iOS 15, *) { }")
    }

    @Test("adds the modules that Foundation re-exports on Darwin")
    func imports() throws {
        let text = try #require(rewrite("import Foundation\nimport os.log\nimport class UIKit.UIView\nlet s = URLSession.shared\n")).text
        #expect(
            text == "import Foundation\nimport os    \nimport       UIKit       \nlet s = URLSession.shared\nimport URLLoading\n")
        let keychain = try #require(rewrite("import Foundation\nlet status = SecItemDelete(query)\n")).text
        #expect(keychain == "import Foundation\nlet status = SecItemDelete(query)\nimport Security\n")
        #expect(rewrite("import Foundation\nimport Security\nlet status = SecItemDelete(query)\n")?.text.hasSuffix("(query)\n") ?? true)
    }

    @Test("a subclass of a Foundation class that Core Foundation opens has that module loaded")
    func openedByCoreFoundation() {
        let loads = "import struct CoreFoundation.CFUUIDBytes\n"
        #expect(rewrite("import Foundation\nfinal class A: NSLock {}\n")?.text == "import Foundation\nfinal class A: NSLock {}\n" + loads)
        #expect(rewrite("import Foundation\nfinal class A: NSObject {}\n")?.text.contains(loads) != true)
        #expect(rewrite("import Foundation\nlet lock = NSLock()\n")?.text.contains(loads) != true)
    }

    @Test("adds the module of URLSession's publishers")
    func sessionPublishers() {
        let source = "import Combine\nimport Foundation\nlet p = session.dataTaskPublisher(for: url)\n"
        #expect(rewrite(source)?.text == source + "import URLLoading\nimport URLLoadingPublishers\n")
        #expect(rewrite("import Combine\nimport Foundation\nlet p = Just(1)\n").map { $0.text.hasSuffix("Just(1)\n") } ?? true)
        #expect(rewrite("import class Combine.AnyCancellable\n")?.text == "import       Combine               \n")
        #expect(rewrite("import CoreImage.CIFilterBuiltins\n")?.text == "import CoreImage                 \n")
    }

    @Test("turns @UIApplicationMain into the entry point")
    func entryPoint() throws {
        #expect(try #require(rewrite("@UIApplicationMain\nclass A {}")).text == "@main             \nclass A {}")
    }

    @Test("refuses unsupported constructs, at their position")
    func refusals() {
        let diagnostics = rewrite("class A {\n    @objc func f<T>(_ t: T) {}\n}")?.diagnostics ?? []
        #expect(diagnostics.map { [$0.line, $0.column] } == [[2, 16]])
    }

    @Test("replaces a key path expression by its text")
    func keyPaths() throws {
        #expect(try #require(rewrite("let k = #keyPath(A.b.c)")).text == "let k = " + String(repeating: " ", count: 10) + "\"b.c\"")
    }

    @Test(
        "survives any input as source",
        arguments: ["", "}", "@objc", "#selector(", "class {", "#if", "\u{0}\u{FFFF}é@objc func\r\n", "@objc optional"])
    func hostile(source: String) {
        let count = source.utf8.count { $0 == UInt8(ascii: "\n") }
        let text = rewrite(source)?.text ?? source
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } >= count)
    }

    @Test("overrides in extensions: the class gets an override that calls the member, which stays in position")
    func overridesInExtensions() throws {
        let source = """
            open class A: UIView {
            }
            public extension A {
                @discardableResult override func f(_ a: Int,  // first
                    to b: inout B?) throws -> Bool { super.f(a, to: &b) }
                override var v: CGRect { .zero }
                override var w: Int { get { 1 } set { } }
                override class func t() {}
                func own() {}
            }
            """
        let text = try #require(rewrite(source)).text
        let first = try #require(lines(text).first)
        #expect(
            first == "open class A: UIView { @discardableResult public override func f(_ a: Int, to b: inout B?) throws -> Bool "
                + "{ try __ferry_extension_A_f(a, to: &b) }; public override var v: CGRect { __ferry_extension_A_v }; "
                + "public override var w: Int { get { __ferry_extension_A_w } set { __ferry_extension_A_w = newValue } };")
        #expect(lines(text)[3].hasPrefix("    @discardableResult          func __ferry_extension_A_f(_ a: Int,  // first"))
        #expect(lines(text)[5] == "             var __ferry_extension_A_v: CGRect { .zero }")
        #expect(lines(text)[7] == lines(source)[7])
        #expect(lines(text)[8] == lines(source)[8])
    }

    @Test("property observers in extensions become methods called by observers in the class; open members become public")
    func observersInExtensions() throws {
        let source = """
            class A: B {}
            extension A {
                override open var x: Bool {
                    willSet {
                        f(newValue)
                    }
                    didSet(old) { g(old) }
                }
                override open func h() {}
            }
            """
        let text = lines(try #require(rewrite(source)).text)
        #expect(
            text[0] == "class A: B { override open var x: Bool { willSet { __ferry_extension_A_x_willSet(newValue) } "
                + "didSet { __ferry_extension_A_x_didSet(oldValue) } }; override open func h() { __ferry_extension_A_h() };}")
        #expect(text[2].allSatisfy { $0 == " " })
        #expect(text[3] == "        func __ferry_extension_A_x_willSet(_ newValue: Bool) {")
        #expect(text[4] == "            f(newValue)")
        #expect(text[6] == "        func __ferry_extension_A_x_didSet(_ old: Bool) { g(old) }")
        #expect(text[7].allSatisfy { $0 == " " })
        #expect(text[8] == "             public func __ferry_extension_A_h() {}")
    }

    @Test("a file with @testable imports or XCTest imports UIKit too")
    func tests() {
        #expect(rewrite("@testable import Lists\nlet v: UIView\n")?.text == "@testable import Lists\nlet v: UIView\nimport UIKit\n")
        #expect(rewrite("import XCTest\n")?.text == "@preconcurrency import XCTest\nimport UIKit\n")
        #expect(rewrite("import UIKit\n@testable import Lists\n") == nil)
        #expect(rewrite("import Lists\n") == nil)
    }

    @Test("CoreFoundation functions map to Foundation")
    func coreFoundation() {
        let imported = lines(rewrite("import CoreFoundation\nlet a = CoreFoundation.sqrt(5)")?.text)
        #expect(imported[0] == "import     Foundation")
        #expect(imported[1] == "let a =     Foundation.sqrt(5)")
    }

    @Test("an override in an extension of another file's class moves to that class; unknown classes stay unchanged")
    func overridesInOtherFiles() throws {
        let other = "extension A { override func f() {} }"
        #expect(
            rewrite("class A: B { let x = 1 }", others: [other])?.text
                == "class A: B { override func f() { __ferry_extension_A_f() }; let x = 1 }")
        #expect(rewrite(other, others: ["class A: B {}"])?.text == "extension A {          func __ferry_extension_A_f() {} }")
        #expect(rewrite(other) == nil)
    }

    @Test("members of AnyObject are looked up on the object")
    func anyObject() throws {
        let text = try #require(rewrite("let d = (info[key] as AnyObject).doubleValue ?? 0.5")).text
        #expect(lines(text)[0] == "let d = ObjectiveC.AnyObjectMembers(info[key] as AnyObject).doubleValue ?? 0.5")
        #expect(rewrite("let d = (a as? AnyObject)?.doubleValue; let e = (a as Number).doubleValue; let f = (a as AnyObject).other") == nil)
    }

    @Test("an initialiser called on a metatype is found by name, unless the sources declare it as required")
    func metatypeInitializer() throws {
        let source =
            "let n = (wrap ?? N.self).init(rootViewController: c), m = type.init(rootViewController: c), o = N.init(rootViewController: c)"
        let text = try #require(rewrite(source)).text
        #expect(
            text == "let n = (wrap ?? N.self).dynamicallyMade(rootViewController: c), m = type.dynamicallyMade(rootViewController: c), "
                + "o = N.init(rootViewController: c)")
        #expect(rewrite("super.init(rootViewController: c); self.init(rootViewController: c); type.init(other: c)") == nil)
        #expect(rewrite(source, others: ["class Flow { required init(rootViewController: UIViewController) {} }"]) == nil)
        #expect(rewrite(source, others: ["protocol Flow { init(rootViewController: UIViewController) }"]) == nil)
    }

    @Test("an initialiser that other types have too is found by name only on a framework's class")
    func metatypeOfFrameworkClass() throws {
        let held = try #require(rewrite("class L { let made: View.Type; func f() -> View { made.init() } }; typealias View = UIView")).text
        #expect(held == "class L { let made: View.Type; func f() -> View { made.dynamicallyMade() } }; typealias View = UIView")
        let generic = try #require(
            rewrite(
                "class L<B: UIButton> { func f() -> B { B(type: .system) }; func g<T>() -> T where T: UIView { T.init(frame: .zero) } }"))
        #expect(
            generic.text
                == "class L<B: UIButton> { func f() -> B { B.dynamicallyMade(type: .system) }; func g<T>() -> T where T: UIView { T.dynamicallyMade(frame: .zero) } }"
        )
        #expect(
            rewrite("struct S {}; func f(made: S.Type) -> S { made.init() }; func g<T: Collection>() -> T { T() }; let v = UIView()") == nil
        )
        let own = "protocol Made { init() }"
        #expect(rewrite("func g<T: UIView & Made>() -> T { T() }", others: [own]) == nil)
        #expect(rewrite("func g<T: UIView>() -> T { T() }", others: [own]) != nil)
    }

    @Test("members of an element of an array of any objects are looked up on the object")
    func anyObjectElements() throws {
        let others = ["extension V { var all: [AnyObject] { [] } }"]
        let text = try #require(rewrite("let a = v.all.first?.priority, b = all[0].priority, c = views.first?.priority", others: others))
            .text
        #expect(
            lines(text)[0]
                == "let a = ObjectiveC.AnyObjectMembers.of(v.all.first)?.priority, b = ObjectiveC.AnyObjectMembers.of(all[0]).priority, c = views.first?.priority"
        )
    }

    @Test("an open member of an extension, or one of a protocol's, moves to the class where a subclass overrides it")
    func openExtensionMember() throws {
        let sub = "class B: A { override func f() {} }"
        for holder in ["extension A { open func f() {} }", "extension A: P { func f() {} }"] {
            #expect(rewrite("class A {}", others: [holder, sub])?.text.contains("func f() { __ferry_extension_A_f() }") == true)
            #expect(rewrite(holder, others: ["class A {}", sub])?.text.contains("func __ferry_extension_A_f() {}") == true)
            #expect(rewrite(holder, others: ["class A {}"]) == nil)
        }
        #expect(rewrite("class A {}", others: ["extension A: P { private func f() {} }", sub]) == nil)
    }

    @Test(
        "declarations for other platforms are not moved to their class",
        arguments: ["targetEnvironment(macCatalyst)", "os(macOS) || os(tvOS)", "!os(iOS)", "os(iOS) && (false)"])
    func inactiveDeclarations(condition: String) {
        let other = "#if \(condition)\nextension A { override func f() {} }\n#endif"
        #expect(rewrite("class A: B {}", others: [other]) == nil)
        let active = "#if os(iOS)\n#elseif FLAG\n#else\nextension A { override func f() {} }\n#endif"
        #expect(rewrite("class A: B {}", others: [active]) == nil)
        #expect(rewrite("class A: B {}", others: ["#if FLAG\nextension A { override func f() {} }\n#endif"]) != nil)
    }

    @Test("code for other platforms is left as it is")
    func inactiveCode() {
        #expect(rewrite("#if os(macOS)\nclass A { func f() { _ = #selector(gone) } }\n#endif") == nil)
        #expect(rewrite("#if os(iOS)\n#else\nclass A { @objc func f() {} }\n#endif")?.text.contains("@objc") == true)
    }

    @Test("members of a parameter that is any object are looked up on the object")
    func anyObjectParameter() throws {
        let text = try #require(rewrite("func f(_ sender: AnyObject) -> Any? { sender.value(forKey: name) }")).text
        #expect(
            lines(text)[0]
                == "func f(_ sender: AnyObject) -> Any? { ObjectiveC.AnyObjectMembers(sender).value(forKey: name) }")
        #expect(rewrite("func f(_ sender: UIView) -> Any? { sender.value(forKey: name) }") == nil)
    }

    @Test("a test case that is a data source is an object, as on Apple's systems")
    func testCaseObject() throws {
        let text = try #require(rewrite("class T: XCTestCase, UITableViewDataSource {}")).text
        #expect(text.contains("extension T: NSObjectProtocol {"))
        #expect(rewrite("class T: XCTestCase {}") == nil)
        #expect(rewrite("class T: NSObject, UITableViewDataSource {}") == nil)
    }

    @Test("description() of the class of any object is what the class says")
    func classDescription() throws {
        let text = try #require(rewrite("func f(_ object: AnyObject) -> String { type(of: object).description() }")).text
        #expect(
            lines(text)[0].filter { $0 != " " }
                == "funcf(_object:AnyObject)->String{ObjectiveC.AnyObjectMembers.description(of:type(of:object))}")
        #expect(rewrite("func f(_ object: UIView) -> String { type(of: object).description() }") == nil)
    }

    @Test("type(of:) on an AnyObject property gives its class")
    func anyObjectProperty() throws {
        let text = try #require(
            rewrite("let a = button.target.isKind(of: A.self), b = view.isKind(of: B.self)", others: ["class C { var target: AnyObject! }"])
        ).text
        #expect(lines(text)[0] == "let a = ObjectiveC.AnyObjectMembers(button.target).isKind(of: A.self), b = view.isKind(of: B.self)")
    }

    @Test("initialisers that Foundation lacks on Linux get equivalent arguments")
    func emptyInitializers() {
        #expect(
            rewrite("let a = NSAttributedString(), b = NSMutableAttributedString()")?.text
                == "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\")")
        #expect(rewrite("let a = NSAttributedString(string: x)") == nil)
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

    @Test("classes have their Objective-C names")
    func classNames() {
        let source = "import UIKit\nlet a = NSStringFromClass(UIView.self), b = NSClassFromString(name)\n"
        #expect(
            rewrite(source)?.text
                == "import UIKit\nlet a = ObjectiveC.ClassNames.name(UIView.self), b = ObjectiveC.ClassNames.type(name)\nimport ObjectiveC\n"
        )
    }
    @Test("a class with an explicit Objective-C name is registered under it")
    func namedClass() throws {
        let text = try #require(rewrite("import UIKit\n@objc(Named) final class Other: NSObject {\n    var x = 1\n}\n")?.text)
        #expect(text.contains("ObjectiveC.ClassNames.register(Other.self, as: \"Named\")"))
        #expect(!text.contains("@objc"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
        #expect(rewrite("import UIKit\nfinal class Other: NSObject {\n}\n") == nil)
    }

    @Test("a portable package keeps its conditions, and has no modules of Apple's systems")
    func portablePackages() {
        let source = "#if os(iOS) || canImport(ObjectiveC)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif\n@objc class A {}"
        let rewriter = SourceRewriter(index: DeclarationIndex(), portableFolders: ["/deps/numbers"])
        let text = rewriter.rewrite(source, path: "/deps/numbers/a.swift")?.text
        #expect(text == source.replacing("canImport(ObjectiveC)", with: "false                "))
        #expect(rewriter.rewrite("#if os(Linux)\nimport Glibc\n#endif", path: "/deps/numbers/b.swift") == nil)
        #expect(rewriter.rewrite(source, path: "/deps/numbers2/a.swift")?.text.contains("#if true") == true)
    }

    @Test("a protocol with init() that a framework's class conforms to requires a static method instead")
    func madeProtocols() {
        let source =
            "public protocol Makeable { init() }\nextension NSObject: Makeable {}\nstruct Value: Makeable { var a = 1 }\n"
            + "protocol Other { init() }"
        let found = lines(rewrite(source)?.text)
        #expect(
            found[0].hasPrefix(
                "public protocol Makeable { static func __ferry_made() -> Self }; extension Makeable { "
                    + "public init() { self = Self.__ferry_made() } }"))
        #expect(found[1].contains("extension NSObject: Makeable { public static func __ferry_made() -> Self { dynamicallyMade() };}"))
        #expect(found[2] == "struct Value: Makeable { public static func __ferry_made() -> Self { Self() }; var a = 1 }")
        #expect(found[3].hasPrefix("protocol Other { init() }"))
        #expect(found.joined().contains("import UIKitCore"))
        #expect(rewrite("protocol P: AnyObject { init() }\nextension NSObject: P {}") == nil)
    }
}
