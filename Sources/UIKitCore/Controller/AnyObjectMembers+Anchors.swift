public import ObjectiveC

/// Anchors of a view, a layout guide, or a controller's guide for its bars.
extension AnyObjectMembers {
    /// The anchor of the top edge; nil for objects of other classes.
    @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! {
        anchor(\.topAnchor, \.topAnchor) ?? (object as? any UILayoutSupport)?.topAnchor
    }
    /// The anchor of the bottom edge; nil for objects of other classes.
    @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! {
        anchor(\.bottomAnchor, \.bottomAnchor) ?? (object as? any UILayoutSupport)?.bottomAnchor
    }
    /// The anchor of the edge where text begins; nil for objects of other classes.
    @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! { anchor(\.leadingAnchor, \.leadingAnchor) }
    /// The anchor of the edge where text ends; nil for objects of other classes.
    @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! { anchor(\.trailingAnchor, \.trailingAnchor) }
    /// The anchor of the left edge; nil for objects of other classes.
    @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor! { anchor(\.leftAnchor, \.leftAnchor) }
    /// The anchor of the right edge; nil for objects of other classes.
    @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor! { anchor(\.rightAnchor, \.rightAnchor) }
    /// The anchor of the horizontal centre; nil for objects of other classes.
    @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! { anchor(\.centerXAnchor, \.centerXAnchor) }
    /// The anchor of the vertical centre; nil for objects of other classes.
    @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! { anchor(\.centerYAnchor, \.centerYAnchor) }
    /// The anchor of the width; nil for objects of other classes.
    @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension! { anchor(\.widthAnchor, \.widthAnchor) }
    /// The anchor of the height; nil for objects of other classes.
    @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension! {
        anchor(\.heightAnchor, \.heightAnchor) ?? (object as? any UILayoutSupport)?.heightAnchor
    }

    @MainActor private func anchor<Anchor>(_ ofView: (UIView) -> Anchor, _ ofGuide: (UILayoutGuide) -> Anchor) -> Anchor? {
        (object as? UIView).map(ofView) ?? (object as? UILayoutGuide).map(ofGuide)
    }
}
