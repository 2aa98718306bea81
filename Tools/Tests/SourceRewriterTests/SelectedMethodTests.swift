import Testing

@testable import SourceRewriter

@Suite("Methods that selector expressions name") struct SelectedMethodTests {
    @Test("methods that differ in their results alone are registered with them, and Self is the class")
    func twins() throws {
        let text = try #require(
            rewrite("class A: NSObject { @objc func f(_ n: Int) -> Self { self }; func f(_ n: Int) -> Int { n } }")
        ).text
        #expect(text.contains(" as A }"))
        #expect(!text.contains(" as Self }"))
    }

    @Test("registers what a selector expression names, as Swift 3 does, in its class and in a superclass; nothing private")
    func inferred() throws {
        let source = """
            import UIKit
            class Base: UIViewController {
                func finish() {}
                private func hidden() {}
                func other() {}
            }
            class Page: Base {
                func start() {
                    observe(#selector(Page.finish))
                    observe(#selector(hidden))
                    observe(#selector(self.start))
                }
            }
            struct Plain { func start() {} }
            """
        let text = try #require(rewrite(source)).text
        #expect(text.contains("register(Base.self, \"finish\")"))
        #expect(text.contains("register(Page.self, \"start\")"))
        #expect(!text.contains("\"hidden\") {"))
        #expect(!text.contains("\"other\")"))
        #expect(!text.contains("Plain.self"))
    }
}
