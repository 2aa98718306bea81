import UIKit

/// A timetable whose cells tell VoiceOver their place, and a bar whose icons are shown large while they are held.
class SpokenTableViewController: PageViewController, UILargeContentViewerInteractionDelegate {
    private let table = TimetableView()
    private let bar = UIStackView()
    private let log = LogLabel()

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["TimetableView.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rows = [
            ["", "Monday", "Sunday"].map { $0.isEmpty ? "" : localized($0) }, [localized("North pier"), "7:15", "9:00"],
            [localized("South pier"), "8:40", "–"],
        ]
        bar.distribution = .fillEqually
        for (title, symbol) in [("Ticket", "ticket"), ("Map", "map"), ("Alerts", "bell")] {
            let button = UIButton(type: .system)
            // A bar keeps its height at every text size, so its icons do not grow.
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = localized(title)
            button.showsLargeContentViewer = true
            button.largeContentTitle = localized(title)
            button.largeContentImage = UIImage(systemName: symbol)
            button.addAction(UIAction { [weak self] _ in self?.log.text = localized("Chosen: %@", localized(title)) }, for: .touchUpInside)
            bar.addArrangedSubview(button)
        }
        bar.backgroundColor = .secondarySystemBackground
        bar.layer.cornerRadius = 12
        bar.addInteraction(UILargeContentViewerInteraction(delegate: self))
        log.text = localized("Hold an icon with an accessibility text size.")
        for item in [table, bar, log] { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        table.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: table.height(in: area.width))
        bar.frame = CGRect(x: area.minX, y: table.frame.maxY + 20, width: area.width, height: 50)
        log.frame = CGRect(x: area.minX, y: bar.frame.maxY + 12, width: area.width, height: fit(log, in: area.width, atLeast: 20))
    }

    /// The finger may move over other icons: the last one counts.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: UILargeContentViewerItem?, at point: CGPoint
    ) {
        log.text = localized("Chosen: %@", item?.largeContentTitle ?? localized("nothing"))
    }
}
