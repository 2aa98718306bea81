import UIKit

/// The base of the pages about constraints: a stage above, a panel of controls below it, and a line that says what happened.
class ConstraintPageViewController: PageViewController {
    /// The views to look at are in here.
    let stage = UIView()
    let panel = UIStackView()
    let log = UILabel()
    /// Rows that are columns with accessibility text sizes.
    private var rows: [UIStackView] = []
    private lazy var stageHeight = stage.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        // The first constraints are solved before the page has its size: this leaves them enough room.
        content.frame = view.bounds
        stageHeight.constant = content.bounds.height * 0.4

        stage.backgroundColor = .secondarySystemBackground
        stage.layer.cornerRadius = 12
        stage.clipsToBounds = true
        panel.axis = .vertical
        panel.spacing = 12
        log.font = .preferredFont(forTextStyle: .footnote)
        log.textColor = .label
        log.numberOfLines = 0
        log.accessibilityIdentifier = "log"
        panel.addArrangedSubview(log)
        for view in [stage, panel] {
            // Without this the frame would be a constraint too, against the ones below.
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stage.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stage.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stage.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stageHeight,
            panel.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 16),
            panel.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
        ])
    }

    override func layoutContent(in area: CGRect) {
        // Of the screen, not of the content, which may be taller.
        stageHeight.constant = content.bounds.height * 0.4
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for row in rows { row.axis = isLarge ? .vertical : .horizontal }
        content.layoutIfNeeded()
        show()
    }

    /// Pages put the present frames into words here.
    func show() {}

    func say(_ words: String) {
        if log.text != words { log.text = words }
    }

    /// Adds a view to the stage that only constraints will place.
    func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(view)
        }
    }

    func addSegments(_ titles: [String], _ name: String, action: Selector) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles.map(localized))
        control.selectedSegmentIndex = 0
        control.accessibilityIdentifier = name
        control.addTarget(self, action: action, for: .valueChanged)
        panel.insertArrangedSubview(control, at: panel.arrangedSubviews.count - 1)
        return control
    }

    func addSlider(_ title: String, to maximum: Float, value: Float, action: Selector) -> UISlider {
        let (label, slider) = (UILabel(), UISlider())
        label.text = localized(title)
        label.font = .preferredFont(forTextStyle: .body)
        // The label is as wide as its text; the slider gets the rest of the row.
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        slider.maximumValue = maximum
        slider.value = value
        slider.accessibilityLabel = localized(title)
        slider.accessibilityIdentifier = title.lowercased()
        slider.addTarget(self, action: action, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [label, slider])
        row.spacing = 12
        rows.append(row)
        panel.insertArrangedSubview(row, at: panel.arrangedSubviews.count - 1)
        return slider
    }

    func addButtons(_ buttons: UIButton...) {
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.spacing = 8
        rows.append(row)
        row.isLayoutMarginsRelativeArrangement = true
        // A touch next to a button still counts as on it.
        row.layoutMargins = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        panel.insertArrangedSubview(row, at: panel.arrangedSubviews.count - 1)
    }
}

extension CGRect {
    /// In whole points: x, y, width × height.
    var words: String { "\(Int(minX.rounded())), \(Int(minY.rounded())), \(Int(width.rounded()))×\(Int(height.rounded()))" }
}
