import UIKit
import UserNotifications

/// Links to other apps, and the link that opened this one: run it with `--with Apps/Desk`, whose links start with `desk:`.
class LinksViewController: PageViewController {
    /// The identifier of its timer's notification.
    static let timer = "tea"

    private lazy var buttons = [
        makeButton("Ask for a desk", action: #selector(askForDesk)), makeButton("Ask for a teashop", action: #selector(askForTea)),
        makeButton("Open desk://bread", action: #selector(openDesk)), makeButton("Open a teashop", action: #selector(openTea)),
        makeButton("Copy a word", action: #selector(copyWord)), makeButton("Start a timer", action: #selector(startTimer)),
    ]
    private let label = UILabel()

    /// The link that opened the app.
    var opening = localized("No link so far") {
        didSet { label.text = opening }
    }

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }
        label.text = opening
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        content.addSubview(label)
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 2, height: 44, in: area, from: area.minY)
        label.frame = CGRect(x: area.minX, y: y + 16, width: area.width, height: fit(label, in: area.width, atLeast: 100))
    }

    /// An app may query only schemes that its Info.plist lists under LSApplicationQueriesSchemes.
    @objc private func askForDesk() { ask("desk://") }
    @objc private func askForTea() { ask("teashop://") }

    private func ask(_ link: String) {
        guard let url = URL(string: link) else { return }
        label.text = UIApplication.shared.canOpenURL(url) ? localized("Yes") : localized("Not known here")
    }

    @objc private func openDesk() { open("desk://bread") }
    @objc private func openTea() { open("teashop://green") }

    private func open(_ link: String) {
        guard let url = URL(string: link) else { return }
        UIApplication.shared.open(url) { [weak self] isOpen in
            self?.label.text = localized(isOpen ? "It went to another app" : "No app opens it")
        }
    }

    @objc private func copyWord() {
        UIPasteboard.general.string = "Sourdough"
        label.text = localized("Copied")
    }

    @objc private func startTimer() {
        let content = UNMutableNotificationContent()
        content.title = localized("Tea")
        content.body = localized("It has drawn long enough.")
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false)
        let request = UNNotificationRequest(identifier: Self.timer, content: content, trigger: trigger)
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isAllowed, _ in
            center.add(request) { error in
                let text = isAllowed && error == nil ? "Three seconds" : "It may not tell you"
                DispatchQueue.main.async { [weak self] in self?.label.text = localized(text) }
            }
        }
    }
}
