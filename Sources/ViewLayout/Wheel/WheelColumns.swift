package import Foundation

/// Horizontal positions of a picker's wheels.
///
/// > Contract: UIKit, UIPickerView; facts 2.3. > Units: points.
package enum WheelColumns {
    /// At the sides of the first and last wheel, and between two (M:OU).
    package static let sideInset: CGFloat = 9
    package static let gap: CGFloat = 5

    /// The width of each of `count` wheels without explicit widths.
    package static func equalWidth(count: Int, in width: CGFloat) -> CGFloat {
        guard count > 0, width.isFinite else { return 0 }
        return max(0, ((width - 2 * sideInset - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down))
    }

    /// Left edge and width of each wheel, centred as a whole. The first is the rightmost in right-to-left layouts.
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
