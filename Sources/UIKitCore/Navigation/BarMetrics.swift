internal import CoreGraphics
internal import Foundation

/// Metrics of bars (facts 2.1). > Units: points, seconds.
@MainActor enum BarMetrics {
    // MARK: Heights

    /// D; pads R
    static let navigationHeight: CGFloat = 44
    static let padNavigationHeight: CGFloat = 50
    /// R
    static let compactHeight: CGFloat = 32
    /// M:FL
    static let largeTitleHeight: CGFloat = 52
    /// R
    static let promptHeight: CGFloat = 30
    static let toolbarHeight: CGFloat = 44
    /// On devices with a home indicator (M:QI).
    static let tallToolbarHeight: CGFloat = 49
    /// D; pads R
    static let tabHeight: CGFloat = 49
    static let padTabHeight: CGFloat = 50

    static func navigationRow(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padNavigationHeight }
        return traits.verticalSizeClass == .compact ? compactHeight : navigationHeight
    }

    static func toolbar(_ traits: UITraitCollection) -> CGFloat {
        if traits.verticalSizeClass == .compact, traits.userInterfaceIdiom != .pad { return compactHeight }
        return ApplicationContext.current.device.safeInsets.bottom > 0 ? tallToolbarHeight : toolbarHeight
    }

    static func tabBar(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padTabHeight }
        return traits.verticalSizeClass == .compact ? compactHeight : tabHeight
    }

    // MARK: Distances

    /// R: the larger one on wide screens.
    static func sideMargin(width: CGFloat) -> CGFloat {
        width >= UIMetrics.wideRootMarginWidth ? UIMetrics.wideRootMargin : UIMetrics.rootMargin
    }
    /// Between the contents of adjacent buttons (R).
    static let buttonGap: CGFloat = 16
    /// Between items of a toolbar (R).
    static let toolbarGap: CGFloat = 8
    /// The minimum width of an image button (R).
    static let minimumButtonWidth: CGFloat = 30
    /// D (HIG)
    static let touchTarget: CGFloat = 44
    /// Between a title and adjacent items (R).
    static let titleGap: CGFloat = 8
    /// A title next to tabs that has less is not shown (R).
    static let leastTitleBesideTabs: CGFloat = 44
    /// From the bar's edge to the chevron; and from the chevron to the title (R).
    static let chevronInset: CGFloat = 8
    static let chevronSize = CGSize(width: 13, height: 21)
    static let chevronGap: CGFloat = 6
    /// Below a large title (M:FL).
    static let largeTitleBottom: CGFloat = 8
    /// The remaining height of a large title when the small one appears (M:FL).
    static let titleCrossfadeDistance: CGFloat = 10
    static let titleFade: TimeInterval = 0.15
    /// A push or pop (facts 3.3).
    static let transitionDuration: TimeInterval = 0.35
    /// The fraction in which a covered back button's label fades (facts 3.3, remembered).
    static let backLabelFade = 0.4
    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
    static let promptFont = UIFont.systemFont(ofSize: 12)
    static let buttonFont = UIFont.systemFont(ofSize: 17)
    static let doneFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
}

/// Colours of bars without a public name.
enum BarColors {
    /// A bar's shadow line: black, and lighter on dark bars (M:FL).
    static let shadow = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    /// An unselected tab (M:FL).
    static let unselectedTab = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 117 / 255 : 153 / 255, alpha: 1)
    }
    /// A bar of the legacy black style.
    static let black = UIColor(white: 29 / 255, alpha: 0.94)
}

/// Images that bars draw themselves.
@MainActor enum BarImages {
    /// By the screen scale they were drawn for.
    private static var chevrons: [CGFloat: UIImage] = [:]

    /// The back chevron: two strokes, mirrored in right-to-left languages.
    static var chevron: UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        if let known = chevrons[format.scale] { return known }
        let made = drawChevron(format)
        chevrons[format.scale] = made
        return made
    }

    private static func drawChevron(_ format: UIGraphicsImageRendererFormat) -> UIImage {
        let size = BarMetrics.chevronSize
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: size.width - 2, y: 2))
            path.addLine(to: CGPoint(x: 2, y: size.height / 2))
            path.addLine(to: CGPoint(x: size.width - 2, y: size.height - 2))
            path.lineWidth = 3
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }
}
