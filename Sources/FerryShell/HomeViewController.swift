internal import Foundation
internal import HostInterface
internal import UIKit
internal import UserNotifications

/// Home: the app's icon over a wallpaper, and the way from an app to its icon and back.
final class HomeViewController: UIViewController {
    /// > Units: points. > Confidence: R.
    private enum Metrics {
        static let icon: CGFloat = 60
        static let padIcon: CGFloat = 76
        static let top: CGFloat = 32
        static let side: CGFloat = 27
        static let badge: CGFloat = 24
        static let zoom: TimeInterval = 0.5
        static let fade: TimeInterval = 0.15
    }

    /// The app is to come to the front; its picture fills the screen.
    var open: (() -> Void)?
    private var state = ShellState()
    private var icon = AppIconView(name: "", picture: nil)
    private let button = UIButton(type: .custom)
    private let name = UILabel()
    private let badge = UILabel()
    private let wallpaper = WallpaperView()
    /// The app's screen on its way.
    private let picture = UIImageView()
    private var isMoving = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(wallpaper)
        for part in [icon, name, badge, button, picture] as [UIView] { view.addSubview(part) }
        name.font = .systemFont(ofSize: 12, weight: .medium)
        name.textColor = .white
        name.textAlignment = .center
        name.isAccessibilityElement = false
        badge.font = .systemFont(ofSize: 16)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.clipsToBounds = true
        (badge.isHidden, icon.isHidden) = (true, true)
        badge.isAccessibilityElement = false
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.isHidden = true
        button.accessibilityIdentifier = "home icon"
        button.addAction(UIAction { [weak self] _ in self?.enter() }, for: .touchUpInside)
    }

    /// Where the app's picture goes and comes from.
    var iconFrame: CGRect { icon.frame }

    /// A phone's home stands upright.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func show(_ state: ShellState) {
        loadViewIfNeeded()
        let isNew = state.name != self.state.name || state.icon != self.state.icon
        self.state = state
        if isNew {
            let made = AppIconView(name: state.name, picture: UIImage(contentsOfFile: state.icon))
            view.insertSubview(made, aboveSubview: wallpaper)
            icon.removeFromSuperview()
            icon = made
        }
        name.text = state.name
        badge.text = "\(state.badge)"
        badge.isHidden = state.badge == 0
        button.accessibilityLabel = state.name
        button.accessibilityValue = state.badge == 0 ? nil : "\(state.badge)"
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if state.comesFromApp { leave() } else if !isMoving { picture.isHidden = true }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        let side = traitCollection.userInterfaceIdiom == .pad ? Metrics.padIcon : Metrics.icon
        let place = CGRect(
            x: max(view.safeAreaInsets.left, 0) + Metrics.side, y: view.safeAreaInsets.top + Metrics.top, width: side, height: side)
        icon.frame = place
        button.frame = place.insetBy(dx: -4, dy: -4)
        name.frame = CGRect(x: place.midX - 45, y: place.maxY + 5, width: 90, height: 16)
        let width = max(Metrics.badge, badge.sizeThatFits(view.bounds.size).width + 14)
        badge.frame = CGRect(x: place.maxX - width + 9, y: place.minY - 9, width: width, height: Metrics.badge)
        badge.layer.cornerRadius = Metrics.badge / 2
    }

    /// The app's picture lies over home, to be uncovered.
    func lay(_ state: ShellState) {
        picture.image = UIImage(contentsOfFile: state.picture)
        put(big: true)
        picture.alpha = 1
    }

    // MARK: The way

    /// The app's screen shrinks to its icon.
    private func leave() {
        guard let left = UIImage(contentsOfFile: state.picture) else { return }
        picture.image = left
        put(big: true)
        picture.alpha = 1
        UIView.animate(withDuration: Metrics.fade, delay: Metrics.fade, options: []) { self.picture.alpha = 0 }
        move {
            self.put(big: false)
        } completion: {
            self.picture.isHidden = true
        }
    }

    private func enter() {
        guard !isMoving else { return }
        picture.image = state.picture.isEmpty ? nil : UIImage(contentsOfFile: state.picture)
        picture.backgroundColor = picture.image == nil ? .systemBackground : nil
        put(big: false)
        picture.alpha = 0
        UIView.animate(withDuration: Metrics.fade) { self.picture.alpha = 1 }
        move {
            self.put(big: true)
        } completion: {
            self.open?()
        }
    }

    private func put(big: Bool) {
        picture.isHidden = false
        picture.frame = big ? view.bounds : icon.frame
        picture.layer.cornerRadius = big ? 0 : icon.bounds.width * 0.2237
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
