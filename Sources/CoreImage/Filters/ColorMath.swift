/// Three rows that a colour is multiplied with.
struct ColorRows: Sendable {
    var red: SIMD4<Float>
    var green: SIMD4<Float>
    var blue: SIMD4<Float>

    @inline(__always) func applied(to color: Pixel) -> Pixel {
        let plain = color.withAlpha(0)
        return SIMD4((plain * red).sum(), (plain * green).sum(), (plain * blue).sum(), color.w)
    }

    func concatenated(with next: ColorRows) -> ColorRows {
        func row(_ row: SIMD4<Float>) -> SIMD4<Float> { red * row.x + green * row.y + blue * row.z }
        return ColorRows(red: row(next.red), green: row(next.green), blue: row(next.blue))
    }
}

/// A rotation of the colour cube around its diagonal of grays.
struct HueRotation: Sendable {
    private let rows: ColorRows

    init(angle: Float) {
        let (cosine, sine) = (cos(angle), sin(angle))
        let (third, root) = ((1 - cosine) / 3, sine / Float(3).squareRoot())
        rows = ColorRows(
            red: SIMD4(cosine + third, third - root, third + root, 0), green: SIMD4(third + root, cosine + third, third - root, 0),
            blue: SIMD4(third - root, third + root, cosine + third, 0))
    }

    @inline(__always) func applied(to color: Pixel) -> Pixel { rows.applied(to: color) }
}

/// White points by correlated colour temperature, and the adaptation from one to another by Bradford's cone responses.
enum WhitePoint {
    /// The tristimulus values of a white, with a Y of 1, from its temperature in kelvins and its tint across the curve of daylight.
    static func xyz(_ vector: CIVector) -> SIMD4<Float> {
        let temperature = min(max(Double(vector.x.isNaN ? 6500 : vector.x), 1000), 25_000)
        // Approximations of the curves of daylight and, below 4000 K, of black bodies (CIE 15; Kim et al.).
        let x: Double
        let y: Double
        let (t1, t2, t3) = (1e3 / temperature, 1e6 / (temperature * temperature), 1e9 / (temperature * temperature * temperature))
        if temperature < 4000 {
            x = -0.2661239 * t3 - 0.2343589 * t2 + 0.8776956 * t1 + 0.179910
            y =
                temperature < 2222
                ? -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
                : -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
        } else {
            x =
                temperature <= 7000
                ? -4.6070 * t3 + 2.9678 * t2 + 0.09911 * t1 + 0.244063 : -2.0064 * t3 + 1.9018 * t2 + 0.24748 * t1 + 0.237040
            y = -3.000 * x * x + 2.870 * x - 0.275
        }
        // The tint moves across the curve, in the uniform plane of 1960.
        let scale = -2 * x + 12 * y + 3
        let (u, v) = (4 * x / scale, 6 * y / scale + Double(vector.y.isNaN ? 0 : min(max(vector.y, -1000), 1000)) / 3000 * 0.05)
        let back = 2 * u - 8 * v + 4
        let (tintedX, tintedY) = (3 * u / back, 2 * v / back)
        return SIMD4(Float(tintedX / tintedY), 1, Float((1 - tintedX - tintedY) / tintedY), 0)
    }

    static func adaptation(from source: CIVector, to target: CIVector) -> ColorRows {
        if source == target { return ColorRows(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0]) }
        let (first, second) = (cones.applied(to: xyz(source)), cones.applied(to: xyz(target)))
        let scale = second / (first + SIMD4(0, 0, 0, 1))
        let change = ColorRows(red: [scale.x, 0, 0, 0], green: [0, scale.y, 0, 0], blue: [0, 0, scale.z, 0])
        return toXYZ.concatenated(with: cones).concatenated(with: change).concatenated(with: fromCones).concatenated(with: fromXYZ)
    }

    private static let cones = ColorRows(
        red: [0.8951, 0.2664, -0.1614, 0], green: [-0.7502, 1.7135, 0.0367, 0], blue: [0.0389, -0.0685, 1.0296, 0])
    private static let fromCones = ColorRows(
        red: [0.9869929, -0.1470543, 0.1599627, 0], green: [0.4323053, 0.5183603, 0.0492912, 0],
        blue: [-0.0085287, 0.0400428, 0.9684867, 0])
    private static let toXYZ = ColorRows(
        red: [0.4124564, 0.3575761, 0.1804375, 0], green: [0.2126729, 0.7151522, 0.0721750, 0], blue: [0.0193339, 0.1191920, 0.9503041, 0])
    private static let fromXYZ = ColorRows(
        red: [3.2404542, -1.5371385, -0.4985314, 0], green: [-0.9692660, 1.8760108, 0.0415560, 0],
        blue: [0.0556434, -0.2040259, 1.0572252, 0])
}

/// A smooth curve through points that never leaves the range between two neighbours (monotone cubic interpolation).
struct ToneCurve: Sendable {
    private let points: [SIMD2<Float>]
    private let slopes: [Float]

    init(_ given: [CGPoint]) {
        let sorted = given.map { SIMD2(Float($0.x), Float($0.y)) }.filter { ($0.x + $0.y).isFinite }.sorted { $0.x < $1.x }
        points = sorted.enumerated().filter { $0.offset == 0 || $0.element.x > sorted[$0.offset - 1].x }.map(\.element)
        guard points.count > 1 else {
            slopes = [0]
            return
        }
        let points = points
        let secants = (1..<points.count).map { (points[$0].y - points[$0 - 1].y) / (points[$0].x - points[$0 - 1].x) }
        slopes = points.indices.map { index in
            guard index > 0, index < secants.count else { return index == 0 ? secants[0] : secants[secants.count - 1] }
            let (left, right) = (secants[index - 1], secants[index])
            // The harmonic mean, and a level at a turn.
            return left * right <= 0 ? 0 : 2 * left * right / (left + right)
        }
    }

    func value(_ x: Float) -> Float {
        guard let first = points.first, let last = points.last, !x.isNaN else { return x }
        if x <= first.x { return first.y }
        if x >= last.x { return last.y }
        let right = points.firstIndex { $0.x > x } ?? points.count - 1
        let (start, end) = (points[right - 1], points[right])
        let width = end.x - start.x
        let t = (x - start.x) / width
        let (square, cube) = (t * t, t * t * t)
        return start.y * (2 * cube - 3 * square + 1) + width * slopes[right - 1] * (cube - 2 * square + t)
            + end.y * (3 * square - 2 * cube) + width * slopes[right] * (cube - square)
    }
}
