import SourceRewriter
import Testing

@Suite("What other files can depend on")
struct InterfaceHashTests {
    private func hash(_ text: String) -> UInt64 { ParsedSource(text).interfaceHash }

    @Test(
        "the bodies of functions, initialisers, getters and setters do not count, nor comments and line breaks",
        arguments: [
            ("func f() { a() }", "func f() { b(1); let c = { d } }"),
            ("class A { init() { a() }; deinit { b() } }", "class A { init() {\n c() };\n deinit { } } // end"),
            ("struct A { var a: Int { 1 } }", "struct A { var a: Int { let b = 2; return b } }"),
            ("struct A { var a: Int { get { 1 } set { b() } } }", "struct A { var a: Int { get { 2 } set { } } }"),
            ("struct A { subscript(a: Int) -> Int { 1 } }", "struct A { subscript(a: Int) -> Int { 2 } }"),
            ("class A { @objc func a() { f(#filePath) } }", "class A { @objc func a() { func g() {} } }"),
        ])
    func bodies(before: String, after: String) {
        #expect(hash(before) == hash(after))
    }

    @Test(
        "declarations count, and bodies that other files are compiled with",
        arguments: [
            ("func f() { a() }", "func g() { a() }"),
            ("func f() { a() }", "func f() throws { a() }"),
            ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"),
            ("func f() {}", "private func f() {}"),
            ("import A\nfunc f() {}", "import B\nfunc f() {}"),
            ("let a = 1", "let a = 2"),
            ("let a = { 1 }()", "let a = { 2 }()"),
            ("var a: Int = 1 { didSet { b() } }", "var a: Int = 1 { didSet { b(oldValue) } }"),
            ("var a: some P { b }", "var a: some P { c }"),
            ("func a() -> some P { b }", "func a() -> some P { c }"),
            ("@inlinable func a() { b() }", "@inlinable func a() { c() }"),
            ("struct A { @inlinable var a: Int { 1 } }", "struct A { @inlinable var a: Int { 2 } }"),
            ("struct A { var a: Int { @inlinable get { 1 } } }", "struct A { var a: Int { @inlinable get { 2 } } }"),
            ("@Macro func a() { b() }", "@Macro func a() { c() }"),
            ("func a() { class B { func c() {} } }", "func a() { class B { func d() {} } }"),
            ("a()", "b()"),
            ("let ab = 1", "let a = b1"),
        ])
    func declarations(before: String, after: String) {
        #expect(hash(before) != hash(after))
    }
}
