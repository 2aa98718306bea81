import UIKit

/// Alerts, action sheets, and a sheet with two detents.
class AlertsViewController: PageViewController, UISheetPresentationControllerDelegate {
    private lazy var buttons = [
        makeButton("Ask first", action: #selector(askFirst)),
        makeButton("Ask for a name", action: #selector(askForName)),
        makeButton("Choose a colour", action: #selector(chooseColor)),
        makeButton("Open a sheet", action: #selector(openSheet)),
    ]
    private let swatch = UIView()
    private let stateLabel = PageLabel()
    private let hint = UILabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }

        swatch.backgroundColor = .systemTeal
        swatch.layer.cornerRadius = 14
        swatch.layer.cornerCurve = .continuous
        content.addSubview(swatch)

        addStateLabel(stateLabel, localized("Nothing answered yet"))

        hint.text =
            localized(
                "Return stands for the preferred answer, Escape for the one that cancels. The sheet can be dragged up, and down to close it."
            )
        hint.numberOfLines = 0
        hint.textAlignment = .center
        hint.textColor = .secondaryLabel
        hint.font = .preferredFont(forTextStyle: .footnote)
        content.addSubview(hint)
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 2, height: 44, gap: 12, in: area, from: area.minY)
        swatch.frame = CGRect(x: area.midX - 60, y: y + 24, width: 120, height: 120)
        stateLabel.frame = CGRect(
            x: area.minX, y: swatch.frame.maxY + 20, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 48))
        let height = hint.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        let top = max(stateLabel.frame.maxY + 8, area.maxY - height)
        hint.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
    }

    private func say(_ text: String) {
        stateLabel.text = text
    }

    /// Two buttons are side by side; the destructive one is red.
    @objc private func askFirst() {
        let alert = UIAlertController(
            title: localized("Empty the trash?"), message: localized("Three notes will be gone for good."), preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: localized("Cancel"), style: .cancel) { [weak self] _ in self?.say(localized("The notes stay")) })
        alert.addAction(
            UIAlertAction(title: localized("Empty"), style: .destructive) { [weak self] _ in self?.say(localized("The trash is empty")) })
        present(alert, animated: true)
    }

    /// The button is enabled as soon as there is a name.
    @objc private func askForName() {
        let alert = UIAlertController(title: localized("What is your name?"), message: nil, preferredStyle: .alert)
        let greet = UIAlertAction(title: localized("Greet"), style: .default) { [weak self, weak alert] _ in
            self?.say(localized("Hello, %@!", alert?.textFields?.first?.text ?? ""))
        }
        greet.isEnabled = false
        alert.addTextField { field in
            field.placeholder = localized("Name")
            field.addAction(UIAction { _ in greet.isEnabled = field.text?.isEmpty == false }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        alert.addAction(greet)
        alert.preferredAction = greet
        present(alert, animated: true)
    }

    /// On an iPad the action sheet points at the colour that it changes.
    @objc private func chooseColor() {
        let sheet = UIAlertController(
            title: localized("Colour"), message: localized("Of the square on this page."), preferredStyle: .actionSheet)
        let colors: [(String, UIColor)] = [("Teal", .systemTeal), ("Orange", .systemOrange), ("Indigo", .systemIndigo)]
        for (name, color) in colors {
            sheet.addAction(
                UIAlertAction(title: localized(name), style: .default) { [weak self] _ in
                    UIView.animate(withDuration: 0.3) { self?.swatch.backgroundColor = color }
                    self?.say(localized("%@ it is", localized(name)))
                })
        }
        sheet.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = swatch
        present(sheet, animated: true)
    }

    /// Half of the screen first; dragged up, full height.
    @objc private func openSheet() {
        let shown = NotesSheetViewController()
        if let sheet = shown.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.delegate = self
        }
        present(shown, animated: true)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        say(localized(sheet.selectedDetentIdentifier == .large ? "The sheet is large" : "The sheet is half as high"))
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        say(localized("The sheet was dragged away"))
    }
}

/// The sheet's content.
class NotesSheetViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = localized("Notes\n\nDrag me up to read more, or down to put me away.")
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = CGSize(width: view.bounds.width - 48, height: .greatestFiniteMagnitude)
        label.frame = CGRect(x: 24, y: 32, width: room.width, height: max(160, label.sizeThatFits(room).height))
    }
}
