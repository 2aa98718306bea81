import UIKit

/// A text of many paragraphs in a view of the page's own, laid out by TextKit 2: only the paragraphs on the screen have views.
class TextLayoutViewController: PageViewController {
    private let textView = ParagraphsView()
    private let report = ReportLabel()
    private lazy var buttons = [
        makeButton("Insert above", action: #selector(insert)), makeButton("Mark the word", action: #selector(mark)),
        makeButton("Go to the end", action: #selector(goToEnd)),
    ]

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["ParagraphsView.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 8
        textView.text = (1...200).map { localized("Paragraph %d.", $0) + " " + localized("layout.sentence") }.joined(separator: "\n")
        textView.onLayout = { [weak self] in self?.showCounts() }
        for item in [textView, report] + buttons { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 3, height: 44, in: area, from: area.minY)
        report.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(report, in: area.width, atLeast: 36))
        let top = report.frame.maxY + 8
        textView.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(200, area.maxY - top))
    }

    private func showCounts() {
        let (all, laidOut, shown) = (textView.paragraphCount, textView.laidOutCount, textView.shownCount)
        report.text = localized("%d paragraphs, %d of them laid out, %d shown", all, laidOut, shown)
    }

    @objc private func insert() { textView.insert(localized("A new paragraph.") + "\n") }
    @objc private func mark() { textView.mark(localized("layout.word")) }
    @objc private func goToEnd() { textView.scrollToEnd() }
}
