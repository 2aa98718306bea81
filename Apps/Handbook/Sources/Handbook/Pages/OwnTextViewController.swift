import UIKit

/// A view of the page's own that takes text: `UITextInput` says where characters are, `UITextInteraction` brings gestures, cursor and menu.
class OwnTextViewController: PageViewController, UITextInteractionDelegate {
    private let tape = TapeView()
    private let modes = UISegmentedControl(items: ["Edit", "Read only"].map(localized))
    private let report = ReportLabel()
    private let log = LogLabel()
    private var interaction: UITextInteraction?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["TapeView.swift", "TapePosition.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        modes.selectedSegmentIndex = 0
        modes.addTarget(self, action: #selector(changeMode), for: .valueChanged)
        tape.onChange = { [weak self] in self?.showState() }
        log.text = localized("Touch the tape and type.")
        for item in [modes, tape, report, log] { content.addSubview(item) }
        changeMode()
        showState()
    }

    override func layoutContent(in area: CGRect) {
        modes.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        // Handles and magnifier need room above the text.
        tape.frame = CGRect(x: area.minX, y: modes.frame.maxY + 24, width: area.width, height: 56)
        let top = tape.frame.maxY + 24
        report.frame = CGRect(x: area.minX, y: top, width: area.width, height: fit(report, in: area.width, atLeast: 32))
        log.frame = CGRect(x: area.minX, y: report.frame.maxY + 8, width: area.width, height: fit(log, in: area.width, atLeast: 20))
    }

    @objc private func changeMode() {
        if let interaction { tape.removeInteraction(interaction) }
        let made = UITextInteraction(for: modes.selectedSegmentIndex == 0 ? .editable : .nonEditable)
        made.textInput = tape
        made.delegate = self
        tape.addInteraction(made)
        tape.isEditable = modes.selectedSegmentIndex == 0
        interaction = made
    }

    private func showState() {
        let chosen = tape.selectedTextRange.flatMap { tape.text(in: $0) } ?? ""
        report.text = localized("%d characters, selected: “%@”", tape.string.count, chosen)
    }

    func interactionWillBegin(_ interaction: UITextInteraction) { log.text = localized("A gesture begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.text = localized("A gesture ended") }
}
