import Testing

@Suite("Methods that are properties since Swift 4.2")
struct FormerMethodTests {
    @Test("lose their parentheses")
    func call() {
        let source = "let a = session.recordPermission()\nif AVAudioSession.sharedInstance().recordPermission() != .granted {}"
        #expect(
            rewrite(source)?.text
                == "let a = session.recordPermission  \nif AVAudioSession.sharedInstance().recordPermission   != .granted {}")
    }

    @Test("keep them where the program has a method of the name, and with arguments")
    func own() {
        #expect(rewrite("class Recorder: NSObject { func recordPermission() {} }\nlet a = recorder.recordPermission()") == nil)
        #expect(rewrite("let a = recorder.recordPermission(1)") == nil)
    }
}
