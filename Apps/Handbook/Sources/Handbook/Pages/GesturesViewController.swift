import UIKit

/// All the recognisers on one image: which of them receive a touch, which prevent others, and which wait.
class GesturesViewController: PageViewController, UIGestureRecognizerDelegate {
    private let stage = UIView()
    private let picture = PictureView()
    private let drawer = UILabel()
    private let log = ReportLabel()
    private let report = ReportLabel()
    private let togetherLabel = UILabel()
    private let together = UISwitch()
    private let waitsLabel = UILabel()
    private let waits = UISwitch()
    private var lines: [String] = []

    private lazy var single = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    private lazy var double = UITapGestureRecognizer(target: self, action: #selector(tappedTwice(_:)))

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.backgroundColor = .secondarySystemBackground
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        stage.isMultipleTouchEnabled = true
        content.addSubview(stage)
        picture.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = localized("Picture")
        stage.addSubview(picture)
        drawer.text = "  pulled from the edge"
        drawer.font = .systemFont(ofSize: 15)
        drawer.backgroundColor = .systemYellow
        drawer.textColor = .black
        stage.addSubview(drawer)

        for label in [log, report] { content.addSubview(label) }
        log.textColor = .secondaryLabel
        report.accessibilityIdentifier = "report"

        togetherLabel.text = localized("Pan, pinch and rotate together")
        waitsLabel.text = localized("A tap waits for a second one")
        for label in [togetherLabel, waitsLabel] {
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            content.addSubview(label)
        }
        together.isOn = true
        together.accessibilityLabel = localized("Together")
        waits.isOn = true
        waits.accessibilityLabel = localized("Waits")
        waits.addTarget(self, action: #selector(changeWaiting), for: .valueChanged)
        content.addSubview(together)
        content.addSubview(waits)
        addRecognizers()
    }

    private func addRecognizers() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated(_:)))
        for recognizer in [pan, pinch, rotation] {
            recognizer.delegate = self
            stage.addGestureRecognizer(recognizer)
        }
        double.numberOfTapsRequired = 2
        picture.addGestureRecognizer(single)
        picture.addGestureRecognizer(double)
        changeWaiting()

        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        picture.addGestureRecognizer(press)
        // A drag on the empty area swipes, one on the image pans: the pan waits until a swipe has failed.
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            swipe.delegate = self
            stage.addGestureRecognizer(swipe)
            pan.require(toFail: swipe)
        }
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pulledFromEdge(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
        let hover = UIHoverGestureRecognizer(target: self, action: #selector(hovered(_:)))
        picture.addGestureRecognizer(hover)
    }

    override func layoutContent(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(180, area.height - 210))
        if lines.isEmpty { picture.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY) }
        drawer.frame = CGRect(x: -180, y: 24, width: 180, height: 36)
        report.frame = CGRect(x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(report, in: area.width, atLeast: 18))
        log.frame = CGRect(x: area.minX, y: report.frame.maxY + 4, width: area.width, height: fit(log, in: area.width, atLeast: 64))
        var y = log.frame.maxY + 10
        for (label, toggle) in [(togetherLabel, together), (waitsLabel, waits)] {
            let size = toggle.sizeThatFits(area.size)
            let width = area.width - size.width - 8
            label.frame = CGRect(x: area.minX, y: y, width: width, height: fit(label, in: width, atLeast: size.height))
            toggle.frame = CGRect(x: area.maxX - size.width, y: label.frame.midY - size.height / 2, width: size.width, height: size.height)
            y = label.frame.maxY + 10
        }
        if lines.isEmpty { note("touch the picture") }
    }

    // MARK: Rules

    /// Called for each pair; if either delegate returns true, both recognise.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let isSwipe = gestureRecognizer is UISwipeGestureRecognizer || other is UISwipeGestureRecognizer
        return together.isOn && !isSwipe
    }

    /// Swipes only work on the empty area.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(gestureRecognizer is UISwipeGestureRecognizer) || touch.view === stage
    }

    @objc private func changeWaiting() {
        // A requirement cannot be removed: a new recogniser without it replaces the old one.
        picture.removeGestureRecognizer(single)
        single = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        picture.addGestureRecognizer(single)
        if waits.isOn { single.require(toFail: double) }
    }

    // MARK: Gestures

    @objc private func tapped(_ tap: UITapGestureRecognizer) {
        picture.layer.borderWidth = picture.layer.borderWidth == 0 ? 4 : 0
        picture.layer.borderColor = UIColor.systemRed.cgColor
        picture.layer.cornerRadius = picture.bounds.width / 8
        note("tap")
    }

    @objc private func tappedTwice(_ tap: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            self.picture.transform = .identity
            self.picture.center = CGPoint(x: self.stage.bounds.midX, y: self.stage.bounds.midY)
        }
        note("double tap")
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: stage)
        picture.center.x += way.x
        picture.center.y += way.y
        pan.setTranslation(.zero, in: stage)
        note(pan, "pan")
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        picture.transform = picture.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        note(pinch, "pinch")
    }

    @objc private func rotated(_ rotation: UIRotationGestureRecognizer) {
        picture.transform = picture.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
        note(rotation, "rotation")
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began || press.state == .ended {
            UIView.animate(withDuration: 0.2) { self.picture.alpha = press.state == .began ? 0.5 : 1 }
        }
        note(press, "long press")
    }

    @objc private func swiped(_ swipe: UISwipeGestureRecognizer) {
        let target = swipe.direction == .left ? 80 : stage.bounds.width - 80
        UIView.animate(withDuration: 0.3) { self.picture.center.x = target }
        note(swipe.direction == .left ? "swipe left" : "swipe right")
    }

    @objc private func pulledFromEdge(_ edge: UIScreenEdgePanGestureRecognizer) {
        let isOut = edge.state == .began || edge.state == .changed
        let x = isOut ? min(0, edge.translation(in: view).x - 180) : -180
        if isOut { drawer.frame.origin.x = x } else { UIView.animate(withDuration: 0.25) { self.drawer.frame.origin.x = x } }
        note(edge, "edge pan")
    }

    @objc private func hovered(_ hover: UIHoverGestureRecognizer) {
        let isOver = hover.state == .began || hover.state == .changed
        UIView.animate(withDuration: 0.15) { self.picture.layer.shadowOpacity = isOver ? 0.5 : 0 }
        note(hover, "hover")
    }

    // MARK: Shake

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { note("shake") }
    }

    // MARK: Display

    private func note(_ recognizer: UIGestureRecognizer, _ name: String) {
        let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
        note("\(name) \(states[recognizer.state.rawValue])")
    }

    private func note(_ line: String) {
        if lines.last != line { lines.append(line) }
        log.text = lines.suffix(4).joined(separator: "\n")
        let transform = picture.transform
        let scale = hypot(transform.a, transform.b)
        let degrees = Int((atan2(transform.b, transform.a) * 180 / .pi).rounded())
        report.text = String(
            format: "at %d,%d  scale %.1f  turned %d°", Int(picture.center.x.rounded()), Int(picture.center.y.rounded()), Double(scale),
            degrees)
    }
}
