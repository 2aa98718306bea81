import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Coverage")
struct CoverageTests {
    /// Every pixel of a shape, put together from its pieces.
    private func pixels(_ pieces: [CoveragePiece], in rect: PixelRect) -> [Int] {
        var result = [Int](repeating: 0, count: rect.area)
        for piece in pieces {
            for y in piece.rect.y..<piece.rect.y + piece.rect.height {
                for x in piece.rect.x..<piece.rect.x + piece.rect.width {
                    let value: Int
                    switch piece.amount {
                    case .full: value = 255
                    case .part(let part): value = Int(part)
                    case .mask(let picture, let dx, let dy): value = Int(picture.bytes?[(y - dy) * picture.bytesPerRow + x - dx] ?? 0)
                    }
                    result[(y - rect.y) * rect.width + x - rect.x] += value
                }
            }
        }
        return result
    }

    @Test("pieces of a rounded rectangle equal the rectangle drawn whole, at any size and position", arguments: 0..<200)
    func pieces(_ seed: Int) throws {
        var random = Seeded(state: UInt64(seed) &* 31 &+ 7)
        func number(_ range: ClosedRange<Double>) -> Double { (Double.random(in: range, using: &random) * 16).rounded() / 16 }
        let (x, y) = (number(0...5), number(0...5))
        let rect = DeviceRect(x0: x, y0: y, x1: x + number(3...60), y1: y + number(3...60))
        let curve = CornerCurve(radius: number(0...20), isContinuous: seed % 2 == 0)
        let shape = RoundedRect(rect, curve: curve, corners: RenderCorners(rawValue: UInt8(random.next() % 16)))
        let whole = rect.outer
        let expected = try #require(CoverageRasterizer.raster([shape.outline], in: whole))
        let made = pixels(CoverageCache().pieces(shape), in: whole)
        let bytes = try #require(expected.bytes)
        for row in 0..<whole.height {
            for column in 0..<whole.width {
                let apart = abs(made[row * whole.width + column] - Int(bytes[row * expected.bytesPerRow + column]))
                #expect(apart <= 2, "\(shape) at \(column), \(row)")
            }
        }
        // A border and what is inside it make the whole.
        let width = number(0.5...4)
        guard 2 * width < min(rect.width, rect.height) else { return }
        let border = pixels(CoverageCache().borderPieces(shape, width: width), in: whole)
        let inner = try #require(CoverageRasterizer.raster([shape.inset(by: width).outline], in: whole))
        let innerBytes = try #require(inner.bytes)
        for row in 0..<whole.height {
            for column in 0..<whole.width {
                let sum = border[row * whole.width + column] + Int(innerBytes[row * inner.bytesPerRow + column])
                #expect(abs(sum - Int(bytes[row * expected.bytesPerRow + column])) <= 3, "\(shape) border \(width) at \(column), \(row)")
            }
        }
    }

    @Test("the area of a raster equals that of its outline")
    func area() throws {
        let triangle = [RenderPoint(1.25, 2), RenderPoint(28.5, 7.75), RenderPoint(9, 29.5)]
        let picture = try #require(CoverageRasterizer.raster([triangle], in: PixelRect(x: 0, y: 0, width: 32, height: 32)))
        let bytes = try #require(picture.bytes)
        var sum = 0.0
        for row in 0..<32 { for column in 0..<32 { sum += Double(bytes[row * picture.bytesPerRow + column]) / 255 } }
        let exact = abs((28.5 - 1.25) * (29.5 - 2) - (9 - 1.25) * (7.75 - 2)) / 2
        #expect(abs(sum - exact) < 0.2)
    }

    @Test("corners of one shape share one mask, at any size of their rectangles")
    func sharing() {
        let cache = CoverageCache()
        for size in 0..<50 {
            let rect = DeviceRect(x0: 0, y0: Double(size), x1: 100 + Double(size), y1: 200 + Double(size * 2))
            _ = cache.pieces(RoundedRect(rect, curve: CornerCurve(radius: 12, isContinuous: true)))
            let pill = DeviceRect(x0: 3, y0: 0, x1: 100 + Double(size), y1: 24)
            _ = cache.pieces(RoundedRect(pill, curve: CornerCurve(radius: 12, isContinuous: false)))
        }
        #expect(cache.rasterCount == 6)
    }
}
