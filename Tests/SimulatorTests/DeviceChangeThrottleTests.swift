import DeviceProtocol
import Simulator
import Testing

@Suite("DeviceChangeThrottle")
struct DeviceChangeThrottleTests {
    private func state(_ level: Double) -> DeviceState {
        var state = DeviceState.standard
        state.batteryLevel = level
        return state
    }

    @Test("coalesces a burst of changes into the first and the last")
    func flood() {
        var gate = DeviceChangeThrottle()
        var told: [Double] = []
        for index in 0..<10_000 {
            if let state = gate.offer(state(Double(index))) {
                told.append(state.batteryLevel)
                gate.told(UInt32(told.count))
            }
        }
        #expect(told == [0])
        #expect(gate.answered(1)?.batteryLevel == 9999)
        gate.told(2)
        #expect(gate.answered(2) == nil)
        #expect(gate.offer(state(1))?.batteryLevel == 1)
    }

    @Test("events between changes keep their order, and the number of pending changes is bounded")
    func order() {
        var gate = DeviceChangeThrottle()
        var told = 0
        for index in 0..<10_000 {
            if gate.offer(state(Double(index))) != nil {
                told += 1
                gate.told(UInt32(told))
            }
            // A touch.
            if let waiting = gate.takeBeforeOthers() {
                #expect(waiting.batteryLevel == Double(index))
                told += 1
                gate.told(UInt32(told))
            }
        }
        #expect(told == DeviceChangeThrottle.limit)
        for number in 1..<UInt32(told) { #expect(gate.answered(number) == nil) }
        #expect(gate.answered(UInt32(told))?.batteryLevel == 9999)
    }

    @Test("does not mistake an app's response to another request for that to a change")
    func numbers() {
        var gate = DeviceChangeThrottle()
        _ = gate.offer(state(1))
        gate.told(7)
        #expect(gate.owns(7))
        #expect(!gate.owns(8))
    }
}
