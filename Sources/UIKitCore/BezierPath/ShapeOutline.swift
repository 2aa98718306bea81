internal import CoreGraphics
internal import Foundation

/// A rectangle with rounded corners, a capsule or a circle, in a frame. > Units: points.
struct ShapeOutline: Equatable {
    enum Kind: Equatable {
        case rounded(_ radius: CGFloat, UICornerCurve, UIRectCorner)
        case capsule, circle
    }

    var kind: Kind
    var frame: CGRect

    /// The part of the frame that the shape fills.
    var bounds: CGRect {
        guard kind == .circle else { return frame }
        let side = min(frame.width, frame.height)
        return CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }

    /// At most half of the shorter side.
    private var radius: CGFloat {
        let limit = min(bounds.width, bounds.height) / 2
        return if case .rounded(let radius, _, _) = kind { min(max(radius, 0), limit) } else { limit }
    }

    private var corners: UIRectCorner { if case .rounded(_, _, let corners) = kind { corners } else { .allCorners } }

    var path: UIBezierPath {
        guard radius > 0 else { return UIBezierPath(rect: bounds) }
        return UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// A smaller outline, or a larger one: a radius changes by the mean of the insets, and an empty outline stays in the middle.
    func inset(by insets: UIEdgeInsets) -> ShapeOutline {
        var result = self
        let width = max(frame.width - insets.left - insets.right, 0), height = max(frame.height - insets.top - insets.bottom, 0)
        let x = width > 0 ? frame.minX + insets.left : frame.midX, y = height > 0 ? frame.minY + insets.top : frame.midY
        result.frame = CGRect(x: x, y: y, width: width, height: height)
        if case .rounded(let radius, let curve, let corners) = kind, radius > 0 {
            let mean = (insets.left + insets.right + insets.top + insets.bottom) / 4
            result.kind = .rounded(max(radius - mean, 0), curve, corners)
        }
        return result
    }
}
