internal import CoreGraphics
internal import DeviceProtocol
internal import Foundation
internal import QuartzCore

/// Checks the size of touch targets. Area that hit testing adds outside the frame counts; area that other views cover does not.
@MainActor enum HitRegionAudit {
    static func issue(of item: NSObject, screen: CGRect) -> AccessibilityAuditIssue? {
        let wanted = AccessibilityMetrics.smallestTarget
        guard let view = item as? UIView else { return issue(of: item as? UIAccessibilityElement, screen: screen) }
        guard isTarget(view) else { return nil }
        let frame = view.accessibilityFrame
        // A view clipped by an edge is larger when scrolled into view.
        let visible = frame.intersection(AuditedTextFinder.clip(of: view, screen: screen))
        guard !visible.isNull, visible.insetBy(dx: -0.5, dy: -0.5).contains(frame), AccessibilityTree.isHittable(view, frame) else {
            return nil
        }
        if frame.width >= wanted, frame.height >= wanted { return nil }
        let own = UIKitSizes.least(of: view)
        let size = CGSize(
            width: max(frame.width, extent(of: view, at: frame, along: .horizontal)),
            height: max(frame.height, extent(of: view, at: frame, along: .vertical)))
        guard size.width < min(wanted, own.width) - 0.5 || size.height < min(wanted, own.height) - 0.5 else { return nil }
        return AccessibilityAudit.issue(
            .hitRegion, "its touch target is too small",
            "It receives touches on \(ViewDescription.number(size.width))×\(ViewDescription.number(size.height)) points; 44×44 are required.",
            at: view,
            frame)
    }

    private static func issue(of element: UIAccessibilityElement?, screen: CGRect) -> AccessibilityAuditIssue? {
        guard let element, AccessibilityTraitRules.takesTouches(element.accessibilityTraits),
            !element.accessibilityTraits.contains(.notEnabled)
        else {
            return nil
        }
        let frame = element.frameOnScreen
        let wanted = AccessibilityMetrics.smallestTarget
        guard screen.contains(frame), frame.width < wanted - 0.5 || frame.height < wanted - 0.5 else { return nil }
        // Elements made by UIKit's own views have UIKit's size.
        if let view = element.accessibilityContainer as? UIView, UIKitSizes.isOwn(view) { return nil }
        return AccessibilityAudit.issue(
            .hitRegion, "its touch target is too small",
            "Its frame is \(ViewDescription.number(frame.width))×\(ViewDescription.number(frame.height)) points.",
            at: element, frame)
    }

    private static func isTarget(_ view: UIView) -> Bool {
        let traits = view.accessibilityTraits
        guard !traits.contains(.notEnabled), view.accessibilityRespondsToUserInteraction || view is UIControl else { return false }
        // An image view with its own recogniser is a target; a keyboard key has the size its layout gives.
        return !traits.contains(.keyboardKey)
    }

    private enum Axis { case horizontal, vertical }

    /// The extent, along a line through the centre, on which touches hit the view. > Units: points.
    private static func extent(of view: UIView, at frame: CGRect, along axis: Axis) -> CGFloat {
        let event = UIEvent(type: .touches, timestamp: 0)
        let windows = view.applicationContext.windows
        func isHit(_ distance: CGFloat) -> Bool {
            let place =
                axis == .horizontal ? CGPoint(x: frame.midX + distance, y: frame.midY) : CGPoint(x: frame.midX, y: frame.midY + distance)
            guard let hit = windows.hit(at: place, with: event)?.view else { return false }
            return hit.isDescendant(of: view)
        }
        var total: CGFloat = 0
        for side in [-1.0, 1.0] as [CGFloat] {
            var reach: CGFloat = 0
            while reach < AccessibilityMetrics.smallestTarget, isHit(side * (reach + 0.5)) { reach += 1 }
            total += reach
        }
        return total
    }
}

/// Sizes chosen by UIKit, not by the app.
@MainActor enum UIKitSizes {
    /// The minimum size required of a view; 44 points where the app chooses the size. > Units: points.
    static func least(of view: UIView) -> CGSize {
        let free = AccessibilityMetrics.smallestTarget
        guard isOwn(view) else { return CGSize(width: free, height: free) }
        // Parts of a control have the size the control gives them.
        guard view is UIControl, !(view is UIButton), view.intrinsicContentSize.height > 0 else { return .zero }
        let natural = view.intrinsicContentSize
        return CGSize(width: natural.width > 0 ? min(natural.width, free) : free, height: min(natural.height, free))
    }

    /// A control that chooses the colours of its text.
    static func paintsTexts(around view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains {
            $0 is UIPickerView || $0 is UIDatePicker || $0 is UITabBar || $0 is InputViewHost
        }
    }

    /// A control with a size fixed by UIKit, or a part of one.
    static func isOwn(_ view: UIView) -> Bool {
        var link: UIView? = view
        while let view = link {
            switch view {
            case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UITextField, is UISearchBar,
                is UIDatePicker,
                is UIPickerView, is UIColorWell, is UINavigationBar, is UIToolbar, is UITabBar, is AlertView, is any FixedSizeControl,
                is InputViewHost:
                return true
            default: link = view.superview
            }
        }
        return false
    }
}

/// A control of a module above this one with a size fixed by UIKit.
@preconcurrency @MainActor package protocol FixedSizeControl: UIView {}
