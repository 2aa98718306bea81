import Testing

@testable import SourceRewriter

@Suite("Observed keys") struct ObservedKeyTests {
    @Test("properties of classes that observed key paths name are registered, as Swift 3 exposes them")
    func registered() throws {
        let source = """
            class Switch: UIControl {
                let thumb = UIView()
                private var count = 0
                func watch() { addObserver(self, forKeyPath: "thumb.frame", options: .new, context: nil) }
            }
            struct Plain { var thumb = 0 }
            """
        let found = lines(try #require(rewrite(source)).text)
        #expect(found[1].contains("registerGetter(Switch.self, \"thumb\")"))
        #expect(!found[2].contains("register"))
        #expect(found[5] == "struct Plain { var thumb = 0 }")
        #expect(rewrite("class Switch: UIControl { let thumb = UIView() }") == nil)
    }
}
