internal import Foundation
internal import RenderProtocol

/// Numbers that look random and are the same for the same seed.
struct ParticleRandomGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
    /// Within half of `range` on both sides of `middle`.
    mutating func around(_ middle: Double, _ range: Double) -> Double { middle + (unit() - 0.5) * range }
}

/// One particle: all it was given at its birth. Where it is later follows from that.
struct Particle {
    /// The kind, as an index into the emitter's list of all kinds.
    var kind: Int
    /// > Units: seconds of the layer's time.
    var birth: Double
    var life: Double
    var place: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var scale: Double
    var scaleSpeed: Double
    var spin: Double
    /// Red, green, blue, alpha.
    var color: SIMD4<Float>
    var colorSpeed: SIMD4<Float>
    /// For what it emits itself.
    var seed: UInt64

    func place(at age: Double) -> SIMD3<Double> { place + velocity * age + acceleration * (age * age / 2) }
    func velocity(at age: Double) -> SIMD3<Double> { velocity + acceleration * age }
    func scale(at age: Double) -> Double { max(0, scale + scaleSpeed * age) }
    func color(at age: Double) -> SIMD4<Float> {
        (color + colorSpeed * Float(age)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }
    func isAlive(at time: Double) -> Bool { time >= birth && time < birth + life }
}

extension Particle {
    /// A particle of a kind, born at a place and a time. Values that are no numbers count as nothing.
    init(
        _ cell: EmitterCellValues, kind: Int, _ emitter: EmitterValues, birth: Double, from origin: SIMD3<Double>, drift: SIMD3<Double>,
        dice: inout ParticleRandomGenerator
    ) {
        func number(_ value: Double) -> Double { value.isFinite ? min(1e7, max(-1e7, value)) : 0 }
        (self.kind, self.birth) = (kind, birth)
        life = number(dice.around(Double(cell.lifetime), Double(cell.lifetimeRange)) * Double(emitter.lifetime))
        place = origin
        let longitude = number(dice.around(cell.emissionLongitude, cell.emissionRange))
        let latitude = number(cell.emissionLatitude)
        let speed = number(dice.around(cell.velocity, cell.velocityRange) * Double(emitter.velocity))
        velocity = drift + SIMD3(cos(longitude) * cos(latitude), sin(longitude) * cos(latitude), sin(latitude)) * speed
        acceleration = SIMD3(number(cell.xAcceleration), number(cell.yAcceleration), number(cell.zAcceleration))
        scale = number(dice.around(cell.scale, cell.scaleRange) * Double(emitter.scale))
        scaleSpeed = number(cell.scaleSpeed * Double(emitter.scale))
        spin = number(dice.around(cell.spin, cell.spinRange) * Double(emitter.spin))
        func part(_ middle: Float, _ range: Float) -> Float {
            let value = Float(dice.around(Double(middle), Double(range)))
            return value.isFinite ? value : 0
        }
        color = SIMD4(
            part(cell.color.red, cell.redRange), part(cell.color.green, cell.greenRange), part(cell.color.blue, cell.blueRange),
            part(cell.color.alpha, cell.alphaRange))
        color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        func speedPart(_ value: Float) -> Float { value.isFinite ? value : 0 }
        colorSpeed = SIMD4(
            speedPart(cell.redSpeed), speedPart(cell.greenSpeed), speedPart(cell.blueSpeed), speedPart(cell.alphaSpeed))
        seed = dice.next()
    }
}

extension EmitterValues {
    /// A place of the shape, as its mode says.
    func origin(_ dice: inout ParticleRandomGenerator) -> SIMD3<Double> {
        let (w, h, d) = (size.x / 2, size.y / 2, depth / 2)
        let (a, b, c) = (dice.unit(), dice.unit(), dice.unit())
        /// -1...1.
        func signed(_ v: Double) -> Double { 2 * v - 1 }
        func corner(_ v: Double) -> Double { v < 0.5 ? -1 : 1 }
        var offset: SIMD3<Double>
        switch (shape, mode) {
        case (.point, _): offset = .zero
        case (.line, .points): offset = SIMD3(corner(a) * w, 0, 0)
        case (.line, _): offset = SIMD3(signed(a) * w, 0, 0)
        case (.rectangle, .points): offset = SIMD3(corner(a) * w, corner(b) * h, 0)
        case (.rectangle, .outline):
            // Along the edges, as long as each is.
            let isAcross = c * (w + h) < w
            offset = isAcross ? SIMD3(signed(a) * w, corner(b) * h, 0) : SIMD3(corner(a) * w, signed(b) * h, 0)
        case (.rectangle, _): offset = SIMD3(signed(a) * w, signed(b) * h, 0)
        case (.cuboid, .points): offset = SIMD3(corner(a) * w, corner(b) * h, corner(c) * d)
        case (.cuboid, .volume): offset = SIMD3(signed(a) * w, signed(b) * h, signed(c) * d)
        case (.cuboid, _):
            offset = SIMD3(signed(a) * w, signed(b) * h, signed(c) * d)
            switch dice.next() % 3 {
            case 0: offset.x = corner(a) * w
            case 1: offset.y = corner(b) * h
            default: offset.z = corner(c) * d
            }
        case (.circle, .points): offset = .zero
        case (.circle, .outline): offset = SIMD3(cos(a * 2 * .pi), sin(a * 2 * .pi), 0) * size.x
        case (.circle, _): offset = SIMD3(cos(a * 2 * .pi), sin(a * 2 * .pi), 0) * (size.x * b.squareRoot())
        case (.sphere, .points): offset = .zero
        case (.sphere, _):
            let (z, turn) = (signed(a), b * 2 * .pi)
            let flat = max(0, 1 - z * z).squareRoot()
            let radius = mode == .volume ? size.x * cbrt(c) : size.x
            offset = SIMD3(flat * cos(turn), flat * sin(turn), z) * radius
        }
        let result = offset + SIMD3(position.x, position.y, zPosition)
        return result.x.isFinite && result.y.isFinite && result.z.isFinite ? result : .zero
    }
}
