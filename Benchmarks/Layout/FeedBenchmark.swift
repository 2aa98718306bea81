import BenchSupport
import CoreGraphics
import Foundation
import UIKitCore
import UILists

/// A feed of 1 000 self-sizing rows: an avatar, two labels and a row of buttons, by constraints and by hand-written frames.
///
/// Each row is given its texts, measured, sized and laid out in one of a few cells that are used again, as a table does while it scrolls.
@MainActor struct FeedBenchmark {
    let rounds: Int
    private static let rows = 1000
    private static let width: CGFloat = 390
    private let texts: [(name: String, text: String)]

    init(rounds: Int) {
        self.rounds = rounds
        let words = "Layout that follows what changed costs little, and a feed of many rows shows whether that is true of cells too".split(
            separator: " ")
        texts = (0..<Self.rows).map { row in
            let count = 4 + (row * 7) % 40
            return ("Author \(row)", (0..<count).map { String(words[(row + $0 * 3) % words.count]) }.joined(separator: " "))
        }
    }

    func run() -> [Metric] {
        let byConstraints = measure { ConstrainedFeedCell() }
        let byHand = measure { FramedFeedCell() }
        return [
            Metric("layout.feed.framed", byHand.row * 1000, "µs/cell"),
            Metric("layout.feed.constrained", byConstraints.row * 1000, "µs/cell"),
            Metric("layout.feed.ratio", byConstraints.row / byHand.row, "×", target: 1.5),
            Metric("layout.feed.first.framed", byHand.first * 1000, "µs/cell"),
            Metric("layout.feed.first.constrained", byConstraints.first * 1000, "µs/cell"),
        ]
    }

    /// The least processor time for a row in a cell used again, and for a new cell with its first row. > Units: milliseconds.
    private func measure(_ make: () -> FeedCell) -> (row: Double, first: Double) {
        var (row, first) = (Double.infinity, Double.infinity)
        for _ in 0...rounds {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Self.width, height: 844))
            window.isHidden = false
            let start = milliseconds()
            let cells = (0..<10).map { index in
                let cell = make()
                cell.frame = CGRect(x: 0, y: 0, width: Self.width, height: 44)
                window.addSubview(cell)
                show(index, in: cell)
                return cell
            }
            let warm = milliseconds()
            for index in 10..<Self.rows { show(index, in: cells[index % cells.count]) }
            row = min(row, (milliseconds() - warm) / Double(Self.rows - 10))
            first = min(first, (warm - start) / 10)
            for cell in cells { cell.removeFromSuperview() }
        }
        return (row, first)
    }

    private func show(_ index: Int, in cell: FeedCell) {
        cell.prepareForReuse()
        cell.name.text = texts[index].name
        cell.message.text = texts[index].text
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: Self.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame = CGRect(x: 0, y: 0, width: Self.width, height: height)
        cell.layoutIfNeeded()
    }
}

/// What both kinds show.
@MainActor private class FeedCell: UITableViewCell {
    let avatar = UIImageView()
    let name = UILabel()
    let message = UILabel()
    let buttons = ["Reply", "Share", "Like"].map { title in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    init() {
        super.init(style: .default, reuseIdentifier: nil)
        name.font = .boldSystemFont(ofSize: 15)
        message.font = .systemFont(ofSize: 15)
        message.numberOfLines = 0
        for view in [avatar, name, message] + buttons { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
}

private final class ConstrainedFeedCell: FeedCell {
    override init() {
        super.init()
        for view in contentView.subviews { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = contentView
        var constraints = [
            avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 44), avatar.heightAnchor.constraint(equalToConstant: 44),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            name.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            message.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: name.trailingAnchor),
            message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            buttons[0].leadingAnchor.constraint(equalTo: name.leadingAnchor),
            buttons[0].topAnchor.constraint(equalTo: message.bottomAnchor, constant: 8),
            buttons[0].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            buttons[2].trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
        ]
        for (left, right) in zip(buttons, buttons.dropFirst()) {
            constraints += [
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 24),
                right.topAnchor.constraint(equalTo: left.topAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { nil }
}

private final class FramedFeedCell: FeedCell {
    /// Frames for a width; each label is measured once.
    private func frames(_ width: CGFloat) -> (name: CGRect, message: CGRect, buttons: [CGRect], height: CGFloat) {
        let inner = width - 16 - 44 - 12 - 16
        let nameSize = name.intrinsicContentSize
        let nameFrame = CGRect(x: 72, y: 12, width: inner, height: nameSize.height)
        let text = message.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
        let messageFrame = CGRect(x: 72, y: nameFrame.maxY + 4, width: inner, height: text.height)
        var x: CGFloat = 72
        var row: [CGRect] = []
        for button in buttons {
            let size = button.intrinsicContentSize
            row.append(CGRect(x: x, y: messageFrame.maxY + 8, width: size.width, height: size.height))
            x += size.width + 24
        }
        return (nameFrame, messageFrame, row, (row.first?.maxY ?? 0) + 12)
    }
    private var known: (width: CGFloat, text: String?, frames: (name: CGRect, message: CGRect, buttons: [CGRect], height: CGFloat))?

    /// The frames that measuring found serve layout too, as a careful app does it.
    private func knownFrames(_ width: CGFloat) -> (name: CGRect, message: CGRect, buttons: [CGRect], height: CGFloat) {
        if let known, known.width == width, known.text == message.text { return known.frames }
        let made = frames(width)
        known = (width, message.text, made)
        return made
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: knownFrames(size.width).height + 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let made = knownFrames(contentView.bounds.width)
        avatar.frame = CGRect(x: 16, y: 12, width: 44, height: 44)
        name.frame = made.name
        message.frame = made.message
        for (button, frame) in zip(buttons, made.buttons) { button.frame = frame }
    }
}
