import UIKit

/// Layers that do more than display contents: replicators, particles, masks, and a box in 3D.
class SpecialLayersViewController: PageViewController {
    private let titles = ["Replicator", "Emitter", "Mask", "Transform layer"]
    private var tiles: [UIView] = []
    private var captions: [UILabel] = []
    private var buttons: [UIButton] = []
    private let report = PageLabel()

    private let replicator = CAReplicatorLayer()
    private let bar = CALayer()
    private let emitter = CAEmitterLayer()
    private let gradient = CAGradientLayer()
    private let circle = CAShapeLayer()
    private let box = CATransformLayer()
    private var copies = 8
    private var isOpen = true

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for title in titles {
            let tile = UIView()
            tile.backgroundColor = .secondarySystemBackground
            tile.layer.cornerRadius = 12
            tile.clipsToBounds = true
            content.addSubview(tile)
            tiles.append(tile)
            let caption = UILabel()
            caption.text = localized(title)
            caption.font = .preferredFont(forTextStyle: .caption1)
            caption.textAlignment = .center
            content.addSubview(caption)
            caption.numberOfLines = 0
            // A word is wider than a tile with the largest text.
            caption.maximumContentSizeCategory = .accessibilityLarge
            caption.adjustsFontForContentSizeCategory = true
            captions.append(caption)
        }
        makeReplicator()
        makeEmitter()
        makeMask()
        makeBox()
        report.font = .preferredFont(forTextStyle: .footnote)
        report.textColor = .secondaryLabel
        report.textAlignment = .center
        content.addSubview(report)
        buttons = [
            makeButton("More copies", action: #selector(addCopy)), makeButton("Stop sparks", action: #selector(stopSparks)),
            makeButton("Close mask", action: #selector(toggleMask)), makeButton("Turn box", action: #selector(turnBox)),
        ]
        for button in buttons { content.addSubview(button) }
        show(localized("%d copies", copies))
    }

    private func show(_ text: String) { report.text = text }

    // MARK: Replicator

    /// One bar that grows and shrinks; each copy is rotated further and animates with a delay.
    private func makeReplicator() {
        bar.bounds = CGRect(x: 0, y: 0, width: 8, height: 30)
        bar.cornerRadius = 4
        bar.backgroundColor = UIColor.systemBlue.cgColor
        replicator.addSublayer(bar)
        tiles[0].layer.addSublayer(replicator)
        let beat = CABasicAnimation(keyPath: "transform.scale.y")
        beat.fromValue = 1
        beat.toValue = 0.35
        beat.duration = 0.5
        beat.autoreverses = true
        beat.repeatCount = .infinity
        bar.add(beat, forKey: "beat")
        arrangeCopies()
    }

    private func arrangeCopies() {
        replicator.instanceCount = copies
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(copies), 0, 0, 1)
        replicator.instanceDelay = 1 / Double(copies)
        replicator.instanceAlphaOffset = -0.6 / Float(copies)
    }

    @objc private func addCopy() {
        copies = copies == 16 ? 4 : copies + 4
        arrangeCopies()
        show(localized("%d copies", copies))
    }

    // MARK: Particles

    private func makeEmitter() {
        let spark = CAEmitterCell()
        spark.name = "spark"
        spark.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
                UIColor.white.setFill()
                CornersViewController.star(in: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
            }.cgImage
        spark.contentsScale = UIScreen.main.scale
        spark.birthRate = 30
        spark.lifetime = 1.6
        spark.lifetimeRange = 0.6
        spark.velocity = 70
        spark.velocityRange = 30
        spark.emissionLongitude = -.pi / 2
        spark.emissionRange = .pi / 2
        spark.yAcceleration = 60
        spark.spinRange = 6
        spark.scaleRange = 0.6
        spark.alphaSpeed = -0.5
        spark.color = UIColor.systemOrange.cgColor
        spark.greenRange = 0.6
        spark.blueRange = 0.4
        emitter.emitterCells = [spark]
        emitter.emitterShape = .line
        tiles[1].layer.addSublayer(emitter)
    }

    /// Existing particles continue; when they are gone the layer costs nothing.
    @objc private func stopSparks() {
        let isOn = emitter.birthRate > 0
        emitter.birthRate = isOn ? 0 : 1
        buttons[1].configuration?.title = localized(isOn ? "Start sparks" : "Stop sparks")
        show(localized(isOn ? "No more sparks" : "Sparks"))
    }

    // MARK: Masks

    private func makeMask() {
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        gradient.colors = [UIColor.systemPink, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple, .systemPink]
            .map(\.cgColor)
        gradient.mask = circle
        circle.fillColor = nil
        circle.strokeColor = UIColor.black.cgColor
        circle.lineCap = .round
        tiles[2].layer.addSublayer(gradient)
    }

    @objc private func toggleMask() {
        isOpen.toggle()
        circle.strokeEnd = isOpen ? 1 : 0.25
        buttons[2].configuration?.title = localized(isOpen ? "Close mask" : "Open mask")
        show(localized(isOpen ? "The mask is open" : "The mask is closed"))
    }

    // MARK: 3D

    private func makeBox() {
        let side: CGFloat = 56
        let faces: [(UIColor, CGFloat, CGFloat)] = [
            (.systemRed, 0, 0), (.systemOrange, .pi / 2, 0), (.systemGreen, .pi, 0), (.systemTeal, -.pi / 2, 0), (.systemBlue, 0, .pi / 2),
            (.systemIndigo, 0, -.pi / 2),
        ]
        for (color, y, x) in faces {
            let face = CALayer()
            face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            face.backgroundColor = color.withAlphaComponent(0.9).cgColor
            face.cornerRadius = 6
            let turned = CATransform3DRotate(CATransform3DMakeRotation(y, 0, 1, 0), x, 1, 0, 0)
            face.transform = CATransform3DTranslate(turned, 0, 0, side / 2)
            box.addSublayer(face)
        }
        var lens = CATransform3DIdentity
        lens.m34 = -1 / 400
        tiles[3].layer.sublayerTransform = lens
        box.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
        tiles[3].layer.addSublayer(box)
    }

    @objc private func turnBox() {
        let turn = CABasicAnimation(keyPath: "transform")
        let end = CATransform3DRotate(box.transform, .pi / 2, 0, 1, 0)
        turn.duration = 0.8
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        turn.fromValue = box.transform
        turn.toValue = end
        box.add(turn, forKey: "turn")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        box.transform = end
        CATransaction.commit()
        show(localized("The box has turned"))
    }

    override func layoutContent(in area: CGRect) {
        let gap: CGFloat = 12
        let width = (area.width - gap) / 2
        let height = max(120, min(width, (area.height - 190) / 2))
        let line = captions.map { fit($0, in: width, atLeast: 18) }.max() ?? 18
        for index in tiles.indices {
            let x = area.minX + CGFloat(index % 2) * (width + gap)
            let y = area.minY + CGFloat(index / 2) * (height + line + 18)
            tiles[index].frame = CGRect(x: x, y: y, width: width, height: height)
            captions[index].frame = CGRect(x: x, y: y + height + 4, width: width, height: line)
        }
        let side = min(width, height)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let square = CGRect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
        replicator.frame = square
        bar.position = CGPoint(x: side / 2, y: side / 2 - 46)
        emitter.frame = tiles[1].bounds
        emitter.emitterPosition = CGPoint(x: width / 2, y: height * 0.75)
        emitter.emitterSize = CGSize(width: 40, height: 0)
        gradient.frame = square
        circle.frame = gradient.bounds
        circle.path =
            UIBezierPath(
                arcCenter: CGPoint(x: side / 2, y: side / 2), radius: side * 0.32, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                clockwise: true
            ).cgPath
        circle.lineWidth = side * 0.16
        box.position = CGPoint(x: width / 2, y: height / 2)
        CATransaction.commit()
        report.frame = CGRect(
            x: area.minX, y: tiles[3].frame.maxY + line + 14, width: area.width, height: fit(report, in: area.width, atLeast: 18))
        place(buttons, columns: 2, height: 40, in: area, from: report.frame.maxY + 10)
    }
}
