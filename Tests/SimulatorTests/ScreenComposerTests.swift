import DriveProtocol
import Foundation
import HostInterface
import RenderProtocol
import Testing

@testable import Simulator

@Suite("The frame and copies of the screen")
struct ScreenComposerTests {
    /// Paints a rectangle, which is its damage.
    private final class Painter: SceneRenderer {
        var next: [(rect: PixelRect, color: UInt32)] = []

        func reset() {}
        func add(_ bitmap: SharedBitmap) throws(RejectedChange) {}
        func apply(_ transaction: LayerTransaction) throws(RejectedChange) {}
        func nextChange(after time: Double) -> Double? { next.isEmpty ? nil : time }
        func isSettling(at time: Double) -> Bool { false }
        func invalidate() {}
        func render(at time: Double, into screen: PixelStore) -> [PixelRect] {
            defer { next = [] }
            for (rect, color) in next {
                let part = screen.buffer(of: rect)
                for row in 0..<rect.height {
                    (part.base + row * part.bytesPerRow).initializeMemory(as: UInt32.self, repeating: color, count: rect.width)
                }
            }
            return next.map(\.rect)
        }
    }

    /// Counts what is drawn over the screen.
    private final class CountingChrome: DeviceChrome {
        let painted = PaintedChrome(showsBezel: true)
        var (bars, bezels) = (0, 0)

        func layout(for state: ChromeState) -> ChromeLayout { painted.layout(for: state) }
        func drawSystemBars(over screen: PixelBuffer, damage: [PixelRect], state: ChromeState) {
            bars += 1
            painted.drawSystemBars(over: screen, damage: damage, state: state)
        }
        func drawBezel(into picture: PixelBuffer, damage: [PixelRect], state: ChromeState) {
            bezels += 1
            painted.drawBezel(into: picture, damage: damage, state: state)
        }
        func drawTermination(_ ending: AppTermination, into screen: PixelBuffer, state: ChromeState) {
            painted.drawTermination(ending, into: screen, state: state)
        }
    }

    private let painter = Painter()
    private static let whole = ChromeState(device: .standard).device.pixelSize(.portrait).bounds

    private func composer(_ chrome: any DeviceChrome, inverted: Bool = false) -> ScreenComposer {
        var state = ChromeState(device: .standard)
        state.clock = "9:41"
        state.invertsColors = inverted
        return ScreenComposer(renderer: painter, chrome: chrome, state: state)
    }

    private func paint(_ composer: ScreenComposer, _ rects: [PixelRect], _ color: UInt32, at time: Double) {
        painter.next = rects.map { ($0, color) }
        _ = composer.compose(at: time)
    }

    private static func bytes(_ buffer: PixelBuffer) -> Data {
        var data = Data()
        for row in 0..<buffer.size.height { data.append(Data(bytes: buffer.base + row * buffer.bytesPerRow, count: buffer.size.width * 4)) }
        return data
    }

    @Test("a copy that lags several frames that overlap below the status bar gets the bar's edges once")
    func lagging() {
        let composer = composer(PaintedChrome(showsBezel: false))
        paint(composer, [Self.whole], 0xFF40_8060, at: 0)
        let copy = PixelStore(size: composer.screenSize)
        composer.copyScreenshot(to: copy.buffer, since: nil)
        let frame = composer.frameCount
        paint(composer, [PixelRect(x: 0, y: 0, width: 600, height: 200)], 0xFFC0_4020, at: 1)
        paint(
            composer, [PixelRect(x: 50, y: 10, width: 1000, height: 150), PixelRect(x: 0, y: 180, width: 90, height: 90)], 0xFF20_20C0,
            at: 2)
        composer.copyScreenshot(to: copy.buffer, since: frame)
        let fresh = composer.screenshot()
        withExtendedLifetime((copy, fresh)) { #expect(Self.bytes(copy.buffer) == Self.bytes(fresh.buffer)) }
    }

    @Test("the frame with bars and bezel is drawn for those who ask for it, and for nobody else")
    func pictureOnRequest() {
        let chrome = CountingChrome()
        let composer = composer(chrome)
        paint(composer, [Self.whole], 0xFF40_8060, at: 0)
        paint(composer, [Self.whole], 0xFF40_8061, at: 1)
        #expect(chrome.bars == 0)
        #expect(chrome.bezels == 0)
        _ = composer.imageBuffer
        _ = composer.imageBuffer
        #expect(chrome.bars == 1)
        #expect(chrome.bezels == 1)
    }

    @Test("the frame is the same whether it is asked for after each change or after several", arguments: [false, true])
    func laterPicture(inverted: Bool) {
        let (often, seldom) = (
            composer(PaintedChrome(showsBezel: true), inverted: inverted), composer(PaintedChrome(showsBezel: true), inverted: inverted)
        )
        for step in 0..<12 {
            let rects = [
                PixelRect(x: step * 37, y: step * 5, width: 500, height: 170),
                PixelRect(x: 700 - step * 20, y: 2300, width: 300, height: 250),
            ]
            for composer in [often, seldom] {
                paint(composer, step == 0 ? [Self.whole] : rects, 0xFF00_0000 | UInt32(step * 0x1357), at: Double(step))
            }
            let picture = often.imageBuffer
            guard step % 5 == 0 || step == 11 else { continue }
            #expect(Self.bytes(seldom.imageBuffer) == Self.bytes(picture), "step \(step)")
        }
    }

    @Test("damage that overlaps is divided into rectangles that do not, and much of it is put into one")
    func disjoint() {
        var rects = [
            PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 5, y: 5, width: 10, height: 10),
            PixelRect(x: 2, y: 2, width: 3, height: 3),
            PixelRect(x: -3, y: 4, width: 30, height: 2),
        ]
        var counts: [Int: Int] = [:]
        for rect in rects.disjoint() {
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { counts[y * 1000 + x, default: 0] += 1 } }
        }
        #expect(counts.values.allSatisfy { $0 == 1 })
        let all = Set(rects.flatMap { rect in (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { y * 1000 + $0 } } })
        #expect(Set(counts.keys) == all)
        rects = (0..<100).map { PixelRect(x: $0 * 3, y: $0, width: 2, height: 1) }
        #expect(rects.disjoint() == [PixelRect(x: 0, y: 0, width: 299, height: 100)])
    }
}
