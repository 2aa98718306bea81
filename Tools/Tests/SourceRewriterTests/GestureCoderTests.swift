import SourceRewriter
import Testing

@Suite("Gesture recognisers' init(coder:)") struct GestureCoderTests {
    private static let added =
        "required init?(coder: NSCoder) { Swift.fatalError(\"Use of unimplemented initializer 'init(coder:)' for class 'Tap'\") };"

    @Test("a class with a designated initialiser of its own gets one, as accessible as itself")
    func added() throws {
        let body = "    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }\n}\n"
        let text = try #require(rewrite("class Tap: UITapGestureRecognizer {\n" + body)).text
        #expect(lines(text)[0] == "class Tap: UITapGestureRecognizer { " + Self.added)
        let open = try #require(rewrite("open class Tap: Base {\n" + body, others: ["class Base: UIPanGestureRecognizer {}"])).text
        #expect(lines(open)[0] == "open class Tap: Base { public " + Self.added)
    }

    @Test("an override of init(coder:) says that it is required")
    func overridden() throws {
        let text = try #require(
            rewrite("class Tap: UITapGestureRecognizer {\n    override init?(coder: NSCoder) { super.init(coder: coder) }\n}\n")
        ).text
        #expect(lines(text)[1] == "    required init?(coder: NSCoder) { super.init(coder: coder) }")
    }

    @Test("classes that inherit it, that have it, and that are no recognisers are left alone")
    func untouched() {
        #expect(rewrite("class Tap: UITapGestureRecognizer { convenience init(view: UIView) { self.init() } }\n") == nil)
        #expect(rewrite("class Tap: UITapGestureRecognizer { init() { }; required init?(coder: NSCoder) { nil } }\n") == nil)
        #expect(rewrite("class Tap: UIView { init(a: Int) { } }\n") == nil)
    }
}
