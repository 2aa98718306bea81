import RenderProtocol
import Testing

@testable import Simulator

@Suite("Time that an app need not be told frame by frame")
struct PendingAdvanceTests {
    @Test("before anything is known, the app is asked")
    func unknown() {
        var advance = PendingAdvance()
        let waits = advance.wait(until: 1)
        #expect(!waits)
        #expect(!advance.isBehind)
    }

    @Test("until something is due, time passes without the app, which learns it before the next message")
    func due() {
        var advance = PendingAdvance()
        let own = advance.willSend(.advance(id: 7, to: 1))
        #expect(own == nil)
        advance.answered(7, next: 2)
        let waits = [1.5, 1.9, 2].map { advance.wait(until: $0) }
        #expect(waits == [true, true, false])
        #expect(advance.isBehind)
        let time = advance.willSend(.sync(id: 8))
        #expect(time == 1.9)
        #expect(!advance.isBehind)
    }

    @Test("several frames move the clock of the app too")
    func frames() {
        var advance = PendingAdvance()
        _ = advance.willSend(.advance(id: 7, to: 1))
        advance.answered(7, next: 2)
        let waits = advance.wait(until: 1.5)
        #expect(waits)
        let time = advance.willSend(.passFrames(id: 8, from: 1.5, frame: 0.25, most: 4))
        #expect(time == nil)
        advance.answered(8, next: 9)
        let waitsOn = advance.wait(until: 8)
        #expect(waitsOn)
    }

    @Test("after a message to the app nothing is known any more")
    func message() {
        var advance = PendingAdvance()
        _ = advance.willSend(.advance(id: 7, to: 1))
        _ = advance.willSend(.sync(id: 8))
        advance.answered(7, next: nil)
        let waits = advance.wait(until: 1.5)
        #expect(!waits)
    }

    @Test("an app to which nothing is due waits for ever, until it does something by itself")
    func forget() {
        var advance = PendingAdvance()
        _ = advance.willSend(.advance(id: 7, to: 1))
        advance.answered(7, next: nil)
        let before = advance.wait(until: 1e6)
        advance.forget()
        let after = advance.wait(until: 2e6)
        #expect(before)
        #expect(!after)
        #expect(advance.isBehind)
    }
}

@Suite("What the last frames changed")
struct DamageHistoryTests {
    @Test("damage since a frame is that of all later ones")
    func since() {
        var history = DamageHistory()
        #expect(history.damage(since: 0) == nil)
        for number in 1...100 { history.add([.init(x: number, y: 0, width: 1, height: 1)], frame: number) }
        #expect(history.damage(since: 100) == [])
        #expect(history.damage(since: 98)?.map(\.x) == [99, 100])
        // Too long ago: everything may have changed.
        #expect(history.damage(since: 1) == nil)
    }
}
