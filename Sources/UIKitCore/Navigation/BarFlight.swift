internal import CoreGraphics
internal import Foundation

/// The transition between two items: the title becomes the back button's label on a push, and the reverse on a pop.
///
/// > Facts 3.3 (R).
extension NavigationItemView {
    enum Place {
        case here
        /// Not pushed yet, or popped: beyond the trailing edge.
        case ahead
        /// Covered by another item, whose back button shows its title.
        case beneath
    }

    /// Sets every part to its state while `other` is the visible item.
    func take(_ place: Place, beside other: NavigationItemView) {
        let direction: CGFloat = readsRightToLeft ? -1 : 1
        for view in [left, right, prompt, middle, largeTitle] { view.alpha = place == .here ? 1 : 0 }
        if let back {
            back.label.alpha = place == .here ? back.partAlpha : 0
            // A chevron that both items have stays.
            back.chevron.alpha = place == .here || other.back != nil ? back.partAlpha : 0
        }
        largeClip.clipsToBounds = false
        // Each part is set once, since intermediate values would be animated too.
        switch place {
        case .here: for view in [middle, largeTitle, prompt] + [back?.label].compactMap({ $0 }) { view.transform = .identity }
        case .ahead:
            for view in [middle, prompt] { view.transform = CGAffineTransform(translationX: direction * bounds.width / 2, y: 0) }
            largeTitle.transform = CGAffineTransform(translationX: direction * bounds.width, y: 0)
            if let back { fly(back.label, showing: back.label, to: other.place(of: other.shownTitle)) }
        case .beneath:
            let away = CGAffineTransform(translationX: -direction * bounds.width / 3, y: 0)
            let target = other.back?.label.text == nil || item.titleView != nil ? nil : other.back?.label
            let flying: UIView? = target == nil ? nil : showsLarge ? largeTitle : middle
            for view in [middle, largeTitle, prompt] where view !== flying { view.transform = away }
            back?.label.transform = away
            if let flying, let target { fly(flying, showing: shownTitle, to: other.place(of: target)) }
        }
    }

    /// The transition ended.
    func land() { largeClip.clipsToBounds = true }

    private var showsLarge: Bool { context.showsLargeTitle && !largeClip.isHidden }
    private var shownTitle: UIView { showsLarge ? largeTitle : middleContent }

    /// A view's frame without a transition. > Units: points of the bar.
    private func restingFrame(of view: UIView) -> CGRect {
        var rect = CGRect(origin: .zero, size: view.bounds.size)
        var link: UIView? = view
        while let current = link, current !== self {
            rect.origin.x += current.center.x - current.bounds.width / 2
            rect.origin.y += current.center.y - current.bounds.height / 2
            link = current.superview
        }
        return rect
    }

    /// The text's rectangle in a label, or the bounds of another view.
    private func place(of view: UIView) -> CGRect {
        var rect = restingFrame(of: view)
        guard let label = view as? UILabel else { return rect }
        let width = min(rect.width, label.intrinsicContentSize.width)
        if label.textAlignment == .center {
            rect.origin.x = rect.midX - width / 2
        } else if readsRightToLeft {
            rect.origin.x = rect.maxX - width
        }
        rect.size.width = width
        return rect
    }

    /// Aligns the text of a view with another's text at the leading edge, scaled to its height.
    private func fly(_ view: UIView, showing text: UIView, to target: CGRect) {
        let own = place(of: text)
        guard own.height > 0, target.height > 0 else { return }
        let scale = target.height / own.height
        let rest = restingFrame(of: view)
        let (from, to) = readsRightToLeft ? (own.maxX, target.maxX) : (own.minX, target.minX)
        view.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: to - rest.midX - scale * (from - rest.midX),
            ty: target.midY - rest.midY - scale * (own.midY - rest.midY))
    }
}

extension UIView {
    /// Sets the frame that a view in transition moves from or to. > Units: points of the superview.
    func rest(in rect: CGRect) {
        (bounds.size, center) = (rect.size, CGPoint(x: rect.midX, y: rect.midY))
    }
}

extension UINavigationBar {
    /// Animates from one item's parts to the next one's, in the surrounding animation if there is one.
    func fly(from old: NavigationItemView, to new: NavigationItemView, _ motion: Motion) {
        old.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            switch motion {
            case .push: new.take(.ahead, beside: old)
            case .pop: new.take(.beneath, beside: old)
            case .fade: new.alpha = 0
            }
        }
        let options: UIView.AnimationOptions = [.curveEaseInOut, .allowUserInteraction]
        fadeBackLabel(from: old, to: new, motion, options)
        UIView.animate(withDuration: BarMetrics.transitionDuration, delay: 0, options: options) {
            switch motion {
            case .push: old.take(.beneath, beside: new)
            case .pop: old.take(.ahead, beside: new)
            case .fade: old.alpha = 0
            }
            if motion == .fade { new.alpha = 1 } else { new.take(.here, beside: old) }
        } completion: { _ in
            new.land()
            old.removeFromSuperview()
        }
    }

    /// The label of a covered back button fades out early, and in late.
    private func fadeBackLabel(
        from old: NavigationItemView, to new: NavigationItemView, _ motion: Motion, _ options: UIView.AnimationOptions
    ) {
        let whole = UIView.inheritedAnimationDuration > 0 ? UIView.inheritedAnimationDuration : BarMetrics.transitionDuration
        let part = whole * BarMetrics.backLabelFade
        let own = options.union(.overrideInheritedDuration)
        switch motion {
        case .push: UIView.animate(withDuration: part, delay: 0, options: own) { old.back?.label.alpha = 0 }
        case .pop:
            guard let back = new.back else { return }
            UIView.animate(withDuration: part, delay: whole - part, options: own) { back.label.alpha = back.partAlpha }
        case .fade: break
        }
    }
}
