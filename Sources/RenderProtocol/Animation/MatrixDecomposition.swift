internal import Foundation

/// A matrix as scale, skew, rotation, translation and perspective, in this order of application: interpolated instead of the
/// elements, and the components of key paths such as `transform.rotation.z`.
struct MatrixDecomposition: Hashable, Sendable {
    struct Vector: Hashable, Sendable {
        var x, y, z: Double
        var length: Double { (x * x + y * y + z * z).squareRoot() }
        func dot(_ o: Vector) -> Double { x * o.x + y * o.y + z * o.z }
        func minus(_ o: Vector, times factor: Double) -> Vector { Vector(x: x - o.x * factor, y: y - o.y * factor, z: z - o.z * factor) }
        func divided(by factor: Double) -> Vector { factor == 0 ? self : Vector(x: x / factor, y: y / factor, z: z / factor) }
        func cross(_ o: Vector) -> Vector { Vector(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x) }
        func mixed(_ o: Vector, _ t: Double) -> Vector { Vector(x: x + (o.x - x) * t, y: y + (o.y - y) * t, z: z + (o.z - z) * t) }
    }

    var scale = Vector(x: 1, y: 1, z: 1)
    /// Of x by y, x by z, y by z.
    var skew = Vector(x: 0, y: 0, z: 0)
    var rotation = Quaternion.identity
    var translation = Vector(x: 0, y: 0, z: 0)
    /// The last column: m14, m24, m34, m44 of the perspective, which is applied last.
    var perspective = (x: 0.0, y: 0.0, z: 0.0, w: 1.0)

    /// Nil if the matrix is singular and so has no unique decomposition.
    init?(_ matrix: RenderMatrix) {
        guard matrix.isFinite else { return nil }
        let m = matrix
        if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 {
            var affine = m
            (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
            guard let inverse = affine.inverted else { return nil }
            // The column p with affine · p = (m14, m24, m34, m44).
            perspective = (
                inverse.m11 * m.m14 + inverse.m12 * m.m24 + inverse.m13 * m.m34,
                inverse.m21 * m.m14 + inverse.m22 * m.m24 + inverse.m23 * m.m34,
                inverse.m31 * m.m14 + inverse.m32 * m.m24 + inverse.m33 * m.m34,
                inverse.m41 * m.m14 + inverse.m42 * m.m24 + inverse.m43 * m.m34 + m.m44
            )
        }
        translation = Vector(x: m.m41, y: m.m42, z: m.m43)
        var rows = (Vector(x: m.m11, y: m.m12, z: m.m13), Vector(x: m.m21, y: m.m22, z: m.m23), Vector(x: m.m31, y: m.m32, z: m.m33))
        scale.x = rows.0.length
        rows.0 = rows.0.divided(by: scale.x)
        skew.x = rows.0.dot(rows.1)
        rows.1 = rows.1.minus(rows.0, times: skew.x)
        scale.y = rows.1.length
        rows.1 = rows.1.divided(by: scale.y)
        skew.y = rows.0.dot(rows.2)
        rows.2 = rows.2.minus(rows.0, times: skew.y)
        skew.z = rows.1.dot(rows.2)
        rows.2 = rows.2.minus(rows.1, times: skew.z)
        scale.z = rows.2.length
        rows.2 = rows.2.divided(by: scale.z)
        guard scale.x > 0, scale.y > 0, scale.z > 0 else { return nil }
        skew = Vector(x: skew.x / scale.y, y: skew.y / scale.z, z: skew.z / scale.z)
        // A mirrored space becomes a negative scale of one axis: x or y within the plane, z otherwise, so that a mirror in the plane
        // does not rotate the layer out of the plane during interpolation.
        if rows.0.dot(rows.1.cross(rows.2)) < 0 {
            if rows.2.z < 0 {
                scale.z = -scale.z
                rows.2 = rows.2.divided(by: -1)
                (skew.y, skew.z) = (-skew.y, -skew.z)
            } else if rows.0.x < rows.1.y {
                scale.x = -scale.x
                rows.0 = rows.0.divided(by: -1)
                (skew.x, skew.y) = (-skew.x, -skew.y)
            } else {
                scale.y = -scale.y
                rows.1 = rows.1.divided(by: -1)
                (skew.x, skew.z) = (-skew.x, -skew.z)
            }
        }
        rotation = Quaternion(rows: (rows.0.x, rows.0.y, rows.0.z), (rows.1.x, rows.1.y, rows.1.z), (rows.2.x, rows.2.y, rows.2.z))
    }

    /// Scale · skew · rotation · translation · perspective.
    var matrix: RenderMatrix { composed(rotation: rotation.matrix) }

    func composed(rotation: RenderMatrix) -> RenderMatrix {
        var linear = rotation
        if skew != Vector(x: 0, y: 0, z: 0) {
            linear = RenderMatrix(1, 0, 0, 0, skew.x, 1, 0, 0, skew.y, skew.z, 1, 0, 0, 0, 0, 1).concatenated(linear)
        }
        if scale != Vector(x: 1, y: 1, z: 1) { linear = RenderMatrix.scale(scale.x, scale.y, scale.z).concatenated(linear) }
        (linear.m41, linear.m42, linear.m43) = (translation.x, translation.y, translation.z)
        guard perspective != (0, 0, 0, 1) else { return linear }
        var last = RenderMatrix.identity
        (last.m14, last.m24, last.m34, last.m44) = perspective
        return linear.concatenated(last)
    }

    func mixed(_ to: MatrixDecomposition, _ t: Double) -> MatrixDecomposition {
        var result = self
        result.scale = scale.mixed(to.scale, t)
        result.skew = skew.mixed(to.skew, t)
        result.rotation = rotation.slerp(to.rotation, t)
        result.translation = translation.mixed(to.translation, t)
        let (a, b) = (perspective, to.perspective)
        result.perspective = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t, a.w + (b.w - a.w) * t)
        return result
    }

    static func == (a: MatrixDecomposition, b: MatrixDecomposition) -> Bool { a.matrix == b.matrix }
    func hash(into hasher: inout Hasher) { hasher.combine(matrix) }
}

/// A rotation in space.
struct Quaternion: Hashable, Sendable {
    var x, y, z, w: Double
    static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

    init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// From the rows of an orthonormal matrix for row vectors.
    init(rows a: (Double, Double, Double), _ b: (Double, Double, Double), _ c: (Double, Double, Double)) {
        let trace = a.0 + b.1 + c.2
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(x: (b.2 - c.1) / s, y: (c.0 - a.2) / s, z: (a.1 - b.0) / s, w: s / 4)
        } else if a.0 > b.1 && a.0 > c.2 {
            let s = (1 + a.0 - b.1 - c.2).squareRoot() * 2
            self.init(x: s / 4, y: (a.1 + b.0) / s, z: (a.2 + c.0) / s, w: (b.2 - c.1) / s)
        } else if b.1 > c.2 {
            let s = (1 + b.1 - a.0 - c.2).squareRoot() * 2
            self.init(x: (a.1 + b.0) / s, y: s / 4, z: (b.2 + c.1) / s, w: (c.0 - a.2) / s)
        } else {
            let s = (1 + c.2 - a.0 - b.1).squareRoot() * 2
            self.init(x: (a.2 + c.0) / s, y: (b.2 + c.1) / s, z: s / 4, w: (a.1 - b.0) / s)
        }
    }

    var matrix: RenderMatrix {
        RenderMatrix(
            1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
            2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
            2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0, 0, 0, 0, 1)
    }

    /// Along the shorter arc.
    func slerp(_ to: Quaternion, _ t: Double) -> Quaternion {
        var end = to
        var cosine = x * to.x + y * to.y + z * to.z + w * to.w
        if cosine < -1e-12 {
            end = Quaternion(x: -to.x, y: -to.y, z: -to.z, w: -to.w)
            cosine = -cosine
        }
        let angle = acos(min(1, max(-1, cosine)))
        guard angle > 1e-9 else { return t < 1 ? self : to }
        let (a, b) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
        return Quaternion(x: x * a + end.x * b, y: y * a + end.y * b, z: z * a + end.z * b, w: w * a + end.w * b)
    }

    /// Angles about x, then y, then z (row vectors: Rx · Ry · Rz); of the two triples for the same rotation, the smaller one.
    var eulerAngles: (x: Double, y: Double, z: Double) {
        let m = matrix
        // For Rx·Ry·Rz with rows: m13 = -sin y, m23 = sin x cos y, m33 = cos x cos y, m12 = cos y sin z, m11 = cos y cos z.
        let sine = min(1, max(-1, -m.m13))
        guard abs(sine) < 1 - 1e-12 else { return (0, asin(sine), atan2(-m.m21, m.m22)) }
        let first = (x: atan2(m.m23, m.m33), y: asin(sine), z: atan2(m.m12, m.m11))
        func turned(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
        let second = (x: turned(first.x), y: first.y >= 0 ? .pi - first.y : -.pi - first.y, z: turned(first.z))
        let cost = { (a: (x: Double, y: Double, z: Double)) in abs(a.x) + abs(a.y) + abs(a.z) }
        return cost(second) < cost(first) - 1e-9 ? second : first
    }

    init(euler x: Double, _ y: Double, _ z: Double) {
        let m = RenderMatrix.rotationX(x).concatenated(.rotationY(y)).concatenated(.rotationZ(z))
        self.init(rows: (m.m11, m.m12, m.m13), (m.m21, m.m22, m.m23), (m.m31, m.m32, m.m33))
    }
}

extension RenderMatrix {
    /// Interpolates to another matrix by components, rotation along the shorter arc.
    public func interpolated(to: RenderMatrix, _ t: Double) -> RenderMatrix {
        if t == 0 || self == to { return self }
        if t == 1 { return to }
        guard let a = MatrixDecomposition(self), let b = MatrixDecomposition(to) else { return elementwise(to, t) }
        return a.mixed(b, t).matrix
    }

    /// For singular matrices (a scale of 0), which cannot be decomposed.
    private func elementwise(_ b: RenderMatrix, _ t: Double) -> RenderMatrix {
        func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
        return RenderMatrix(
            mix(m11, b.m11), mix(m12, b.m12), mix(m13, b.m13), mix(m14, b.m14), mix(m21, b.m21), mix(m22, b.m22), mix(m23, b.m23),
            mix(m24, b.m24), mix(m31, b.m31), mix(m32, b.m32), mix(m33, b.m33), mix(m34, b.m34), mix(m41, b.m41), mix(m42, b.m42),
            mix(m43, b.m43), mix(m44, b.m44))
    }
}
