import UIKit

/// Something that posts.
final class Bell: NSObject {
    static let rang = Notification.Name("BellRang")
    static let broke = Notification.Name("BellBroke")
}

/// Counts the posts that reach it. It is removed when it goes.
@MainActor
final class BellListener {
    private(set) var count = 0
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?
    var onChange: () -> Void = {}

    /// > Parameters: name: nil for all names; bell: nil for all objects.
    init(name: Notification.Name?, bell: Bell?) {
        token = NotificationCenter.default.addObserver(forName: name, object: bell, queue: nil) { [weak self] note in
            // With neither name nor object it also hears the system's.
            guard note.object is Bell else { return }
            MainActor.assumeIsolated { self?.hear() }
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private func hear() {
        count += 1
        onChange()
    }
}

/// Which observers a notification reaches: by name, by object, by both, by neither.
class NotificationMatchingViewController: PageViewController {
    private let first = Bell()
    private let second = Bell()
    private var listeners: [BellListener] = []
    private let labels = (0..<5).map { _ in PageLabel() }
    private lazy var buttons = [
        makeButton("First bell rings", action: #selector(ringFirst)), makeButton("Second bell rings", action: #selector(ringSecond)),
        makeButton("First bell breaks", action: #selector(breakFirst)), makeButton("Let them go", action: #selector(letGo)),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in labels {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        for item in buttons + labels { content.addSubview(item) }
        listeners = [
            BellListener(name: Bell.rang, bell: nil), BellListener(name: nil, bell: first), BellListener(name: Bell.rang, bell: first),
            BellListener(name: nil, bell: nil),
        ]
        for listener in listeners { listener.onChange = { [weak self] in self?.show() } }
        show()
    }

    override func layoutContent(in area: CGRect) {
        var y = place(buttons, columns: 2, height: 44, in: area, from: area.minY) + 8
        for label in labels {
            let height = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            y += height + 12
        }
    }

    private func show() {
        let kinds = ["By the name “rang”", "By the first bell", "By both", "By neither"]
        for (index, kind) in kinds.enumerated() {
            labels[index].text =
                "\(localized(kind)): \(listeners.indices.contains(index) ? "\(listeners[index].count)" : localized("gone"))"
        }
        labels[4].text = listeners.isEmpty ? localized("Posts go on; nobody hears them.") : nil
        view.setNeedsLayout()
    }

    @objc private func ringFirst() { NotificationCenter.default.post(name: Bell.rang, object: first) }
    @objc private func ringSecond() { NotificationCenter.default.post(name: Bell.rang, object: second) }
    @objc private func breakFirst() { NotificationCenter.default.post(name: Bell.broke, object: first) }

    @objc private func letGo() {
        listeners = []
        show()
    }
}
