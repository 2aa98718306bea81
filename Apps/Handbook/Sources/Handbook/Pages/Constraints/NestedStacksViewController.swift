import UIKit

/// Stacks in a stack, with constraints of the page's own on what is in them.
class NestedStacksViewController: ConstraintPageViewController {
    private let outer = UIStackView()
    private let inner = UIStackView()
    private let picture = UILabel.tile("1:1", .systemPink)
    private let badge = UILabel.tile(localized("New"), .systemGreen)
    private var axis: UISegmentedControl?
    private var distribution: UISegmentedControl?
    private var alignment: UISegmentedControl?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["ConstraintPageViewController.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        let titles = UIStackView(arrangedSubviews: [
            UILabel.tile(localized("Ferry"), .systemBlue), UILabel.tile(localized("to the island"), .systemTeal),
        ])
        titles.axis = .vertical
        titles.spacing = 4
        for view in [picture, titles, badge] as [UIView] { inner.addArrangedSubview(view) }
        inner.spacing = 8
        outer.axis = .vertical
        outer.spacing = 12
        outer.addArrangedSubview(inner)
        outer.addArrangedSubview(UILabel.tile(localized("Departs at noon"), .systemIndigo))
        add(outer)
        // The stack places the image, these two say how large it is.
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 56), picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            outer.topAnchor.constraint(equalTo: stage.topAnchor, constant: 16),
            outer.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16),
            outer.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -16),
        ])
        axis = addSegments(["Row", "Column"], "axis", action: #selector(change))
        distribution = addSegments(["Fill", "Prop.", "Gaps", "Centres"], "distribution", action: #selector(change))
        alignment = addSegments(["Centre", "Leading", "Trailing", "Baseline"], "alignment", action: #selector(change))
        addButtons(makeButton("Badge", action: #selector(toggleBadge)), makeButton("Own gap", action: #selector(toggleGap)))
        setOptions()
    }

    @objc private func change() {
        UIView.animate(withDuration: 0.3) {
            self.setOptions()
            self.stage.layoutIfNeeded()
        }
        view.setNeedsLayout()
    }

    private func setOptions() {
        inner.axis = axis?.selectedSegmentIndex == 1 ? .vertical : .horizontal
        let distributions: [UIStackView.Distribution] = [.fill, .fillProportionally, .equalSpacing, .equalCentering]
        inner.distribution = distributions[distribution?.selectedSegmentIndex ?? 0]
        let alignments: [UIStackView.Alignment] = [.center, .leading, .trailing, .firstBaseline]
        inner.alignment = alignments[alignment?.selectedSegmentIndex ?? 0]
    }

    // A hidden view gives its room to the others, in the animation too.
    @objc private func toggleBadge() {
        UIView.animate(withDuration: 0.3) {
            self.badge.isHidden.toggle()
            self.stage.layoutIfNeeded()
        }
        view.setNeedsLayout()
    }

    @objc private func toggleGap() {
        let isOwn = inner.customSpacing(after: picture) != UIStackView.spacingUseDefault
        inner.setCustomSpacing(isOwn ? UIStackView.spacingUseDefault : 32, after: picture)
        view.setNeedsLayout()
    }

    override func show() {
        let kind = inner.axis == .horizontal ? localized("A row") : localized("A column")
        let gap = inner.customSpacing(after: picture) == UIStackView.spacingUseDefault ? inner.spacing : inner.customSpacing(after: picture)
        say(
            localized(
                badge.isHidden ? "%@, picture %d×%d, gap %d, no badge" : "%@, picture %d×%d, gap %d", kind, Int(picture.frame.width),
                Int(picture.frame.height), Int(gap))
        )
    }
}
