internal import CoreGraphics
internal import Foundation
internal import HostInterface
internal import QuartzCore

/// A text on the screen to be audited.
@MainActor struct AuditedText {
    var view: UIView
    /// The visible frame. > Units: points of the screen.
    var frame: CGRect
    var size: CGFloat
    var isBold: Bool
    /// Resolved for the current traits, composited over the background.
    var color: () -> RGBAColor
    var isSystemColor: Bool
    var isWhole: Bool
}

/// Finds labels and text inputs that are visible, enabled and not covered.
@MainActor enum AuditedTextFinder {
    static func all(in window: UIWindow, screen: CGRect) -> [AuditedText] {
        var found: [AuditedText] = []
        collect(window, clip: screen, alpha: 1, into: &found)
        return found
    }

    private static func collect(_ view: UIView, clip: CGRect, alpha: CGFloat, into found: inout [AuditedText]) {
        guard AccessibilityOrder.isShown(view), !isDisabled(view) else { return }
        let alpha = alpha * view.alpha
        let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        let clip = view.clipsToBounds ? clip.intersection(frame) : clip
        guard !clip.isNull, !clip.isEmpty else { return }
        if let text = text(of: view, alpha: alpha), isVisibleOnScreen(text.frame, of: view, clip: clip) { found.append(text) }
        for child in view.subviews { collect(child, clip: clip, alpha: alpha, into: &found) }
    }

    /// Disabled text may have low contrast. > Contract: WCAG 2.2, 1.4.3, as in Apple's audit.
    private static func isDisabled(_ view: UIView) -> Bool {
        if let label = view as? UILabel, !label.isEnabled { return true }
        return (view as? UIControl)?.isEnabled == false || view.accessibilityTraits.contains(.notEnabled)
    }

    private static func text(of view: UIView, alpha: CGFloat) -> AuditedText? {
        func color(_ color: UIColor) -> RGBAColor {
            var value = color.resolvedColor(with: view.traitCollection).rgba
            value.alpha *= Double(alpha)
            return value
        }
        if let label = view as? UILabel, label.text?.contains(where: { !$0.isWhitespace }) == true {
            let (rect, isWhole) = label.shownText
            guard rect.width > 0, let font = label.font else { return nil }
            let ink = (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor ?? .label
            return AuditedText(
                view: label, frame: UIAccessibility.convertToScreenCoordinates(rect, in: label), size: font.pointSize, isBold: isBold(font),
                color: { color(ink) }, isSystemColor: ink.isSystem, isWhole: isWhole)
        }
        if let field = view as? UITextField, let font = field.font, field.hasText {
            let rect = UIAccessibility.convertToScreenCoordinates(field.textRect(forBounds: field.bounds), in: field)
            return AuditedText(
                view: field, frame: rect, size: font.pointSize, isBold: isBold(font), color: { color(field.textColor ?? .label) },
                isSystemColor: field.textColor?.isSystem ?? true, isWhole: true)
        }
        if let input = view as? UITextView, let font = input.font, input.hasText {
            let rect = UIAccessibility.convertToScreenCoordinates(input.bounds, in: input)
            return AuditedText(
                view: input, frame: rect, size: font.pointSize, isBold: isBold(font), color: { color(input.textColor ?? .label) },
                isSystemColor: input.textColor?.isSystem ?? true, isWhole: true)
        }
        return nil
    }

    private static func isBold(_ font: UIFont) -> Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }

    /// It is fully visible, and no other view covers it.
    private static func isVisibleOnScreen(_ frame: CGRect, of view: UIView, clip: CGRect) -> Bool {
        let visible = frame.intersection(clip)
        guard !visible.isNull, visible.width >= frame.width / 2, visible.height >= frame.height - 1 else { return false }
        return !isCovered(view, at: CGPoint(x: visible.midX, y: visible.midY))
    }

    /// Whether a touch there hits a view in front.
    static func isCovered(_ view: UIView, at place: CGPoint) -> Bool {
        let windows = view.applicationContext.windows
        guard let (window, hit) = windows.hit(at: place, with: UIEvent(type: .touches, timestamp: 0)) else { return false }
        guard window === view.window else {
            let visible = windows.visible
            return visible.firstIndex { $0 === window } ?? 0 > visible.firstIndex { $0 === view.window } ?? 0
        }
        guard !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return false }
        var (ours, theirs) = (path(to: view)[...], path(to: hit)[...])
        while let a = ours.first, let b = theirs.first, a === b { (ours, theirs) = (ours.dropFirst(), theirs.dropFirst()) }
        guard let a = ours.first, let b = theirs.first, let parent = a.superview else { return false }
        let index = { (child: UIView) in parent.subviews.firstIndex { $0 === child } ?? 0 }
        return index(b) > index(a)
    }

    /// From the window to the view.
    private static func path(to view: UIView) -> [UIView] { Array(sequence(first: view, next: \.superview)).reversed() }

    /// The visible area left by the clipping ancestors. > Units: points of the screen.
    static func clip(of view: UIView, screen: CGRect) -> CGRect {
        var clip = screen
        var link = view.superview
        while let ancestor = link {
            if ancestor.clipsToBounds {
                clip = clip.intersection(UIAccessibility.convertToScreenCoordinates(ancestor.bounds, in: ancestor))
            }
            link = ancestor.superview
        }
        return clip
    }
}

/// Finds text that is truncated with an ellipsis or clipped.
@MainActor enum ClippedTextAudit {
    static func issue(of text: AuditedText) -> AccessibilityAuditIssue? {
        // Expansion text shows the whole text on request.
        guard !text.isWhole, (text.view as? UILabel)?.showsExpansionTextWhenTruncated != true else { return nil }
        return AccessibilityAudit.issue(
            .textClipped, "its text is truncated or clipped", "Give it more space, more lines, or a smaller font.",
            at: text.view, text.frame)
    }
}
