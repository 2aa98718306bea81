import UIKit

/// Content modes of an image view, resizable images with cap insets, and tinting.
class ImageViewViewController: PageViewController {
    private enum Topic: Int, CaseIterable {
        case modes, caps, tint
        var title: String { localized(["Content mode", "Caps", "Tint"][rawValue]) }
    }

    private static let modes: [(title: String, mode: UIView.ContentMode)] = [
        ("Fill", .scaleToFill), ("Aspect fit", .scaleAspectFit), ("Aspect fill", .scaleAspectFill), ("Center", .center), ("Top", .top),
        ("Bottom", .bottom), ("Left", .left), ("Right", .right), ("Top left", .topLeft), ("Top right", .topRight),
        ("Bottom left", .bottomLeft), ("Bottom right", .bottomRight),
    ]

    private let topics = UISegmentedControl(items: Topic.allCases.map(\.title))
    private let stage = UIView()
    private let picture = UIImageView()
    private let report = ReportLabel()
    private var modeButtons: [UIButton] = []
    private let clipLabel = UILabel()
    private let clipSwitch = UISwitch()
    private let scales = UISegmentedControl(items: ["1×", "2×", "3×"])
    private let resizing = UISegmentedControl(items: ["As it is", "Tile", "Stretch"].map(localized))
    private let width = UISlider()
    private let rendering = UISegmentedControl(items: ["Automatic", "Original", "Template"].map(localized))
    private var tintButtons: [UIButton] = []
    private var mode = 1

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        topics.selectedSegmentIndex = 0
        topics.addTarget(self, action: #selector(chooseTopic), for: .valueChanged)
        stage.backgroundColor = UIColor(named: "sheet")
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        picture.layer.borderWidth = 1
        picture.layer.borderColor = UIColor.systemRed.cgColor
        // A photograph is not inverted when the user has inverted the screen's colours.
        picture.accessibilityIgnoresInvertColors = true
        picture.accessibilityIdentifier = "picture"
        stage.addSubview(picture)
        report.textColor = .secondaryLabel
        report.textAlignment = .center
        report.accessibilityIdentifier = "report"

        modeButtons = Self.modes.enumerated().map { index, item in
            let button = makeButton(item.title, action: #selector(chooseMode(_:)))
            button.tag = index
            return button
        }
        clipLabel.text = localized("Clips to bounds")
        clipSwitch.accessibilityLabel = localized("Clips to bounds")
        clipSwitch.accessibilityIdentifier = "clips"
        clipSwitch.addTarget(self, action: #selector(show), for: .valueChanged)
        scales.selectedSegmentIndex = 0
        resizing.selectedSegmentIndex = 0
        rendering.selectedSegmentIndex = 2
        for control in [scales, resizing, rendering] { control.addTarget(self, action: #selector(show), for: .valueChanged) }
        width.value = 0.6
        width.accessibilityIdentifier = "width"
        width.addTarget(self, action: #selector(show), for: .valueChanged)
        tintButtons = ["Indigo", "Orange", "Green"].enumerated().map { index, name in
            let button = makeButton(name, action: #selector(chooseTint(_:)))
            button.tag = index
            return button
        }
        picture.tintColor = .systemIndigo
        let controls: [UIView] = [topics, stage, report, clipLabel, clipSwitch, scales, resizing, width, rendering]
        for item in controls + modeButtons + tintButtons { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        topics.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        stage.frame = CGRect(x: area.minX, y: topics.frame.maxY + 12, width: area.width, height: max(180, area.height - 320))
        report.frame = CGRect(
            x: area.minX, y: stage.frame.maxY + 8, width: area.width, height: fit(report, in: area.width, atLeast: 32))
        let y = report.frame.maxY + 10
        let below = place(modeButtons, columns: 3, height: 36, in: area, from: y)
        clipLabel.frame = CGRect(x: area.minX, y: below, width: area.width - 60, height: 31)
        clipSwitch.frame.origin = CGPoint(x: area.maxX - clipSwitch.bounds.width, y: below)
        resizing.frame = CGRect(x: area.minX, y: y, width: area.width, height: 32)
        width.frame = CGRect(x: area.minX, y: y + 44, width: area.width, height: 34)
        scales.frame = CGRect(x: area.minX, y: y + 90, width: area.width, height: 32)
        rendering.frame = CGRect(x: area.minX, y: y, width: area.width, height: 32)
        place(tintButtons, columns: 3, height: 36, in: area, from: y + 44)
        show()
    }

    private var topic: Topic { Topic(rawValue: topics.selectedSegmentIndex) ?? .modes }

    /// Other controls need another height.
    @objc private func chooseTopic() {
        show()
        view.setNeedsLayout()
    }

    @objc private func chooseMode(_ sender: UIButton) {
        mode = sender.tag
        show()
    }

    @objc private func chooseTint(_ sender: UIButton) {
        picture.tintColor = [UIColor.systemIndigo, .systemOrange, .systemGreen][sender.tag]
        show()
    }

    @objc private func show() {
        for item in modeButtons + [clipLabel, clipSwitch] { item.isHidden = topic != .modes }
        for item in [resizing, width, scales] { item.isHidden = topic != .caps }
        for item in tintButtons + [rendering] { item.isHidden = topic != .tint }
        picture.clipsToBounds = topic != .modes || clipSwitch.isOn
        switch topic {
        case .modes: showMode()
        case .caps: showCaps()
        case .tint: showTint()
        }
    }

    /// The frame has a red outline; without clipping the image may extend beyond it.
    private func showMode() {
        picture.contentMode = Self.modes[mode].mode
        picture.image = UIImage(named: "landscape")
        picture.frame = CGRect(x: stage.bounds.midX - 70, y: stage.bounds.midY - 80, width: 140, height: 160)
        let size = picture.image?.size ?? .zero
        report.text = localized(
            "%@: a picture of %d × %d in 140 × 160", localized(Self.modes[mode].title), Int(size.width), Int(size.height))
    }

    /// The corners keep their size; the pattern between them is repeated or stretched.
    private func showCaps() {
        let image = makeFrame(scale: CGFloat(scales.selectedSegmentIndex + 1))
        let caps = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        picture.contentMode = .scaleToFill
        switch resizing.selectedSegmentIndex {
        case 1: picture.image = image.resizableImage(withCapInsets: caps)
        case 2: picture.image = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        default: picture.image = image
        }
        let side = image.size.width + CGFloat(width.value) * (stage.bounds.width - 40 - image.size.width)
        picture.frame = CGRect(x: stage.bounds.midX - side / 2, y: stage.bounds.midY - 60, width: side, height: 120)
        let kind = ["stretched whole", "middle tiled", "middle stretched"].map(localized)[resizing.selectedSegmentIndex]
        report.text = localized("48 × 48 at %d×, %@, in %d × 120", Int(image.scale), kind, Int(side))
    }

    private func showTint() {
        let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
        let size = UIImage.SymbolConfiguration(pointSize: 96, weight: .semibold)
        picture.contentMode = .scaleAspectFit
        picture.image = UIImage(systemName: "paintpalette.fill", withConfiguration: size)?
            .withRenderingMode(modes[rendering.selectedSegmentIndex])
        picture.frame = CGRect(x: stage.bounds.midX - 90, y: stage.bounds.midY - 80, width: 180, height: 160)
        report.text =
            [
                "Automatic: a symbol takes the tint of its view", "Original: the picture's own colours", "Template: its shape in the tint",
            ].map(localized)[rendering.selectedSegmentIndex]
    }

    /// A frame with dots along its edges, drawn in code.
    private func makeFrame(scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48), format: format).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 48, height: 48), cornerRadius: 14).fill()
            UIColor.white.withAlphaComponent(0.85).setFill()
            for place in [CGPoint(x: 20, y: 4), CGPoint(x: 20, y: 36), CGPoint(x: 4, y: 20), CGPoint(x: 36, y: 20), CGPoint(x: 20, y: 20)] {
                UIBezierPath(ovalIn: CGRect(x: place.x, y: place.y, width: 8, height: 8)).fill()
            }
        }
    }
}
