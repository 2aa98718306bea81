import UIKit

/// Controllers of the system for text: a font is chosen, and a word is looked up.
class FontsAndWordsViewController: PageViewController, UIFontPickerViewControllerDelegate {
    private let sample = PageLabel()
    private let log = LogLabel()
    private lazy var buttons = [
        makeButton("Choose a font", action: #selector(chooseFont)), makeButton("With its faces", action: #selector(chooseFace)),
        makeButton("Equal widths only", action: #selector(chooseMonospaced)), makeButton("Look up “ferry”", action: #selector(lookUp)),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        sample.text = localized("The ferry leaves at 6:40.")
        sample.numberOfLines = 0
        sample.textAlignment = .center
        sample.font = .preferredFont(forTextStyle: .title2)
        sample.adjustsFontForContentSizeCategory = true
        log.text = localized("The system’s font")
        for item in [sample, log] + buttons { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        sample.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(80, sample.sizeThatFits(room).height))
        let y = place(buttons, columns: 2, height: 44, in: area, from: sample.frame.maxY + 12)
        log.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(log, in: area.width, atLeast: 20))
    }

    // MARK: Fonts

    @objc private func chooseFont() { show(UIFontPickerViewController.Configuration()) }

    @objc private func chooseFace() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        show(configuration)
    }

    @objc private func chooseMonospaced() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        show(configuration)
    }

    private func show(_ configuration: UIFontPickerViewController.Configuration) {
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = self
        picker.selectedFontDescriptor = sample.font.fontDescriptor
        present(picker, animated: true)
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        // The picker’s descriptor has no size: the text style’s metrics give one that follows the user’s.
        sample.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: UIFont(descriptor: descriptor, size: 22))
        log.text = sample.font.fontName
        view.setNeedsLayout()
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.text = localized("No other font") }

    // MARK: Words

    @objc private func lookUp() {
        let isKnown = UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "ferry")
        log.text = localized(isKnown ? "A dictionary has the word." : "No dictionary has the word.")
        present(UIReferenceLibraryViewController(term: "ferry"), animated: true)
    }
}
