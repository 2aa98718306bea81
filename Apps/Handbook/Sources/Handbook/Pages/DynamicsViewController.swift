import UIKit

/// Blocks and a ball that fall, collide, are pushed, and can be dragged.
class DynamicsViewController: PageViewController, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    private let stage = StageView()
    private let report = ReportLabel()
    private var pieces: [UIView] = []
    private var buttons: [UIButton] = []

    private var animator: UIDynamicAnimator?
    private let gravity = UIGravityBehavior(items: [])
    private let collision = UICollisionBehavior(items: [])
    private let figures = UIDynamicItemBehavior(items: [])
    private var drag: UIAttachmentBehavior?
    private var snaps: [UISnapBehavior] = []
    private var hits = 0

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.backgroundColor = .secondarySystemBackground
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        content.addSubview(stage)

        let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink]
        for (index, color) in colors.enumerated() {
            let piece = index == 3 ? BallView() : UIView()
            piece.backgroundColor = color
            piece.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
            piece.layer.cornerRadius = index == 3 ? 28 : 8
            piece.isAccessibilityElement = true
            piece.accessibilityLabel =
                [localized("Blue block"), localized("Green block"), localized("Orange block"), localized("Ball")][index]
            piece.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragPiece(_:))))
            stage.addSubview(piece)
            pieces.append(piece)
        }

        report.accessibilityIdentifier = "report"
        content.addSubview(report)
        buttons = [
            makeButton("Drop", action: #selector(drop)), makeButton("Weightless", action: #selector(float)),
            makeButton("Kick", action: #selector(kick)), makeButton("Line up", action: #selector(snapToStart)),
            makeButton("Bouncy", action: #selector(toggleBounce)), makeButton("Start over", action: #selector(startOver)),
        ]
        for button in buttons { content.addSubview(button) }

        collision.collisionDelegate = self
        figures.elasticity = 0.3
        figures.friction = 0.4
    }

    override func layoutContent(in area: CGRect) {
        let rows: CGFloat = 2 * 44
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(180, area.height - rows - 60))
        report.frame = CGRect(
            x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(report, in: area.width, atLeast: 34))
        place(buttons, columns: 3, height: 36, in: area, from: report.frame.maxY + 10)
        stage.ledge = [CGPoint(x: 0, y: stage.bounds.height * 0.55), CGPoint(x: stage.bounds.width * 0.45, y: stage.bounds.height * 0.68)]
        if animator == nil { startOver() }
    }

    /// Moves everything back to its initial position, with a new animator: nothing moves until gravity is added.
    @objc private func startOver() {
        animator?.removeAllBehaviors()
        snaps = []
        drag = nil
        hits = 0
        for (index, piece) in pieces.enumerated() {
            piece.transform = .identity
            piece.center = home(index)
            gravity.addItem(piece)
            collision.addItem(piece)
            figures.addItem(piece)
        }
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "ledge" as NSString, from: stage.ledge[0], to: stage.ledge[1])
        let animator = UIDynamicAnimator(referenceView: stage)
        animator.delegate = self
        self.animator = animator
        show("ready")
    }

    private func home(_ index: Int) -> CGPoint {
        CGPoint(x: stage.bounds.width * (0.17 + 0.22 * CGFloat(index)), y: 50)
    }

    /// Removes other forces, and adds the scene's gravity and collisions.
    private func letGo() {
        for snap in snaps { animator?.removeBehavior(snap) }
        snaps = []
        animator?.addBehavior(collision)
        animator?.addBehavior(figures)
    }

    @objc private func drop() {
        letGo()
        animator?.addBehavior(gravity)
    }

    @objc private func float() {
        letGo()
        animator?.removeBehavior(gravity)
        for (index, piece) in pieces.enumerated() {
            figures.addAngularVelocity(index % 2 == 0 ? 1 : -1, for: piece)
            figures.addLinearVelocity(CGPoint(x: CGFloat(index - 1) * 40, y: -60), for: piece)
        }
    }

    /// One push sideways and up, off centre, so that the pieces rotate.
    @objc private func kick() {
        letGo()
        let push = UIPushBehavior(items: pieces, mode: .instantaneous)
        push.setAngle(-.pi / 3, magnitude: 2)
        for piece in pieces { push.setTargetOffsetFromCenter(UIOffset(horizontal: 6, vertical: 0), for: piece) }
        animator?.addBehavior(push)
    }

    /// A snap behavior for each piece, to its initial position.
    @objc private func snapToStart() {
        letGo()
        animator?.removeBehavior(gravity)
        // A piece below the ledge would push against it for ever.
        animator?.removeBehavior(collision)
        snaps = pieces.enumerated().map { UISnapBehavior(item: $1, snapTo: home($0)) }
        for snap in snaps { animator?.addBehavior(snap) }
    }

    @objc private func toggleBounce(_ sender: UIButton) {
        figures.elasticity = figures.elasticity < 0.5 ? 0.85 : 0.3
        sender.configuration?.baseForegroundColor = figures.elasticity > 0.5 ? .systemOrange : nil
    }

    /// While it is dragged, a piece is attached to the touch at the point where it was grabbed.
    @objc private func dragPiece(_ pan: UIPanGestureRecognizer) {
        guard let piece = pan.view else { return }
        let place = pan.location(in: stage)
        switch pan.state {
        case .began:
            letGo()
            let grip = pan.location(in: piece)
            let offset = UIOffset(horizontal: grip.x - piece.bounds.midX, vertical: grip.y - piece.bounds.midY)
            let attachment = UIAttachmentBehavior(item: piece, offsetFromCenter: offset, attachedToAnchor: place)
            attachment.length = 0
            animator?.addBehavior(attachment)
            drag = attachment
        case .changed: drag?.anchorPoint = place
        default:
            if let drag { animator?.removeBehavior(drag) }
            drag = nil
            figures.addLinearVelocity(pan.velocity(in: stage), for: piece)
        }
    }

    // MARK: Delegates

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        hits += 1
        show("moving")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint
    ) {
        hits += 1
        show("moving")
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { show("moving") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { show("at rest") }

    private func show(_ state: String) {
        let lowest = pieces.map { $0.frame.maxY }.max() ?? 0
        let ground = lowest > stage.bounds.height - 2 ? "on the ground" : "in the air"
        report.text = "\(localized(state)), \(localized(ground))\n" + localized("%d hits", hits)
    }
}

/// Collides as a circle.
private class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// The container of the pieces, with a ledge.
private class StageView: UIView {
    var ledge: [CGPoint] = [.zero, .zero] { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let line = UIBezierPath()
        line.move(to: ledge[0])
        line.addLine(to: ledge[1])
        line.lineWidth = 3
        line.lineCapStyle = .round
        UIColor.secondaryLabel.setStroke()
        line.stroke()
    }
}
