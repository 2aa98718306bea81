internal import DeviceProtocol
internal import Foundation
internal import UIKit
internal import UserNotifications
internal import ViewLayout

/// The home screen: the icons of all apps over a wallpaper, and the transitions between an app and its icon.
final class HomeViewController: UIViewController, UIScrollViewDelegate {
    /// > Units: points. > Confidence: R.
    private enum Metrics {
        static let dots: CGFloat = 28
        static let zoom: TimeInterval = 0.5
        static let fade: TimeInterval = 0.15
    }

    /// Opens the app of this identifier; its snapshot fills the screen.
    var open: ((String) -> Void)?
    /// The user chose a quick action of the app of this identifier; its snapshot fills the screen.
    var choose: ((AppShortcut, String) -> Void)?
    /// Shows the device's settings instead of home.
    var openSettings: (() -> Void)?
    private var state = ShellState()
    /// Of the apps, in order.
    private var icons: [HomeIconView] = []
    private let settings = HomeIconView(SettingsIcon.app, picture: SettingsIcon.picture)
    private let pages = UIScrollView()
    private let dots = UIPageControl()
    private let wallpaper = WallpaperView()
    /// An app's snapshot in a transition.
    private let picture = UIImageView()
    private var isMoving = false

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [wallpaper, pages, dots, picture] as [UIView] { view.addSubview(part) }
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.contentInsetAdjustmentBehavior = .never
        pages.delegate = self
        pages.addSubview(settings)
        settings.onTap = { [weak self] in self?.openSettings?() }
        dots.hidesForSinglePage = true
        dots.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.isHidden = true
    }

    /// The frame to which an app's snapshot animates; nil for one without an icon here, or on another page.
    func iconFrame(of app: String) -> CGRect? {
        guard let icon = icons.first(where: { $0.app.identifier == app }) else { return nil }
        let frame = pages.convert(icon.frame, to: view)
        return view.bounds.intersects(frame) ? frame : nil
    }

    /// On a phone, home is portrait only.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func show(_ state: ShellState) {
        loadViewIfNeeded()
        self.state = state
        var known = icons
        icons = state.apps.map { app in
            if let index = known.firstIndex(where: { $0.shows(app) }) {
                let icon = known.remove(at: index)
                icon.show(app)
                return icon
            }
            let icon = HomeIconView(app)
            icon.onTap = { [weak self] in self?.enter(app.identifier) }
            icon.onShortcut = { [weak self] shortcut in self?.enter(app.identifier, for: shortcut) }
            return icon
        }
        for gone in known { gone.removeFromSuperview() }
        for icon in icons { pages.addSubview(icon) }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if !state.comesFrom.isEmpty { leave() } else if !isMoving { picture.isHidden = true }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        let (insets, size) = (view.safeAreaInsets, view.bounds.size)
        let grid = HomeGrid(
            size: size, top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
            isPad: traitCollection.userInterfaceIdiom == .pad, isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
        let all = icons + [settings]
        let count = grid.pages(for: all.count)
        if pages.frame != view.bounds {
            pages.frame = view.bounds
            pages.contentOffset = CGPoint(x: CGFloat(min(dots.currentPage, count - 1)) * size.width, y: 0)
        }
        pages.contentSize = CGSize(width: CGFloat(count) * size.width, height: size.height)
        pages.isScrollEnabled = count > 1
        for (index, icon) in all.enumerated() { icon.frame = grid.frame(of: index) }
        dots.numberOfPages = count
        dots.frame = CGRect(x: 0, y: size.height - insets.bottom - Metrics.dots, width: size.width, height: Metrics.dots)
    }

    // MARK: Pages

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard view.bounds.width > 0 else { return }
        dots.currentPage = Int(saturating: (pages.contentOffset.x / view.bounds.width).rounded())
    }

    private func turn() {
        pages.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * view.bounds.width, y: 0), animated: true)
    }

    /// Shows an app's page without animation.
    private func reveal(_ app: String) {
        guard let icon = icons.first(where: { $0.app.identifier == app }), view.bounds.width > 0 else { return }
        pages.contentOffset.x = (icon.frame.midX / view.bounds.width).rounded(.down) * view.bounds.width
    }

    // MARK: Transitions

    /// Puts the snapshot of the app that closes over home, to be animated away.
    func showSnapshotForReturn(_ state: ShellState) {
        picture.image = state.app(state.under).flatMap { UIImage(contentsOfFile: $0.picture) }
        put(at: view.bounds, isBig: true)
        picture.alpha = 1
    }

    /// The app's snapshot shrinks to its icon.
    private func leave() {
        guard let app = state.app(state.comesFrom), let left = UIImage(contentsOfFile: app.picture) else { return }
        reveal(app.identifier)
        picture.image = left
        put(at: view.bounds, isBig: true)
        picture.alpha = 1
        UIView.animate(withDuration: Metrics.fade, delay: Metrics.fade, options: []) { self.picture.alpha = 0 }
        move {
            self.put(at: self.iconFrame(of: app.identifier) ?? .zero, isBig: false)
        } completion: {
            self.picture.isHidden = true
        }
    }

    private func enter(_ identifier: String, for shortcut: AppShortcut? = nil) {
        guard !isMoving, let app = state.app(identifier), let icon = iconFrame(of: identifier) else { return }
        picture.image = app.picture.isEmpty ? launchSnapshot(of: app) : UIImage(contentsOfFile: app.picture)
        picture.backgroundColor = picture.image == nil ? .systemBackground : nil
        put(at: icon, isBig: false)
        picture.alpha = 0
        UIView.animate(withDuration: Metrics.fade) { self.picture.alpha = 1 }
        move {
            self.put(at: self.view.bounds, isBig: true)
        } completion: {
            if let shortcut { self.choose?(shortcut, identifier) } else { self.open?(identifier) }
        }
    }

    /// The app's launch screen until its first frame; nil if it declares none.
    private func launchSnapshot(of app: ShellState.App) -> UIImage? {
        let size = view.bounds.size
        guard let bundle = Bundle(path: app.folder), let screen = LaunchScreen.view(of: bundle, size: size) else { return nil }
        return UIGraphicsImageRenderer(size: size).image { screen.layer.render(in: $0.cgContext) }
    }

    private func put(at place: CGRect, isBig: Bool) {
        picture.isHidden = false
        picture.frame = place
        picture.layer.cornerRadius = isBig ? 0 : place.width * 0.2237
    }

    private func move(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
        isMoving = true
        UIView.animate(
            withDuration: Metrics.zoom, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: change
        ) { [weak self] _ in
            self?.isMoving = false
            completion()
        }
    }
}
