internal import Foundation

/// Shows one screen of a group of tabs.
@MainActor final class TabGroupController: UIViewController {
    private weak var group: UITabGroup?
    private var shown: UIViewController?

    init(_ group: UITabGroup) {
        self.group = group
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        place()
    }

    func show(_ screen: UIViewController?) {
        guard screen !== shown else { return }
        if let shown, shown.parent === self {
            shown.willMove(toParent: nil)
            shown.viewIfLoaded?.removeFromSuperview()
            shown.removeFromParent()
        }
        shown = screen
        guard let screen else { return }
        addChild(screen)
        if isViewLoaded { place() }
        screen.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }

    private func place() {
        guard let shown, let content = shown.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    override var childForStatusBarStyle: UIViewController? { shown }
    override var childForStatusBarHidden: UIViewController? { shown }
    override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedContent(for: edge) ?? shown?.contentScrollView(for: edge)
    }
}
