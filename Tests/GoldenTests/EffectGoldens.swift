import Testing
import UIKit

@Suite("Goldens: effects") @MainActor struct EffectGoldens {
    /// Stripes, discs and a line of text: something to be softened.
    private func picture(_ size: CGSize) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .systemBackground
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for (index, color) in colors.enumerated() {
            let stripe = UIView(
                frame: CGRect(x: size.width * CGFloat(index) / 5, y: 0, width: size.width / 5, height: size.height))
            stripe.backgroundColor = color
            view.addSubview(stripe)
            let disc = UIView(frame: CGRect(x: stripe.frame.midX - 8, y: 12 + CGFloat(index % 2) * 30, width: 16, height: 16))
            disc.layer.cornerRadius = 8
            disc.backgroundColor = .white
            view.addSubview(disc)
        }
        return view
    }

    @Test("materials over an image") func materials() throws {
        try GoldenSheet("blur-materials", width: 240) { _ in
            let styles: [UIBlurEffect.Style] = [
                .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial, .regular,
                .prominent, .dark,
            ]
            let whole = UIView(frame: CGRect(x: 0, y: 0, width: 216, height: 4 * 76))
            for (index, style) in styles.enumerated() {
                let tile = picture(CGSize(width: 104, height: 70))
                tile.frame.origin = CGPoint(x: CGFloat(index % 2) * 112, y: CGFloat(index / 2) * 76)
                tile.clipsToBounds = true
                let effect = UIBlurEffect(style: style)
                let glass = UIVisualEffectView(effect: effect)
                glass.frame = CGRect(x: 8, y: 8, width: 88, height: 54)
                glass.layer.cornerRadius = 12
                glass.layer.cornerCurve = .continuous
                glass.clipsToBounds = true
                let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .label))
                vibrancy.frame = glass.bounds
                let label = UILabel(frame: glass.bounds)
                label.text = "Abc"
                label.textAlignment = .center
                label.font = .boldSystemFont(ofSize: 20)
                vibrancy.contentView.addSubview(label)
                glass.contentView.addSubview(vibrancy)
                tile.addSubview(glass)
                whole.addSubview(tile)
            }
            return whole
        }.verify()
    }

    @Test("replicators, particles, masks and depth") func layers() throws {
        try GoldenSheet("special-layers", width: 240, after: 0.5) { _ in
            let whole = UIView(frame: CGRect(x: 0, y: 0, width: 216, height: 216))
            let ring = CAReplicatorLayer()
            ring.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let petal = CALayer()
            petal.frame = CGRect(x: 46, y: 4, width: 8, height: 26)
            petal.cornerRadius = 4
            petal.backgroundColor = UIColor.systemTeal.cgColor
            ring.addSublayer(petal)
            ring.instanceCount = 12
            ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            ring.instanceAlphaOffset = -0.07
            whole.layer.addSublayer(ring)

            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 112, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 50, y: 50)
            let spark = CAEmitterCell()
            spark.contents =
                UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
                    UIColor.white.setFill()
                    UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 10, height: 10)).fill()
                }.cgImage
            (spark.birthRate, spark.lifetime, spark.velocity, spark.emissionRange) = (40, 1, 40, 2 * .pi)
            (spark.contentsScale, spark.scaleSpeed, spark.alphaSpeed) = (3, -0.4, -0.6)
            spark.color = UIColor.systemOrange.cgColor
            (spark.greenRange, spark.blueRange) = (0.5, 0.5)
            emitter.emitterCells = [spark]
            whole.layer.addSublayer(emitter)

            let masked = CAGradientLayer()
            masked.frame = CGRect(x: 0, y: 112, width: 100, height: 100)
            masked.type = .conic
            (masked.startPoint, masked.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
            masked.colors = [UIColor.systemPink, .systemYellow, .systemGreen, .systemBlue, .systemPink].map(\.cgColor)
            let star = CAShapeLayer()
            let path = UIBezierPath()
            for point in 0..<10 {
                let (radius, angle) = (point.isMultiple(of: 2) ? 48.0 : 22.0, Double(point) * .pi / 5 - .pi / 2)
                let place = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
                if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.close()
            star.path = path.cgPath
            masked.mask = star
            whole.layer.addSublayer(masked)

            let cube = CATransformLayer()
            cube.frame = CGRect(x: 112, y: 112, width: 100, height: 100)
            for (color, turn) in [(UIColor.systemBlue, 0.0), (.systemIndigo, 90)] {
                let face = CALayer()
                face.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
                face.backgroundColor = color.cgColor
                face.transform = CATransform3DTranslate(CATransform3DMakeRotation(turn * .pi / 180, 0, 1, 0), 0, 0, 30)
                cube.addSublayer(face)
            }
            var tilt = CATransform3DIdentity
            tilt.m34 = -1 / 300
            tilt = CATransform3DRotate(tilt, -0.6, 0, 1, 0)
            cube.transform = tilt
            whole.layer.addSublayer(cube)
            return whole
        }.verify()
    }
}
