internal import Foundation

/// The shortest path between two points on the WGS 84 ellipsoid, by Vincenty's inverse formula.
package enum Geodesic {
    /// > Units: degrees.
    package typealias Place = (latitude: Double, longitude: Double)

    /// > Units: meters.
    private static let major = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let minor = major * (1 - flattening)

    /// > Units: meters.
    package static func distance(_ from: Place, _ to: Place) -> Double {
        let (u1, u2) = (reduced(from.latitude), reduced(to.latitude))
        let difference = (to.longitude - from.longitude) * .pi / 180
        var lambda = difference
        for _ in 0..<100 {
            let crossing = u2.cosine * sin(lambda)
            let rest = u1.cosine * u2.sine - u1.sine * u2.cosine * cos(lambda)
            let sineSigma = (crossing * crossing + rest * rest).squareRoot()
            guard sineSigma > 0 else { return 0 }
            let cosineSigma = u1.sine * u2.sine + u1.cosine * u2.cosine * cos(lambda)
            let sigma = atan2(sineSigma, cosineSigma)
            let sineAlpha = u1.cosine * u2.cosine * sin(lambda) / sineSigma
            let squaredCosine = 1 - sineAlpha * sineAlpha
            // Along the equator there is no middle to speak of.
            let middle = squaredCosine > 0 ? cosineSigma - 2 * u1.sine * u2.sine / squaredCosine : 0
            let c = flattening / 16 * squaredCosine * (4 + flattening * (4 - 3 * squaredCosine))
            let before = lambda
            let turn = middle + c * cosineSigma * (2 * middle * middle - 1)
            lambda = difference + (1 - c) * flattening * sineAlpha * (sigma + c * sineSigma * turn)
            if abs(lambda - before) < 1e-12 { return length(sigma, sineSigma, cosineSigma, middle, squaredCosine) }
        }
        return greatCircle(from, to)
    }

    private static func length(
        _ sigma: Double, _ sineSigma: Double, _ cosineSigma: Double, _ middle: Double, _ squaredCosine: Double
    ) -> Double {
        let u = squaredCosine * (major * major - minor * minor) / (minor * minor)
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let last = b / 6 * middle * (4 * sineSigma * sineSigma - 3) * (4 * middle * middle - 3)
        let delta = b * sineSigma * (middle + b / 4 * (cosineSigma * (2 * middle * middle - 1) - last))
        return minor * a * (sigma - delta)
    }

    /// For nearly antipodal points, where the formula does not converge.
    private static func greatCircle(_ from: Place, _ to: Place) -> Double {
        let (a, b) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
        let half = sin((to.longitude - from.longitude) * .pi / 360)
        let rise = sin((b - a) / 2)
        return 2 * 6_371_008.8 * asin(min(1, (rise * rise + cos(a) * cos(b) * half * half).squareRoot()))
    }

    private static func reduced(_ latitude: Double) -> (sine: Double, cosine: Double) {
        let angle = atan((1 - flattening) * tan(latitude * .pi / 180))
        return (sin(angle), cos(angle))
    }
}
