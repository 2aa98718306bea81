internal import CoreGraphics
internal import Foundation

/// Inherited tint colours.
///
/// > Contract: UIKit, facts 4.4: nil shows the nearest ancestor's, dimming reaches all descendants, and each view whose colour changes is
/// notified.
@MainActor enum ViewTint {
    static func color(of view: UIView) -> UIColor {
        let plain = plainColor(of: view)
        return mode(of: view) == .dimmed ? dimmed(plain, for: view) : plain
    }

    static func set(_ color: UIColor?, on view: UIView) {
        view.appearanceState.tintColor = color
        tellChange(view) { $0.appearanceState.tintColor != nil }
    }

    static func mode(of view: UIView) -> UIView.TintAdjustmentMode {
        var link: UIView? = view
        while let here = link {
            if here.appearanceState.tintMode != .automatic { return here.appearanceState.tintMode }
            link = here.parent
        }
        return .normal
    }

    static func set(_ mode: UIView.TintAdjustmentMode, on view: UIView) {
        let old = self.mode(of: view)
        view.appearanceState.tintMode = mode
        guard self.mode(of: view) != old else { return }
        tellChange(view) { $0.appearanceState.tintMode != .automatic }
    }

    /// The view moved to another parent.
    static func inheritanceChanged(_ view: UIView) {
        guard view.appearanceState.tintColor == nil, view.parent != nil else { return }
        tellChange(view) { $0.appearanceState.tintColor != nil }
    }

    private static func plainColor(of view: UIView) -> UIColor {
        var link: UIView? = view
        while let here = link {
            if let color = here.appearanceState.tintColor { return color }
            link = here.parent
        }
        return .systemBlue
    }

    /// Notifies the view and all descendants that inherit from it.
    private static func tellChange(_ view: UIView, stopAt hasOwn: (UIView) -> Bool) {
        view.tintColorDidChange()
        for child in view.children where !hasOwn(child) { tellChange(child, stopAt: hasOwn) }
    }

    /// Grey of the same luminance.
    private static func dimmed(_ color: UIColor, for view: UIView) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return UIColor(white: luminance, alpha: alpha * UIMetrics.dimmedTintAlpha)
    }
}
