import Turnstiles
import UIKit

/// A column of buttons, one for each way to name a method, and a label that shows which method ran.
class ActionsViewController: UIViewController, TurnstileDelegate {
    @IBOutlet private(set) weak var statusLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!
    let turnstile = Turnstile()
    private let bell = Bell()
    private var ticks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 70, width: 350, height: 30))
        label.accessibilityIdentifier = "status"
        view.addSubview(label)
        statusLabel = label
        turnstile.delegate = self
        buttons = []
        add("Private", self, #selector(tapPrivate))
        add("Sender", self, #selector(tapSender(_:)))
        add("Event", self, #selector(ActionsViewController.tap(sender:event:)))
        add("Overridden", self, #selector(tapOverridden))
        add("Other type", bell, #selector(Bell.ring))
        add("String", self, Selector(("tapByString:")))
        add("Action", self, #selector(pressed(_:)))
        add("Delayed", self, #selector(tapDelayed))
        add("Cancelled", self, #selector(tapCancelled))
        add("Timer", self, #selector(tapTimer))
        add("Delegate", self, #selector(tapDelegate))
        add("Platform", self, #selector(tapPlatform))
        add("Key", self, #selector(tapKey))
        add("Gesture", nil, nil)
        add("Slow timer", self, #selector(tapSlowTimer))
        addScroller()
        NotificationCenter.default.addObserver(self, selector: #selector(bellRang(_:)), name: Bell.didRing, object: bell)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(statusLabel.text, forKey: "status")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loadViewIfNeeded()
        if let text = coder.decodeObject(forKey: "status") as? String { show("again: " + text) }
    }

    private func add(_ title: String, _ target: Any?, _ action: Selector?) {
        let button = UIButton(type: .system)
        let index = buttons.count
        button.frame = CGRect(x: 20 + 175 * (index % 2), y: 120 + 50 * (index / 2), width: 165, height: 44)
        button.setTitle(title, for: .normal)
        if let action {
            button.addTarget(target, action: action, for: .touchUpInside)
        } else {
            button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapGesture)))
        }
        view.addSubview(button)
        buttons.append(button)
    }

    private func addScroller() {
        let scroller = UIScrollView(frame: CGRect(x: 20, y: 560, width: 350, height: 240))
        scroller.backgroundColor = .systemGray6
        scroller.contentSize = CGSize(width: 350, height: 4000)
        view.addSubview(scroller)
    }

    func show(_ text: String) { statusLabel.text = text }

    @objc private func tapPrivate() { show("a private method ran") }
    @objc func tapSender(_ sender: UIButton) { show("sent by \(sender.currentTitle ?? "")") }
    @objc func tap(sender: UIButton, event: UIEvent) { show("touches: \(event.allTouches?.count ?? 0)") }
    @objc func tapOverridden() { show("the base method ran") }
    @objc fileprivate func tapByString(_ sender: Any) { show("found by its name") }
    @IBAction func pressed(_ sender: UIButton) { show("an action ran") }
    @objc private func tapGesture(_ recognizer: UITapGestureRecognizer) { show("tapped: \(recognizer.state == .ended)") }
    @objc private func bellRang(_ notification: Notification) { show("the bell rang \(notification.userInfo?["times"] ?? 0) times") }

    @objc private func tapDelayed() {
        show("waiting")
        perform(#selector(show(late:)), with: "half a second later", afterDelay: 0.5)
    }

    @objc private func show(late text: String) { show(text) }

    @objc private func tapCancelled() {
        show("nothing comes")
        perform(#selector(show(late:)), with: "too late", afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(show(late:)), object: "too late")
    }

    @objc private func tapTimer() {
        ticks = 0
        Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(tick(_:)), userInfo: 3, repeats: true)
    }

    @objc private func tapSlowTimer() {
        ticks = 0
        show("0 ticks")
        Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick(_:)), userInfo: 3, repeats: true)
    }

    @objc private func tick(_ timer: Timer) {
        ticks += 1
        if ticks == timer.userInfo as? Int { timer.invalidate() }
        show("\(ticks) ticks")
    }

    @objc private func tapDelegate() { show(turnstile.admit("Ada") ?? "refused") }

    @objc private func tapPlatform() {
        #if os(iOS)
            show("iOS")
        #else
            show("not iOS")
        #endif
    }

    @objc private func tapKey() {
        setValue(statusLabel, forKey: "statusLabel")
        (value(forKey: #keyPath(statusLabel)) as? UILabel)?.text = "an outlet by its name"
    }

    func turnstileName() -> String { "south" }
}
