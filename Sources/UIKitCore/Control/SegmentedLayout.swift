import Foundation

/// Metrics of UISegmentedControl on iOS 13-17. > Units: points, seconds. Confidence M (Flutter's sliding control) unless a line says R.
enum SegmentedMetrics {
    static let height: CGFloat = 32
    static let cornerRadius: CGFloat = 8
    static let thumbInset: CGFloat = 2
    static let thumbCornerRadius: CGFloat = 6.93
    static let separatorWidth: CGFloat = 1
    static let separatorInset: CGFloat = 8
    /// On each side of a title.
    static let padding: CGFloat = 9.25
    static let titleSize: CGFloat = 13
    static let pressedTitleAlpha: CGFloat = 0.2
    static let pressedThumbScale: CGFloat = 0.95
    /// Opacity of disabled titles. R
    static let disabledAlpha: CGFloat = 0.3
    /// A critically damped spring.
    static let slideDuration = 0.412
    static let fadeDuration = 0.2
    static let shadowOpacity: Float = 0.12
}

/// The frames of a segmented control's segments. > Units: points, in the control's bounds.
struct SegmentedLayout: Sendable {
    struct Segment: Sendable, Hashable {
        /// Of the title or image, including its padding.
        var natural: CGFloat
        /// 0 if the control determines the width.
        var fixed: CGFloat = 0
    }

    var segments: [Segment]
    /// Segments are as wide as their contents; else all as the widest.
    var apportionsByContent = false

    private var wanted: [CGFloat] {
        let widest = segments.filter { $0.fixed <= 0 }.map(\.natural).max() ?? 0
        return segments.map { $0.fixed > 0 ? $0.fixed : apportionsByContent ? $0.natural : widest }
    }

    var naturalWidth: CGFloat { wanted.reduce(0, +) }

    /// Widths that fill `total`: fixed ones are unchanged, the others share the remainder.
    func widths(in total: CGFloat) -> [CGFloat] {
        let wanted = wanted
        let fixed = segments.reduce(0) { $0 + max(0, $1.fixed) }
        let free = zip(segments, wanted).reduce(0) { $1.0.fixed > 0 ? $0 : $0 + $1.1 }
        guard total > 0, !segments.isEmpty else { return wanted.map { _ in 0 } }
        if segments.allSatisfy({ $0.fixed > 0 }) { return wanted.map { $0 * total / fixed } }
        let left = max(0, total - fixed)
        let others = CGFloat(segments.count { $0.fixed <= 0 })
        return zip(segments, wanted).map { segment, width in
            if segment.fixed > 0 { return segment.fixed }
            return free > 0 ? width * left / free : left / others
        }
    }

    func frames(in bounds: CGRect, rightToLeft: Bool) -> [CGRect] {
        var x = bounds.minX
        return widths(in: bounds.width).map { width in
            defer { x += width }
            let left = rightToLeft ? bounds.minX + bounds.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// The segment nearest to a position; nil if there are none.
    static func index(at x: CGFloat, in frames: [CGRect]) -> Int? {
        if let hit = frames.firstIndex(where: { $0.minX <= x && x < $0.maxX }) { return hit }
        return frames.indices.min { distance(x, frames[$0]) < distance(x, frames[$1]) }
    }

    private static func distance(_ x: CGFloat, _ frame: CGRect) -> CGFloat { max(frame.minX - x, x - frame.maxX) }
}
