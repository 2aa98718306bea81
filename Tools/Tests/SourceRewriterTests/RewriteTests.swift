import SourceRewriter
import Testing

@Suite("Source rewriting")
struct RewriteTests {
    @Test("a forced call of an optional method has the method's own result")
    func forcedOptionalCalls() throws {
        let proto = "@objc protocol P { @objc optional func f(_ a: Int) -> Bool; @objc optional func g() -> String? }"
        let text = lines(try #require(rewrite("let b: Bool = p.f!(1)\nlet c = p?.g!()\nlet n = p.f!(1).hashValue", others: [proto])).text)
        #expect(text[0] == "let b: Bool = p.f_(1)!")
        #expect(text[1] == "let c = p?.g_()")
        #expect(text[2] == "let n = p.f_(1)!.hashValue")
    }

    @Test("a property of the type that 'self?' is, and not a protocol's optional method of its name")
    func propertyOfWeakSelf() {
        let proto = "@objc protocol P { @objc optional func index(_ a: Int, at: Int) }"
        let source = "class C: NSObject { let index = I(); func f() { g { [weak self] in if let i = self?.index { h(i) } } } }"
        #expect(rewrite(source, others: [proto])?.text.contains("self?.index {") != false)
    }

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

    @Test("a method of a class that Linux lacks is its selector, and not checked")
    func missingClass() throws {
        let text = try #require(rewrite("let quit = #selector(NSXPCConnection.suspend)")).text
        #expect(lines(text)[0].hasSuffix("Selector(\"suspend\")"))
        #expect(!text.contains("__fC"))
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

    @Test("an Objective-C protocol without a space before its brace is class-bound too")
    func narrowProtocol() throws {
        let text = lines(try #require(rewrite("@objc\npublic protocol P{\n  func f()\n}")).text)
        #expect(text[1] == "public protocol P where Self: AnyObject {")
    }

    @Test("a name that several optional methods of one protocol have is a property's where it is bound")
    func severalMethods() throws {
        let source = """
            @objc protocol P { @objc optional func view(_ v: V, at i: Int); @objc optional func view(_ v: V, of i: Int) }
            if let v = layout.view { use(v) }
            """
        let result = try #require(rewrite(source))
        #expect(result.diagnostics.isEmpty)
        #expect(lines(result.text)[1] == "if let v = layout.view { use(v) }")
    }

    @Test("a property of an optional method's name is its class's own, also where nil is compared with something else, or it is bound")
    func propertiesOfMethodsNames() throws {
        let source = """
            @objc protocol P { @objc optional func mayMove() -> Bool; @objc optional func limit() -> Int }
            class C: UIView {
                public var mayMove: Bool { true }
                public var limit: Int?
            }
            func use(_ c: C, _ x: Int?) -> Bool { x == nil && c.mayMove }
            func bind(_ c: C) { if let limit = c.limit { print(limit) } }
            """
        let text = lines(try #require(rewrite(source)).text)
        #expect(text[2].contains("public var mayMove_optional: Bool { mayMove }"))
        #expect(text[3].contains("public var limit_optional: Int? { limit }"))
        #expect(text[5] == "func use(_ c: C, _ x: Int?) -> Bool { x == nil && c.mayMove }")
        #expect(text[6] == "func bind(_ c: C) { if let limit = c.limit_optional { print(limit) } }")
    }

    @Test("an optional method's result that is optional already is not wrapped again, as in a chain")
    func optionalResult() {
        let text = rewrite("@objc protocol P { @objc optional func text(_ x: Int) -> String? }\nlet a = p?.text?(1)\n")?.text
        #expect(
            text?.contains(
                "func text_(_ __p0: Int) -> (String)? { (ObjectiveC.ObjCRuntime.optional(self, \"text:\", [__p0]) as (String?)?) ?? nil }")
                == true)
        #expect(
            text?.contains("-> (String)?)? { ObjectiveC.ObjCRuntime.responds(self, to: \"text:\") ? { (__p0) in self.text_(__p0) }") == true
        )
        #expect(text?.contains("let a = p?.text_(1)") == true)
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

    @Test("a conformance of a project's own type is not retroactive, as all of its modules are in one package")
    func retroactive() {
        var index = DeclarationIndex(framework: FrameworkSelectors())
        index.add(source: "public struct Image {}; public enum Task { enum Event {} }")
        let rewriter = SourceRewriter(index: index, unpackagedFolder: "/app")
        let source = """
            extension Image: @retroactive Equatable {}
            extension Task.Event: @retroactive Equatable {}
            extension Kit.Image: Hashable, @retroactive Comparable {}
            extension String: @retroactive Error {}
            """
        #expect(
            lines(rewriter.rewrite(source, path: "/app/a.swift")?.text) == [
                "extension Image:              Equatable {}", "extension Task.Event:              Equatable {}",
                "extension Kit.Image: Hashable,              Comparable {}", "extension String: @retroactive Error {}",
            ])
        #expect(rewriter.rewrite(source, path: "/package/a.swift") == nil)
    }

    @Test("decides compilation conditions and availability for a simulated iOS")
    func conditions() throws {
        let source =
            "#if os(iOS) && !os(Linux) && targetEnvironment(simulator)\nif #available(iOS 26.0, *) { }\nif #available(iOS 15, *) { }\n#endif\n"
        let text = lines(try #require(rewrite(source)).text)
        #expect(text[0] == "#if true    && !false     && true                        ")
        #expect(text[1] == "if             Bool(false) { }")
        #expect(text[2] == "if #available(iOS 15, *) { }")
    }

    @Test(
        "availability in a version that a device may have is decided when the app runs",
        arguments: [
            ("#available(iOS 16, *)", "DarwinFoundation.DeviceSystem.isAtLeast(16)"),
            ("#available(iOS 16.4, macOS 13, *)", "DarwinFoundation.DeviceSystem.isAtLeast(16, 4)"),
            ("#available(iOSApplicationExtension 15.2.1, *)", "DarwinFoundation.DeviceSystem.isAtLeast(15, 2, 1)"),
            ("#unavailable(iOS 18)", "!DarwinFoundation.DeviceSystem.isAtLeast(18)"),
            ("#unavailable(iOS 26)", "Bool(true)"), ("#available(iOS 15.0, *)", nil), ("#available(iOS 9, *)", nil),
            ("#available(macOS 99, *)", nil), ("#unavailable(iOS 13)", nil),
        ])
    func availability(condition: String, expected: String?) {
        let text = rewrite("import UIKit\nif \(condition), x { }\n")?.text
        #expect(lines(text ?? "\nif \(condition), x { }")[1].replacing(#/ +/#, with: " ") == "if \(expected ?? condition), x { }")
        #expect((text?.contains("import DarwinFoundation") ?? false) == (expected?.contains("DarwinFoundation") ?? false))
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

    @Test("a file with @testable imports or XCTest imports UIKit too")
    func tests() {
        #expect(rewrite("@testable import Lists\nlet v: UIView\n")?.text == "@testable import Lists\nlet v: UIView\nimport UIKit\n")
        #expect(rewrite("import XCTest\n")?.text == "@preconcurrency import XCTest\nimport UIKit\n")
        #expect(rewrite("import UIKit\n@testable import Lists\n") == nil)
        #expect(rewrite("import Lists\n") == nil)
    }

    @Test("code for other platforms is left as it is")
    func inactiveCode() {
        #expect(rewrite("#if os(macOS)\nclass A { func f() { _ = #selector(gone) } }\n#endif") == nil)
        #expect(rewrite("#if os(iOS)\n#else\nclass A { @objc func f() {} }\n#endif")?.text.contains("@objc") == true)
    }

    @Test("a test case that is a data source is an object, as on Apple's systems")
    func testCaseObject() throws {
        let text = try #require(rewrite("class T: XCTestCase, UITableViewDataSource {}")).text
        #expect(text.contains("extension T: NSObjectProtocol {"))
        #expect(rewrite("class T: XCTestCase {}") == nil)
        let extended = try #require(rewrite("class T: XCTestCase {}\nextension T: UITableViewDataSource {}")).text
        #expect(extended.contains("extension T: NSObjectProtocol {"))
        #expect(rewrite("class T: NSObject, UITableViewDataSource {}") == nil)
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
        #expect(rewrite("@objc protocol P { init() }\nclass A: P {}")?.text.contains("__ferry_made") == false)
    }

    @Test("a protocol of classes with init() gets it from a generated protocol: only one of values too can have such an initialiser")
    func madeClassProtocols() {
        let found = lines(rewrite("protocol P: class {\n    init()\n}\nextension NSObject: P {}\nclass A: P { required init() {} }")?.text)
        #expect(found[0] == "protocol P: class, __Ferry_Made_P {")
        #expect(found[1].allSatisfy { $0 == " " })
        #expect(
            found[2].hasPrefix(
                "}; protocol __Ferry_Made_P { static func __ferry_made() -> Self }; extension __Ferry_Made_P { init() { self = Self.__ferry_made() } }"
            ))
        #expect(found[3].contains("extension NSObject: P { public static func __ferry_made() -> Self { dynamicallyMade() };}"))
        #expect(found[4].hasPrefix("class A: P { public static func __ferry_made() -> Self { Self() }; required init() {} }"))
    }

    @Test("methods that differ in their result alone are registered by their result's type")
    func twins() {
        let source = "class Stack: NSObject {\n    @objc func pop() -> Bool { true }\n    @nonobjc func pop() -> Int { 0 }\n}"
        #expect(rewrite(source)?.text.contains("{ __o, _ in __o.pop() as Bool }") == true)
    }

    @Test("blocks and C functions that take objects are closures of Swift; others stay as they are")
    func conventions() {
        let source = "typealias F = @convention(c) (UIView, Selector) -> Void; typealias G = @convention(block) () -> AnyObject?"
        #expect(
            rewrite(source)?.text.hasPrefix(
                "typealias F =                (UIView, Selector) -> Void; typealias G =                    () -> AnyObject?") == true)
        #expect(rewrite("typealias F = @convention(c) (Int32, UnsafePointer<CChar>?) -> NSInteger") == nil)
    }
}
