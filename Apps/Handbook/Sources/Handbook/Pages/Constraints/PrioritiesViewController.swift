import UIKit

/// Hugging and compression resistance: which of two labels is stretched when there is too much room, and which is cut when there is too little.
class PrioritiesViewController: ConstraintPageViewController {
    private let one = UILabel.tile(localized("Lighthouse"), .systemTeal)
    private let other = UILabel.tile(localized("Harbour wall"), .systemIndigo)
    private let row = UIView()
    private lazy var rowWidth = row.widthAnchor.constraint(equalTo: stage.widthAnchor, constant: -32)
    private lazy var narrow = row.widthAnchor.constraint(equalToConstant: 180)
    private var room: UISegmentedControl?
    private var hugging: UISegmentedControl?
    private var resistance: UISegmentedControl?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["ConstraintPageViewController.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        row.backgroundColor = .systemGray4
        add(row)
        for label in [one, other] {
            label.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(label)
        }
        // Seven edges in a row say nothing of the widths: the labels' contents and priorities do.
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: stage.centerXAnchor), row.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
            row.heightAnchor.constraint(equalToConstant: 60), rowWidth,
            one.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            other.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            one.topAnchor.constraint(equalTo: row.topAnchor), one.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            other.topAnchor.constraint(equalTo: row.topAnchor), other.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        room = addSegments(["Much room", "Little room"], "room", action: #selector(change))
        hugging = addSegments(["Lighthouse hugs", "Harbour wall hugs"], "hugging", action: #selector(change))
        resistance = addSegments(["Lighthouse resists", "Harbour wall resists"], "resistance", action: #selector(change))
        setPriorities()
    }

    @objc private func change() {
        setPriorities()
        view.setNeedsLayout()
    }

    private func setPriorities() {
        let isNarrow = room?.selectedSegmentIndex == 1
        NSLayoutConstraint.deactivate([isNarrow ? rowWidth : narrow])
        NSLayoutConstraint.activate([isNarrow ? narrow : rowWidth])
        // One point more than the default of 250 is enough.
        let (firstHugs, firstResists) = (hugging?.selectedSegmentIndex == 0, resistance?.selectedSegmentIndex == 0)
        one.setContentHuggingPriority(firstHugs ? .defaultLow + 1 : .defaultLow, for: .horizontal)
        other.setContentHuggingPriority(firstHugs ? .defaultLow : .defaultLow + 1, for: .horizontal)
        one.setContentCompressionResistancePriority(firstResists ? .defaultHigh : .defaultHigh - 1, for: .horizontal)
        other.setContentCompressionResistancePriority(firstResists ? .defaultHigh - 1 : .defaultHigh, for: .horizontal)
    }

    override func show() {
        say(
            [one, other].map { label in
                let (width, wanted) = (label.frame.width, label.intrinsicContentSize.width)
                let fate = width > wanted + 1 ? "%@ is stretched." : width < wanted - 1 ? "%@ is cut." : "%@ is as wide as its text."
                return localized(fate, label.text ?? "")
            }.joined(separator: " "))
    }
}
