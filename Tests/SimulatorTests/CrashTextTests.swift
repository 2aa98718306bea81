import Simulator
import Testing

@Suite("CrashText")
struct CrashTextTests {
    @Test("finds words and place of a trap in the app")
    func plain() {
        let text = CrashText(lines: ["hello", "Handbook/Calculator.swift:42: Fatal error: Unexpectedly found nil", "Current stack trace:"])
        #expect(text.message == "Fatal error: Unexpectedly found nil")
        #expect((text.file, text.line) == ("Handbook/Calculator.swift", 42))
    }

    @Test("prefers the app's own line to that of the library that trapped")
    func backtrace() {
        let text = CrashText(lines: [
            "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "", "Thread 0 \"App\" crashed:", "",
            "  0      0x00007f133316df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so",
            "  1 [ra] 0x00007f13338aff65 -[x] + 84 in libFerryKit.so at /sdk/UIView.swift:9:1",
            "  2 [ra] 0x000055b47e5463b1 inner(_:) + 32 in App at /home/me/App/Rows in use.swift:17:34",
            "  3 [ra] 0x000055b47e546253 outer() + 82 in App at /home/me/App/Main.swift:3:9",
        ])
        #expect(text.message == "Fatal error: Index out of range")
        #expect((text.file, text.line) == ("/home/me/App/Rows in use.swift", 17))
    }

    @Test("the last trap counts, and none is no error")
    func several() {
        let text = CrashText(lines: ["a.swift:1: Fatal error: printed by the app", "b.swift:2: Precondition failed: real"])
        #expect((text.message, text.file, text.line) == ("Precondition failed: real", "b.swift", 2))
        #expect(CrashText(lines: ["", ":", "::::", "0x", "1 0x at /"]) == CrashText(lines: []))
    }
}
