import UIKit

/// The dock at the left, and the page of its selected tab in the rest.
final class MainViewController: UIViewController {
    private let workplace: Workplace
    private let metrics: DockMetrics
    private var dock: DockView?
    private let content = UIView()
    /// The dock's colour down to the screen's edge, below the dock's items.
    private let base = UIView()
    private lazy var pages = Pages.make(workplace)
    private var popover: LocationPopover?
    private let observation = Observation()

    init(workplace: Workplace) {
        self.workplace = workplace
        metrics = UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        let dock = DockView(metrics: metrics, height: view.bounds.height)
        dock.autoresizingMask = [.flexibleHeight, .flexibleRightMargin]
        dock.delegate = self
        dock.setCity(workplace.cities.current)
        content.frame = CGRect(x: metrics.width, y: 0, width: view.bounds.width - metrics.width, height: view.bounds.height)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        base.backgroundColor = Palette.dock
        base.autoresizingMask = dock.autoresizingMask
        for view in [content, base, dock] { self.view.addSubview(view) }
        self.dock = dock
        popover = LocationPopover(host: self, item: dock.location) { [workplace] in
            CityListViewController(metadata: workplace.metadata, choice: workplace.cities)
        }
        observation.on(CityChoice.didChange, object: workplace.cities) { [weak self] _ in
            self?.dock?.setCity(self?.workplace.cities.current)
        }
        workplace.pointAtLocation = { [weak self] in self?.pointAtLocation() }
        workplace.openLocation = { [weak self] in self?.popover?.open() }
        show(pages[0], instead: nil)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        // The dock's items keep clear of the status bar, the home indicator and a phone's notch.
        let insets = view.safeAreaInsets
        let width = metrics.width + insets.left
        dock?.frame = CGRect(
            x: 0, y: insets.top, width: width, height: view.bounds.height - insets.top - max(0, insets.bottom - 8))
        base.frame = CGRect(x: 0, y: insets.top, width: width, height: view.bounds.height - insets.top)
        content.frame = CGRect(x: width, y: 0, width: view.bounds.width - width, height: view.bounds.height)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .default }

    private func show(_ new: UIViewController, instead old: UIViewController?) {
        old?.willMove(toParent: nil)
        addChild(new)
        new.view.frame = content.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        old?.view.removeFromSuperview()
        content.addSubview(new.view)
        old?.removeFromParent()
        new.didMove(toParent: self)
    }

    /// Points at the location item: a city must be chosen first.
    private func pointAtLocation() {
        guard let item = dock?.location else { return }
        let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
        bounce.values = [1, 1.25, 0.95, 1.1, 1]
        bounce.duration = 0.5
        item.layer.add(bounce, forKey: "point")
    }
}

extension MainViewController: DockDelegate {
    func dock(_ dock: DockView, didSelectTabFrom old: Int, to new: Int) { show(pages[new], instead: pages[old]) }
    func dockDidTapLocation(_ dock: DockView) { popover?.open() }

    func dockDidTapMore(_ dock: DockView) {
    }
}
