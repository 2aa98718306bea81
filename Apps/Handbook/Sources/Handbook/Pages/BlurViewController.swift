import UIKit

/// Materials over a moving image, vibrant text on them, and an effect that fades in and out.
class BlurViewController: PageViewController {
    private let stage = UIView()
    private var discs: [UIView] = []
    private let pane = UIVisualEffectView(effect: nil)
    private let vibrancy = UIVisualEffectView(effect: nil)
    private let headline = UILabel()
    private let detail = UILabel()
    private let caption = UILabel()
    private var buttons: [UIButton] = []
    private var material = 2
    private var look = Look.automatic

    private enum Look: String, CaseIterable { case automatic = "Automatic", light = "Light", dark = "Dark" }

    private let materials: [(name: String, styles: [UIBlurEffect.Style])] = [
        ("Ultra-thin", [.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark]),
        ("Thin", [.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark]),
        ("Regular", [.systemMaterial, .systemMaterialLight, .systemMaterialDark]),
        ("Thick", [.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark]),
        ("Chrome", [.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark]),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.layer.cornerRadius = 16
        stage.layer.cornerCurve = .continuous
        stage.clipsToBounds = true
        stage.backgroundColor = .systemIndigo
        content.addSubview(stage)
        let colors: [UIColor] = [.systemPink, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        for color in colors {
            let disc = UIView()
            disc.backgroundColor = color
            stage.addSubview(disc)
            discs.append(disc)
        }

        pane.layer.cornerRadius = 20
        pane.layer.cornerCurve = .continuous
        pane.clipsToBounds = true
        stage.addSubview(pane)
        headline.text = localized("Vibrant")
        headline.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        headline.numberOfLines = 0
        detail.text = localized("The content below tints this text.")
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.numberOfLines = 0
        for label in [headline, detail] {
            label.textAlignment = .center
            vibrancy.contentView.addSubview(label)
        }
        pane.contentView.addSubview(vibrancy)

        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        caption.numberOfLines = 0
        content.addSubview(caption)
        buttons = [
            makeButton("Thinner", action: #selector(thinner)), makeButton("Thicker", action: #selector(thicker)),
            makeButton("Appearance", action: #selector(nextLook)), makeButton("Move", action: #selector(move)),
            makeButton("Fade out", action: #selector(fadeOut)), makeButton("Fade in", action: #selector(fadeIn)),
        ]
        for button in buttons { content.addSubview(button) }
        show()
    }

    override func layoutContent(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(200, area.height - 132))
        for (index, disc) in discs.enumerated() {
            let side = 70 + CGFloat(index * 37 % 60)
            disc.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            disc.layer.cornerRadius = side / 2
            disc.center = home(index)
        }
        let width = min(280, stage.bounds.width - 48)
        let lines = fit(detail, in: width - 32, atLeast: 44)
        let title = fit(headline, in: width - 32, atLeast: 36)
        let size = CGSize(width: width, height: 70 + title + lines)
        pane.frame = CGRect(
            x: (stage.bounds.width - size.width) / 2, y: (stage.bounds.height - size.height) / 2, width: size.width, height: size.height)
        vibrancy.frame = pane.bounds
        headline.frame = CGRect(x: 16, y: 36, width: size.width - 32, height: title)
        detail.frame = CGRect(x: 16, y: headline.frame.maxY + 2, width: size.width - 32, height: lines)
        caption.frame = CGRect(x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(caption, in: area.width, atLeast: 18))
        place(buttons, columns: 3, height: 40, in: area, from: caption.frame.maxY + 10)
    }

    private func home(_ index: Int) -> CGPoint {
        let columns = CGFloat(index * 3 % 7) / 6
        let rows = CGFloat(index) / 6
        return CGPoint(x: 40 + columns * (stage.bounds.width - 80), y: 50 + rows * (stage.bounds.height - 100))
    }

    private var style: UIBlurEffect.Style {
        materials[material].styles[Look.allCases.firstIndex(of: look) ?? 0]
    }

    private func show() {
        let effect = UIBlurEffect(style: style)
        pane.effect = effect
        vibrancy.effect = UIVibrancyEffect(blurEffect: effect, style: .label)
        caption.text = localized("%@ material, %@", localized(materials[material].name), localized(look.rawValue).lowercased())
    }

    @objc private func thinner() {
        material = max(0, material - 1)
        show()
    }

    @objc private func thicker() {
        material = min(materials.count - 1, material + 1)
        show()
    }

    @objc private func nextLook() {
        let all = Look.allCases
        look = all[((all.firstIndex(of: look) ?? 0) + 1) % all.count]
        show()
    }

    /// The discs swap positions and pass behind the pane.
    @objc private func move() {
        let places = discs.map(\.center)
        UIView.animate(withDuration: 1.2, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: []) {
            for (index, disc) in self.discs.enumerated() { disc.center = places[(index + 3) % places.count] }
        }
    }

    /// An effect is animatable like any other property of a view.
    @objc private func fadeOut() {
        UIView.animate(withDuration: 0.6) {
            self.pane.effect = nil
        } completion: { _ in
            self.caption.text = localized("No effect")
        }
    }

    @objc private func fadeIn() {
        UIView.animate(withDuration: 0.6) { self.show() }
    }
}
