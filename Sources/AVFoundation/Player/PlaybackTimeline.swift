package import CoreMedia

/// Maps the device's clock to the time of a medium that plays, or stands still.
package struct PlaybackTimeline: Hashable, Sendable {
    /// The time of the medium at `anchor`.
    private var media: CMTime
    /// On the device's clock. > Units: seconds.
    private var anchor: Double
    /// Seconds of the medium in a second; 0 stands still.
    package private(set) var rate: Double

    /// The units of times that the clock determines.
    package static let timescale: CMTimeScale = 1_000_000_000

    package init(at media: CMTime = .zero) { (self.media, anchor, rate) = (media, 0, 0) }

    package func time(at now: Double) -> CMTime {
        guard rate != 0 else { return media }
        // In one timescale: sums of others are rounded to fractions that nobody set.
        let start = media.convertScale(Self.timescale, method: .default)
        return start + CMTime(seconds: (now - anchor) * rate, preferredTimescale: Self.timescale)
    }

    /// Continues with another rate from where it is.
    package mutating func setRate(_ new: Double, at now: Double) {
        (media, anchor, rate) = (time(at: now), now, new)
    }

    /// Continues at another time with the same rate.
    package mutating func jump(to time: CMTime, at now: Double) { (media, anchor) = (time, now) }
}
