internal import Foundation

extension RenderMatrix {
    /// This transform first, then `next` (row vectors: `self · next`), as `CATransform3DConcat(self, next)`.
    public func concatenated(_ b: RenderMatrix) -> RenderMatrix {
        if isPlainTranslation && b.isPlainTranslation { return .translation(m41 + b.m41, m42 + b.m42, m43 + b.m43) }
        let a = self
        func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> (Double, Double, Double, Double) {
            (
                x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
                x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
            )
        }
        let (r1, r2) = (row(a.m11, a.m12, a.m13, a.m14), row(a.m21, a.m22, a.m23, a.m24))
        let (r3, r4) = (row(a.m31, a.m32, a.m33, a.m34), row(a.m41, a.m42, a.m43, a.m44))
        return RenderMatrix(
            r1.0, r1.1, r1.2, r1.3, r2.0, r2.1, r2.2, r2.3, r3.0, r3.1, r3.2, r3.3, r4.0, r4.1, r4.2, r4.3)
    }

    /// A translation, in points.
    public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> RenderMatrix {
        RenderMatrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1)
    }

    /// A scale about the origin.
    public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> RenderMatrix {
        RenderMatrix(x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1)
    }

    /// About the z axis, clockwise on screen for positive angles. > Units: radians.
    public static func rotationZ(_ angle: Double) -> RenderMatrix {
        let (s, c) = (sin(angle), cos(angle))
        return RenderMatrix(c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
    }

    /// A rotation about the x axis, in radians.
    public static func rotationX(_ angle: Double) -> RenderMatrix {
        let (s, c) = (sin(angle), cos(angle))
        return RenderMatrix(1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1)
    }

    /// A rotation about the y axis, in radians.
    public static func rotationY(_ angle: Double) -> RenderMatrix {
        let (s, c) = (sin(angle), cos(angle))
        return RenderMatrix(c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1)
    }

    /// Only a translation in x, y and z.
    public var isPlainTranslation: Bool {
        m11 == 1 && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m22 == 1 && m23 == 0 && m24 == 0
            && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m44 == 1
    }

    /// No perspective: w is 1 for every point of the plane z = 0.
    public var isAffineInPlane: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

    /// The determinant; 0 for a matrix without an inverse.
    public var determinant: Double {
        let (s0, s1, s2) = (m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14)
        let (s3, s4, s5) = (m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14)
        let (c5, c4, c3) = (m33 * m44 - m43 * m34, m32 * m44 - m42 * m34, m32 * m43 - m42 * m33)
        let (c2, c1, c0) = (m31 * m44 - m41 * m34, m31 * m43 - m41 * m33, m31 * m42 - m41 * m32)
        return s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    }

    /// Nil if the matrix is singular.
    public var inverted: RenderMatrix? {
        let (s0, s1, s2) = (m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14)
        let (s3, s4, s5) = (m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14)
        let (c5, c4, c3) = (m33 * m44 - m43 * m34, m32 * m44 - m42 * m34, m32 * m43 - m42 * m33)
        let (c2, c1, c0) = (m31 * m44 - m41 * m34, m31 * m43 - m41 * m33, m31 * m42 - m41 * m32)
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let d = 1 / determinant
        return RenderMatrix(
            (m22 * c5 - m23 * c4 + m24 * c3) * d, (-m12 * c5 + m13 * c4 - m14 * c3) * d,
            (m42 * s5 - m43 * s4 + m44 * s3) * d, (-m32 * s5 + m33 * s4 - m34 * s3) * d,
            (-m21 * c5 + m23 * c2 - m24 * c1) * d, (m11 * c5 - m13 * c2 + m14 * c1) * d,
            (-m41 * s5 + m43 * s2 - m44 * s1) * d, (m31 * s5 - m33 * s2 + m34 * s1) * d,
            (m21 * c4 - m22 * c2 + m24 * c0) * d, (-m11 * c4 + m12 * c2 - m14 * c0) * d,
            (m41 * s4 - m42 * s2 + m44 * s0) * d, (-m31 * s4 + m32 * s2 - m34 * s0) * d,
            (-m21 * c3 + m22 * c1 - m23 * c0) * d, (m11 * c3 - m12 * c1 + m13 * c0) * d,
            (-m41 * s3 + m42 * s1 - m43 * s0) * d, (m31 * s3 - m32 * s1 + m33 * s0) * d)
    }

    /// Whether no component is infinite or not a number.
    public var isFinite: Bool {
        let sum =
            abs(m11) + abs(m12) + abs(m13) + abs(m14) + abs(m21) + abs(m22) + abs(m23) + abs(m24) + abs(m31) + abs(m32) + abs(m33)
            + abs(m34) + abs(m41) + abs(m42) + abs(m43) + abs(m44)
        return sum.isFinite
    }
}
