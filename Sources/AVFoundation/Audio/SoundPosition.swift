internal import CoreMedia

/// Where a sound is that is played several times.
struct SoundPosition {
    private var timeline = PlaybackTimeline()
    /// Of one time. > Units: seconds.
    var length: Double
    /// How often it is repeated; below 0 without an end.
    var loops = 0

    init(length: Double) { self.length = length }

    var isPlaying: Bool { timeline.rate != 0 }

    /// Since the beginning of the first time. > Units: seconds.
    private func total(at now: Double) -> Double { max(0, timeline.time(at: now).seconds) }

    /// Within the present time.
    func time(at now: Double) -> Double {
        let total = total(at: now)
        guard length > 0, total >= length else { return total }
        // A sound that is repeated begins again exactly when it ends.
        return isPlaying || loops != 0 ? total.truncatingRemainder(dividingBy: length) : length
    }

    /// Until the end of the last time; nil for a sound without an end or one that does not play.
    func remaining(at now: Double) -> Double? {
        guard isPlaying, loops >= 0 else { return nil }
        return max(0, length * Double(loops + 1) - total(at: now)) / timeline.rate
    }

    mutating func play(_ rate: Double, at now: Double) { timeline.setRate(rate, at: now) }
    mutating func pause(at now: Double) { timeline.setRate(0, at: now) }
    mutating func jump(to seconds: Double, at now: Double) {
        let time = seconds.isFinite ? max(0, min(length, seconds)) : 0
        timeline.jump(to: CMTime(seconds: time, preferredTimescale: PlaybackTimeline.timescale), at: now)
    }
}
