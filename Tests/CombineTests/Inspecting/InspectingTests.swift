import Combine
import Testing

@Suite("Operators that show events") struct InspectingTests {
    private final class Log: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("handleEvents calls its closures before events are passed on") func handleEvents() {
        let source = Source<Int, Fault>()
        var events: [String] = []
        let probe = source.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
            receiveCompletion: { events.append("\($0)") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("request \($0)") }
        ).probe(.max(2), each: .max(1))
        source.send(1)
        probe.cancel()
        #expect(events == ["subscription", "request max(2)", "1", "request max(1)", "cancel"])
    }

    @Test("print writes a line for each event") func print() {
        let log = Log()
        let source = Source<Int, Fault>()
        let probe = source.print("numbers", to: log).probe(.max(2), each: .max(1))
        source.send(1)
        source.send(completion: .failure(.first))
        let lines = log.text.split(separator: "\n").dropFirst()
        #expect(
            lines == [
                "numbers: request max: (2)", "numbers: receive value: (1)", "numbers: request max: (1) (synchronous)",
                "numbers: receive error: (first)",
            ])
        #expect(log.text.hasPrefix("numbers: receive subscription: ("))
        #expect(probe.received == ["1", "failure first"])
    }

    @Test("print writes the end and a cancellation") func printEnd() {
        let log = Log()
        Empty<Int, Never>().print(to: log).probe().cancel()
        #expect(log.text.hasSuffix("receive finished\n"))
        let other = Log()
        PassthroughSubject<Int, Never>().print(to: other).probe().cancel()
        #expect(other.text.hasSuffix("request unlimited\nreceive cancel\n"))
    }

    @Test("assertNoFailure ends the program with the error") func assertNoFailure() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Fault>(error: .second).assertNoFailure("never").probe()
        }
    }

    @Test("a breakpoint stops the program") func breakpoint() async {
        await #expect(processExitsWith: .failure) {
            _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).probe()
        }
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Fault>(error: .second).breakpointOnError().probe()
        }
    }

    @Test("counts and positions that are negative stop the program") func negative() async {
        await #expect(processExitsWith: .failure) { _ = [1].publisher.map { $0 }.eraseToAnyPublisher().dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().collect(0) }
    }

    @Test("values are decoded and encoded") func coding() {
        struct Whole: TopLevelDecoder, TopLevelEncoder {
            func decode<T: Decodable>(_ type: T.Type, from input: String) throws -> T {
                guard let value = Int(input) as? T else { throw Fault.first }
                return value
            }
            func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }
        }
        #expect(["1", "x", "2"].publisher.decode(type: Int.self, decoder: Whole()).probe().received == ["1", "failure first"])
        #expect([1, 2].publisher.encode(encoder: Whole()).probe().received == ["1", "2", "finished"])
    }
}
