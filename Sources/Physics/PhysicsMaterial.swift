internal import CBox2D

/// Material properties of a body.
package struct PhysicsMaterial: Hashable, Sendable {
    /// A square of 100 by 100 points with density 1 has a mass of 1.
    package var density: Double
    /// 0 is frictionless.
    package var friction: Double
    /// 0 does not bounce, 1 is fully elastic.
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
