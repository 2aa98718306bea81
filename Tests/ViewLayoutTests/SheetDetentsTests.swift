import Testing
import ViewLayout

@Suite("SheetDetents") struct SheetDetentsTests {
    private let sheet = SheetDetents([783, 426, 426, .nan, -4])

    @Test("heights are ascending, unique and valid")
    func heights() {
        #expect(sheet.heights == [426, 783])
        #expect(SheetDetents([]).heights.count == 1)
    }

    @Test("a sheet follows the touch one to one, not above its highest detent; a modal one resists downwards")
    func following() {
        #expect(sheet.extent(for: 600, isHeld: false) == 600)
        #expect(sheet.extent(for: 900, isHeld: false) == 783)
        #expect(sheet.extent(for: 100, isHeld: false) == 100)
        #expect(sheet.extent(for: -50, isHeld: false) == 0)
        let held = sheet.extent(for: 100, isHeld: true)
        #expect(held > 270)
        #expect(held < 426)
        #expect(sheet.extent(for: .nan, isHeld: false) == 426)
    }

    @Test("released it rests at the nearest detent, a fling goes further, and below half of its lowest it is dismissed (facts 3.2)")
    func rest() {
        #expect(sheet.rest(from: 600, velocity: 0) == .height(0))
        #expect(sheet.rest(from: 620, velocity: 0) == .height(1))
        #expect(sheet.rest(from: 700, velocity: 1000) == .height(0))
        #expect(sheet.rest(from: 500, velocity: -1000) == .height(1))
        #expect(sheet.rest(from: 426, velocity: 1200) == .dismissed)
        #expect(sheet.rest(from: 783, velocity: -2000) == .height(1))
        #expect(sheet.rest(from: 214, velocity: 0) == .height(0))
        #expect(sheet.rest(from: 212, velocity: 0) == .dismissed)
        #expect(sheet.rest(from: 400, velocity: 1000) == .dismissed)
        #expect(sheet.rest(from: 100, velocity: -1000) == .height(0))
        #expect(sheet.rest(from: 350, velocity: 0, isHeld: true) == .dismissed)
    }

    @Test("dims what is behind by the sheet's progress, and not up to the largest undimmed detent")
    func presence() {
        #expect(sheet.presence(at: 783, undimmed: nil) == 1)
        #expect(sheet.presence(at: 213, undimmed: nil) == 0.5)
        #expect(sheet.presence(at: 426, undimmed: 0) == 0)
        #expect(sheet.presence(at: 783, undimmed: 0) == 1)
        #expect(sheet.presence(at: 783, undimmed: 1) == 0)
        #expect(sheet.fullness(at: 426, full: 783) == 0)
        #expect(sheet.fullness(at: 783, full: 783) == 1)
        #expect(SheetDetents([783]).fullness(at: 391.5, full: 783) == 0.5)
        #expect(SheetDetents([426]).fullness(at: 426, full: 783) == 0)
    }
}
