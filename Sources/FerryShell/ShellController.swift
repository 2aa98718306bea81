internal import DeviceProtocol
internal import UIKit

/// The shell's screens, one over the other: home at the bottom.
final class ShellController: UIViewController {
    let home = HomeViewController()
    let switcher = SwitcherViewController()
    let cover = CoverSheetViewController()
    let settings = SettingsViewController()
    private lazy var settingsStack: UINavigationController = {
        let stack = UINavigationController(rootViewController: settings)
        stack.navigationBar.prefersLargeTitles = true
        return stack
    }()
    private let finger = SystemGestureTracker()
    private var state = ShellState()

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [home, settingsStack, switcher, cover] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        for part in [settingsStack, switcher, cover] as [UIViewController] { part.view.isHidden = true }
        view.addSubview(finger)
        finger.isHidden = true
        finger.onMove = { [weak self] place in self?.follow(place) }
        finger.onEnd = { [weak self] place, speed in self?.letGo(at: place, speed: speed) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for child in children { child.view.frame = view.bounds }
        finger.frame = view.bounds
    }

    override var childForStatusBarStyle: UIViewController? {
        switch state.place {
        case .home: home
        case .switcher: switcher
        case .lock, .center: cover
        case .settings: settingsStack
        }
    }
    /// There is no gesture from home.
    override var prefersHomeIndicatorAutoHidden: Bool { state.place == .home }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { home.supportedInterfaceOrientations }

    func show(_ state: ShellState) {
        loadViewIfNeeded()
        self.state = state
        home.view.accessibilityElementsHidden = state.place != .home
        var behind = state
        behind.comesFrom = ""
        let showsSettings = settingsStack.view.isHidden
        settingsStack.view.isHidden = state.place != .settings
        switch state.place {
        case .home:
            cover.leave()
            home.show(state)
            switcher.leave(state, to: state.comesFrom.isEmpty ? { [home] in home.iconFrame(of: $0) } : nil)
        case .switcher:
            cover.leave()
            home.show(behind)
            switcher.show(state)
        case .lock, .center:
            switcher.leave(state, to: nil)
            home.show(behind)
            if !state.under.isEmpty { home.showSnapshotForReturn(state) }
            cover.show(state)
        case .settings:
            cover.leave()
            switcher.leave(state, to: nil)
            home.show(behind)
            settings.show(state, isNew: showsSettings)
        }
        finger.isHidden = !state.isHeld
        setNeedsStatusBarAppearanceUpdate()
    }

    private func follow(_ place: CGPoint) {
        if state.place == .switcher { switcher.follow(place) } else { cover.come(to: place.y) }
    }

    private func letGo(at place: CGPoint, speed: CGFloat) {
        finger.isHidden = true
        if state.place == .switcher { switcher.letGo(at: place, speed: speed) } else { cover.letGo(at: place.y, speed: speed) }
    }
}
