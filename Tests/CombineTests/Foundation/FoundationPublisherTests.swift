import Combine
import Foundation
import ObjectiveC
import Testing
import URLLoading
import URLLoadingPublishers

@Suite("Foundation's publishers") struct FoundationPublisherTests {
    @Test("notifications of a name and a sender") func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let token = Token()
        let probe = center.publisher(for: name, object: token).map { "\($0.userInfo?["n"] ?? 0)" }.probe(.max(1))
        center.post(name: name, object: nil, userInfo: ["n": 0])
        center.post(name: name, object: token, userInfo: ["n": 1])
        center.post(name: name, object: token, userInfo: ["n": 2])
        #expect(probe.received == ["1"])
        probe.request(.max(1))
        probe.cancel()
        center.post(name: name, object: token, userInfo: ["n": 3])
        #expect(probe.received == ["1"])
    }

    @Test("a cancelled subscriber to notifications is released") func release() {
        let center = NotificationCenter()
        weak var token: Token?
        do {
            let kept = Token()
            token = kept
            center.publisher(for: Notification.Name("x")).sink { _ in withExtendedLifetime(kept) {} }.cancel()
        }
        #expect(token == nil)
    }

    @Test("the values of an observed property") func observed() {
        let progress = Progress(totalUnitCount: 10)
        let path = ObjCRuntime.keyPath(\Progress.completedUnitCount, "completedUnitCount")
        let probe = progress.publisher(for: path).probe(.max(2))
        progress.completedUnitCount = 4
        progress.completedUnitCount = 5
        progress.completedUnitCount = 6
        #expect(probe.received == ["0", "4"])
        probe.request(.max(1))
        #expect(probe.received == ["0", "4", "6"])
        probe.cancel()
        progress.completedUnitCount = 7
        #expect(probe.received == ["0", "4", "6"])
    }

    @Test("JSON and property lists are decoded and encoded") func coders() {
        let json = Data("[1, 2]".utf8)
        #expect(Just(json).decode(type: [Int].self, decoder: JSONDecoder()).probe().received == ["[1, 2]", "finished"])
        let encoded = Just([1, 2]).encode(encoder: PropertyListEncoder()).decode(type: [Int].self, decoder: PropertyListDecoder())
        #expect(encoded.probe().received == ["[1, 2]", "finished"])
        let probe = Just(Data()).decode(type: [Int].self, decoder: JSONDecoder()).probe()
        #expect(probe.received.count == 1)
        #expect(probe.received.first?.hasPrefix("failure") == true)
    }

    @Test("a task's data and response, from a file") func dataTask() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        for try await (data, _) in URLSession.shared.dataTaskPublisher(for: url).values {
            #expect(String(decoding: data, as: UTF8.self) == "text")
        }
        let missing = URLSession.shared.dataTaskPublisher(for: url.appendingPathExtension("missing"))
        await #expect(throws: URLError.self) { for try await _ in missing.values {} }
    }
}
