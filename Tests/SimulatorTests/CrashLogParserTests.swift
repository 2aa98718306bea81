import Simulator
import Testing

@Suite("CrashLogParser")
struct CrashLogParserTests {
    @Test("finds the message and location of a trap in the app")
    func plain() {
        let text = CrashLogParser(lines: ["hello", "Handbook/Calculator.swift:42: Fatal error: Unexpectedly found nil", "Current stack trace:"])
        #expect(text.message == "Fatal error: Unexpectedly found nil")
        #expect((text.file, text.line) == ("Handbook/Calculator.swift", 42))
    }

    @Test("prefers the app's own line to that of the library that trapped")
    func backtrace() {
        let text = CrashLogParser(lines: [
            "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", "", "Thread 0 \"App\" crashed:", "",
            "  0      0x00007f133316df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so",
            "  1 [ra] 0x00007f13338aff65 -[x] + 84 in libFerryKit.so at /sdk/UIView.swift:9:1",
            "  2 [ra] 0x000055b47e5463b1 inner(_:) + 32 in App at /home/me/App/Rows in use.swift:17:34",
            "  3 [ra] 0x000055b47e546253 outer() + 82 in App at /home/me/App/Main.swift:3:9",
        ])
        #expect(text.message == "Fatal error: Index out of range")
        #expect((text.file, text.line) == ("/home/me/App/Rows in use.swift", 17))
    }

    @Test("reads an exception's reason whole, with the values it lists")
    func exception() {
        let start = "UIKitCore/NSDiffableDataSourceSnapshot.swift:107: Fatal error: *** Terminating app due to uncaught exception "
        let text = CrashLogParser(lines: [
            start + "'NSInternalInconsistencyException', reason: 'Duplicate identifiers: {(", "    7", ")}'", "", "*** Signal 4: ***",
            "  2 [ra] 0x000055b47e5463b1 load() + 32 in App at /home/me/App/List.swift:17:34",
        ])
        #expect(
            text.message == "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
                + "reason: 'Duplicate identifiers: {(\n    7\n)}'")
        #expect((text.file, text.line) == ("/home/me/App/List.swift", 17))
        let cut = CrashLogParser(lines: [start + "'A', reason: 'never ends", "more", "", "last"])
        #expect(cut.message == "*** Terminating app due to uncaught exception 'A', reason: 'never ends")
    }

    @Test("reports no source line for an error found in a layout pass, not the program's entry point")
    func entryPoint() {
        let trap = "UIKitCore/TableSource.swift:50: Fatal error: *** Terminating app due to uncaught exception 'A', reason: 'b'"
        let entry = "  9 [ra] 0x000055b47e5463b1 static AppDelegate.$main() + 32 in App at /home/me/App/AppDelegate.swift:3:1"
        let last = "  10 [ra] 0x000055b47e5463b1 main + 9 in App at /home/me/App/AppDelegate.swift:3:1"
        let text = CrashLogParser(lines: [trap, entry, last])
        #expect((text.file, text.line) == ("UIKitCore/TableSource.swift", 50))
        #expect(CrashLogParser(lines: ["Fatal error: no place", entry]).file == "/home/me/App/AppDelegate.swift")
    }

    @Test("the last trap counts, and no trap is not an error")
    func several() {
        let text = CrashLogParser(lines: ["a.swift:1: Fatal error: printed by the app", "b.swift:2: Precondition failed: real"])
        #expect((text.message, text.file, text.line) == ("Precondition failed: real", "b.swift", 2))
        #expect(CrashLogParser(lines: ["", ":", "::::", "0x", "1 0x at /"]) == CrashLogParser(lines: []))
    }
}
