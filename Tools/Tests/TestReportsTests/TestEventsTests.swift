import Foundation
import Testing

@testable import TestReports

@Suite("Events of Swift Testing")
struct TestEventsTests {
    private static func event(_ kind: String, _ id: String, _ more: String = "", at time: Double = 1) -> String {
        #"{"kind":"event","payload":{"instant":{"absolute":\#(time)},"kind":"\#(kind)","testID":"\#(id)"\#(more)},"version":0}"#
    }

    private static func issue(_ text: String, line: Int, isKnown: Bool = false) -> String {
        #","issue":{"isKnown":\#(isKnown),"sourceLocation":{"_filePath":"/overlay/A.swift","line":\#(line)}},"messages":[{"symbol":"fail","text":"\#(text)"},{"symbol":"details","text":"a hint"}]"#
    }

    private static let stream = [
        #"{"kind":"test","payload":{"displayName":"My suite","id":"M.S","kind":"suite","name":"S"},"version":0}"#,
        #"{"kind":"test","payload":{"displayName":"named","id":"M.S\/a()\/A.swift:1:2","kind":"function","name":"a()"},"version":0}"#,
        #"{"kind":"test","payload":{"id":"M.S/b()/A.swift:2:2","kind":"function","name":"b()"},"version":0}"#,
        #"{"kind":"test","payload":{"id":"M.free()/A.swift:3:2","kind":"function","name":"free()"},"version":0}"#,
        #"{"kind":"test","payload":{"id":"M.S/ends()/A.swift:4:2","kind":"function","name":"ends()"},"version":0}"#,
        event("testStarted", "M.S"),
        event("testStarted", "M.S/a()/A.swift:1:2", at: 2),
        event("issueRecorded", "M.S/a()/A.swift:1:2", issue("no", line: 7)),
        event("issueRecorded", "M.S/a()/A.swift:1:2", issue("known", line: 8, isKnown: true)),
        event("valueAttached", "M.S/a()/A.swift:1:2", #","attachment":{"path":"/tmp/x.txt","_preferredName":"note.txt"}"#),
        event("testEnded", "M.S/a()/A.swift:1:2", at: 2.5),
        event("testSkipped", "M.S/b()/A.swift:2:2", #","_comments":["off"],"_sourceLocation":{"_filePath":"/overlay/A.swift","line":2}"#),
        event("testStarted", "M.free()/A.swift:3:2"), event("testEnded", "M.free()/A.swift:3:2", at: 0.5),
        event("testStarted", "M.S/ends()/A.swift:4:2"),
    ]

    @Test("outcomes, places, times and attachments are read; paths become the user's")
    func all() throws {
        let tests = TestEvents.tests(
            in: Self.stream.joined(separator: "\n"), original: { $0.replacing("/overlay/", with: "/mine/") },
            contents: { $0 == "/tmp/x.txt" ? Data("x".utf8) : nil })
        #expect(tests.map(\.outcome) == [.failed, .skipped, .passed, .crashed])
        #expect(tests.map(\.suite) == ["My suite", "My suite", "M", "My suite"])
        #expect(tests.map(\.name) == ["named", "b()", "free()", "ends()"])
        #expect(tests.map(\.seconds) == [0.5, 0, 0, 0])
        #expect(tests[0].messages == [.init("no\na hint", file: "/mine/A.swift", line: 7)])
        #expect(tests[0].attachments == [.init(name: "note", type: "txt", contents: Data("x".utf8))])
        #expect(tests[1].messages == [.init("off", file: "/mine/A.swift", line: 2)])
    }

    @Test("what is cut or no event is left out, whatever the bytes")
    func hostile() {
        let stream = Self.stream.joined(separator: "\n")
        for count in stride(from: 0, to: stream.count, by: 37) {
            let tests = TestEvents.tests(in: String(stream.prefix(count)))
            #expect(tests.count <= 4)
        }
        let bad = ["", "{", "null", "[]", #"{"kind":"event"}"#, #"{"kind":"event","payload":{"kind":"testEnded","testID":"?"}}"#, "\u{0}"]
        #expect(TestEvents.tests(in: bad.joined(separator: "\n")).isEmpty)
    }
}
