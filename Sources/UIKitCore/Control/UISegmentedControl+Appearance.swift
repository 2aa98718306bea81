internal import CoreGraphics
import Foundation

/// What an app gave a segmented control to look like.
struct SegmentedAppearance {
    var backgrounds: [UIBarMetrics: ControlStateTable<UIImage>] = [:]
    var dividers: [UIBarMetrics: SegmentPairTable] = [:]
    var attributes = ControlStateTable<[NSAttributedString.Key: Any]>()
    var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

    var hasBackgrounds: Bool { backgrounds[.default]?.isEmpty == false }
    @MainActor var backgroundHeight: CGFloat? { backgrounds[.default]?.value(for: .normal)?.size.height }

    /// A state's attributes over the normal ones.
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

/// What a finger does to the segments.
struct SegmentPress {
    var pressed: Int?
    /// Where the finger holds the thumb; nil when it does not hold it.
    var thumbTarget: Int?
}

// How segments, thumb and separators become views.
extension UISegmentedControl {
    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }
    private static let separatorColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)

    /// The segment the thumb lies under.
    private var thumbIndex: Int { press.thumbTarget ?? selectedSegmentIndex }

    /// Puts state and look into the views.
    func update() {
        let usesImages = look.hasBackgrounds
        track.backgroundColor = usesImages ? nil : .tertiarySystemFill
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
        for (index, view) in segments.enumerated() {
            view.isSelected = index == thumbIndex
            view.isPressed = index == press.pressed && press.thumbTarget == nil
            let state = isEnabled ? view.state : view.state.union(.disabled)
            view.show(
                attributes: look.attributes(for: state),
                background: usesImages ? look.backgrounds[.default]?.value(for: state) : nil, alpha: contentAlpha(state),
                shift: adjustment(at: index))
        }
        updateSeparators()
        layOutParts()
    }

    private func contentAlpha(_ state: UIControl.State) -> CGFloat {
        if state.contains(.disabled) { return look.attributes[.disabled] == nil ? SegmentedMetrics.disabledAlpha : 1 }
        return state.contains(.highlighted) && look.attributes[.highlighted] == nil ? SegmentedMetrics.pressedTitleAlpha : 1
    }

    private func adjustment(at index: Int) -> CGPoint {
        let kind: Segment =
            segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
        let all = look.adjustments[.default] ?? [:]
        let offset = all[kind] ?? all[.any] ?? .zero
        return CGPoint(x: offset.horizontal, y: offset.vertical)
    }

    private func updateSeparators() {
        let table = look.dividers[.default]
        for (index, view) in separators.enumerated() where index + 1 < segments.count {
            let pair = readsRightToLeft ? (segments[index + 1], segments[index]) : (segments[index], segments[index + 1])
            view.image = table?.value(left: pair.0.state, right: pair.1.state)
            view.backgroundColor = view.image == nil ? Self.separatorColor : nil
            let isAdjacentToThumb = thumbIndex == index || thumbIndex == index + 1
            view.alpha = view.image == nil && (look.hasBackgrounds || isAdjacentToThumb) ? 0 : 1
        }
        separators.last?.alpha = separators.count >= segments.count ? 0 : 1
    }

    /// Puts the views in their places.
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

    /// A change of pressed titles.
    func fade() {
        guard window != nil else { return update() }
        UIView.animate(
            withDuration: SegmentedMetrics.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.update() }
    }

    /// A change of place.
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
