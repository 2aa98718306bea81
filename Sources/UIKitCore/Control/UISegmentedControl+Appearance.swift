internal import CoreGraphics
import Foundation

/// An app's custom appearance of a segmented control.
struct SegmentedAppearance {
    var backgrounds: [UIBarMetrics: ControlStateTable<UIImage>] = [:]
    var dividers: [UIBarMetrics: SegmentPairTable] = [:]
    var attributes = ControlStateTable<[NSAttributedString.Key: Any]>()
    var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

    /// The metrics of the bar that contains the control.
    var metrics = UIBarMetrics.default
    private var effectiveBackgrounds: ControlStateTable<UIImage>? {
        metrics.withFallbacks.lazy.compactMap { backgrounds[$0] }.first { !$0.isEmpty }
    }

    var hasBackgrounds: Bool { effectiveBackgrounds != nil }
    @MainActor var backgroundHeight: CGFloat? { background(for: .normal)?.size.height }
    func background(for state: UIControl.State) -> UIImage? { effectiveBackgrounds?.value(for: state) }
    @MainActor func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        metrics.withFallbacks.lazy.compactMap { dividers[$0]?.value(left: left, right: right) }.first
    }
    func adjustment(for kind: UISegmentedControl.Segment) -> UIOffset {
        metrics.withFallbacks.lazy.compactMap { adjustments[$0] }.compactMap { $0[kind] ?? $0[.any] }.first ?? .zero
    }

    /// The normal attributes, overridden by a state's.
    @MainActor func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let isSelected = state.contains(.selected)
        var base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: SegmentedMetrics.titleSize, weight: isSelected ? .semibold : .medium),
            .foregroundColor: UIColor.label,
        ]
        base.merge(attributes[.normal] ?? [:]) { $1 }
        if state != .normal { base.merge(attributes[state] ?? [:]) { $1 } }
        return base
    }
}

/// The touch state of the segments.
struct SegmentPress {
    var pressed: Int?
    /// The segment to which the thumb is dragged; nil when it is not dragged.
    var thumbTarget: Int?
}

// Updates the views of segments, thumb and separators.
extension UISegmentedControl {
    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }
    private static let separatorColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)

    /// The segment under which the thumb is.
    private var thumbIndex: Int { press.thumbTarget ?? selectedSegmentIndex }

    /// Applies state and appearance to the views. The selected title is heavier, so that the width may change with any of them.
    func update() {
        noteBarMetrics()
        let usesImages = look.hasBackgrounds
        track.backgroundColor = usesImages ? nil : .tertiarySystemFill
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
        for (index, view) in segments.enumerated() {
            view.isSelected = index == thumbIndex
            view.isPressed = index == press.pressed && press.thumbTarget == nil
            let state = isEnabled ? view.state : view.state.union(.disabled)
            view.show(
                attributes: look.attributes(for: state),
                background: look.background(for: state), alpha: contentAlpha(state),
                shift: adjustment(at: index))
        }
        updateSeparators()
        layOutParts()
        announceSizeChange()
    }

    /// Whether the control is in a bar of other metrics than before.
    @discardableResult
    func noteBarMetrics() -> Bool {
        let metrics = UIBarMetrics.ofBar(around: self)
        guard metrics != look.metrics else { return false }
        look.metrics = metrics
        return true
    }

    private func contentAlpha(_ state: UIControl.State) -> CGFloat {
        if state.contains(.disabled) { return look.attributes[.disabled] == nil ? SegmentedMetrics.disabledAlpha : 1 }
        return state.contains(.highlighted) && look.attributes[.highlighted] == nil ? SegmentedMetrics.pressedTitleAlpha : 1
    }

    private func adjustment(at index: Int) -> CGPoint {
        let kind: Segment =
            segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
        let offset = look.adjustment(for: kind)
        return CGPoint(x: offset.horizontal, y: offset.vertical)
    }

    private func updateSeparators() {
        for (index, view) in separators.enumerated() where index + 1 < segments.count {
            let pair = readsRightToLeft ? (segments[index + 1], segments[index]) : (segments[index], segments[index + 1])
            view.image = look.divider(left: pair.0.state, right: pair.1.state)
            view.backgroundColor = view.image == nil ? Self.separatorColor : nil
            let isAdjacentToThumb = thumbIndex == index || thumbIndex == index + 1
            view.alpha = view.image == nil && (look.hasBackgrounds || isAdjacentToThumb) ? 0 : 1
        }
        separators.last?.alpha = separators.count >= segments.count ? 0 : 1
    }

    /// Sets the frames of the views.
    func layOutParts() {
        track.frame = bounds
        let frames = frames
        for (view, frame) in zip(segments, frames) { view.frame = frame }
        placeThumb(frames)
        for (index, view) in separators.enumerated() where index + 1 < frames.count {
            let x = readsRightToLeft ? frames[index].minX : frames[index].maxX
            let size =
                view.image?.size
                ?? CGSize(width: SegmentedMetrics.separatorWidth, height: bounds.height - 2 * SegmentedMetrics.separatorInset)
            view.frame = CGRect(x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: max(0, size.height))
        }
    }

    private func placeThumb(_ frames: [CGRect]) {
        let shows = frames.indices.contains(thumbIndex) && !look.hasBackgrounds
        let scale = press.thumbTarget == nil ? 1 : SegmentedMetrics.pressedThumbScale
        thumb.alpha = shows ? 1 : 0
        guard frames.indices.contains(thumbIndex) else { return }
        let rect = frames[thumbIndex].insetBy(
            dx: min(SegmentedMetrics.thumbInset, frames[thumbIndex].width / 2), dy: min(SegmentedMetrics.thumbInset, bounds.height / 2))
        let place = {
            self.thumb.bounds = CGRect(origin: .zero, size: rect.size)
            self.thumb.center = CGPoint(x: rect.midX, y: rect.midY)
        }
        place()
        thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Animates a change of pressed titles.
    func fade() {
        guard window != nil else { return update() }
        UIView.animate(
            withDuration: SegmentedMetrics.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.update() }
    }

    /// Animates a change of frames.
    func slide(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard window != nil else {
            changes()
            completion?()
            return
        }
        UIView.animate(
            withDuration: SegmentedMetrics.slideDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes, completion: { _ in completion?() })
    }
}
