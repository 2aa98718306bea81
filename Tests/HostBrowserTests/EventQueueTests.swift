import DeviceProtocol
import HostTestSupport
import Testing

@testable import HostBrowser

@Suite("EventQueue")
struct EventQueueTests {
    @Test("stores every move while there is space, and only the last of many once it is full")
    func moves() {
        var queue = EventQueue()
        queue.append(.pointerDown(x: 0, y: 0, finger: 0))
        for step in 0..<1000 { queue.append(.pointerMoved(x: Double(step), y: 0, finger: 0)) }
        queue.append(.pointerUp(x: 999, y: 0, finger: 0))
        let events = queue.takeAll()
        #expect(events.count == EventQueue.crowded + 1)
        guard case .pointerMoved(let x, _, _)? = events.dropLast().last else {
            Issue.record("no move before the end")
            return
        }
        #expect(x == 999)
        #expect(queue.takeAll().isEmpty)
    }

    @Test("stores only the last of many settings of one name once it is full")
    func settings() throws {
        var queue = EventQueue()
        let (small, large) = (
            try #require(DeviceControl(name: "battery", value: "5")), try #require(DeviceControl(name: "battery", value: "60"))
        )
        for _ in 0..<EventQueue.crowded { queue.append(.text("a")) }
        for _ in 0..<5000 {
            queue.append(.setting(.appearance(.light)))
            queue.append(.setting(small))
            queue.append(.setting(large))
            queue.append(.setting(.appearance(.dark)))
        }
        let settings = queue.takeAll().compactMap { event -> DeviceControl? in
            if case .setting(let control) = event { control } else { nil }
        }
        #expect(settings == [large, .appearance(.dark)])
    }

    @Test("adds up the wheel and never drops the end of a touch")
    func limit() {
        var queue = EventQueue()
        for _ in 0..<(EventQueue.limit * 2) { queue.append(.text("a")) }
        for _ in 0..<10 { queue.append(.pointerUp(x: 0, y: 0, finger: 0)) }
        #expect(queue.takeAll().count == EventQueue.limit + 10)
        for _ in 0..<EventQueue.crowded { queue.append(.text("a")) }
        for _ in 0..<5 { queue.append(.wheel(x: 1, y: 2, deltaX: 3, deltaY: 4)) }
        guard case .wheel(_, _, let deltaX, let deltaY)? = queue.takeAll().last else {
            Issue.record("no wheel")
            return
        }
        #expect(deltaX == 15)
        #expect(deltaY == 20)
    }
}
