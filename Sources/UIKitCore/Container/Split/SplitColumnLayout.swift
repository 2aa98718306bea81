package import CoreGraphics

/// Where the columns of a split view lie in each way of showing them.
///
/// > Units: points of the split view. > Contract: UIKit, UISplitViewController displayMode
package struct SplitColumnLayout: Hashable, Sendable {
    package typealias Mode = UISplitViewController.DisplayMode
    package typealias Behavior = UISplitViewController.SplitBehavior

    package struct Frames: Hashable, Sendable {
        package var primary: CGRect
        package var supplementary: CGRect?
        package var secondary: CGRect
    }

    package var size: CGSize
    package var primaryWidth: CGFloat
    /// Nil with two columns.
    package var supplementaryWidth: CGFloat?
    /// The primary column lies at the right.
    package var isMirrored: Bool

    package init(size: CGSize, primaryWidth: CGFloat, supplementaryWidth: CGFloat?, isMirrored: Bool = false) {
        (self.size, self.primaryWidth, self.supplementaryWidth, self.isMirrored) = (size, primaryWidth, supplementaryWidth, isMirrored)
    }

    // MARK: Frames

    /// Columns that do not show lie beside the view.
    package func frames(_ mode: Mode) -> Frames {
        let middle = supplementaryWidth ?? 0
        let shown = (primary: Self.showsPrimary(mode, hasSupplementary: supplementaryWidth != nil), middle: Self.showsAny(mode))
        let primaryX = shown.primary ? 0 : -primaryWidth - (shown.middle ? 0 : middle)
        let middleX = shown.primary ? primaryWidth : shown.middle ? 0 : -middle
        var left: CGFloat = 0
        var width = size.width
        switch mode {
        case .oneBesideSecondary: left = supplementaryWidth ?? primaryWidth
        case .twoBesideSecondary: left = primaryWidth + middle
        case .twoDisplaceSecondary:
            left = primaryWidth + middle
            width = size.width - middle
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: break
        }
        if mode != .twoDisplaceSecondary { width = max(0, size.width - left) }
        return Frames(
            primary: place(primaryX, primaryWidth), supplementary: supplementaryWidth.map { place(middleX, $0) },
            secondary: place(left, width))
    }

    private func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }

    package static func showsAny(_ mode: Mode) -> Bool { mode != .secondaryOnly && mode != .automatic }
    package static func showsPrimary(_ mode: Mode, hasSupplementary: Bool) -> Bool {
        switch mode {
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .oneBesideSecondary, .oneOverSecondary: !hasSupplementary
        case .automatic, .secondaryOnly: false
        }
    }
    /// Whether columns lie over the secondary one, which is darker then.
    package static func isOver(_ mode: Mode) -> Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

    // MARK: Choosing

    /// How columns come up beside or over the secondary one, where no one said: beside it where the view is wider than high (R).
    package func behavior(preferred: Behavior, mode: Mode) -> Behavior {
        if preferred != .automatic { return preferred }
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
        }
    }

    /// The mode shown for a wish, in the forms that the behaviour has.
    package func mode(preferred: Mode, behavior: Behavior) -> Mode {
        let command = preferred == .automatic ? (behavior == .overlay ? Mode.secondaryOnly : .oneBesideSecondary) : preferred
        switch command {
        case .automatic, .secondaryOnly: return .secondaryOnly
        case .oneBesideSecondary, .oneOverSecondary: return one(behavior)
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return supplementaryWidth == nil ? one(behavior) : two(behavior)
        }
    }

    package func one(_ behavior: Behavior) -> Mode { behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }
    package func two(_ behavior: Behavior) -> Mode {
        behavior == .overlay ? .twoOverSecondary : behavior == .displace ? .twoDisplaceSecondary : .twoBesideSecondary
    }

    /// The mode in which a column shows as well.
    package func mode(showing column: UISplitViewController.Column, from mode: Mode, _ behavior: Behavior) -> Mode {
        switch column {
        case .primary:
            if Self.showsPrimary(mode, hasSupplementary: supplementaryWidth != nil) { return mode }
            return supplementaryWidth == nil ? one(behavior) : two(behavior)
        case .supplementary: return supplementaryWidth == nil || Self.showsAny(mode) ? mode : one(behavior)
        case .secondary: return Self.isOver(mode) ? .secondaryOnly : mode
        case .compact: return mode
        }
    }

    /// The mode in which a column no longer shows.
    package func mode(hiding column: UISplitViewController.Column, from mode: Mode, _ behavior: Behavior) -> Mode {
        switch column {
        case .primary:
            guard Self.showsPrimary(mode, hasSupplementary: supplementaryWidth != nil) else { return mode }
            return supplementaryWidth == nil ? .secondaryOnly : one(behavior)
        case .supplementary: return supplementaryWidth == nil ? mode : .secondaryOnly
        case .secondary, .compact: return mode
        }
    }
}

/// Widths of a split view's columns, where the app gives none (R). > Units: points.
enum SplitMetrics {
    static let fraction: CGFloat = 0.4
    static let maximumColumnWidth: CGFloat = 320
    static let duration: Double = 0.35
    /// Black over the secondary column while others lie over it.
    static let dimming: CGFloat = 0.2

    /// > Contract: UIKit, UISplitViewController preferredPrimaryColumnWidth, …Fraction, minimum…, maximum…
    static func width(preferred: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat, of total: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let command = preferred != automatic ? preferred : total * (fraction != automatic ? fraction : Self.fraction)
        let top = most != automatic ? most : preferred != automatic || fraction != automatic ? max(maximumColumnWidth, command) : maximumColumnWidth
        return min(max(command, least != automatic ? least : 0, 0), max(top, 0), total).rounded()
    }
}
