import UIKit

/// A plist or JSON file becomes an object, key by key.
class ModelViewController: PageViewController {
    private let files = UISegmentedControl(items: ["plist", "JSON", localized("Extra keys"), localized("Broken")])
    private let text = UITextView()
    private let arrow = UILabel()
    private let result = UITextView()

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["KeyedModel.swift", "Orchard.swift", "OrchardFile.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        files.selectedSegmentIndex = 0
        files.addTarget(self, action: #selector(read), for: .valueChanged)
        for item in [text, result] {
            item.isEditable = false
            item.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular))
            item.adjustsFontForContentSizeCategory = true
            item.semanticContentAttribute = .forceLeftToRight
            item.textAlignment = .left
            item.backgroundColor = .secondarySystemBackground
            item.layer.cornerRadius = 10
        }
        text.accessibilityIdentifier = "file"
        result.accessibilityIdentifier = "model"
        arrow.text = localized("becomes")
        arrow.font = .preferredFont(forTextStyle: .headline)
        arrow.adjustsFontForContentSizeCategory = true
        arrow.textAlignment = .center
        for item in [files, text, arrow, result] { content.addSubview(item) }
        read()
    }

    override func layoutContent(in area: CGRect) {
        files.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let line = fit(arrow, in: area.width, atLeast: 24)
        let half = max(120, (area.height - 44 - line - 16) / 2)
        text.frame = CGRect(x: area.minX, y: files.frame.maxY + 12, width: area.width, height: half)
        arrow.frame = CGRect(x: area.minX, y: text.frame.maxY + 8, width: area.width, height: line)
        result.frame = CGRect(x: area.minX, y: arrow.frame.maxY + 8, width: area.width, height: half)
    }

    @objc private func read() {
        guard let file = OrchardFile(rawValue: files.selectedSegmentIndex) else { return }
        text.text = (try? file.text()) ?? ""
        do {
            result.text = try file.orchard().report
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            result.text = "\(localized("Refused"))\n\(reason ?? (error as? OrchardFile.Failure)?.reason ?? error.localizedDescription)"
        }
    }
}
