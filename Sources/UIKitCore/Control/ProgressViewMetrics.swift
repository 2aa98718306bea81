import Foundation

/// Metrics of UIProgressView. > Units: points, seconds. Confidence R (facts 2.3).
enum ProgressViewMetrics {
    static let defaultHeight: CGFloat = 4
    static let barHeight: CGFloat = 2.5
    /// The intrinsic width.
    static let naturalWidth: CGFloat = 150
    static let animationDuration = 0.25
    /// How often a `Progress` is polled: Foundation on Linux does not notify observers of its changes.
    static let observationInterval = 0.1

    /// 0...1; NaN is 0.
    static func clamp(_ progress: Float) -> Float { progress.isNaN ? 0 : min(max(progress, 0), 1) }

    /// The filled part of a track.
    static func fill(of track: CGRect, progress: Float, rightToLeft: Bool) -> CGRect {
        let width = track.width * CGFloat(clamp(progress))
        return CGRect(x: rightToLeft ? track.maxX - width : track.minX, y: track.minY, width: width, height: track.height)
    }
}
