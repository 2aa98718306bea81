import Testing

@testable import SourceRewriter

@Suite("Optional requirements of frameworks' protocols") struct OptionalRequirementTests {
    private var framework: FrameworkSelectors {
        var framework = FrameworkSelectors()
        framework.scan(
            """
            extension TableDelegate {
                public func table(_ table: Table, heightForRow row: Int) -> Double { ObjCRuntime.optional(self, "table:heightForRow:") ?? 0 }
                public func tableDidScroll(_ table: Table) { _ = ObjCRuntime.optional(self, "tableDidScroll:") }
                public func rows(in table: Table) -> Int { ObjCRuntime.optional(self, "rowsInTable:") ?? 1 }
                public func end() { _ = ObjCRuntime.optional(self, "end") }
            }
            extension GridDelegate { public func rows(in grid: Grid) -> Int { ObjCRuntime.optional(self, "rowsInGrid:") ?? 1 } }
            """)
        return framework
    }

    private func line(_ source: String, _ number: Int = 0) throws -> String {
        lines(try #require(rewrite(source, framework: framework)).text)[number]
    }

    @Test("the value of a call is nil if the object does not have the method")
    func values() throws {
        let question = "(ObjectiveC.ObjCRuntime.responds(d, to: \"table:heightForRow:\") ? d.table (t, heightForRow: 1) : nil)"
        #expect(try line("if let h = d.table?(t, heightForRow: 1) { use(h) }") == "if let h = \(question) { use(h) }")
        #expect(try line("let h = d.table?(t, heightForRow: 1) ?? 44") == "let h = \(question) ?? 44")
        #expect(try line("func f() -> Double? { return d.table?(t, heightForRow: 1) }") == "func f() -> Double? { return \(question) }")
        #expect(try line("use(self.d!.table?(t, heightForRow: 1))").hasPrefix("use((ObjectiveC.ObjCRuntime.responds(self.d!, to: "))
    }

    @Test("a forced call has the method's own result, also on a delegate where a class has a property of the name")
    func forcedCalls() throws {
        #expect(try line("let h = d.table!(t, heightForRow: 1)") == "let h = d.table (t, heightForRow: 1)")
        let mock = "\nclass Mock { var tableDidScroll = false }"
        #expect(try line("list.delegate!.tableDidScroll!(t)" + mock) == "list.delegate!.tableDidScroll (t)")
        #expect(rewrite("list.action!.tableDidScroll!(t)" + mock, framework: framework) == nil)
    }

    @Test("a trailing closure stands for a last parameter of any label, and the method as a value has its attribute")
    func trailingClosure() throws {
        let text = try #require(
            rewrite(
                """
                @objc protocol Deleting { @objc optional func remove(_ view: Page, index: Int, reload: @escaping (() -> Void)) }
                class Page { weak var delegate: Deleting?; func f() { delegate?.remove?(self, index: 1) { g() } } }
                """)
        ).text
        #expect(lines(text)[0].contains("var remove_optional___index_reload: ((Page, Int, @escaping (() -> Void)) -> Void)?"))
        #expect(lines(text)[1].contains("delegate?.remove_(self, index: 1) { g() }"))
    }

    @Test("the method may be any of those that have the name")
    func several() throws {
        let asked = ["rowsInGrid:", "rowsInTable:"].map { "ObjectiveC.ObjCRuntime.responds(d, to: \"\($0)\")" }.joined(separator: " || ")
        #expect(
            try line("guard let n = d.rows?(in: t) else { return }") == "guard let n = (\(asked) ? d.rows (in: t) : nil) else { return }")
    }

    @Test("an optional object's call is optional already, and that of a made object is evaluated once")
    func unchanged() throws {
        #expect(try line("if let h = d?.table?(t, heightForRow: 1) {}") == "if let h = d?.table (t, heightForRow: 1) {}")
        #expect(try line("if let h = d().table?(t, heightForRow: 1) {}") == "if let h = d().table (t, heightForRow: 1) {}")
        #expect(try line("d.tableDidScroll?(t)") == "d.tableDidScroll (t)")
    }

    @Test("a requirement whose default does nothing is called as one that is there")
    func ignored() {
        var framework = FrameworkSelectors()
        framework.scanDefaults(
            """
            public protocol Animating { func addCompletion(_ body: @escaping () -> Void); func pause() }
            extension Animating { public func addCompletion(_ body: @escaping () -> Void) {} }
            extension Box { public func pause() { stop() }; public func other() {} }
            """)
        let source = "animator.addCompletion?({ done() }); animator.pause?(); animator.other?()"
        #expect(
            lines(rewrite(source, framework: framework)?.text)[0]
                == "animator.addCompletion ({ done() }); animator.pause?(); animator.other?()")
    }

    @Test("a requirement with a default of its protocol is called as one that is there, and its answer may be nil for no object")
    func defaults() {
        var framework = FrameworkSelectors()
        framework.scanDefaults(
            """
            public protocol Loading { func load(_ task: Task, done: @escaping @Sendable (Bool) -> Void); func stop() }
            extension Loading { public func load(_ task: Task, done: @escaping @Sendable (Bool) -> Void) { done(true) } }
            extension Box { public func stop() { end() } }
            """)
        let source = "(d as? Loading)?.load?(task, done: done) ?? done(true); d.stop?()"
        #expect(
            lines(rewrite(source, framework: framework)?.text)[0] == "(d as? Loading)?.load (task, done: done) ?? done(true); d.stop?()")
    }

    @Test("a closure that has the name of such a method stays one")
    func closures() {
        #expect(rewrite("struct S { var tableDidScroll: ((Table) -> Void)? }\ns.tableDidScroll?(t)", framework: framework) == nil)
        // With labels it is the method.
        let labelled = "struct S { var table: Table? }\nd.table?(t, heightForRow: 1)"
        #expect(lines(rewrite(labelled, framework: framework)?.text)[1] == "d.table (t, heightForRow: 1)")
    }

    @Test("a private method is not what a requirement asks for: it is neither registered nor refused")
    func hidden() throws {
        let text = try line("class C: Base { private func tableDidScroll(_ table: Table) {}; fileprivate func end() {} }")
        #expect(text.contains("private func tableDidScroll(_ table: Table, __ferry: Void = ()) {}"))
        #expect(text.contains("fileprivate func end(__ferry: Void = ()) {}"))
        #expect(!text.contains("register"))
        let exposed = try line("class C: Base { @objc private func tableDidScroll(_ table: Table) {} }")
        #expect(exposed.contains("private func tableDidScroll(_ table: Table) {}"))
        #expect(exposed.contains("register(C.self, \"tableDidScroll:\")"))
        #expect(try line("class C: Base { func end() {} }").contains("register(C.self, \"end\")"))
    }

    @Test("a pattern with ? makes a trait of text input optional")
    func traits() throws {
        let text = try #require(
            rewrite(
                """
                switch input.keyboardAppearance { case .dark?: a() default: b() }
                if case .dark? = input.keyboardAppearance { a() }
                """)
        ).text
        #expect(lines(text)[0] == "switch Optional(input.keyboardAppearance) { case .dark?: a() default: b() }")
        #expect(lines(text)[1] == "if case .dark? = Optional(input.keyboardAppearance) { a() }")
        #expect(rewrite("switch field.keyboardAppearance { case .dark: a() default: b() }") == nil)
        #expect(rewrite("switch x.kind { case .a?: b() default: c() }") == nil)
    }
}
