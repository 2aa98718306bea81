import Foundation
import Testing

@testable import URLLoading

@Suite("URLSession: network conditions") struct NetworkConditionTests {
    /// A separate network state, since other tests load meanwhile.
    private final class Network: @unchecked Sendable {
        private let center = NotificationCenter()
        let conditions: NetworkConditions
        init() { conditions = NetworkConditions(center: center) }
        func become(_ state: String) {
            center.post(name: Notification.Name("FerryNetworkDidChange"), object: nil, userInfo: ["network": state])
        }
    }

    private func session(_ network: Network, _ recorder: Recorder? = nil, waits: Bool = false) -> URLSession {
        let session = freshSession(recorder) { $0.waitsForConnectivity = waits }
        session.network = network.conditions
        return session
    }

    @Test("offline, new requests fail and running ones are lost") func offline() async throws {
        let server = try TestServer { _ in
            var answer = TestServer.Answer(200, pattern(800), length: 900)
            answer.stalls = true
            return answer
        }
        let network = Network()
        let recorder = Recorder()
        let session = session(network, recorder)
        recorder.onData = { _ in network.become("offline") }
        session.dataTask(with: server.url).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls.last == "failed -1005")
        let error = await #expect(throws: URLError.self) { _ = try await session.data(from: server.url) }
        #expect(error?.code == .notConnectedToInternet)
        #expect(error?.failingURL == server.url)
        #expect(error?.localizedDescription == "The Internet connection appears to be offline.")
        network.become("nonsense")
        #expect(network.conditions.state == .offline)
    }

    @Test("a task that waits for connectivity starts when the network is back") func waiting() async throws {
        let server = try TestServer { _ in .init(200, pattern(10)) }
        let network = Network()
        let recorder = Recorder()
        network.become("offline")
        session(network, recorder, waits: true).dataTask(with: server.url).resume()
        while !recorder.calls.contains("waiting") { try await Task.sleep(for: .milliseconds(5)) }
        network.become("normal")
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls.last == "complete")
    }

    @Test("a slow network delays the first byte and limits the rate") func slow() async throws {
        // What comes before the limit is looked at is at most 100 KiB.
        let server = try TestServer { _ in .init(200, pattern(300_000)) }
        let network = Network()
        network.become("slow")
        let start = Date()
        let (data, _) = try await session(network).data(from: server.url)
        #expect(data == pattern(300_000))
        #expect(Date().timeIntervalSince(start) > NetworkConditions.Slow.latency + 0.5)
    }
}
