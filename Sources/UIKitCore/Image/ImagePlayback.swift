import Foundation

/// Which frame of an animation shows when. > Units: seconds since it began.
struct ImagePlayback: Hashable, Sendable {
    var frameCount: Int
    var duration: Double
    /// 0 is for ever.
    var repeatCount: Int

    /// Nil once the animation is over.
    func frame(at time: Double) -> Int? {
        guard frameCount > 0, duration > 0, time.isFinite else { return nil }
        if repeatCount > 0, time >= duration * Double(repeatCount) - 1e-9 { return nil }
        let part = (max(0, time) / duration).truncatingRemainder(dividingBy: 1)
        return min(frameCount - 1, Int(part * Double(frameCount) + 1e-9))
    }

    /// When the next frame is due after `time`; nil once the animation is over.
    func nextChange(after time: Double) -> Double? {
        guard frame(at: time) != nil else { return nil }
        let step = duration / Double(frameCount)
        return (floor(time / step + 1e-9) + 1) * step
    }
}
