import UIKit

/// A stack view with every distribution and alignment, with views that are shown and hidden.
class StacksViewController: PageViewController {
    private let stack = UIStackView()
    private let menu = UIStackView()
    private let distribution = UISegmentedControl(items: ["Fill", "Equal", "Prop.", "Gaps", "Centres"].map(localized))
    private let alignment = UISegmentedControl(items: ["Fill", "Leading", "Centre", "Trailing", "Baseline"].map(localized))
    private let spacing = UISlider()
    private let buttons = UIStackView()
    private let log = LogLabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        // The arranged views: labels of several sizes. The stack uses the intrinsic size of each.
        for (title, size, color) in [("Sea", 17, UIColor.systemBlue), ("Harbour", 28, .systemTeal), ("Pier", 20, .systemIndigo)] {
            stack.addArrangedSubview(UILabel.tile(localized(title), color, size: CGFloat(size)))
        }
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        stack.backgroundColor = .secondarySystemBackground
        stack.layer.cornerRadius = 12
        content.addSubview(stack)

        distribution.selectedSegmentIndex = 0
        distribution.addTarget(self, action: #selector(changeDistribution), for: .valueChanged)
        alignment.selectedSegmentIndex = 0
        alignment.addTarget(self, action: #selector(changeAlignment), for: .valueChanged)
        spacing.minimumValue = 0
        spacing.maximumValue = 40
        spacing.value = 8
        spacing.accessibilityLabel = localized("Spacing")
        spacing.addTarget(self, action: #selector(changeSpacing), for: .valueChanged)

        for button in [
            makeButton("Turn", action: #selector(turn)), makeButton("Hide Harbour", action: #selector(hideMiddle(_:))),
            makeButton("Own gap", action: #selector(ownGap)),
        ] { buttons.addArrangedSubview(button) }
        buttons.distribution = .fillProportionally
        buttons.spacing = 8
        buttons.isLayoutMarginsRelativeArrangement = true
        // A touch next to a button still counts as on it, within the stack of buttons.
        buttons.layoutMargins = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)

        log.text = localized("A row: fill, 8 points apart.")

        // The controls are also in a stack.
        menu.axis = .vertical
        menu.spacing = 12
        for view in [distribution, alignment, spacing, buttons, log] { menu.addArrangedSubview(view) }
        menu.setCustomSpacing(6, after: spacing)
        menu.setCustomSpacing(0, after: buttons)
        content.addSubview(menu)
    }

    override func layoutContent(in area: CGRect) {
        stack.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 200)
        buttons.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        let height = menu.systemLayoutSizeFitting(
            CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        menu.frame = CGRect(x: area.minX, y: stack.frame.maxY + 20, width: area.width, height: height)
    }

    // Inside an animation block the stack is laid out immediately, so its views move.
    private func change(_ words: String, _ change: @escaping () -> Void) {
        log.text = words
        UIView.animate(withDuration: 0.3) {
            change()
            self.stack.layoutIfNeeded()
        }
    }

    @objc private func changeDistribution() {
        let all: [(UIStackView.Distribution, String)] = [
            (.fill, "fill"), (.fillEqually, "fillEqually"), (.fillProportionally, "fillProportionally"),
            (.equalSpacing, "equalSpacing"), (.equalCentering, "equalCentering"),
        ]
        let (value, name) = all[distribution.selectedSegmentIndex]
        change(localized("Distribution: %@", name)) { self.stack.distribution = value }
    }

    @objc private func changeAlignment() {
        let all: [(UIStackView.Alignment, String)] = [
            (.fill, "fill"), (.leading, "leading"), (.center, "center"), (.trailing, "trailing"), (.firstBaseline, "firstBaseline"),
        ]
        let (value, name) = all[alignment.selectedSegmentIndex]
        change(localized("Alignment: %@", name)) { self.stack.alignment = value }
    }

    @objc private func changeSpacing() {
        stack.spacing = CGFloat(spacing.value.rounded())
        log.text = localized("Spacing: %d", Int(stack.spacing))
    }

    @objc private func turn() {
        let isRow = stack.axis == .horizontal
        change(localized(isRow ? "A column" : "A row")) { self.stack.axis = isRow ? .vertical : .horizontal }
    }

    @objc private func hideMiddle(_ sender: UIButton) {
        let middle = stack.arrangedSubviews[1]
        let hides = !middle.isHidden
        change(localized(hides ? "Harbour is hidden, its gap too." : "Harbour is back.")) { middle.isHidden = hides }
    }

    @objc private func ownGap() {
        let first = stack.arrangedSubviews[0]
        let isOwn = stack.customSpacing(after: first) != UIStackView.spacingUseDefault
        change(localized(isOwn ? "Sea has the stack’s gap." : "Sea has a gap of 48.")) {
            self.stack.setCustomSpacing(isOwn ? UIStackView.spacingUseDefault : 48, after: first)
        }
    }
}
