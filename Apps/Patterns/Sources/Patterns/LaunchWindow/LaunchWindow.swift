import UIKit

/// The page of the main window, which stays for good.
final class LaunchMainController: ButtonPage {
    private var overlay: OverlayWindow?
    private var levels: [OverlayWindow] = []
    private var closed: [Int] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Main"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Show the advertisement") { [weak self] in self?.show(AdvertController()) }
        addButton("Sign in") { [weak self] in self?.show(SignInController()) }
        addButton("Two levels") { [weak self] in self?.showLevels() }
        report()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report()
    }

    private func show(_ page: OverlayPage) {
        let overlay = OverlayWindow(frame: UIScreen.main.bounds)
        overlay.windowLevel = .normal + 1
        overlay.rootViewController = page
        page.whenDone = { [weak self] in self?.closeOverlay() }
        overlay.makeKeyAndVisible()
        self.overlay = overlay
        report()
    }

    /// The lower one comes later and lies behind all the same.
    private func showLevels() {
        closed = []
        levels = [2, 1].map { level in
            let page = LevelController(level)
            let window = OverlayWindow(frame: UIScreen.main.bounds)
            window.windowLevel = .normal + CGFloat(level)
            window.rootViewController = page
            page.whenDone = { [weak self] in self?.close(level) }
            window.isHidden = false
            return window
        }
    }

    private func close(_ level: Int) {
        closed.append(level)
        for window in levels where window.windowLevel == .normal + CGFloat(level) { window.isHidden = true }
        report()
    }

    private func closeOverlay() {
        overlay?.isHidden = true
        overlay = nil
        view.window?.makeKey()
        report()
    }

    private func report() {
        say(
            "the main window is key: \(view.window?.isKeyWindow ?? false ? "yes" : "no")\n"
                + "its root is this page: \(view.window?.rootViewController === self ? "yes" : "no")"
                + (closed.isEmpty ? "" : "\nlevels closed: \(closed.map(String.init).joined(separator: ", "))"))
    }
}

/// Says when it becomes and resigns key.
final class OverlayWindow: UIWindow {
    override func becomeKey() {
        super.becomeKey()
        CallLog.shared.add("overlay: becomeKey")
    }

    override func resignKey() {
        super.resignKey()
        CallLog.shared.add("overlay: resignKey")
    }
}

class OverlayPage: ButtonPage {
    var whenDone: (() -> Void)?
}

/// Says at which level its window lies; "Close" takes whichever is in front.
final class LevelController: OverlayPage {
    private let level: Int

    init(_ level: Int) {
        self.level = level
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = level == 1 ? .systemMint : .systemIndigo
        say("level \(level)")
        addButton("Close") { [weak self] in self?.whenDone?() }
    }
}

/// Counts down and can be skipped.
final class AdvertController: OverlayPage {
    private var left = 3
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Advertisement"
        view.backgroundColor = .systemYellow
        addButton("Skip") { [weak self] in self?.finish() }
        show()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    private func tick() {
        left -= 1
        if left == 0 { finish() } else { show() }
    }

    private func show() { say("Advertisement\n\(left) s left\nkey: \(view.window?.isKeyWindow ?? true ? "yes" : "no")") }

    private func finish() {
        timer?.invalidate()
        timer = nil
        whenDone?()
    }
}

final class SignInController: OverlayPage {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        view.backgroundColor = .systemTeal
        say("Who is there?")
        field.borderStyle = .roundedRect
        field.placeholder = "name"
        field.frame = CGRect(x: 40, y: 260, width: 240, height: 36)
        field.backgroundColor = .systemBackground
        view.addSubview(field)
        addButton("Go on") { [weak self] in
            guard let self, !(self.field.text ?? "").isEmpty else { return }
            self.view.endEditing(true)
            self.whenDone?()
        }
    }
}
