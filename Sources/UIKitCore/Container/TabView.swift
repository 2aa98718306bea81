internal import CoreGraphics
internal import Foundation

/// The root view of a tab bar controller: the screens, and the bar over them.
@MainActor final class TabView: UIView {
    private let stage: TabSelectionController
    let screens = NavigationContentView()
    var bar: UITabBar { stage.bar }

    init(frame: CGRect, stage: TabSelectionController) {
        self.stage = stage
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screens.frame = bounds
        addSubview(screens)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        stage.layOut()
    }

    override func boundsSizeDidChange() { stage.layOut() }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Carries the tab bar along with a screen that it leaves or comes with, in the safe area that the bar has at rest.
///
/// The screens of a navigation stack hand down a safe area that leaves the tab bar out: in it, a tab bar would have no height for its items.
@MainActor final class TabBarTransitionContainer: UIView {
    private let safeArea: UIEdgeInsets

    init(frame: CGRect, safeArea: UIEdgeInsets) {
        self.safeArea = safeArea
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    package override var safeAreaForChildren: UIEdgeInsets { safeArea }
    /// Only the bar takes touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.contains(point) }
    }
}
