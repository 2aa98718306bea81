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
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
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
        var spoken = [words("Verse %d", verse.id.verse), verse.text]
        if let highlight = marks.highlight { spoken.append(words("Highlighted in %@", Colours.name(of: highlight))) }
        if marks.isBookmarked {
            text.append(NSAttributedString(string: "  ★", attributes: [.font: numbers, .foregroundColor: Colours.accent]))
            spoken.append(words("Bookmarked"))
        }
        if let note = marks.note {
            text.append(NSAttributedString(string: "\n✎ \(note)", attributes: [.font: numbers, .foregroundColor: UIColor.secondaryLabel]))
            spoken.append(words("Note: %@", note))
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = font.pointSize * 0.22
        text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        label.attributedText = text
        accessibilityLabel = spoken.joined(separator: ", ")
        accessibilityIdentifier = "verse \(verse.id.verse)"
        accessibilityHint = words("Tap for highlight, bookmark and note.")
    }
}
