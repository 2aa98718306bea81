internal import CoreGraphics
internal import Foundation

/// Common behaviour of the three bars, in addition to showing items.
@preconcurrency @MainActor protocol StyledBar: BarItemPresenter {
    var background: BarBackground { get }
    var barStyle: UIBarStyle { get }
    var isTranslucent: Bool { get }
    var barTintColor: UIColor? { get }
    /// The bar's height without safe area. > Units: points.
    var naturalHeight: CGFloat { get }
    func refreshAppearance()
}

extension StyledBar {
    func prepareBar() {
        addSubview(background)
        refreshAppearance()
    }

    var backgroundStyle: BarBackgroundStyle { BarBackgroundStyle(barStyle: barStyle, isTranslucent: isTranslucent, tint: barTintColor) }

    /// Black bars have the dark style.
    func barStyleDidChange() {
        overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
        refreshAppearance()
    }

    /// Bars of phones are lower in landscape.
    func heightMayChange(from previous: UITraitCollection?) {
        if previous?.verticalSizeClass != traitCollection.verticalSizeClass { invalidateIntrinsicContentSize() }
        refreshAppearance()
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: naturalHeight)
    }

    /// Appearance proxies of items apply while they are on screen.
    func applyProxies(to items: [UIBarItem]) {
        guard window != nil else { return }
        for item in items { applicationContext.appearances.apply(to: item) }
    }
}
