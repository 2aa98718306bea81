import UIKit

/// The dock at the left, and the page of its selected tab in the rest.
final class MainViewController: UIViewController {
    private let workplace: Workplace
    private var metrics = DockMetrics.phone
    private var dock: DockView?
    private let content = UIView()
    /// The dock's colour down to the screen's edge, below the dock's items.
    private let base = UIView()
    private lazy var pages = Pages.make(workplace)
    private var popover: LocationPopover?
    private var panel: DealPanelController?
    private let observation = Observation()

    init(workplace: Workplace) {
        self.workplace = workplace
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("is not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Seen behind the status bar above the dock: of the bars' colour.
        view.backgroundColor = Palette.card
        metrics = wantedMetrics
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
        workplace.openDeal = { [weak self] in self?.open($0) }
        workplace.pointAtLocation = { [weak self] in self?.pointAtLocation() }
        workplace.openLocation = { [weak self] in self?.popover?.open() }
        show(pages[0], instead: nil)
    }

    private var wantedMetrics: DockMetrics {
        DockMetrics(idiom: UIDevice.current.userInterfaceIdiom, windowWidth: view.bounds.width)
    }

    /// The window of a scene can become narrow or wide. Turning the device changes nothing here: autoresizing does it.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard metrics != wantedMetrics else { return }
        metrics = wantedMetrics
        // The items' places count from the edges of a dock without the insets at its side.
        dock?.frame.size.width = metrics.width
        dock?.apply(metrics)
        placeDock()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeDock()
    }

    private func placeDock() {
        // The dock's items keep clear of the status bar, the home indicator and a phone's notch.
        let insets = view.safeAreaInsets
        let width = metrics.width + insets.left
        dock?.frame = CGRect(
            x: 0, y: insets.top, width: width, height: view.bounds.height - insets.top - max(0, insets.bottom - 8))
        base.frame = CGRect(x: 0, y: insets.top, width: width, height: view.bounds.height - insets.top)
        content.frame = CGRect(x: width, y: 0, width: view.bounds.width - width, height: view.bounds.height)
    }

    /// The deals' grid.
    var grid: UICollectionView? { page(0, DealsViewController.self)?.collectionView }
    var mapPage: MapViewController? { page(1, MapViewController.self) }
    func showMap() { dock?.select(1) }

    private func page<Page: UIViewController>(_ index: Int, _ type: Page.Type) -> Page? {
        (pages[index] as? UINavigationController)?.viewControllers.first as? Page
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

    /// Covers the page with a deal; it goes when another tab is selected.
    private func open(_ deal: Deal) {
        guard panel == nil else { return }
        let panel = DealPanelController(deal: deal, workplace: workplace)
        addChild(panel)
        panel.view.frame = content.bounds
        panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(panel.view)
        panel.didMove(toParent: self)
        panel.onClose = { [weak self, weak panel] in
            // Not a later one.
            if let self, self.panel === panel { self.removePanel() }
        }
        self.panel = panel
        panel.slideIn()
    }

    private func removePanel() {
        panel?.willMove(toParent: nil)
        panel?.view.removeFromSuperview()
        panel?.removeFromParent()
        panel = nil
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
    func dock(_ dock: DockView, didSelectTabFrom old: Int, to new: Int) {
        removePanel()
        show(pages[new], instead: pages[old])
    }

    func dockDidTapLocation(_ dock: DockView) { popover?.open() }

    func dockDidTapMore(_ dock: DockView) {
        // A sheet or a popover is still on its way out.
        guard presentedViewController == nil else { return }
        let more = MoreViewController(workplace: workplace)
        let sheet = Pages.navigation(more)
        sheet.modalPresentationStyle = .formSheet
        sheet.presentationController?.delegate = self
        more.onClose = { [weak self] in
            self?.dismiss(animated: true)
            self?.dock?.more.isEnabled = true
        }
        dock.more.isEnabled = false
        present(sheet, animated: true)
    }
}

extension MainViewController: UIAdaptivePresentationControllerDelegate {
    /// The sheet went by a swipe, or a tap outside.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dock?.more.isEnabled = true }
}
