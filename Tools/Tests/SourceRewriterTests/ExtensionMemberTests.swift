import SourceRewriter
import Testing

@Suite("Members of extensions that classes override") struct ExtensionMemberTests {
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

    @Test("an override in an extension of another file's class moves to that class; unknown classes stay unchanged")
    func overridesInOtherFiles() throws {
        let other = "extension A { override func f() {} }"
        #expect(
            rewrite("class A: B { let x = 1 }", others: [other])?.text
                == "class A: B { override func f() { __ferry_extension_A_f() }; let x = 1 }")
        #expect(rewrite(other, others: ["class A: B {}"])?.text == "extension A {          func __ferry_extension_A_f() {} }")
        #expect(rewrite(other) == nil)
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
}
