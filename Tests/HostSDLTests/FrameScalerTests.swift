import HostInterface
import HostTestSupport
import Testing

@testable import HostSDL

@Suite("FrameScaler")
struct FrameScalerTests {
    private static let backdrop: UInt32 = 0xFF1C_1C1E

    private static func scaled(_ picture: TestFrame, to target: PixelSize, rect: PixelRect? = nil) -> [UInt32] {
        let scaler = FrameScaler(source: picture.size, target: target, backdrop: backdrop)
        return picture.pixels.withUnsafeBytes {
            scaler.scaled(rect ?? target.bounds, from: $0.baseAddress!, bytesPerRow: picture.size.width * 4)
        }
    }

    @Test("a uniform area keeps its colour at every size", arguments: [1, 7, 33, 64, 99, 100])
    func plain(side: Int) {
        let picture = TestFrame(size: PixelSize(width: 100, height: 100), colour: 0xFF12_80FF)
        #expect(Self.scaled(picture, to: PixelSize(width: side, height: side)).allSatisfy { $0 == 0xFF12_80FF })
    }

    @Test("every source pixel counts: a black line in three gives one third black")
    func average() {
        var picture = TestFrame(size: PixelSize(width: 30, height: 30))
        for x in stride(from: 1, to: 30, by: 3) { picture.fill(PixelRect(x: x, y: 0, width: 1, height: 30), 0xFF00_0000) }
        let levels = Set(Self.scaled(picture, to: PixelSize(width: 10, height: 10)).map { $0 & 0xFF })
        // 170, less what 8-bit weights and two roundings lose.
        #expect(levels.allSatisfy { (167...171).contains($0) })
    }

    @Test("the frame is over the backdrop")
    func backdrop() {
        let clear = TestFrame(size: PixelSize(width: 6, height: 6), colour: 0)
        #expect(Self.scaled(clear, to: PixelSize(width: 6, height: 6)).allSatisfy { $0 == Self.backdrop })
        #expect(Self.scaled(clear, to: PixelSize(width: 2, height: 2)).allSatisfy { $0 == Self.backdrop })
        let half = TestFrame(size: PixelSize(width: 6, height: 6), colour: 0x8080_8080)
        #expect(Self.scaled(half, to: PixelSize(width: 6, height: 6)).allSatisfy { $0 == 0xFF8E_8E8F })
    }

    @Test("a part scales to the same pixels as in the whole")
    func parts() {
        let picture = TestFrame.fields(PixelSize(width: 97, height: 61))
        let target = PixelSize(width: 40, height: 23)
        let whole = Self.scaled(picture, to: target)
        let scaler = FrameScaler(source: picture.size, target: target, backdrop: Self.backdrop)
        let rect = scaler.targetRect(of: PixelRect(x: 30, y: 20, width: 31, height: 17))
        let part = Self.scaled(picture, to: target, rect: rect)
        let expected = (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { whole[y * target.width + $0] } }
        #expect(part == expected)
    }

    @Test("a change damages every target pixel that shows it")
    func damage() {
        let scaler = FrameScaler(
            source: PixelSize(width: 100, height: 100), target: PixelSize(width: 33, height: 33), backdrop: Self.backdrop)
        var before = TestFrame(size: scaler.source)
        let rect = PixelRect(x: 41, y: 50, width: 5, height: 3)
        let first = Self.scaled(before, to: scaler.target)
        before.fill(rect, 0xFF00_0000)
        let second = Self.scaled(before, to: scaler.target)
        let touched = scaler.targetRect(of: rect)
        for index in first.indices where first[index] != second[index] {
            #expect(touched.contains(PixelRect(x: index % 33, y: index / 33, width: 1, height: 1)))
        }
    }
}
