import DriveProtocol
import Foundation
import HostInterface
import RenderProtocol
import Testing

@testable import Simulator

@Suite("Images of the screen in shared memory")
struct SharedScreenshotsTests {
    /// Paints rectangles with one byte, which are its damage.
    private final class Painter: SceneRenderer {
        var next: (rect: PixelRect, byte: UInt8)?

        func reset() {}
        func add(_ bitmap: SharedBitmap) throws(RejectedChange) {}
        func apply(_ transaction: LayerTransaction) throws(RejectedChange) {}
        func nextChange(after time: Double) -> Double? { next == nil ? nil : time }
        func isSettling(at time: Double) -> Bool { false }
        func invalidate() {}
        func render(at time: Double, into screen: PixelStore) -> [PixelRect] {
            guard let (rect, byte) = next else { return [] }
            next = nil
            let part = screen.buffer(of: rect)
            for row in 0..<rect.height { memset(part.base + row * part.bytesPerRow, Int32(byte), rect.width * 4) }
            return [rect]
        }
    }

    private let painter = Painter()
    private let composer: ScreenComposer

    init() {
        composer = ScreenComposer(
            renderer: painter, chrome: PlainChrome(),
            state: ChromeState(device: .standard.with(scale: 1)))
    }

    private func bytes(_ pixels: DrivePixels) throws -> Data {
        let data = try #require(FileManager.default.contents(atPath: pixels.path))
        return data.prefix(pixels.byteCount)
    }

    private var screenshot: Data {
        let store = composer.screenshot()
        return Data(bytes: store.buffer.base, count: store.bytesPerRow * store.size.height)
    }

    @Test("each image is the screen at its time, also in memory that is used again")
    func contents() throws {
        let screenshots = SharedScreenshots()
        var previous: [UInt32] = []
        for step in 0..<20 {
            for part in 0...(step % 3) {
                painter.next = (PixelRect(x: 7 * step, y: 11 * step + part, width: 20, height: 5), UInt8(step * 3 + part + 1))
                _ = composer.compose(at: Double(step))
            }
            let pixels = try #require(screenshots.take(composer, scale: 1))
            #expect(try bytes(pixels) == screenshot, "step \(step)")
            // Two are in use by turns, so that damage of several steps is caught up with.
            screenshots.release(previous)
            previous = [pixels.id]
        }
    }

    @Test("an image that is held does not change")
    func held() throws {
        let screenshots = SharedScreenshots()
        _ = composer.compose(at: 0)
        let first = try #require(screenshots.take(composer, scale: 1))
        let before = try bytes(first)
        painter.next = (PixelRect(x: 0, y: 0, width: 50, height: 50), 9)
        _ = composer.compose(at: 1)
        let second = try #require(screenshots.take(composer, scale: 1))
        #expect(second.id != first.id)
        #expect(try bytes(first) == before)
        #expect(try bytes(second) != before)
    }

    @Test("a test that holds too many images gets no more until it releases one")
    func limit() throws {
        let screenshots = SharedScreenshots()
        _ = composer.compose(at: 0)
        let all = try (0..<DrivePixels.most).map { _ in try #require(screenshots.take(composer, scale: 1)).id }
        #expect(Set(all).count == DrivePixels.most)
        #expect(screenshots.take(composer, scale: 1) == nil)
        screenshots.release([all[3], 999_999])
        #expect(screenshots.take(composer, scale: 1)?.id == all[3])
    }

    @Test("after the device has turned, images have the new size")
    func turn() throws {
        let screenshots = SharedScreenshots()
        _ = composer.compose(at: 0)
        let upright = try #require(screenshots.take(composer, scale: 1))
        screenshots.release([upright.id])
        composer.update { $0.orientation = .landscapeLeft }
        _ = composer.compose(at: 1)
        let turned = try #require(screenshots.take(composer, scale: 1))
        #expect((turned.width, turned.height) == (upright.height, upright.width))
        #expect(try bytes(turned) == screenshot)
    }
}
