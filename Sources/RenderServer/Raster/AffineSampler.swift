internal import CPixman
internal import HostInterface
internal import RenderProtocol

/// Samples a bitmap along a slanted line, bilinearly.
///
/// The pixels of the target whose four neighbours are in the bitmap are computed once per row; those are read without checks.
struct AffineSampler {
    private let base: UnsafeRawPointer
    private let stride: Int
    private let width: Int
    private let height: Int
    /// From centres of surface pixels to bitmap positions, relative to the centre of its first pixel.
    private let map: PlaneTransform
    /// Set in every pixel read: alpha, for a bitmap without.
    private let extra: UInt32

    /// Positions are 16.16 numbers.
    private static let one = 65536.0

    /// `map` leads from the surface to pixels of the bitmap. Nil for a bitmap too large for fixed-point positions.
    init?(_ picture: PixelSource, map: PlaneTransform, isOpaque: Bool) {
        guard let base = picture.base, map.isAffine, picture.width < 16_384, picture.height < 16_384, picture.width > 0, picture.height > 0
        else { return nil }
        (self.base, stride, width, height) = (UnsafeRawPointer(base), picture.bytesPerRow, picture.width, picture.height)
        extra = isOpaque ? 0xFF00_0000 : 0
        var map = map
        (map.tx, map.ty) = (map.a / 2 + map.c / 2 + map.tx - 0.5, map.b / 2 + map.d / 2 + map.ty - 0.5)
        self.map = map
        // A step must fit its fixed-point form.
        guard abs(map.a) < 8_192, abs(map.b) < 8_192, map.tx.isFinite, map.ty.isFinite else { return nil }
    }

    private func place(_ x: Int, _ y: Int) -> (u: Double, v: Double) {
        let (x, y) = (Double(x), Double(y))
        return (map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
    }

    /// Pixels of a row whose four neighbours are all in the bitmap.
    func inside(_ y: Int, _ range: Range<Int>) -> Range<Int> {
        guard width > 1, height > 1 else { return range.lowerBound..<range.lowerBound }
        let (u, v) = place(0, y)
        var (from, to) = (Double(range.lowerBound), Double(range.upperBound))
        // A thousandth inside the edge, for the accumulated error of fixed-point steps.
        func limit(_ start: Double, _ step: Double, _ last: Int) {
            let (low, high) = (0.001, Double(last) - 0.001)
            if abs(step) < 1e-9 {
                if start < low || start >= high { to = from }
            } else {
                let (a, b) = ((low - start) / step, (high - start) / step)
                from = max(from, min(a, b))
                to = min(to, max(a, b))
            }
        }
        limit(u, map.a, width - 1)
        limit(v, map.b, height - 1)
        guard to > from else { return range.lowerBound..<range.lowerBound }
        return (Int(from.rounded(.up))..<max(Int(from.rounded(.up)), Int(to.rounded(.down)))).clamped(to: range)
    }

    /// The colour at a pixel of the surface; outside the bitmap its edge is extended.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let (u, v) = place(x, y)
        let (cu, cv) = (min(max(u, 0), Double(width - 1)), min(max(v, 0), Double(height - 1)))
        let (left, top) = (Int(cu), Int(cv))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        func load(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
            SIMD4(truncatingIfNeeded: (base + y * stride + x * 4).loadUnaligned(as: SIMD4<UInt8>.self))
        }
        let (fx, fy) = (UInt32((cu - Double(left)) * 128), UInt32((cv - Double(top)) * 128))
        func mix(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>, _ way: UInt32) -> SIMD4<UInt32> {
            a &* SIMD4(repeating: 128 - way) &+ b &* SIMD4(repeating: way)
        }
        let upper = mix(load(left, top), load(right, top), fx)
        let lower = mix(load(left, bottom), load(right, bottom), fx)
        let sum = mix(upper, lower, fy) &+ SIMD4<UInt32>(repeating: 8_192)
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: sum &>> SIMD4<UInt32>(repeating: 14))
        return unsafeBitCast(bytes, to: UInt32.self) | extra
    }

    /// Whether all of a rectangle's pixels are `inside`: its corners are.
    func isInside(_ rect: PixelRect) -> Bool {
        for (x, y) in [(rect.x, rect.y), (rect.maxX - 1, rect.y), (rect.x, rect.maxY - 1), (rect.maxX - 1, rect.maxY - 1)] {
            let (u, v) = place(x, y)
            if u < 0.001 || v < 0.001 || u >= Double(width - 1) - 0.001 || v >= Double(height - 1) - 0.001 { return false }
        }
        return true
    }

    /// The part of the bitmap that a rectangle of the surface is sampled from.
    func footprint(_ rect: PixelRect) -> PixelRect {
        let (u, v) = place(rect.x, rect.y)
        let (w, h) = (Double(rect.width), Double(rect.height))
        let (left, top) = (u + min(0, map.a * w) + min(0, map.c * h), v + min(0, map.b * w) + min(0, map.d * h))
        let (right, bottom) = (u + max(0, map.a * w) + max(0, map.c * h), v + max(0, map.b * w) + max(0, map.d * h))
        return DeviceRect(x0: left, y0: top, x1: right + 2, y1: bottom + 2).outer
            .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }

    /// Prefetches rows of the bitmap: hardware does not predict slanted access.
    @inline(__always)
    func prefetch(_ footprint: PixelRect, rows: Range<Int>) {
        for row in rows.clamped(to: 0..<footprint.height) {
            ferry_prefetch_row(base + (footprint.y + row) * stride + footprint.x * 4, footprint.width * 4, 0)
        }
    }

    /// For each 128th of the distance, its value in all eight lanes.
    // Filled before the pointer exists for others, and never written or freed after.
    nonisolated(unsafe) private static let ways: UnsafePointer<SIMD8<Int16>> = {
        let table = UnsafeMutablePointer<SIMD8<Int16>>.allocate(capacity: 128)
        for way in 0..<128 { (table + way).initialize(to: SIMD8(repeating: Int16(way))) }
        return UnsafePointer(table)
    }()

    /// Writes the colours of pixels that are all `inside`.
    @inline(__always)
    func write(_ y: Int, _ range: Range<Int>, to row: UnsafeMutablePointer<UInt32>) {
        guard !range.isEmpty else { return }
        let start = place(range.lowerBound, y)
        var (u, v) = (Int32(start.u * Self.one), Int32(start.v * Self.one))
        let (du, dv) = (Int32(map.a * Self.one), Int32(map.b * Self.one))
        let (base, stride, extra, ways) = (base, stride, SIMD2(repeating: extra), Self.ways)
        var x = range.lowerBound
        let last = range.upperBound
        while x + 2 <= last {
            let first = Self.column(base, stride, ways, u, v)
            let (fu, u2, v2) = (u, u &+ du, v &+ dv)
            let second = Self.column(base, stride, ways, u2, v2)
            let left = SIMD8<Int16>(lowHalf: first.lowHalf, highHalf: second.lowHalf)
            let right = SIMD8<Int16>(lowHalf: first.highHalf, highHalf: second.highHalf)
            let way = SIMD8(lowHalf: ways[Int((fu >> 9) & 127)].lowHalf, highHalf: ways[Int((u2 >> 9) & 127)].lowHalf)
            let sum = Self.mix(left, right, way)
            let pair = unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: sum), to: SIMD2<UInt32>.self) | extra
            UnsafeMutableRawPointer(row + x).storeBytes(of: pair, as: SIMD2<UInt32>.self)
            (u, v) = (u2 &+ du, v2 &+ dv)
            x += 2
        }
        if x < last { row[x] = pixel(x, y) }
    }

    /// Two neighbours, each interpolated between the rows above and below.
    @inline(__always)
    private static func column(
        _ base: UnsafeRawPointer, _ stride: Int, _ ways: UnsafePointer<SIMD8<Int16>>, _ u: Int32, _ v: Int32
    ) -> SIMD8<Int16> {
        let offset: Int = Int(v >> 16) &* stride &+ Int(u >> 16) &* 4
        let place = base + offset
        let top = SIMD8<Int16>(truncatingIfNeeded: place.loadUnaligned(as: SIMD8<UInt8>.self))
        let bottom = SIMD8<Int16>(truncatingIfNeeded: (place + stride).loadUnaligned(as: SIMD8<UInt8>.self))
        return mix(top, bottom, ways[Int((v >> 9) & 127)])
    }

    /// Interpolates from `a` to `b` by `way` / 128.
    @inline(__always)
    private static func mix(_ a: SIMD8<Int16>, _ b: SIMD8<Int16>, _ way: SIMD8<Int16>) -> SIMD8<Int16> {
        let step = (b &- a) &* way &+ SIMD8<Int16>(repeating: 64)
        return a &+ (step &>> SIMD8<Int16>(repeating: 7))
    }
}

extension Target {
    /// Pixels are drawn in squares of this side, so that reads and writes stay in the cache at any angle.
    private static let square = 64

    /// Paints a slanted bitmap. `level` is its opacity, of 255.
    func draw(_ sampler: AffineSampler, in quad: ConvexQuad, isOpaque: Bool, level: UInt32, rect: PixelRect) {
        let area = rect.intersection(quad.bounds)
        guard !area.isEmpty else { return }
        let squares = Self.squares(area)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.square) { buffer in
            guard let line = buffer.baseAddress else { return }
            for (index, square) in squares.enumerated() {
                let next = sampler.footprint(squares[min(index + 1, squares.count - 1)])
                let ahead = next.height / square.height + 1
                let isWhole = isOpaque && level == 255 && quad.covers(square) && sampler.isInside(square)
                for y in square.y..<square.maxY {
                    guard let row = row(y) else { return }
                    sampler.prefetch(next, rows: (y - square.y) * ahead..<(y - square.y + 1) * ahead)
                    if isWhole {
                        sampler.write(y, square.x..<square.maxX, to: row)
                    } else {
                        draw(sampler, quad, isOpaque: isOpaque, level: level, y, square, row, line - square.x)
                    }
                }
            }
        }
    }

    private static func squares(_ area: PixelRect) -> [PixelRect] {
        var result: [PixelRect] = []
        for top in Swift.stride(from: area.y, to: area.maxY, by: square) {
            for left in Swift.stride(from: area.x, to: area.maxX, by: square) {
                result.append(
                    PixelRect(minX: left, minY: top, maxX: min(left + square, area.maxX), maxY: min(top + square, area.maxY)))
            }
        }
        return result
    }

    /// One row of a square, which may be partly outside.
    private func draw(
        _ sampler: AffineSampler, _ quad: ConvexQuad, isOpaque: Bool, level: UInt32, _ y: Int, _ square: PixelRect,
        _ row: UnsafeMutablePointer<UInt32>, _ line: UnsafeMutablePointer<UInt32>
    ) {
        let spans = quad.spans(y, from: square.x, to: square.maxX)
        guard !spans.any.isEmpty else { return }
        if isOpaque, level == 255 {
            fill(sampler, y, spans.full, row)
        } else if !spans.full.isEmpty {
            fill(sampler, y, spans.full, line)
            blend(line, spans.full, level: level, row)
        }
        for x in spans.any where !spans.full.contains(x) {
            let part = UInt32(quad.coverage(x, y))
            guard part > 0 else { continue }
            let value = Self.scaled(sampler.pixel(x, y), (part * level + 127) / 255)
            row[x] = value &+ Self.scaled(row[x], 255 - value >> 24)
        }
    }

    @inline(__always)
    private func fill(_ sampler: AffineSampler, _ y: Int, _ range: Range<Int>, _ row: UnsafeMutablePointer<UInt32>) {
        let inside = sampler.inside(y, range)
        if inside.isEmpty {
            for x in range { row[x] = sampler.pixel(x, y) }
            return
        }
        for x in range.lowerBound..<inside.lowerBound { row[x] = sampler.pixel(x, y) }
        sampler.write(y, inside, to: row)
        for x in inside.upperBound..<range.upperBound { row[x] = sampler.pixel(x, y) }
    }

    @inline(__always)
    private func blend(_ line: UnsafeMutablePointer<UInt32>, _ range: Range<Int>, level: UInt32, _ row: UnsafeMutablePointer<UInt32>) {
        for x in range {
            let value = level == 255 ? line[x] : Self.scaled(line[x], level)
            row[x] = value &+ Self.scaled(row[x], 255 - value >> 24)
        }
    }
}
