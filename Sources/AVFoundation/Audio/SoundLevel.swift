internal import Foundation

/// The loudness of one channel. > Units: decibels of the maximum.
struct SoundLevel: Hashable {
    var average: Float
    var peak: Float

    static let silence = SoundLevel(average: -160, peak: -160)

    /// Of interleaved samples from -1 to 1.
    static func measure(_ samples: [Float], channels: Int) -> [SoundLevel] {
        guard channels > 0 else { return [] }
        return (0..<channels).map { channel in
            var (sum, peak, count) = (Double(0), Float(0), 0)
            for index in stride(from: channel, to: samples.count, by: channels) {
                let sample = samples[index]
                sum += Double(sample) * Double(sample)
                peak = max(peak, abs(sample))
                count += 1
            }
            guard count > 0 else { return .silence }
            return SoundLevel(average: decibels(Float((sum / Double(count)).squareRoot())), peak: decibels(peak))
        }
    }

    private static func decibels(_ amplitude: Float) -> Float { amplitude > 0 ? max(-160, 20 * log10(amplitude)) : -160 }
}

/// A volume that changes in a time.
struct VolumeFade {
    private var (from, to): (Float, Float) = (1, 1)
    private var (start, length) = (0.0, 0.0)

    func value(at now: Double) -> Float {
        guard length > 0, now < start + length else { return to }
        return from + (to - from) * Float(max(0, now - start) / length)
    }

    mutating func fade(to volume: Float, in duration: Double, at now: Double) {
        from = value(at: now)
        to = max(0, min(1, volume))
        (start, length) = (now, duration.isFinite ? max(0, duration) : 0)
    }
}
