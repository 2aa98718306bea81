internal import Foundation

extension SpringParameters {
    /// Undamped angular frequency, radians per second.
    public var angularFrequency: Double { mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : 0 }

    /// Damping as a fraction of critical damping. Above 1 counts as 1: as observed, an overdamped system spring is critical.
    public var dampingRatio: Double {
        guard mass > 0, stiffness > 0 else { return 1 }
        return min(1, max(0, damping / (2 * (stiffness * mass).squareRoot())))
    }

    /// Fraction of the distance after `time` seconds: 0 at the start, settling at 1, beyond it while oscillating.
    public func displacement(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (w, z, v) = (angularFrequency, dampingRatio, initialVelocity)
        guard w > 0 else { return 1 }
        if z >= 1 { return 1 - (1 + (w - v) * time) * exp(-w * time) }
        let wd = w * (1 - z * z).squareRoot()
        return 1 - exp(-z * w * time) * (cos(wd * time) + (z * w - v) / wd * sin(wd * time))
    }

    /// Seconds until the envelope of the oscillation stays below 0.001 of the distance. Never infinite: an undamped spring reports 100 s.
    public var settlingDuration: Double {
        let (w, z, v) = (angularFrequency, dampingRatio, initialVelocity)
        let (threshold, longest) = (0.001, 100.0)
        guard w > 0 else { return 0 }
        guard z > 0 else { return longest }
        let envelope: (Double) -> Double
        if z >= 1 {
            envelope = { abs(1 + (w - v) * $0) * exp(-w * $0) }
        } else {
            let wd = w * (1 - z * z).squareRoot()
            let amplitude = (1 + (z * w - v) * (z * w - v) / (wd * wd)).squareRoot()
            envelope = { amplitude * exp(-z * w * $0) }
        }
        var high = 1 / (z * w)
        while envelope(high) > threshold, high < longest { high *= 2 }
        var low = high / 2
        if envelope(low) <= threshold { low = 0 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > threshold { low = middle } else { high = middle }
        }
        return min(high, longest)
    }
}
