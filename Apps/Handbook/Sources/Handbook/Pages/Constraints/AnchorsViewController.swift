import UIKit

/// Anchors: four constraints place a box, and each of them changes while the page runs.
class AnchorsViewController: ConstraintPageViewController {
    private let box = UILabel.tile(localized("Box"), .systemBlue)
    private lazy var left = box.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 20)
    private lazy var middle = box.centerXAnchor.constraint(equalTo: stage.centerXAnchor)
    private lazy var top = box.topAnchor.constraint(equalTo: stage.topAnchor, constant: 20)
    private var width: NSLayoutConstraint?
    private var leadingSlider: UISlider?
    private var topSlider: UISlider?
    private var widths: UISegmentedControl?

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["ConstraintPageViewController.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(box)
        NSLayoutConstraint.activate([left, top, box.heightAnchor.constraint(equalToConstant: 60)])
        leadingSlider = addSlider("Leading", to: 160, value: 20, action: #selector(moveLeading(_:)))
        topSlider = addSlider("Top", to: 160, value: 20, action: #selector(moveTop(_:)))
        widths = addSegments(["Half", "A third", "Height × 2"], "width", action: #selector(chooseWidth))
        addButtons(
            makeButton("Centre", action: #selector(centre)), makeButton("Leading", action: #selector(leading)),
            makeButton("Start again", action: #selector(reset)))
        setWidth()
    }

    // A constant may change at any time; the next layout moves only what depends on it.
    @objc private func moveLeading(_ slider: UISlider) {
        left.constant = CGFloat(slider.value.rounded())
        view.setNeedsLayout()
    }

    @objc private func moveTop(_ slider: UISlider) {
        top.constant = CGFloat(slider.value.rounded())
        view.setNeedsLayout()
    }

    // A multiplier cannot change: another constraint takes the place of the old one.
    @objc private func chooseWidth() { setWidth() }

    private func setWidth() {
        width?.isActive = false
        switch widths?.selectedSegmentIndex {
        case 1: width = box.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 1 / 3)
        case 2: width = box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2)
        default: width = box.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 0.5)
        }
        width?.isActive = true
        view.setNeedsLayout()
    }

    // Both at once would not fit: first the old one is deactivated.
    @objc private func centre() {
        left.isActive = false
        middle.isActive = true
        view.setNeedsLayout()
    }

    @objc private func leading() {
        middle.isActive = false
        left.isActive = true
        view.setNeedsLayout()
    }

    @objc private func reset() {
        (left.constant, top.constant) = (20, 20)
        leadingSlider?.value = 20
        topSlider?.value = 20
        leading()
    }

    override func show() {
        let place = left.isActive ? localized("%d from the leading edge", Int(left.constant)) : localized("in the middle")
        say(localized("Box: %@, %@", box.frame.words, place))
    }
}
