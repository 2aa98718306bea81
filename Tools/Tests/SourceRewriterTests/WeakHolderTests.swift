import Testing

@testable import SourceRewriter

@Suite("Generic types that hold objects of Objective-C's protocols") struct WeakHolderTests {
    private let listener = "@objc protocol Listener {}\n"

    @Test("the bound goes, and the object is held without its type")
    func classes() {
        let holder = "class Weak<T: AnyObject> {\n  weak var value : T?\n  init(value: T) { self.value = value }\n}\n"
        let text = rewrite(holder, others: [listener, "var all: [Int: Weak<Listener>] = [:]\n"])?.text
        #expect(
            text == """
                class Weak<T           > {
                  private weak var __held_value: AnyObject?;      var value : T? { get { __held_value as? T } set { __held_value = newValue.map { $0 as AnyObject } } }
                  init(value: T) { self.value = value }
                }

                """)
    }

    @Test("so does a bound in a condition; a structure gets the initialiser that it had")
    func structures() {
        let holder = "struct Weak<T> where T: AnyObject { weak var value: T? = nil }\n"
        let text = rewrite(holder, others: [listener, "let one = Weak<any Listener>(value: x)\n"])?.text
        #expect(text?.contains("where") == false)
        #expect(text?.contains("} }; init(value: T?) { self.value = value }") == true)
        #expect(text?.contains("= nil") == false)
    }

    @Test(
        "a type that holds classes, or a protocol of Swift, stays",
        arguments: ["let one: Weak<View>", "let one: Weak<Plain>", "let one: Other<Listener>", "let one: Pair<Int, Listener>"])
    func others(use: String) {
        let holder = "class Weak<T: AnyObject> { weak var value: T? }\nclass Pair<T: AnyObject, U> { weak var value: T? }\n"
        #expect(rewrite(holder, others: [listener, "protocol Plain: AnyObject {}\nclass View {}\n", use + "\n"]) == nil)
    }

    @Test("an alias of the protocol counts; members that are not of the type stay")
    func aliases() {
        let holder = "class Weak<T: AnyObject> { weak var value: T!; weak var view: View?; var count = 1 }\n"
        let text = rewrite(holder, others: [listener, "typealias Heard = Listener\nlet one: Weak<Heard>\n"])?.text
        #expect(text?.contains("weak var __held_value: AnyObject?") == true)
        #expect(text?.contains("weak var view: View?; var count = 1 }") == true)
    }
}
