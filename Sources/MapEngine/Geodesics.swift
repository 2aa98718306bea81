internal import Foundation

/// Lines along the shortest way on the globe, and circles on the ground.
public enum Geodesics {
    /// Places on the great circle between places, at most a degree apart.
    public static func line(through places: [GlobePoint]) -> [GlobePoint] {
        guard var last = places.first else { return [] }
        var result = [last]
        for next in places.dropFirst() {
            result += between(last, next)
            last = next
        }
        return result
    }

    private static func between(_ a: GlobePoint, _ b: GlobePoint) -> [GlobePoint] {
        let (start, end) = (vector(a), vector(b))
        let cosine = min(max(start.0 * end.0 + start.1 * end.1 + start.2 * end.2, -1), 1)
        let angle = acos(cosine)
        // An angle of whole degrees may be a little more by rounding.
        let steps = Int((angle * 180 / .pi - 1e-6).rounded(.up))
        guard steps > 1, sin(angle) > 1e-9 else { return [b] }
        var longitude = a.longitude
        return (1...steps).map { step in
            if step == steps { return GlobePoint(latitude: b.latitude, longitude: unwrapped(b.longitude, near: longitude)) }
            let fraction = Double(step) / Double(steps)
            let (first, second) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
            let (x, y, z) = (
                first * start.0 + second * end.0, first * start.1 + second * end.1, first * start.2 + second * end.2
            )
            longitude = unwrapped(atan2(y, x) * 180 / .pi, near: longitude)
            return GlobePoint(latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi, longitude: longitude)
        }
    }

    /// Continues over the antimeridian instead of jumping to the other edge of the map.
    private static func unwrapped(_ longitude: Double, near last: Double) -> Double {
        longitude - ((longitude - last) / 360).rounded() * 360
    }

    private static func vector(_ place: GlobePoint) -> (Double, Double, Double) {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    /// The square around a circle on the ground, by the scale at its middle. > Units: meters.
    public static func rect(middle: GlobePoint, radius: Double) -> WorldRect {
        let half = radius * Mercator.pointsPerMeter(latitude: middle.latitude)
        let center = Mercator.point(middle)
        return WorldRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    }
}
