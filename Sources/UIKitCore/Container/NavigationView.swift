internal import CoreGraphics
internal import Foundation

/// The root view of a navigation controller: the screens, and the bars above them.
@MainActor final class NavigationView: UIView {
    private weak var bars: NavigationBars?
    private weak var hiding: BarVisibilityController?
    /// Holds the screen that shows, and during a transition both.
    let screens = NavigationContentView()

    init(frame: CGRect, bars: NavigationBars, hiding: BarVisibilityController) {
        (self.bars, self.hiding) = (bars, hiding)
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        screens.frame = bounds
        addSubview(screens)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bars?.layOut()
    }

    override func boundsSizeDidChange() { bars?.layOut() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        hiding?.heightClassChanged(from: previousTraitCollection)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Hands down a safe area that leaves out the bars.
@MainActor final class NavigationContentView: UIView {
    /// What the bars cover. > Units: points.
    var barInsets: UIEdgeInsets = .zero {
        didSet { if barInsets != oldValue { ViewMargins.updateInheritedMargins(self) } }
    }
    package override var safeAreaForChildren: UIEdgeInsets { safeAreaInsets + barInsets }
}
