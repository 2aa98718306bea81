internal import Foundation
internal import HostInterface
internal import UIKit
internal import UIKitCore
internal import UserNotifications

/// The cover sheet: lock screen or notification center. Time and date above notifications, over the wallpaper; dismissed upwards.
final class CoverSheetViewController: UIViewController {
    /// > Units: points. > Confidence: R.
    private enum Metrics {
        static let date: CGFloat = 22
        static let clock: CGFloat = 92
        static let head: CGFloat = 44
        static let handle: CGFloat = 130
        static let most: CGFloat = 430
        static let fade: TimeInterval = 0.3
        static let slide: TimeInterval = 0.4
        /// Minimum distance, as a fraction of the height, or speed for opening it.
        static let far: CGFloat = 0.4
        static let fast: CGFloat = 300
    }

    var command: ((ShellCommand) -> Void)?
    /// With the identifier of the notification's app.
    var answer: ((NotificationResponse, String) -> Void)?
    private var state = ShellState()
    private var isShown = false
    private let wallpaper = WallpaperView()
    private let padlock = UIImageView(image: UIImage(systemName: "lock.fill"))
    private let date = UILabel()
    private let clock = UILabel()
    private let heading = UILabel()
    private let clear = UIButton(type: .system)
    private let list = NotificationListView()
    private let handle = CoverSheetGrabber()
    private var cancelTick: (@MainActor () -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [wallpaper, padlock, date, clock, heading, clear, list, handle] as [UIView] { view.addSubview(part) }
        padlock.tintColor = .white
        padlock.contentMode = .center
        for (label, font) in [(date, UIFont.systemFont(ofSize: 20, weight: .semibold)), (clock, .systemFont(ofSize: 86, weight: .bold))] {
            label.font = font
            label.textColor = .white
            label.textAlignment = .center
        }
        clock.accessibilityIdentifier = "lock clock"
        heading.text = "Notification Center"
        heading.font = .systemFont(ofSize: 22, weight: .bold)
        heading.textColor = .white
        heading.accessibilityTraits = .header
        clear.setTitle("Clear All", for: .normal)
        clear.setTitleColor(.white, for: .normal)
        clear.contentHorizontalAlignment = .right
        clear.addAction(UIAction { [weak self] _ in self?.clearAll() }, for: .touchUpInside)
        list.onTap = { [weak self] in self?.answer?(NotificationResponse(notification: $0.notification), $0.app) }
        list.onClear = { [weak self] in self?.clear($0) }
        handle.onMove = { [weak self] way in self?.follow(way) }
        handle.onEnd = { [weak self] goes in goes ? self?.open() : self?.settle() }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func show(_ state: ShellState) {
        loadViewIfNeeded()
        let isNew = !isShown || state.place != self.state.place
        self.state = state
        (isShown, view.isHidden) = (true, false)
        padlock.isHidden = state.place != .lock
        (heading.isHidden, clear.isHidden) = (state.place == .lock, state.place == .lock || state.notifications.isEmpty)
        handle.text = state.place == .lock ? "Swipe up to open" : "Swipe up to close"
        list.show(state, at: Date())
        view.setNeedsLayout()
        view.layoutIfNeeded()
        guard isNew else { return }
        tick()
        enter()
    }

    /// Called when another screen replaces it.
    func leave() {
        cancelTick?()
        cancelTick = nil
        (isShown, view.isHidden) = (false, true)
    }

    private func enter() {
        if state.isHeld { return come(to: 0) }
        let isLock = state.place == .lock
        view.transform = isLock ? .identity : CGAffineTransform(translationX: 0, y: -view.bounds.height)
        view.alpha = isLock ? 0 : 1
        UIView.animate(withDuration: isLock ? Metrics.fade : Metrics.slide) { (self.view.transform, self.view.alpha) = (.identity, 1) }
    }

    // MARK: Time

    /// Updates the time, and schedules the next update.
    private func tick() {
        let now = Date()
        clock.text = ClockText.of(now.timeIntervalSince1970, on: applicationContext.device)
        let format = DateFormatter()
        format.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
        date.text = format.string(from: now)
        list.show(state, at: now)
        cancelTick?()
        let wait = max(1, 60 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60))
        cancelTick = applicationContext.delays.run(after: wait) { [weak self] in self?.tick() }
    }

    // MARK: Dragging

    private func follow(_ way: CGFloat) { view.transform = CGAffineTransform(translationX: 0, y: min(0, way)) }

    /// Follows a finger downwards. > Parameters: y: the finger's position; points of the screen.
    func come(to y: CGFloat) {
        view.alpha = 1
        follow(min(0, y - view.bounds.height))
    }

    /// Stays open, or closes again.
    func letGo(at y: CGFloat, speed: CGFloat) {
        let stays = abs(speed) > Metrics.fast ? speed > 0 : y > view.bounds.height * Metrics.far
        stays ? settle() : open()
    }

    private func settle() {
        UIView.animate(withDuration: Metrics.fade) { self.view.transform = .identity }
    }

    private func open() {
        UIView.animate(withDuration: Metrics.fade, delay: 0, options: .curveEaseOut) {
            self.view.transform = CGAffineTransform(translationX: 0, y: -self.view.bounds.height)
        } completion: { _ in
            self.command?(.uncover)
        }
    }

    private func clearAll() {
        for one in state.notifications { clear(one) }
    }

    private func clear(_ one: ShellState.Listed) {
        answer?(NotificationResponse(notification: one.notification, isDismissal: true, leavesList: true), one.app)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        let (insets, width) = (view.safeAreaInsets, view.bounds.width)
        let isLow = view.bounds.height < 500
        padlock.frame = CGRect(x: 0, y: insets.top, width: width, height: isLow ? 0 : 30)
        date.frame = CGRect(x: 0, y: padlock.frame.maxY + 6, width: width, height: Metrics.date)
        clock.frame = CGRect(x: 0, y: date.frame.maxY, width: width, height: Metrics.clock)
        let side = max(insets.left, (width - Metrics.most) / 2)
        let space = CGRect(x: side, y: clock.frame.maxY + 12, width: width - side * 2, height: Metrics.head)
        heading.frame = space.insetBy(dx: 20, dy: 0)
        clear.frame = CGRect(x: space.maxX - 120, y: space.minY, width: 100, height: Metrics.head)
        let top = state.place == .lock ? space.minY : space.maxY
        handle.frame = CGRect(
            x: 0, y: view.bounds.height - insets.bottom - Metrics.handle, width: width, height: Metrics.handle + insets.bottom)
        list.frame = CGRect(x: side, y: top, width: space.width, height: max(0, handle.frame.minY - top))
    }
}
