import Foundation
import HostInterface
import HostTestSupport
import Testing

@testable import HostSDL

@Suite("Desktop speech", .serialized) struct SpeechDispatcherClientTests {
    @Test("speech reaches a real speech-dispatcher, in any script, and shell characters are only text")
    func speaks() throws {
        let server = try SpeechServer()
        defer { server.close() }
        setenv("SPEECHD_ADDRESS", server.address, 1)
        defer { unsetenv("SPEECHD_ADDRESS") }
        let voice = SpeechDispatcherClient(name: "Ferry", wake: try WakeDescriptor())
        let texts = ["Add, button", "你好世界", "it's $(not) a command"]
        for (index, text) in texts.enumerated() {
            voice.say(text)
            // The next would end it before it was said.
            _ = server.said(count: index + 1)
        }
        #expect(server.said(count: 3) == texts)
        #expect(voice.takeComplaint() == nil)
    }

    @Test("a lost server is reported once, and nothing fails")
    func lost() throws {
        // As the simulator does.
        signal(SIGPIPE, SIG_IGN)
        let server = try SpeechServer()
        setenv("SPEECHD_ADDRESS", server.address, 1)
        defer { unsetenv("SPEECHD_ADDRESS") }
        let wake = try WakeDescriptor()
        let voice = SpeechDispatcherClient(name: "Ferry", wake: wake)
        voice.say("one")
        #expect(server.said(count: 1) == ["one"])
        server.close()
        for text in ["two", "three"] { voice.say(text) }
        voice.flush()
        var poll = pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)
        #expect(Glibc.poll(&poll, 1, 0) == 1)
        #expect(voice.takeComplaint()?.hasPrefix("no voice: speech-dispatcher does not") == true)
        #expect(voice.takeComplaint() == nil)
    }
}
