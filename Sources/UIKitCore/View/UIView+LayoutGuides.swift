package import Foundation
internal import ObjectiveC

extension UIView {
    private static let safeAreaKey = AssociationKey()
    private static let marginsKey = AssociationKey()
    private static let keyboardKey = AssociationKey()
    private static let readableKey = AssociationKey()

    var madeSafeAreaGuide: UILayoutGuide {
        guide(Self.safeAreaKey, "UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    var madeMarginsGuide: UILayoutGuide {
        guide(Self.marginsKey, "UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
    }

    var madeReadableGuide: UILayoutGuide {
        guide(Self.readableKey, "UIViewReadableContentGuide") { view in
            let area = view.bounds.inset(by: view.layoutMargins)
            guard area.width > ReadableWidth.points else { return area }
            return CGRect(
                x: area.midX - ReadableWidth.points / 2, y: area.minY, width: ReadableWidth.points, height: area.height)
        }
    }

    func adopt(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self || !layoutGuides.contains(layoutGuide) else { return }
        if let old = layoutGuide.owningView { old.removeLayoutGuide(layoutGuide) }
        _ = layoutGuide.layoutItem
        madeParticipation.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    func drop(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let participation = layoutGuide.participation else { return }
        for view in sequence(first: self, next: \.superview) {
            view.removeConstraints(view.constraints.filter { $0.first === participation.item || $0.second === participation.item })
        }
        self.participation?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    var madeKeyboardGuide: UIKeyboardLayoutGuide {
        if let guide = AssociatedObjects.shared.value(of: self, key: Self.keyboardKey.pointer) as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        (guide.identifier, guide.owningView, guide.tracking) = ("UIViewKeyboardLayoutGuide", self, .bottom)
        AssociatedObjects.shared.set(guide, for: self, key: Self.keyboardKey.pointer)
        guide.updateTrackedConstraints()
        applicationContext.keyboardTracking.add(self)
        return guide
    }

    private func guide(_ key: AssociationKey, _ identifier: String, _ measure: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        if let guide = AssociatedObjects.shared.value(of: self, key: key.pointer) as? UILayoutGuide { return guide }
        let guide = UILayoutGuide()
        (guide.identifier, guide.owningView, guide.measure, guide.tracking) = (identifier, self, measure, .edges)
        AssociatedObjects.shared.set(guide, for: self, key: key.pointer)
        return guide
    }
}

/// > Units: points. Confidence R, facts 2.3: 672 on iOS 9 to 17.
private enum ReadableWidth {
    static let points: CGFloat = 672
}

extension UIView {
    /// The frame's size for the intrinsic size, which is that of the alignment rectangle; `noIntrinsicMetric` as there.
    package var intrinsicFrameSize: CGSize {
        let (size, insets, none) = (intrinsicContentSize, alignmentRectInsets, UIView.noIntrinsicMetric)
        return CGSize(
            width: size.width == none ? none : size.width + insets.left + insets.right,
            height: size.height == none ? none : size.height + insets.top + insets.bottom)
    }

    /// The alignment rectangle of the frame without a transform, in the superview's coordinates.
    var alignmentRectOfFrame: CGRect {
        let (size, anchor, center) = (bounds.size, anchorPoint, center)
        return alignmentRect(
            forFrame: CGRect(
                x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height))
    }
}
