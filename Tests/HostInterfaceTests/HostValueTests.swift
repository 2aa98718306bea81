import Testing

@testable import HostInterface

@Suite("Host values")
struct HostValueTests {
    @Test("an empty rectangle has no area, whatever its sides", arguments: [(0, 5), (5, 0), (-3, 4), (4, -3)])
    func emptyRectangle(width: Int, height: Int) {
        let rect = PixelRect(x: 1, y: 2, width: width, height: height)
        #expect(rect.isEmpty)
        #expect(rect.area == 0)
    }

    @Test("a host error says what is wrong and what to do")
    func errors() {
        #expect(HostError.portBusy(8900).description.contains("8900"))
        #expect(HostError.portBusy(8900).description.contains("--port"))
        #expect(HostError.noDisplay("DISPLAY is not set").description.contains("--browser"))
    }

    @Test("signals to a wake descriptor coalesce, and are cleared together")
    func waking() throws {
        let wake = try WakeDescriptor()
        wake.signal()
        wake.signal()
        wake.clear()
        wake.signal()
        wake.clear()
        #expect(wake.descriptor >= 0)
    }
}
