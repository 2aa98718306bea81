import UIKit

/// The calls that pages received, newest last.
final class CallLog {
    static let shared = CallLog()
    static let didChange = Notification.Name("CallLogDidChange")
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
        if lines.count > 200 { lines.removeFirst(100) }
        NotificationCenter.default.post(name: CallLog.didChange, object: self)
    }

    func clear() { lines = [] }
}

/// A page that logs its callbacks.
class PatternPage: UIViewController {
    var logName: String { title ?? navigationItem.title ?? String(describing: type(of: self)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        CallLog.shared.add("\(logName): viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        CallLog.shared.add("\(logName): viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        CallLog.shared.add("\(logName): viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        CallLog.shared.add("\(logName): viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        CallLog.shared.add("\(logName): viewDidDisappear")
    }
}

/// A controller and its children, as indented lines.
enum TreeText {
    static func of(_ controller: UIViewController, depth: Int = 0) -> [String] {
        let name = String(describing: type(of: controller))
        let title = controller.title.map { " “\($0)”" } ?? ""
        let sign = controller.viewIfLoaded?.window == nil ? "○" : "●"
        var lines = [String(repeating: "   ", count: depth) + "\(sign) \(name)\(title)"]
        for child in controller.children { lines += of(child, depth: depth + 1) }
        if let shown = controller.presentedViewController, shown.presentingViewController === controller {
            lines.append(String(repeating: "   ", count: depth + 1) + "presents")
            lines += of(shown, depth: depth + 1)
        }
        return lines
    }
}
