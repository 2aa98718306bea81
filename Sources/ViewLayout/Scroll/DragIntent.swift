internal import Foundation

/// Whether a finger's travel starts scrolling, and along which axes.
package struct DragIntent: Hashable, Sendable {
    package var canScrollX: Bool
    package var canScrollY: Bool
    /// An enclosing scroll view scrolls along the other axis.
    package var hasCrossRival: Bool
    package init(canScrollX: Bool, canScrollY: Bool, hasCrossRival: Bool = false) {
        self.canScrollX = canScrollX
        self.canScrollY = canScrollY
        self.hasCrossRival = hasCrossRival
    }

    /// > Contract: facts 3.4, slop; UIKit, SV-19.
    package func begins(x: Double, y: Double, slop: Double) -> Bool {
        switch (canScrollX, canScrollY) {
        case (true, true): hypot(x, y) >= slop
        case (true, false): abs(x) >= slop && (!hasCrossRival || abs(x) >= abs(y))
        case (false, true): abs(y) >= slop && (!hasCrossRival || abs(y) >= abs(x))
        case (false, false): false
        }
    }

    /// The part of the travel that moves the content when a drag is recognised: all but the slop.
    package func jump(x: Double, y: Double, slop: Double) -> (x: Double, y: Double) {
        func rest(_ travel: Double) -> Double { travel < 0 ? min(0, travel + slop) : max(0, travel - slop) }
        switch (canScrollX, canScrollY) {
        case (true, true):
            let length = hypot(x, y)
            let part = length > slop ? (length - slop) / length : 0
            return (x * part, y * part)
        case (true, false): return (rest(x), 0)
        case (false, true): return (0, rest(y))
        case (false, false): return (0, 0)
        }
    }

    /// The only axis a locked drag moves along; nil for a drag near the diagonal.
    package static func lock(x: Double, y: Double) -> DragLock? {
        if abs(x) >= ScrollMotionMetrics.lockRatio * abs(y) { return .horizontal }
        if abs(y) >= ScrollMotionMetrics.lockRatio * abs(x) { return .vertical }
        return nil
    }
}

package enum DragLock: Hashable, Sendable { case horizontal, vertical }
