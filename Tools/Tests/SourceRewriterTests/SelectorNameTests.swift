import SourceRewriter
import Testing

@Suite("Objective-C names")
struct SelectorNameTests {
    @Test(
        "follow the compiler's rules",
        arguments: [
            ("tapped", [], "tapped"), ("tapped", ["_"], "tapped:"), ("tapped", ["sender"], "tappedWithSender:"),
            ("move", ["to"], "moveTo:"), ("move", ["toPoint", "in"], "moveToPoint:in:"), ("show", ["_", "animated"], "show:animated:"),
            ("titleFor", ["row"], "titleForRow:"), ("insert", ["_", "_"], "insert::"), ("reply", ["withText"], "replyWithText:"),
        ] as [(String, [String], String)])
    func methods(base: String, labels: [String], selector: String) {
        #expect(SelectorName.method(base: base, labels: labels) == selector)
    }

    @Test("add the suffix of throwing and async methods")
    func effects() {
        #expect(SelectorName.method(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(SelectorName.method(base: "save", labels: ["_"], isThrowing: true) == "save:error:")
        #expect(SelectorName.method(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    }

    @Test("name setters")
    func setters() {
        #expect(SelectorName.setter(of: "isOn") == "setIsOn:")
    }
}
