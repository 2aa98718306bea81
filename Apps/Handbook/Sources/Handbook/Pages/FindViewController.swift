import UIKit

/// Text that is searched and changed with the find panel, and whose spelling is checked.
class FindViewController: PageViewController {
    private let textView = UITextView()
    private let checker = UITextChecker()
    private let report = ReportLabel()
    private lazy var buttons = [
        makeButton("Find", action: #selector(find)), makeButton("Find and replace", action: #selector(replace)),
        makeButton("Check the spelling", action: #selector(check)), makeButton("Learn the first", action: #selector(learn)),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = """
            The ferry leaves the pier at six. A ferry carries cars, and the cars leave the ferry in the order in which they came.
            This sentense has a mistake, and so has the ferrry.
            """
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 8
        textView.isFindInteractionEnabled = true
        textView.accessibilityIdentifier = "text"
        textView.accessibilityLabel = localized("Text to search")
        report.text = localized("Command-F works too.")
        for item in [textView, report] + buttons { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 2, height: 44, in: area, from: area.minY)
        let height = report.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        report.frame = CGRect(x: area.minX, y: y, width: area.width, height: max(36, height))
        textView.frame = CGRect(x: area.minX, y: report.frame.maxY + 8, width: area.width, height: 200)
    }

    @objc private func find() {
        textView.becomeFirstResponder()
        textView.findInteraction?.searchText = "ferry"
        textView.findInteraction?.presentFindNavigator(showingReplace: false)
    }

    @objc private func replace() {
        textView.becomeFirstResponder()
        textView.findInteraction?.searchText = "ferry"
        textView.findInteraction?.replacementText = "boat"
        textView.findInteraction?.presentFindNavigator(showingReplace: true)
    }

    // MARK: Spelling

    private var mistakes: [NSRange] {
        let text = textView.text ?? ""
        let whole = NSRange(location: 0, length: text.utf16.count)
        var found: [NSRange] = []
        var start = 0
        while start < whole.length {
            let next = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: start, wrap: false, language: "en_US")
            guard next.location != NSNotFound else { break }
            found.append(next)
            start = next.location + next.length
        }
        return found
    }

    @objc private func check() {
        let text = textView.text ?? ""
        let lines = mistakes.map { range in
            let guesses = checker.guesses(forWordRange: range, in: text, language: "en_US") ?? []
            return "\((text as NSString).substring(with: range)) → \(guesses.first ?? "?")"
        }
        report.text = lines.isEmpty ? localized("No mistakes") : lines.joined(separator: "\n")
        let underline = NSUnderlineStyle.single.union(.patternDot).rawValue
        textView.textStorage.removeAttribute(.underlineStyle, range: NSRange(location: 0, length: text.utf16.count))
        for range in mistakes {
            textView.textStorage.addAttributes([.underlineStyle: underline, .underlineColor: UIColor.systemRed], range: range)
        }
    }

    /// Learned words are right in every app of the device.
    @objc private func learn() {
        guard let first = mistakes.first else { return }
        UITextChecker.learnWord((textView.text as NSString).substring(with: first))
        check()
    }
}
