import Foundation
import SourceRewriter
import Testing

@Suite("Overriding extension members")
struct ExtensionOverrideTests {
    private static let framework = {
        var framework = FrameworkSelectors()
        framework.scanClasses(
            "@preconcurrency @MainActor open class UIViewController: UIResponder, Focus {\n}\n"
                + "open class UINavigationController: UIViewController {\n    public class Inner: Other {}\n}\nclass Hidden: UIViewController {}\n"
        )
        return framework
    }()

    private static let menu = """
        extension UIViewController {
            @discardableResult @objc public func open(_ side: Int, for time: Double) -> Bool { false }
            @objc func close() {
                print("none")
            }
            @objc var isOpen: Bool { get { false } set {} }
            @objc func other() {}
            @objc private func hidden() {}
        }
        """

    private static let controller = """
        class Menu: UINavigationController {
            override func open(_ side: Int, for time: Double) -> Bool { super.open(side, for: time) }
            open override func close() { super.close(); super.viewDidLoad() }
            override var isOpen: Bool { get { super.isOpen } set {} }
            override func viewDidLoad() {}
        }
        class Special: Menu {
            override func close() { super.close() }
        }
        """

    @Test("an override of an object's description in an extension is on no actor, as the object's is")
    func descriptions() throws {
        let text = try #require(
            rewrite("@MainActor class Driver: NSObject {}\nextension Driver { override public var debugDescription: String { \"d\" } }")
        ).text
        #expect(lines(text)[1].contains("nonisolated public var __ferry_extension_Driver_debugDescription: String { \"d\" }"))
    }

    @Test("the property that tests of an interface override and XCTest on Linux lacks is declared instead")
    func testConfigurations() {
        let test = """
            class Tests: XCTestCase {
                override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
                override class func setUp() {}
            }
            """
        let text = rewrite(test)?.text ?? ""
        #expect(lines(text).contains { $0.contains("class var runsForEachTarget") && !$0.contains("override") })
        #expect(text.contains("override class func setUp"))
    }

    @Test("a framework class and its extension may be named by an alias")
    func alias() throws {
        let source = """
            #if os(macOS)
            typealias CrossController = NSViewController
            #else
            typealias CrossController = UIViewController
            #endif
            extension CrossController { @objc func close() -> Bool { true } }
            class Menu: CrossController { override func close() -> Bool { super.close() } }
            """
        let text = lines(try #require(rewrite(source, framework: Self.framework)).text)
        #expect(text[5].contains("func __ferry_base_close() -> Bool { true }"))
        #expect(text[6].contains("func close() -> Bool { super.__ferry_base_close() }"))
        #expect(!text[6].contains("override func close"))
    }

    @Test("a member that Foundation adds to every object is overridden in an extension, in place")
    func informal() throws {
        let head = "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
        let member = "override \(head)context: UnsafeMutableRawPointer?) { n += 1 }"
        let source = "class Page: UIViewController { var n = 0 }\nextension Page {\n    \(member)\n}"
        let text = lines(try #require(rewrite(source, framework: Self.framework)).text)
        #expect(text[0] == "class Page: UIViewController { var n = 0 }")
        #expect(text[2].hasPrefix("             \(head)"))
        #expect(text[2].contains("register(Page.self, \"observeValueForKeyPath:ofObject:change:context:\")"))
        // One that a superclass of the sources has is moved into the class.
        let base = "class Base: UIViewController { \(member) }"
        let below = try #require(rewrite("class Page: Base {}\nextension Page { \(member) }", framework: Self.framework, others: [base]))
            .text
        #expect(lines(below)[0].contains("override func observeValue"))
    }

    @Test("an override in an extension of another module's class is found by the class, which has the superclass's member without it")
    func elsewhere() throws {
        let list = "public final class List: UITableViewController { }"
        let test = """
            extension List {
                public override func load(_ n: Int) { super.load(n) }
                public override var insets: Int { super.insets + 1 }
            }
            """
        let names = ModuleNames(folders: ["/s/Kit", "/s/KitTests"])
        var index = DeclarationIndex(framework: Self.framework)
        for (text, path) in [(list, "/s/Kit/List.swift"), (test, "/s/KitTests/List.swift")] {
            var file = DeclarationIndex()
            file.add(source: text)
            index.merge(file, module: names.module(of: path))
        }
        let rewriter = SourceRewriter(index: index, moduleNames: names)
        let kit = try #require(rewriter.rewrite(list, path: "/s/Kit/List.swift")).text
        let name = "__ferry_extension_List_load"
        #expect(
            kit.contains(
                "public override func load(_ n: Int) { if !ObjectiveC.ObjCRuntime.callOverride(self, below: UITableViewController.self, "
                    + "\"\(name)\", [n]) { super.load(n) } }"))
        #expect(kit.contains("\"__ferry_extension_List_insets\", []) as (Int)?) ?? super.insets }"))
        let text = lines(try #require(rewriter.rewrite(test, path: "/s/KitTests/List.swift")).text)
        #expect(text[1].contains("func \(name)(_ n: Int) { super.load(n) }"))
        #expect(text[1].contains("register(List.self, \"\(name)\") { __o, __a in __o.\(name)("))
        #expect(text[2].contains("register(List.self, \"__ferry_extension_List_insets\") { __o, _ in __o.__ferry_extension_List_insets"))
        // A class of the name in the extension's own module is the one that it extends.
        var file = DeclarationIndex()
        file.add(source: "class List: UIViewController {}")
        index.merge(file, module: "/s/KitTests")
        #expect(SourceRewriter(index: index, moduleNames: names).rewrite(list, path: "/s/Kit/List.swift") == nil)
    }

    @Test("an extension of a nested class does not apply to a class of the same name in another type")
    func nestedClasses() throws {
        let source = """
            class Bar {}; class Page {}
            extension Bar { class Box: UIScrollView {} }
            extension Page { class Box: UIScrollView {} }
            extension Bar.Box { override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {} }
            typealias Strip = Bar
            extension Strip.Box { override func layoutSubviews() {} }
            """
        let text = lines(try #require(rewrite(source, framework: Self.framework)).text)
        #expect(text[1].contains("override func touchesEnded("))
        #expect(text[1].contains("override func layoutSubviews("))
        #expect(text[2] == "extension Page { class Box: UIScrollView {} }")
    }

    @Test("a member of a framework class's extension calls the subclass's override")
    func dispatch() throws {
        let rewritten = try #require(rewrite(Self.menu, framework: Self.framework, others: [Self.controller]))
        #expect(rewritten.diagnostics.isEmpty)
        let text = lines(rewritten.text)
        #expect(text[1].contains("       public func __ferry_base_open(_ side: Int, for time: Double) -> Bool { false }"))
        #expect(text[2].hasPrefix("          func __ferry_base_close() {"))
        #expect(text[3] == "        print(\"none\")")
        #expect(text[4].contains("register(UIViewController.self, \"close\") { __o, _ in __o.close() }"))
        #expect(text[6].hasPrefix("          func other() {}; "))
        #expect(!text[7].contains("__ferry_extension"))
        let open = "__Ferry_UIViewController_open___for"
        #expect(
            text[8].contains("public protocol \(open): UIViewController {}; extension UIViewController: \(open) {}; extension \(open) { "))
        let lookup = "ObjectiveC.ObjCRuntime"
        let opening = """
            { @discardableResult public func open(_ side: Int, for time: Double) -> Bool { (\(lookup).overridden(self, below: \
            UIViewController.self, "open:for:", [side, time]) as (Bool)?) ?? __ferry_base_open(side, for: time) } }
            """
        #expect(text[8].contains(opening))
        let closing = """
            ; extension __Ferry_UIViewController_close { func close() { if !\(lookup).callOverride(self, below: UIViewController.self, \
            "close", []) { __ferry_base_close() } } }
            """
        #expect(text[8].contains(closing))
        let state = """
            var isOpen: Bool { get { (\(lookup).overridden(self, below: UIViewController.self, "isOpen") as (Bool)?) ?? __ferry_base_isOpen } \
            set { if !\(lookup).callOverride(self, below: UIViewController.self, "setIsOpen:", [newValue]) { __ferry_base_isOpen = newValue } } }
            """
        #expect(text[8].contains(state))
    }

    @Test("the overriding class declares it as a new member, in the method table; its subclasses override as usual")
    func override() throws {
        let rewritten = try #require(rewrite(Self.controller, framework: Self.framework, others: [Self.menu]))
        let text = lines(rewritten.text)
        #expect(
            text[1].hasPrefix("             func open(_ side: Int, for time: Double) -> Bool { super.__ferry_base_open(side, for: time) }"))
        #expect(text[1].contains("register(Menu.self, \"open:for:\")"))
        #expect(text[2].hasPrefix("    open          func close() { super.__ferry_base_close(); super.viewDidLoad() }"))
        #expect(text[2].contains("register(Menu.self, \"close\")"))
        #expect(text[3].hasPrefix("             var isOpen: Bool { get { super.__ferry_base_isOpen } set {} }"))
        try #require(text[3].contains("\"isOpen\""))
        #expect(text[3].contains("\"setIsOpen:\""))
        #expect(text[4] == lines(Self.controller)[4])
        #expect(text[7] == lines(Self.controller)[7])
    }

    @Test("an override in an extension of another framework class is found through the method table, and by a subclass's super")
    func overrideInFrameworkExtension() throws {
        let bar = """
            extension UINavigationController {
                open override func close() { super.close() }
                override var isOpen: Bool { super.isOpen }
                override func viewDidLoad() {}
            }
            """
        let text = lines(rewrite(bar, framework: Self.framework, others: [Self.menu, Self.controller])?.text)
        let own = "__ferry_extension_UINavigationController_"
        #expect(text[1].contains(" func \(own)close() { super.__ferry_base_close() }"))
        #expect(text[1].contains("register(UINavigationController.self, \"close\") { __o, _ in __o.\(own)close() }"))
        #expect(text[2].contains("         var \(own)isOpen: Bool { super.__ferry_base_isOpen }"))
        #expect(text[2].contains("(UINavigationController.self, \"isOpen\") { __o, _ in __o.\(own)isOpen as Bool }"))
        // A member of the framework's class itself.
        #expect(text[3] == "             func \(own)viewDidLoad() {}")
        #expect(
            text[4].hasPrefix(
                "}; private final class __FerryPlain_1: UINavigationController {}; private final class __FerryOverride_1: UINavigationController "
                    + "{ override func viewDidLoad() { \(own)viewDidLoad() }; @used @section(\".init_array\")"))
        #expect(
            text[4].contains(
                "replaceMembers(of: UINavigationController.self, with: __FerryOverride_1.self, plain: __FerryPlain_1.self) } }"))
        let sub = lines(rewrite(Self.controller, framework: Self.framework, others: [Self.menu, bar])?.text)
        #expect(sub[2].hasPrefix("    open          func close() { super.\(own)close(); super.viewDidLoad() }"))
        let base = lines(rewrite(Self.menu, framework: Self.framework, others: [bar])?.text)
        #expect(base[2].hasPrefix("          func __ferry_base_close() {"))
    }

    @Test("what nobody overrides, or what the class body declares too, stays unchanged")
    func untouched() throws {
        let alone = lines(rewrite(Self.menu, framework: Self.framework)?.text)
        #expect(alone[2].hasPrefix("          func close() {"))
        #expect(alone[8] == "}")
        let body = "class Base: UIViewController { func close() {} }\nclass Sub: Base { override func close() { super.close() } }"
        #expect(rewrite(body, framework: Self.framework, others: ["extension UIView { @objc func close() {} }"]) == nil)
        let view = "class Sub: UIView { override func close() {} }"
        #expect(rewrite(view, framework: Self.framework, others: [Self.menu]) == nil)
    }

    @Test("an extension in the sources: the member moves into the class, where it can be overridden")
    func ownClass() throws {
        let base = "open class Base: UIViewController {}"
        let extended = "public extension Base { @objc func close(_ now: Bool) {} }"
        let sub = "class Sub: Base { override func close(_ now: Bool) { super.close(now) } }"
        #expect(
            rewrite(base, framework: Self.framework, others: [extended, sub])?.text
                == "open class Base: UIViewController { public func close(_ now: Bool) { __ferry_extension_Base_close(now) };}")
        #expect(
            rewrite(extended, framework: Self.framework, others: [base, sub])?.text
                .hasPrefix("public extension Base {       func __ferry_extension_Base_close(_ now: Bool) {}; ") == true)
        #expect(rewrite(sub, framework: Self.framework, others: [base, extended]) == nil)
        #expect(rewrite(base, framework: Self.framework, others: [extended]) == nil)
    }

    @Test("unnamed parameters get a name where they are passed on")
    func unnamed() throws {
        let sub = """
            class Sub: UIViewController {}
            extension Sub { override func go(_: Int, from _: Int, to there: Int, by: Int) -> Int { there } }
            """
        let text = lines(try #require(rewrite(sub, framework: Self.framework)).text)
        let stub = """
            override func go(_ __ferry_0: Int, from __ferry_1: Int, to there: Int, by: Int) -> Int { \
            __ferry_extension_Sub_go(__ferry_0, from: __ferry_1, to: there, by: by) };
            """
        #expect(text[0] == "class Sub: UIViewController { \(stub)}")
        #expect(text[1].contains("func __ferry_extension_Sub_go(_: Int, from _: Int, to there: Int, by: Int) -> Int { there }"))
        let base = "extension UIViewController { @objc func go(_: Int) {} }"
        let over = "class Sub: UIViewController { override func go(_ way: Int) {} }"
        let asked = try #require(rewrite(base, framework: Self.framework, others: [over])).text
        for part in ["func go(_ __ferry_0: Int) {", "[__ferry_0]", "__ferry_base_go(__ferry_0)"] { #expect(asked.contains(part)) }
    }

    @Test("a class gets a member once, also when another module has a class of its name")
    func sameName() throws {
        let sub = "class Sub: UIViewController {}\nextension Sub { override func go() {} }"
        let text = try #require(rewrite(sub, framework: Self.framework, others: [sub])).text
        #expect(text.split(separator: "override func go()", omittingEmptySubsequences: false).count == 2)
    }

    @Test("an override within an extension")
    func overrideInExtension() throws {
        let extended = "extension UIViewController { @objc func close() {} }"
        let sub = "class Sub: UIViewController {}\nextension Sub { override func close() { super.close() } }"
        let text = lines(try #require(rewrite(sub, framework: Self.framework, others: [extended])).text)
        #expect(text[0] == "class Sub: UIViewController { func close() { __ferry_extension_Sub_close() };}")
        #expect(text[1].contains("func __ferry_extension_Sub_close() { super.__ferry_base_close() }"))
    }

    @Test("members of a framework class's extension that throw or are async are dispatched with their errors and tasks")
    func effects() throws {
        let source = """
            extension UIViewController {
                @objc func load(_ name: String) throws -> String { name }
                @objc func save() throws {}
                @objc func refresh() async -> Int { 1 }
                @objc func fetch() async throws {}
            }
            """
        let sub = """
            class Sub: UIViewController {
                override func load(_ name: String) throws -> String { try super.load(name) }
                override func save() throws {}
                override func refresh() async -> Int { await super.refresh() }
                override func fetch() async throws {}
            }
            """
        let text = try #require(rewrite(source, framework: Self.framework, others: [sub])).text
        #expect(
            text.contains(
                "if let __result = try ObjectiveC.ObjCRuntime.overriddenThrowing(self, below: UIViewController.self, \"load:error:\", [name])"
            ))
        #expect(text.contains("as (String)? { return __result }; return try __ferry_base_load(name)"))
        #expect(text.contains("if try !ObjectiveC.ObjCRuntime.callThrowingOverride("))
        #expect(text.contains("as _Concurrency.Task<Int, Never>? { return await __task.value }; return await __ferry_base_refresh()"))
        #expect(
            text.contains("as _Concurrency.Task<Void, any Error>? { return try await __task.value }; return try await __ferry_base_fetch()")
        )
        let child = try #require(rewrite(sub, framework: Self.framework, others: [source])).text
        #expect(child.contains("try super.__ferry_base_load(name)"))
        #expect(child.contains("await super.__ferry_base_refresh()"))
    }

    @Test("extensions of a class and of its subclass with the same member move both, under names of their own")
    func twoExtensions() throws {
        let base = "class Base: UIViewController {}\nextension Base { @objc func go() {} }"
        let sub = "class Sub: Base {}\nextension Sub { override func go() { super.go() } }"
        let first = try #require(rewrite(base, framework: Self.framework, others: [sub])).text
        let second = try #require(rewrite(sub, framework: Self.framework, others: [base])).text
        #expect(first.contains("class Base: UIViewController { func go() { __ferry_extension_Base_go() };}"))
        #expect(second.contains("class Sub: Base { override func go() { __ferry_extension_Sub_go() };}"))
        #expect(second.contains("func __ferry_extension_Sub_go() { super.go() }"))
    }

    @Test("an override that is unavailable or deprecated to callers is so under the original name")
    func limited() throws {
        let source = """
            class Page: UIViewController {}
            extension Page {
                @available(*, unavailable)
                /// Not for callers.
                override var title: String? { get { super.title } set {} }
                @available(*, deprecated, message: "use open") override func close() { super.close() }
                @available(iOS 13, *) override func viewDidLoad() { super.viewDidLoad() }
            }
            """
        let rewritten = try #require(rewrite(source, framework: Self.framework))
        #expect(rewritten.diagnostics.isEmpty)
        let text = lines(rewritten.text)
        #expect(text[2].trimmingCharacters(in: .whitespaces).isEmpty)
        #expect(text[4].contains("var __ferry_extension_Page_title: String?"))
        #expect(!text[5].contains("deprecated"))
        #expect(text[0].contains("@available(*, unavailable) override var title: String? { get { __ferry_extension_Page_title }"))
        #expect(text[0].contains("@available(*, deprecated, message: \"use open\") override func close()"))
        #expect(text[6].contains("@available(iOS 13, *)"))
    }
}
