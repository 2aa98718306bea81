internal import CoreGraphics
internal import Foundation

/// The extent of a bar's background beyond the bar.
@MainActor enum BarReach {
    /// In the bar's coordinates: a bar attached to the top extends behind the status bar, one on the safe area's bottom edge behind the
    /// home indicator.
    static func background(of bar: UIView, position: UIBarPosition) -> CGRect {
        var rect = bar.bounds
        guard let window = bar.window else { return rect }
        let place = bar.convert(bar.bounds, to: window)
        if position == .topAttached {
            rect.origin.y -= max(0, place.minY)
            rect.size.height += max(0, place.minY)
        } else if position == .bottom {
            let below = window.bounds.maxY - place.maxY
            if below > 0, abs(below - window.safeAreaInsets.bottom) < 0.5 { rect.size.height += below }
        }
        return rect
    }
}

/// Cross-fades two views.
@MainActor enum BarFade {
    static func replace(_ old: UIView?, with new: UIView, animated: Bool) {
        guard animated, let old else {
            old?.removeFromSuperview()
            return
        }
        new.alpha = 0
        UIView.animate(withDuration: BarMetrics.transitionDuration, delay: 0, options: .allowUserInteraction) {
            new.alpha = 1
            old.alpha = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }
}
