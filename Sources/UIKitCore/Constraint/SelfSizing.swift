package import Foundation

/// What lists and bars ask of views that constraints size.
extension UIView {
    /// Whether the view, or one inside it, has constraints, after those that wait for `updateConstraints()` were made.
    package var hasConstraintsInside: Bool {
        updateConstraintsIfNeeded()
        return FittingSize.hasConstraints(self)
    }

    /// Whether constraints are installed in the view itself.
    package var hasConstraintsOfItsOwn: Bool { participation?.hasConstraints == true }

    /// The fitting size of a view whose `content` fills it up to insets, whatever the content's frame is now: a cell.
    package func fittingSize(
        _ target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority, content: UIView, insets: UIEdgeInsets
    ) -> CGSize {
        FittingSize.compute(of: self, target: target, horizontally: horizontally, vertically: vertically, filling: (content, insets))
    }

    /// The size that constraints and content ask for in a bar or a similar host; nil for a view with a size of its own.
    ///
    /// - Parameter width: the width if it is given, else the one that fits is taken.
    package func hostedFittingSize(width: CGFloat? = nil) -> CGSize? {
        let keepsFrame = translatesAutoresizingMaskIntoConstraints && bounds.width > 0 && bounds.height > 0
        guard !keepsFrame || participation?.item.hostedSize == bounds.size else { return nil }
        guard !translatesAutoresizingMaskIntoConstraints || hasConstraintsInside else { return nil }
        guard let width else { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Sets the frame of a view that a host places, whether or not constraints concern it.
    package func place(byHost frame: CGRect) {
        if LayoutEngine.shared.isUsed {
            let item = layoutItem
            if !translatesAutoresizingMaskIntoConstraints, !item.isHosted {
                item.isHosted = true
                LayoutEngine.shared.sourceChanged(item)
            }
            // A size that the app set stays the view's own.
            let isOwn = translatesAutoresizingMaskIntoConstraints && !bounds.isEmpty && item.hostedSize != bounds.size
            if !isOwn { item.hostedSize = frame.size }
        }
        if self.frame != frame { self.frame = frame }
    }

    /// Tells the view and those above it of a change of constraints or content sizes, if a list has asked for that.
    func noteConstraintsChanged() {
        guard LayoutEngine.shared.reportsChanges else { return }
        var link: UIView? = self
        while let view = link {
            view.constraintsInsideDidChange()
            link = view.parent
        }
    }

    /// From now on `constraintsInsideDidChange()` is called.
    package static func observeConstraintChanges() { LayoutEngine.shared.reportsChanges = true }
}
