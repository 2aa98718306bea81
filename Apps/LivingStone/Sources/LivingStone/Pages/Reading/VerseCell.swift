import UIKit

/// What a verse is shown with.
struct VerseMarks: Equatable {
    var highlight: Highlight?
    var isBookmarked = false
    /// Its beginning.
    var note: String?
}

final class VerseCell: UITableViewCell {
    private let label = UILabel()
    private var shown: (verse: Verse, marks: VerseMarks)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// The fonts are made once for all cells: a custom font costs a cell no more than the system's.
    func show(_ verse: Verse, _ marks: VerseMarks, font: UIFont, numbers: UIFont) {
        let text = NSMutableAttributedString(
            string: "\(verse.id.verse)\u{a0}\u{a0}", attributes: [.font: numbers, .foregroundColor: Colours.accent])
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        if let highlight = marks.highlight { attributes[.backgroundColor] = Colours.of(highlight) }
        text.append(NSAttributedString(string: verse.text, attributes: attributes))
        if marks.isBookmarked {
            text.append(NSAttributedString(string: "  ★", attributes: [.font: numbers, .foregroundColor: Colours.accent]))
        }
        if let note = marks.note {
            text.append(NSAttributedString(string: "\n✎ \(note)", attributes: [.font: numbers, .foregroundColor: UIColor.secondaryLabel]))
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = font.pointSize * 0.22
        text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        shown = (verse, marks)
        accessibilityIdentifier = "verse \(verse.id.verse)"
    }

    // MARK: Accessibility

    /// Made when it is asked for: formats would take a good part of the time that a cell has while the chapter scrolls.
    override var accessibilityLabel: String? {
        get {
            guard let (verse, marks) = shown else { return nil }
            var spoken = [words("Verse %d", verse.id.verse), verse.text]
            if let highlight = marks.highlight { spoken.append(words("Highlighted in %@", Colours.name(of: highlight))) }
            if marks.isBookmarked { spoken.append(words("Bookmarked")) }
            if let note = marks.note { spoken.append(words("Note: %@", note)) }
            return spoken.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { words("Tap for highlight, bookmark and note.") }
        set { super.accessibilityHint = newValue }
    }
}
