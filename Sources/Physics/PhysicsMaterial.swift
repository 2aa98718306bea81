internal import CBox2D

/// What a body is made of.
package struct PhysicsMaterial: Hashable, Sendable {
    /// A square of 100 by 100 points with density 1 has a mass of 1.
    package var density: Double
    /// 0 slides without end.
    package var friction: Double
    /// 0 does not bounce, 1 bounces back as fast as it came.
    package var elasticity: Double

    package init(density: Double, friction: Double, elasticity: Double) {
        self.density = density
        self.friction = friction
        self.elasticity = elasticity
    }

    var native: ferry_material {
        func clean(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
        return ferry_material(
            density: min(max(clean(density), 0.000_1), 1_000_000) * PhysicsScale.density, friction: min(clean(friction), 1_000),
            restitution: min(clean(elasticity), 1_000))
    }
}
