internal import Foundation
internal import Physics

/// The formulas of fields. > Units: points, seconds; masses of 1 for 100 by 100 points.
enum FieldForce {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic, custom

    struct Probe {
        /// Relative to the field's position.
        var way: PhysicsVector
        var place: PhysicsVector
        var velocity: PhysicsVector
        var mass: Double
        var charge: Double
        var time: Double
    }
    struct Figures {
        var strength: Double
        var falloff: Double
        var minimumRadius: Double
        var direction: PhysicsVector
        var smoothness: Double
        var animationSpeed: Double
    }

    var changesWithTime: Bool { self == .noise || self == .turbulence || self == .custom || self == .velocity }

    /// Limits drag so that an item does not reverse within one step. > Units: per second.
    private static let fastest = 60.0

    func value(_ probe: Probe, _ figures: Figures) -> PhysicsVector {
        let distance = max(probe.way.length, max(figures.minimumRadius, 1e-6))
        let outward = probe.way.length > 0 ? probe.way / probe.way.length : .zero
        let strength = figures.strength * (figures.falloff == 0 ? 1 : pow(max(distance, 1), -figures.falloff))
        guard strength.isFinite else { return .zero }
        let weight = strength * probe.mass * DynamicsMetrics.field
        switch self {
        case .drag: return -probe.velocity * min(strength, Self.fastest * probe.mass)
        case .vortex: return PhysicsVector(-outward.y, outward.x) * weight
        case .radialGravity: return -outward * weight
        case .linearGravity: return figures.direction * weight
        case .velocity: return (figures.direction * strength - probe.velocity) * probe.mass * Self.fastest
        case .noise: return noise(probe, figures) * weight
        case .turbulence: return noise(probe, figures) * weight * probe.velocity.length / 100
        case .spring: return -probe.way * strength
        case .electric: return outward * strength * probe.charge * DynamicsMetrics.push
        case .magnetic: return PhysicsVector(probe.velocity.y, -probe.velocity.x) * strength * probe.charge
        case .custom: return .zero
        }
    }

    private func noise(_ probe: Probe, _ figures: Figures) -> PhysicsVector {
        // Smooth noise varies over longer distances.
        let scale = 20 + 180 * min(max(figures.smoothness, 0), 1)
        let time = probe.time * figures.animationSpeed
        return PhysicsVector(
            LatticeNoise.value(probe.place.x / scale, probe.place.y / scale, time),
            LatticeNoise.value(probe.place.x / scale + 71.3, probe.place.y / scale + 19.7, time + 5.1))
    }
}

/// Deterministic noise: values at the corners of a lattice, interpolated between them.
enum LatticeNoise {
    /// -1...1.
    static func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        guard abs(x) < 1e9, abs(y) < 1e9, abs(z) < 1e9 else { return 0 }
        let (x0, y0, z0) = (floor(x), floor(y), floor(z))
        let (u, v, w) = (ease(x - x0), ease(y - y0), ease(z - z0))
        var sum = 0.0
        for corner in 0..<8 {
            let (i, j, k) = (corner & 1, corner >> 1 & 1, corner >> 2)
            let weight = (i == 1 ? u : 1 - u) * (j == 1 ? v : 1 - v) * (k == 1 ? w : 1 - w)
            sum += weight * number(Int64(x0) + Int64(i), Int64(y0) + Int64(j), Int64(z0) + Int64(k))
        }
        return sum
    }

    private static func ease(_ part: Double) -> Double { part * part * (3 - 2 * part) }

    private static func number(_ x: Int64, _ y: Int64, _ z: Int64) -> Double {
        var hash = UInt64(bitPattern: x &* 0x1F12_3BB5 &+ y &* 0x5851_F42D &+ z &* 0x2C9_277B5) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        hash &*= 0xBF58_476D_1CE4_E5B9
        hash ^= hash >> 32
        return Double(hash % 20_001) / 10_000 - 1
    }
}
