package import Foundation

/// Where the wheels of a picker stand side by side.
///
/// > Contract: UIKit, UIPickerView; facts 2.3. > Units: points.
package enum WheelColumns {
    /// Beside the first and the last wheel, and between two (M:OU).
    package static let sideInset: CGFloat = 9
    package static let gap: CGFloat = 5

    /// What each of `count` wheels gets when nobody says how wide they are.
    package static func equalWidth(count: Int, in width: CGFloat) -> CGFloat {
        guard count > 0, width.isFinite else { return 0 }
        return max(0, ((width - 2 * sideInset - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down))
    }

    /// Left edge and width of each wheel, the whole in the middle. The first is the rightmost where text runs from the right.
    package static func spans(widths: [CGFloat], in width: CGFloat, rightToLeft: Bool) -> [(x: CGFloat, width: CGFloat)] {
        guard !widths.isEmpty else { return [] }
        let widths = widths.map { $0.isFinite ? max(0, $0) : 0 }
        let total = widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
        var x = ((width.isFinite ? width : 0) - total) / 2
        var spans: [(x: CGFloat, width: CGFloat)] = []
        for wheel in rightToLeft ? widths.reversed() : widths {
            spans.append((x, wheel))
            x += wheel + gap
        }
        return rightToLeft ? spans.reversed() : spans
    }
}
