import UIKit

/// One animation that is played, paused, scrubbed with a slider or a drag, and reversed.
class ScrubbingViewController: PageViewController {
    private enum Timing: Int, CaseIterable {
        case ease, linear, spring, bouncy
        var title: String { ["Ease", "Linear", "Spring", "Bouncy"][rawValue] }
        var parameters: UITimingCurveProvider {
            switch self {
            case .ease: UICubicTimingParameters(animationCurve: .easeInOut)
            case .linear: UICubicTimingParameters(animationCurve: .linear)
            case .spring: UISpringTimingParameters(dampingRatio: 0.6)
            case .bouncy: UISpringTimingParameters(duration: 0.8, bounce: 0.5)
            }
        }
    }

    private let stage = UIView()
    private let track = UIView()
    private let card = UIView()
    private let late = UIView()
    private let report = ReportLabel()
    private let slider = UISlider()
    private var timingButtons: [UIButton] = []
    private var playButtons: [UIButton] = []
    private var timing = Timing.ease
    private var animator: UIViewPropertyAnimator?
    private var isLeaving = false
    private var grabbed: CGFloat = 0

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.backgroundColor = .secondarySystemBackground
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        content.addSubview(stage)
        track.backgroundColor = .separator
        stage.addSubview(track)
        late.backgroundColor = .systemIndigo
        late.layer.cornerRadius = 12
        stage.addSubview(late)
        card.layer.cornerRadius = 14
        card.isAccessibilityElement = true
        card.accessibilityLabel = localized("Card")
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
        stage.addSubview(card)

        report.accessibilityIdentifier = "report"
        content.addSubview(report)
        slider.accessibilityIdentifier = "fraction"
        slider.accessibilityLabel = localized("How much of the animation is done")
        slider.addTarget(self, action: #selector(scrub), for: .valueChanged)
        content.addSubview(slider)

        timingButtons = Timing.allCases.map { makeButton($0.title, action: #selector(chooseTiming(_:))) }
        playButtons = [
            makeButton("Play", action: #selector(play)), makeButton("Pause", action: #selector(pause)),
            makeButton("Reverse", action: #selector(turnBack)), makeButton("Reset", action: #selector(resetAnimation)),
        ]
        for button in timingButtons + playButtons { content.addSubview(button) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isLeaving = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // An animator must not be released while it is paused; no layout during dismissal may create another.
        isLeaving = true
        animator?.stopAnimation(true)
        animator = nil
    }

    override func layoutContent(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(160, area.height - 210))
        track.frame = CGRect(x: 60, y: stage.bounds.midY - 1, width: stage.bounds.width - 120, height: 2)
        report.frame = CGRect(
            x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(report, in: area.width, atLeast: 34))
        slider.frame = CGRect(x: area.minX, y: report.frame.maxY + 8, width: area.width, height: 34)
        var y = slider.frame.maxY + 14
        y = place(timingButtons, columns: 4, height: 36, in: area, from: y)
        place(playButtons, columns: 4, height: 36, in: area, from: y)
        if animator == nil, !isLeaving { resetAnimation() }
    }

    /// The state before the animation.
    private func showStart() {
        card.bounds = CGRect(x: 0, y: 0, width: 76, height: 76)
        card.transform = .identity
        card.center = CGPoint(x: 60, y: stage.bounds.midY)
        card.backgroundColor = .systemTeal
        late.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        late.center = CGPoint(x: 60, y: stage.bounds.midY + 100)
    }

    /// The state after the animation. The small square starts after half of the duration.
    private func makeAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing.parameters)
        animator.addAnimations {
            self.card.center.x = self.stage.bounds.width - 76
            self.card.transform = CGAffineTransform(rotationAngle: .pi * 0.75).scaledBy(x: 1.25, y: 1.25)
            self.card.backgroundColor = .systemPurple
        }
        animator.addAnimations({ self.late.center.x = self.stage.bounds.width - 60 }, delayFactor: 0.5)
        animator.pausesOnCompletion = true
        return animator
    }

    @objc private func resetAnimation() {
        animator?.stopAnimation(true)
        UIView.performWithoutAnimation { showStart() }
        animator = makeAnimator()
        animator?.pauseAnimation()
        showReport()
        showChoice()
    }

    @objc private func chooseTiming(_ sender: UIButton) {
        timing = Timing(rawValue: timingButtons.firstIndex(of: sender) ?? 0) ?? .ease
        resetAnimation()
    }

    @objc private func play() {
        guard let animator else { return }
        // At its end it restarts.
        if animator.fractionComplete >= 1 { animator.fractionComplete = 0 }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        followDisplay()
    }

    @objc private func pause() {
        animator?.pauseAnimation()
        showReport()
    }

    @objc private func turnBack() {
        guard let animator else { return }
        animator.isReversed.toggle()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        followDisplay()
    }

    @objc private func scrub() {
        animator?.pauseAnimation()
        animator?.fractionComplete = CGFloat(slider.value)
        showReport()
    }

    /// A drag interrupts the card's animation; when it ends, a spring continues from there.
    @objc private func pull(_ pan: UIPanGestureRecognizer) {
        guard let animator else { return }
        switch pan.state {
        case .began:
            animator.pauseAnimation()
            grabbed = animator.fractionComplete
        case .changed:
            let way = track.bounds.width
            let moved = pan.translation(in: stage).x / way * (animator.isReversed ? -1 : 1)
            animator.fractionComplete = min(max(grabbed + moved, 0), 1)
        default:
            let speed = pan.velocity(in: stage).x / max(1, track.bounds.width)
            let goesBack = speed < -0.3 || (abs(speed) <= 0.3 && animator.fractionComplete < 0.5)
            if goesBack != animator.isReversed { animator.isReversed = goesBack }
            let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: abs(speed), dy: 0))
            animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
            followDisplay()
        }
        showReport()
    }

    // MARK: Display

    private var link: CADisplayLink?

    /// Updates once a frame until the animation ends.
    private func followDisplay() {
        link?.invalidate()
        link = CADisplayLink(target: self, selector: #selector(showFrame))
        link?.add(to: .main, forMode: .common)
        showReport()
    }

    @objc private func showFrame() {
        showReport()
        if animator?.isRunning != true {
            link?.invalidate()
            link = nil
        }
    }

    private func showReport() {
        guard let animator else { return }
        let part = Double(min(max(animator.fractionComplete, 0), 1))
        slider.value = Float(part)
        report.text =
            localized(animator.isReversed ? "fraction %.2f, reversed" : "fraction %.2f", part) + "\n"
            + localized(animator.isRunning ? "running" : "held")
    }

    private func showChoice() {
        for (index, button) in timingButtons.enumerated() {
            button.configuration?.baseForegroundColor = index == timing.rawValue ? .systemOrange : nil
        }
    }
}
