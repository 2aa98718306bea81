internal import HostInterface
internal import RenderProtocol

/// The pictures of particles, with a transparent edge around them so that they may be read beyond it, at the sizes in use.
final class ParticleSpriteCache {
    private struct Key: Hashable {
        var bitmap: ObjectIdentifier
        var generation: Int
        var part: RenderRect
        var level: Int
    }
    private var stamps: [Key: PixelSource] = [:]
    private static let countLimit = 64

    /// A part of a bitmap, halved `level` times, with a transparent pixel on every side.
    func stamp(_ bitmap: SceneBitmap, part: RenderRect, level: Int) -> PixelSource? {
        guard let (source, actual) = bitmap.picture(level: level) else { return nil }
        let key = Key(bitmap: ObjectIdentifier(bitmap), generation: bitmap.generation, part: part, level: actual)
        if let stamp = stamps[key] { return stamp }
        let (w, h) = (Double(source.width), Double(source.height))
        let rect = DeviceRect(x0: part.x * w, y0: part.y * h, x1: (part.x + part.width) * w, y1: (part.y + part.height) * h).outer
            .intersection(PixelRect(x: 0, y: 0, width: source.width, height: source.height))
        guard !rect.isEmpty, let picture = PixelSource.make(.color, width: rect.width + 2, height: rect.height + 2) else { return nil }
        let target = Target(picture: picture, x: 0, y: 0)
        _ = target.copy(
            PaintSource(picture: source, dx: 1 - rect.x, dy: 1 - rect.y), in: PixelRect(x: 1, y: 1, width: rect.width, height: rect.height))
        if stamps.count >= Self.countLimit { stamps.removeAll() }
        stamps[key] = picture
        return picture
    }
}

/// Where a particle is drawn now, and in what colour.
struct ParticleSprite {
    /// From pixels of the stamp to the surface.
    let plane: PlaneTransform
    let stamp: PixelSource
    let bounds: PixelRect
    let color: SIMD4<Float>
}

extension ParticleSystem {
    /// The particles as they are drawn under a matrix, within a clip.
    func sprites(at time: Double, _ world: RenderMatrix, clip: PixelRect, _ stamps: ParticleSpriteCache, _ bitmaps: [BitmapID: SceneBitmap])
        -> [ParticleSprite]
    {
        ordered(at: time).compactMap { particle in
            let cell = kinds[particle.kind]
            guard let bitmap = cell.contents.flatMap({ bitmaps[$0] }) else { return nil }
            let age = time - particle.birth
            let (color, scale) = (particle.color(at: age), particle.scale(at: age))
            guard color.w > 0.002, scale > 0 else { return nil }
            let place = particle.place(at: age)
            let local = RenderMatrix.rotationZ(particle.spin * age).concatenated(.scale(scale, scale))
                .concatenated(.translation(place.x, place.y, place.z))
            // Perspective acts on where a particle is and how large, not on its form.
            var plane = PlaneTransform(local.concatenated(world))
            guard plane.s > 0.01, plane.tx.isFinite, plane.ty.isFinite else { return nil }
            (plane.a, plane.b, plane.c, plane.d) = (plane.a / plane.s, plane.b / plane.s, plane.c / plane.s, plane.d / plane.s)
            (plane.tx, plane.ty, plane.p, plane.q, plane.s) = (plane.tx / plane.s, plane.ty / plane.s, 0, 0, 1)
            let contentsScale = cell.contentsScale > 0 ? cell.contentsScale : 1
            let size = max(abs(plane.a) + abs(plane.c), abs(plane.b) + abs(plane.d)) / contentsScale
            let reduction = 1 / max(size, 1e-6)
            var level = 0
            while level < 10, reduction > Double(3 << level) / 2 { level += 1 }
            guard let stamp = stamps.stamp(bitmap, part: cell.contentsRect, level: level) else { return nil }
            // A stamp's pixel in points of the particle, by its middle.
            let width = Double(bitmap.width) * cell.contentsRect.width / contentsScale
            let height = Double(bitmap.height) * cell.contentsRect.height / contentsScale
            let (sx, sy) = (width / Double(stamp.width - 2), height / Double(stamp.height - 2))
            let whole = PlaneTransform(
                scaleX: sx, scaleY: sy, x: -Double(stamp.width) / 2 * sx, y: -Double(stamp.height) / 2 * sy
            ).concatenated(plane)
            let bounds = whole.bounds(RenderRect(0, 0, Double(stamp.width), Double(stamp.height))).outer.intersection(clip)
            return bounds.isEmpty ? nil : ParticleSprite(plane: whole, stamp: stamp, bounds: bounds, color: color)
        }
    }
}

extension Painter {
    func drawParticles(_ item: DisplayItem, _ region: Region, _ target: Target) {
        let layer = item.layer
        guard let state = layer.particles else { return }
        let isAdditive = layer.values.emitter.order == .additive
        let clip = layer.values.masksToBounds ? Region(region, intersecting: layer.state.plane.bounds(layer.values.bounds).nearest) : region
        for sprite in state.sprites where clip.intersects(sprite.bounds) {
            guard let inverse = sprite.plane.inverted, let sampler = AffineSampler(sprite.stamp, map: inverse, isOpaque: false) else {
                continue
            }
            let alpha = sprite.color.w * item.alpha
            // Colours are premultiplied: all four parts are thinned.
            let factor = SIMD4(sprite.color.z, sprite.color.y, sprite.color.x, 1) * alpha * 256
            let parts = SIMD4<UInt32>(factor.rounded(.toNearestOrEven))
            each(clip, in: sprite.bounds) { target.draw(sampler, tint: parts, isAdditive: isAdditive, rect: $0) }
        }
    }
}

extension Target {
    /// Paints a stamp with its colours multiplied, of 256.
    fileprivate func draw(_ sampler: AffineSampler, tint: SIMD4<UInt32>, isAdditive: Bool, rect: PixelRect) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { buffer in
            guard let line = buffer.baseAddress else { return }
            for y in rect.y..<rect.maxY {
                guard let row = row(y) else { return }
                let range = sampler.inside(y, rect.x..<rect.maxX)
                guard !range.isEmpty else { continue }
                sampler.write(y, range, to: line - rect.x)
                for x in range {
                    let raw = line[x - rect.x]
                    guard raw != 0 else { continue }
                    let value = Self.multiplied(raw, tint)
                    row[x] = isAdditive ? Self.added(row[x], value) : value &+ Self.scaled(row[x], 255 - value >> 24)
                }
            }
        }
    }

    @inline(__always)
    private static func multiplied(_ pixel: UInt32, _ factor: SIMD4<UInt32>) -> UInt32 {
        let parts = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) &* factor
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: parts &>> SIMD4<UInt32>(repeating: 8)), to: UInt32.self)
    }

    /// The sum of light, none of it above full.
    @inline(__always)
    private static func added(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let wide = SIMD4<UInt16>(truncatingIfNeeded: unsafeBitCast(a, to: SIMD4<UInt8>.self))
        let sum = wide &+ SIMD4<UInt16>(truncatingIfNeeded: unsafeBitCast(b, to: SIMD4<UInt8>.self))
        let limited = sum.replacing(with: 255, where: sum .> 255)
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: limited), to: UInt32.self)
    }
}

/// What an emitter layer keeps between frames.
struct ParticleState {
    let system = ParticleSystem()
    let stamps = ParticleSpriteCache()
    var sprites: [ParticleSprite] = []
}
