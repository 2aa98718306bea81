import UIKit

/// Moves and scales an image by frame, bounds and center, with every kind of animation.
class FramesViewController: PageViewController {
    private enum Property: Int { case frame, bounds, center }
    private enum Motion: Int, CaseIterable {
        case none, beginCommit, block, spring, keyframes
        var title: String { ["None", "Commit", "Block", "Spring", "Keyframes"][rawValue] }
    }

    private let stage = UIView()
    private let picture = PictureView()
    private let report = ReportLabel()
    private let scrubber = UISlider()
    private var propertyButtons: [UIButton] = []
    private var motionButtons: [UIButton] = []
    private var moveButtons: [UIButton] = []
    private var animatorButtons: [UIButton] = []
    private var property = Property.frame
    private var motion = Motion.none
    private var animator: UIViewPropertyAnimator?

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.backgroundColor = .secondarySystemBackground
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        content.addSubview(stage)
        picture.accessibilityIdentifier = "picture"
        stage.addSubview(picture)

        report.accessibilityIdentifier = "report"
        content.addSubview(report)

        propertyButtons = ["frame", "bounds", "center"].map { makeButton($0, action: #selector(chooseProperty(_:))) }
        motionButtons = Motion.allCases.map { makeButton($0.title, action: #selector(chooseMotion(_:))) }
        moveButtons = [
            makeButton("Left", action: #selector(moveLeft)), makeButton("Right", action: #selector(moveRight)),
            makeButton("Up", action: #selector(moveUp)), makeButton("Down", action: #selector(moveDown)),
            makeButton("Bigger", action: #selector(grow)), makeButton("Smaller", action: #selector(shrink)),
        ]
        animatorButtons = [
            makeButton("Animator", action: #selector(startAnimator)), makeButton("Pause", action: #selector(pauseAnimator)),
            makeButton("Continue", action: #selector(continueAnimator)),
        ]
        for button in propertyButtons + motionButtons + moveButtons + animatorButtons { content.addSubview(button) }
        scrubber.accessibilityIdentifier = "scrubber"
        scrubber.accessibilityLabel = localized("How much of the animation is done")
        scrubber.addTarget(self, action: #selector(scrub), for: .valueChanged)
        content.addSubview(scrubber)
        showChoice()
    }

    override func layoutContent(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(120, area.height - 400))
        if picture.bounds.isEmpty {
            picture.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        }
        report.frame = CGRect(x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(report, in: area.width, atLeast: 48))
        var y = report.frame.maxY + 12
        y = place(propertyButtons, columns: 3, height: 36, in: area, from: y)
        y = place(motionButtons, columns: 3, height: 36, in: area, from: y)
        y = place(moveButtons, columns: 3, height: 36, in: area, from: y)
        y = place(animatorButtons, columns: 3, height: 36, in: area, from: y)
        scrubber.frame = CGRect(x: area.minX, y: y, width: area.width, height: 34)
        showReport()
    }

    @objc private func chooseProperty(_ sender: UIButton) {
        property = Property(rawValue: propertyButtons.firstIndex(of: sender) ?? 0) ?? .frame
        showChoice()
    }

    @objc private func chooseMotion(_ sender: UIButton) {
        motion = Motion(rawValue: motionButtons.firstIndex(of: sender) ?? 0) ?? .none
        showChoice()
    }

    private func showChoice() {
        for (index, button) in propertyButtons.enumerated() {
            button.configuration?.baseForegroundColor = index == property.rawValue ? .systemOrange : nil
        }
        for (index, button) in motionButtons.enumerated() {
            button.configuration?.baseForegroundColor = index == motion.rawValue ? .systemOrange : nil
        }
    }

    @objc private func moveLeft() { change(dx: -40, dy: 0, growth: 0) }
    @objc private func moveRight() { change(dx: 40, dy: 0, growth: 0) }
    @objc private func moveUp() { change(dx: 0, dy: -20, growth: 0) }
    @objc private func moveDown() { change(dx: 0, dy: 20, growth: 0) }
    @objc private func grow() { change(dx: 0, dy: 0, growth: 20) }
    @objc private func shrink() { change(dx: 0, dy: 0, growth: -20) }

    /// What each property can change: `frame` both position and size from the top left corner, `bounds` the size around the
    /// centre, `center` the position.
    private func apply(dx: CGFloat, dy: CGFloat, growth: CGFloat) {
        switch property {
        case .frame:
            var frame = picture.frame
            frame.origin.x += dx
            frame.origin.y += dy
            frame.size.width = max(20, frame.width + growth)
            frame.size.height = max(20, frame.height + growth)
            picture.frame = frame
        case .bounds:
            let side = max(20, picture.bounds.width + growth)
            picture.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        case .center:
            picture.center = CGPoint(x: picture.center.x + dx, y: picture.center.y + dy)
        }
    }

    private func change(dx: CGFloat, dy: CGFloat, growth: CGFloat) {
        switch motion {
        case .none:
            apply(dx: dx, dy: dy, growth: growth)
        case .beginCommit:
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(0.4)
            apply(dx: dx, dy: dy, growth: growth)
            UIView.commitAnimations()
        case .block:
            UIView.animate(withDuration: 0.4) { self.apply(dx: dx, dy: dy, growth: growth) }
        case .spring:
            UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) {
                self.apply(dx: dx, dy: dy, growth: growth)
            }
        case .keyframes:
            UIView.animateKeyframes(withDuration: 0.8, delay: 0, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.picture.alpha = 0.3 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.picture.alpha = 1
                    self.apply(dx: dx, dy: dy, growth: growth)
                }
            }
        }
        showReport()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // An animator must not be released while it is paused.
        animator?.stopAnimation(true)
        animator = nil
    }

    @objc private func startAnimator() {
        animator?.stopAnimation(true)
        let target = stage.bounds.width - picture.center.x
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
            self.picture.center.x = target
        }
        animator.addCompletion { [weak self] _ in self?.showReport() }
        animator.startAnimation()
        self.animator = animator
    }

    @objc private func pauseAnimator() {
        animator?.pauseAnimation()
        scrubber.value = Float(animator?.fractionComplete ?? 0)
    }

    @objc private func continueAnimator() {
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    @objc private func scrub() {
        animator?.pauseAnimation()
        animator?.fractionComplete = CGFloat(scrubber.value)
    }

    private func showReport() {
        func text(_ value: CGFloat) -> String { String(Int(value.rounded())) }
        let frame = picture.frame
        report.text = """
            frame  \(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))×\(text(frame.height))
            bounds \(text(picture.bounds.minX)),\(text(picture.bounds.minY)) \(text(picture.bounds.width))×\(text(picture.bounds.height))
            center \(text(picture.center.x)),\(text(picture.center.y))
            """
    }
}
