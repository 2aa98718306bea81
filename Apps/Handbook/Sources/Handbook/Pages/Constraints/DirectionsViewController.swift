import UIKit

/// Leading and trailing follow the reading direction; left and right do not.
class DirectionsViewController: ConstraintPageViewController {
    private let leading = UILabel.tile(localized("Leading"), .systemBlue)
    private let left = UILabel.tile(localized("Left"), .systemPink)
    private lazy var row = UIStackView(arrangedSubviews: [
        UILabel.tile("1", .systemTeal), UILabel.tile("2", .systemGreen), UILabel.tile("3", .systemIndigo),
    ])
    private var direction: UISegmentedControl?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["ConstraintPageViewController.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        row.distribution = .fillEqually
        row.spacing = 8
        add(leading, left, row)
        NSLayoutConstraint.activate([
            leading.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 12),
            leading.topAnchor.constraint(equalTo: stage.topAnchor, constant: 12),
            left.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 12),
            left.topAnchor.constraint(equalTo: leading.bottomAnchor, constant: 12),
            row.topAnchor.constraint(equalTo: left.bottomAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 12),
            row.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 0.5),
            leading.widthAnchor.constraint(equalToConstant: 100), left.widthAnchor.constraint(equalTo: leading.widthAnchor),
            leading.heightAnchor.constraint(equalToConstant: 44), left.heightAnchor.constraint(equalTo: leading.heightAnchor),
            row.heightAnchor.constraint(equalTo: leading.heightAnchor),
        ])
        direction = addSegments(["Left to right", "Right to left"], "direction", action: #selector(turn))
        setDirection()
    }

    // The attribute is each view's own: it does not pass to subviews.
    @objc private func turn() {
        UIView.animate(withDuration: 0.3) {
            self.setDirection()
            self.stage.layoutIfNeeded()
        }
        view.setNeedsLayout()
    }

    private func setDirection() {
        let isLeftToRight = direction?.selectedSegmentIndex == 0
        for view in [stage, leading, left, row] as [UIView] {
            view.semanticContentAttribute = isLeftToRight ? .forceLeftToRight : .forceRightToLeft
        }
    }

    override func show() {
        func side(_ view: UIView) -> String { view.frame.midX < stage.bounds.midX ? localized("on the left") : localized("on the right") }
        let numbers = row.arrangedSubviews.sorted { $0.frame.minX < $1.frame.minX }.compactMap { ($0 as? UILabel)?.text }
        say(localized("Leading is %@, Left %@, the row reads %@.", side(leading), side(left), numbers.joined(separator: " ")))
    }
}
