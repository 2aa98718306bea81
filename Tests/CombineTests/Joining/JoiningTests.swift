import Combine
import Testing

@Suite("Several upstreams") struct JoiningTests {
    typealias Numbers = PassthroughSubject<Int, Fault>
    let a = Numbers()
    let b = Numbers()

    @Test("zip pairs values in their order and ends when no pair can follow") func zip() {
        let probe = a.zip(b) { "\($0)\($1)" }.probe()
        a.send(1)
        a.send(2)
        b.send(8)
        #expect(probe.received == ["18"])
        a.send(completion: .finished)
        #expect(probe.received == ["18"])
        b.send(9)
        #expect(probe.received == ["18", "29", "finished"])
    }

    @Test("zip of three and four") func zips() {
        let c = [5, 6].publisher.setFailureType(to: Fault.self)
        let three = a.zip(b, c).probe()
        let four = a.zip(b, c, c).probe()
        a.send(1)
        b.send(2)
        #expect(three.received == ["(1, 2, 5)"])
        #expect(four.received == ["(1, 2, 5, 5)"])
    }

    @Test("zip requests of each what is requested of it") func zipDemand() {
        let left = Source<Int, Fault>()
        let right = Source<Int, Fault>()
        let probe = left.zip(right).probe(.max(2), each: .max(1))
        #expect(left.history == ["request max(2)"])
        left.send(1)
        right.send(1)
        #expect(left.history == ["request max(2)", "request max(1)"])
        #expect(right.history == ["request max(2)", "request max(1)"])
        left.send(completion: .failure(.first))
        #expect(right.history.last == "cancel")
        #expect(probe.received == ["(1, 1)", "failure first"])
    }

    @Test("combineLatest sends the latest of each and ends with the last upstream") func combineLatest() {
        let probe = a.combineLatest(b) { "\($0)\($1)" }.probe()
        a.send(1)
        a.send(2)
        b.send(8)
        a.send(completion: .finished)
        b.send(9)
        b.send(completion: .finished)
        #expect(probe.received == ["28", "29", "finished"])
    }

    @Test("combineLatest requests of each upstream what is requested of it") func combineLatestDemand() {
        let probe = a.combineLatest(b).probe(.max(1))
        a.send(1)
        b.send(2)
        b.send(3)
        probe.request(.max(1))
        #expect(probe.received == ["(1, 2)"])
        a.send(4)
        #expect(probe.received == ["(1, 2)", "(4, 2)"])
    }

    @Test("combineLatest of three and four") func combineLatests() {
        let c = Just(5).setFailureType(to: Fault.self)
        let three = a.combineLatest(b, c).probe()
        let four = a.combineLatest(b, c, c).probe()
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(three.received == ["(1, 2, 5)", "(3, 2, 5)"])
        #expect(four.received == ["(1, 2, 5, 5)", "(3, 2, 5, 5)"])
    }

    @Test("merge sends all values and ends with the last upstream") func merge() {
        let probe = a.merge(with: b).probe()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(probe.received == ["1", "2", "3", "finished"])
    }

    @Test("merge fails with the first upstream that fails, and cancels the others") func mergeFailure() {
        let source = Source<Int, Fault>()
        let probe = a.merge(with: source).probe()
        a.send(completion: .failure(.second))
        #expect(probe.received == ["failure second"])
        #expect(source.history == ["request unlimited", "cancel"])
    }

    @Test("merge keeps one value of each upstream until it is requested") func mergeDemand() {
        let left = Source<Int, Fault>()
        let right = Source<Int, Fault>()
        let probe = left.merge(with: right).probe(.none)
        #expect(left.history == ["request max(1)"])
        left.send(1)
        right.send(2)
        #expect(probe.received == [])
        probe.request(.max(1))
        #expect(probe.received == ["1"])
        #expect(left.history == ["request max(1)", "request max(1)"])
        #expect(right.history == ["request max(1)"])
    }

    @Test("merge of up to eight, and of many") func merges() {
        let one = Just(1)
        #expect(one.merge(with: one, one).probe().received.count == 4)
        #expect(one.merge(with: one, one, one).probe().received.count == 5)
        #expect(one.merge(with: one, one, one, one).probe().received.count == 6)
        #expect(one.merge(with: one, one, one, one, one).probe().received.count == 7)
        #expect(one.merge(with: one, one, one, one, one, one).probe().received.count == 8)
        #expect(one.merge(with: one, one, one, one, one, one, one).probe().received.count == 9)
        #expect(Publishers.MergeMany([one, one]).merge(with: one).probe().received == ["1", "1", "1", "finished"])
        #expect(Publishers.MergeMany([Just<Int>]()).probe().received == ["finished"])
        #expect(one.merge(with: Just(2).map { $0 }).merge(with: Just(3).map { $0 }).probe().received == ["1", "2", "3", "finished"])
    }

    @Test("append requests of the next what is left of the request") func append() {
        let probe = [1, 2].publisher.append([3, 4].publisher.map { $0 }).probe(.max(3))
        #expect(probe.received == ["1", "2", "3"])
        probe.request(.max(1))
        #expect(probe.received == ["1", "2", "3", "4", "finished"])
    }

    @Test("drops values until another publisher sends one") func dropUntil() {
        let probe = a.drop(untilOutputFrom: b).probe()
        a.send(1)
        b.send(0)
        a.send(2)
        b.send(completion: .failure(.first))
        a.send(completion: .finished)
        #expect(probe.received == ["2", "finished"])
    }

    @Test("ends when the other publisher ends before it sent one") func dropUntilEnd() {
        let source = Source<Int, Fault>()
        let probe = source.drop(untilOutputFrom: b).probe(.max(4))
        b.send(completion: .finished)
        #expect(probe.received == ["finished"])
        #expect(source.history == ["request max(4)", "cancel"])
    }

    @Test("sends values until another publisher sends one") func prefixUntil() {
        let source = Source<Int, Fault>()
        let probe = source.prefix(untilOutputFrom: b).probe()
        source.send(1)
        b.send(0)
        #expect(probe.received == ["1", "finished"])
        #expect(source.history.last == "cancel")
        #expect(Just(1).prefix(untilOutputFrom: Just(0)).probe().events == ["subscription", "finished"])
    }
}
