import Combine
import Testing

@Suite("Shared subscriptions") struct SharingTests {
    let source = Source<Int, Fault>()

    @Test("share subscribes once, and cancels with its last subscriber") func share() {
        let shared = source.share()
        let first = shared.probe()
        let second = shared.probe()
        #expect(source.history == ["request unlimited"])
        source.send(1)
        first.cancel()
        source.send(2)
        #expect(source.history == ["request unlimited"])
        second.cancel()
        #expect(source.history == ["request unlimited", "cancel"])
        #expect(first.received == ["1"])
        #expect(second.received == ["1", "2"])
    }

    @Test("share subscribes again after all have cancelled") func shareAgain() {
        let shared = source.share()
        shared.probe().cancel()
        let probe = shared.probe()
        source.send(3)
        #expect(probe.received == ["3"])
    }

    @Test("multicast sends nothing until it is connected") func multicast() {
        let multicast = source.multicast { PassthroughSubject<Int, Fault>() }
        let probe = multicast.probe()
        #expect(source.history == [])
        let connection = multicast.connect()
        source.send(1)
        #expect(probe.received == ["1"])
        connection.cancel()
        #expect(source.history == ["request unlimited", "cancel"])
    }

    @Test("makeConnectable waits, autoconnect connects") func connectable() {
        let connectable = Just(1).makeConnectable()
        let probe = connectable.probe()
        #expect(probe.received == [])
        let connection = connectable.connect()
        #expect(probe.received == ["1", "finished"])
        connection.cancel()
        #expect(Just(2).makeConnectable().autoconnect().probe().received == ["2", "finished"])
    }

    @Test("all subscribers of a multicast have one subject") func subject() {
        let subject = CurrentValueSubject<Int, Fault>(0)
        let multicast = source.multicast(subject: subject)
        let connection = multicast.connect()
        source.send(4)
        #expect(multicast.probe().received == ["4"])
        connection.cancel()
    }
}
