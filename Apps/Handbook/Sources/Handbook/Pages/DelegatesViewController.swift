import UIKit

/// The calls of a counter to its owner.
protocol CounterDelegate: AnyObject {
    func counter(_ counter: Counter, didReach count: Int)
}

/// Notifies its delegate, which it must not own, and all observers of its notification.
final class Counter {
    static let didStep = Notification.Name("CounterDidStep")
    private(set) static var alive = 0
    weak var delegate: CounterDelegate?
    /// If the owner retains the counter, this makes a retain cycle: neither is ever released.
    var keeps: CounterOwner?
    private(set) var count = 0

    init() { Counter.alive += 1 }
    deinit { Counter.alive -= 1 }

    func step() {
        count += 1
        delegate?.counter(self, didReach: count)
        NotificationCenter.default.post(name: Counter.didStep, object: self, userInfo: ["count": count])
    }
}

final class CounterOwner {
    let counter = Counter()
}

/// Delegates and notifications: who is notified of what, who owns whom, and notifications of the device.
class DelegatesViewController: PageViewController, CounterDelegate {
    private let first = Counter()
    private let second = Counter()
    private var listener: NSObjectProtocol?
    private lazy var buttons = [
        makeButton("Step the first", action: #selector(stepFirst)), makeButton("Step the second", action: #selector(stepSecond)),
        makeButton("Listen to the first", action: #selector(listen)), makeButton("Stop listening", action: #selector(stopListening)),
        makeButton("Owner, weak back", action: #selector(makeOwner)), makeButton("Owner, a cycle", action: #selector(makeCycle)),
    ]
    private let delegateLabel = UILabel()
    private let noteLabel = UILabel()
    private let aliveLabel = UILabel()
    private let deviceLabel = UILabel()
    private let batteryLabel = UILabel()
    private let nearLabel = UILabel()
    private let keyboardLabel = UILabel()
    private var keyboardWords: [String] = []
    private let field = UITextField()
    private var labels: [UILabel] { [delegateLabel, noteLabel, aliveLabel, deviceLabel, batteryLabel, nearLabel, keyboardLabel] }

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }
        for label in labels {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            content.addSubview(label)
        }
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 17
        field.placeholder = localized("Brings the keyboard")
        field.addAction(UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .editingDidEndOnExit)
        content.addSubview(field)
        first.delegate = self
        delegateLabel.text = localized("The delegate has not been called yet")
        noteLabel.text = localized("Nobody listens")
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(deviceChanged), name: UIDevice.orientationDidChangeNotification, object: nil)
        deviceLabel.text = localized("The device has not been rotated yet")
        UIDevice.current.isBatteryMonitoringEnabled = true
        UIDevice.current.isProximityMonitoringEnabled = true
        for name in [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification] {
            NotificationCenter.default.addObserver(self, selector: #selector(batteryChanged), name: name, object: nil)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(proximityChanged), name: UIDevice.proximityStateDidChangeNotification, object: nil)
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ] {
            NotificationCenter.default.addObserver(self, selector: #selector(keyboardChanged(_:)), name: name, object: nil)
        }
        keyboardLabel.text = localized("The keyboard has not appeared yet")
        batteryChanged()
        proximityChanged()
        showAlive()
    }

    deinit {
        if let listener { NotificationCenter.default.removeObserver(listener) }
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        UIDevice.current.isBatteryMonitoringEnabled = false
        UIDevice.current.isProximityMonitoringEnabled = false
    }

    override func layoutContent(in area: CGRect) {
        var y = place(buttons, columns: 2, height: 42, in: area, from: area.minY) + 2
        field.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(field, in: area.width, atLeast: 34))
        y = field.frame.maxY + 8
        for label in labels {
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(label, in: area.width, atLeast: 30))
            y = label.frame.maxY
        }
    }

    func counter(_ counter: Counter, didReach count: Int) { delegateLabel.text = localized("The delegate got %d", count) }

    @objc private func stepFirst() { first.step() }
    /// It has no delegate; its notification reaches the observers of any counter.
    @objc private func stepSecond() { second.step() }

    /// By name and object: only the first counter's notifications.
    @objc private func listen() {
        guard listener == nil else { return }
        noteLabel.text = localized("Someone listens to the first")
        listener = NotificationCenter.default.addObserver(forName: Counter.didStep, object: first, queue: .main) { [weak self] note in
            let count = note.userInfo?["count"] as? Int ?? 0
            // Called on the main queue, as requested.
            MainActor.assumeIsolated { self?.noteLabel.text = localized("A notification with count %d", count) }
        }
    }

    @objc private func stopListening() {
        if let listener { NotificationCenter.default.removeObserver(listener) }
        listener = nil
        noteLabel.text = localized("Nobody listens")
    }

    @objc private func makeOwner() {
        _ = CounterOwner()
        showAlive()
    }

    @objc private func makeCycle() {
        let owner = CounterOwner()
        owner.counter.keeps = owner
        showAlive()
    }

    private func showAlive() { aliveLabel.text = localized("Counters alive: %d", Counter.alive) }

    @objc private func deviceChanged() {
        let isLandscape = UIDevice.current.orientation.isLandscape
        deviceLabel.text = localized(isLandscape ? "The device is in landscape" : "The device is in portrait")
    }

    @objc private func batteryChanged() {
        let words: [UIDevice.BatteryState: String] = [.full: "full", .charging: "charging", .unplugged: "in use"]
        let percent = Int((UIDevice.current.batteryLevel * 100).rounded())
        batteryLabel.text = localized("Battery %d %%, %@", percent, localized(words[UIDevice.current.batteryState] ?? "unknown"))
    }

    /// The keyboard notification's user info: the keyboard's frame, duration and curve.
    @objc private func keyboardChanged(_ note: Notification) {
        let words: [Notification.Name: String] = [
            UIResponder.keyboardWillShowNotification: "will show", UIResponder.keyboardDidShowNotification: "did show",
            UIResponder.keyboardWillHideNotification: "will hide", UIResponder.keyboardDidHideNotification: "did hide",
        ]
        if note.name == UIResponder.keyboardWillShowNotification { keyboardWords = [] }
        keyboardWords.append(words[note.name] ?? "")
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let height = UIScreen.main.bounds.maxY - (end?.cgRectValue.minY ?? 0)
        keyboardLabel.text =
            localized("Keyboard %@: %d in %.2f s", keyboardWords.map(localized).joined(separator: ", "), Int(height), seconds)
    }

    @objc private func proximityChanged() {
        nearLabel.text = localized(UIDevice.current.proximityState ? "Something is near the screen" : "Nothing is near the screen")
    }
}
