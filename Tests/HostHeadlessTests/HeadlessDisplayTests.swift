import HostHeadless
import HostInterface
import Testing

@Suite("HeadlessDisplay")
struct HeadlessDisplayTests {
    @Test("stores only the pixels within the damage, and counts them")
    func damage() {
        let display = HeadlessDisplay(size: PixelSize(width: 4, height: 3))
        let white = [UInt8](repeating: 255, count: 4 * 3 * 4)
        white.withUnsafeBytes {
            guard let base = $0.baseAddress else { return }
            display.present(pixels: base, bytesPerRow: 16, damage: [PixelRect(x: 1, y: 1, width: 2, height: 1)])
        }
        #expect(display.presentedPixels == 2)
        #expect(display.pixels[(1 * 4 + 1) * 4] == 255)
        #expect(display.pixels[0] == 0)
    }

    @Test("clips damage to the frame")
    func clipping() {
        let display = HeadlessDisplay(size: PixelSize(width: 4, height: 3))
        let white = [UInt8](repeating: 255, count: 4 * 3 * 4)
        white.withUnsafeBytes {
            guard let base = $0.baseAddress else { return }
            display.present(
                pixels: base, bytesPerRow: 16,
                damage: [PixelRect(x: -2, y: -2, width: 100, height: 100), PixelRect(x: 9, y: 9, width: 5, height: 5)])
        }
        #expect(display.presentedPixels == 12)
    }

    @Test("refuses a frame too large to allocate")
    func tooLarge() {
        let display = HeadlessDisplay(size: PixelSize(width: 4, height: 3))
        #expect(throws: HostError.self) { try display.resize(to: PixelSize(width: 100_000, height: 1), scale: 1) }
        #expect(display.pixelSize == PixelSize(width: 4, height: 3))
    }
}
