import UIKit

/// The page of the permanent main window.
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

    /// The lower window is shown later but is behind nevertheless.
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

/// Logs when it becomes and resigns key.
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

/// Shows its window's level; "Close" removes the frontmost window.
final class LevelController: OverlayPage {
    private let level: Int

    init(_ level: Int) {
        self.level = level
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = level == 1 ? .systemPurple : .systemIndigo
        // White text on both backgrounds.
        overrideUserInterfaceStyle = .dark
        view.tintColor = .white
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

/// Asks for a name, in the middle of the upper half.
final class SignInController: OverlayPage, UITextFieldDelegate {
    private let field = UITextField()
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        view.backgroundColor = .systemGroupedBackground
        let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56)
        picture.tintColor = .systemTeal
        picture.contentMode = .center
        let heading = UILabel()
        heading.text = "Who is there?"
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.textAlignment = .center
        prepareField()
        var look = UIButton.Configuration.filled()
        look.title = "Go on"
        look.cornerStyle = .large
        look.buttonSize = .large
        let button = UIButton(configuration: look, primaryAction: UIAction { [weak self] _ in self?.goOn() })
        for part in [picture, heading, field, button] as [UIView] { column.addArrangedSubview(part) }
        column.axis = .vertical
        column.spacing = 16
        column.setCustomSpacing(24, after: heading)
        view.addSubview(column)
    }

    private func prepareField() {
        field.placeholder = "name"
        field.font = .preferredFont(forTextStyle: .body)
        field.backgroundColor = .secondarySystemGroupedBackground
        field.layer.cornerRadius = 10
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 1))
        field.leftViewMode = .always
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .go
        field.delegate = self
        field.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(safe.width - 48, 340)
        let height = column.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
        let top = min(safe.height * 0.16, max(0, (safe.height - height) / 2))
        column.frame = CGRect(x: safe.midX - width / 2, y: safe.minY + top, width: width, height: height)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        goOn()
        return false
    }

    private func goOn() {
        guard !(field.text ?? "").isEmpty else { return }
        view.endEditing(true)
        whenDone?()
    }
}
