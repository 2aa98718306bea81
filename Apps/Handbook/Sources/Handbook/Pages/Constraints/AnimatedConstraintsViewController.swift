import UIKit

/// Constraints in animations: they change at once, and the layout inside the block moves the views.
class AnimatedConstraintsViewController: ConstraintPageViewController {
    private let boat = UILabel.tile(localized("Boat"), .systemOrange)
    private lazy var size = boat.widthAnchor.constraint(equalToConstant: 80)
    private lazy var home = [
        boat.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 12),
        boat.topAnchor.constraint(equalTo: stage.topAnchor, constant: 12),
    ]
    private lazy var island = [
        boat.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -12),
        boat.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -12),
    ]
    private var isHome = true

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["ConstraintPageViewController.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(boat)
        NSLayoutConstraint.activate(home + [size, boat.heightAnchor.constraint(equalTo: boat.widthAnchor, multiplier: 0.5)])
        addButtons(
            makeButton("Sail", action: #selector(sail)), makeButton("Spring", action: #selector(spring)),
            makeButton("Grow", action: #selector(grow)))
    }

    private func change() {
        isHome.toggle()
        NSLayoutConstraint.deactivate(isHome ? island : home)
        NSLayoutConstraint.activate(isHome ? home : island)
    }

    @objc private func sail() {
        change()
        UIView.animate(withDuration: 0.6) { self.stage.layoutIfNeeded() }
        show()
    }

    @objc private func spring() {
        change()
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            self.stage.layoutIfNeeded()
        }
        show()
    }

    @objc private func grow() {
        size.constant = size.constant == 80 ? 140 : 80
        UIView.animate(withDuration: 0.4) { self.stage.layoutIfNeeded() }
        show()
    }

    override func show() {
        say("\(localized(isHome ? "At home" : "At the island")), \(Int(boat.frame.width))×\(Int(boat.frame.height))")
    }
}
