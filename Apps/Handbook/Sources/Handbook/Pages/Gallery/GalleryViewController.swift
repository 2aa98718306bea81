import UIKit

/// Every control in every state, and a line that shows the last event.
class GalleryViewController: PageViewController {
    private let gallery = GalleryView()
    private let status = UIView()
    private let log = PageLabel()

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["GalleryView.swift", "GallerySection.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        log.text = localized("Touch anything.")
        log.textColor = .secondaryLabel
        log.textAlignment = .center
        log.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        log.adjustsFontForContentSizeCategory = true
        log.numberOfLines = 0
        log.accessibilityIdentifier = "log"
        status.backgroundColor = .secondarySystemBackground
        status.addSubview(log)
        gallery.onEvent = { [weak self] line in self?.log.text = line }
        content.addSubview(gallery)
        content.addSubview(status)
    }

    override func layoutContent(in area: CGRect) {
        let height = fit(log, in: area.width, atLeast: 44)
        status.frame = CGRect(x: 0, y: content.bounds.height - height, width: content.bounds.width, height: height)
        log.frame = CGRect(x: area.minX, y: 0, width: area.width, height: height)
        gallery.frame = CGRect(x: 0, y: 0, width: content.bounds.width, height: content.bounds.height - height)
    }
}
