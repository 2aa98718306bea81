import UIKit

/// Corners, borders, shadows and masks of layers.
class CornersViewController: PageViewController {
    private var tiles: [UIView] = []
    private var captions: [UILabel] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("Circular") { $0.layer.cornerRadius = 24 }
        add("Continuous") {
            $0.layer.cornerRadius = 24
            $0.layer.cornerCurve = .continuous
        }
        add("Two corners") {
            $0.layer.cornerRadius = 24
            $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
        add("Border") {
            $0.layer.cornerRadius = 12
            $0.layer.borderWidth = 3
            $0.layer.borderColor = UIColor.systemOrange.cgColor
        }
        add("Shadow") {
            $0.layer.cornerRadius = 12
            $0.layer.shadowOpacity = 0.4
            $0.layer.shadowRadius = 6
            $0.layer.shadowOffset = CGSize(width: 0, height: 4)
        }
        add("Shadow path") {
            $0.layer.shadowOpacity = 0.5
            $0.layer.shadowRadius = 4
            $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -6, y: 70, width: 102, height: 28)).cgPath
        }
        add("Clipped") {
            $0.layer.cornerRadius = 45
            $0.clipsToBounds = true
            let inner = PictureView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            $0.addSubview(inner)
        }
        add("Shape mask") {
            let mask = CAShapeLayer()
            mask.path = CornersViewController.star(in: CGRect(x: 0, y: 0, width: 90, height: 90)).cgPath
            $0.layer.mask = mask
        }
        add("Gradient") {
            $0.backgroundColor = .clear
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
            gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            gradient.cornerRadius = 12
            $0.layer.addSublayer(gradient)
        }
    }

    private func add(_ caption: String, _ configure: (UIView) -> Void) {
        let tile = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        tile.backgroundColor = .systemBlue
        configure(tile)
        content.addSubview(tile)
        tiles.append(tile)
        let label = UILabel()
        label.text = localized(caption)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textAlignment = .center
        content.addSubview(label)
        captions.append(label)
    }

    static func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius = point.isMultiple(of: 2) ? rect.width / 2 : rect.width / 5
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let place = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }

    override func layoutContent(in area: CGRect) {
        // As many columns, up to three, as the captions leave.
        let widest = captions.map(\.intrinsicContentSize.width).max() ?? 0
        let columns = max(1, min(3, Int(area.width / max(1, widest))))
        let pitch = area.width / CGFloat(columns)
        let height = captions.map { fit($0, in: pitch, atLeast: 16) }.max() ?? 16
        for index in tiles.indices {
            let column = CGFloat(index % columns)
            let row = CGFloat(index / columns)
            tiles[index].center = CGPoint(x: area.minX + pitch * (column + 0.5), y: area.minY + 45 + row * (134 + height))
            captions[index].frame = CGRect(
                x: area.minX + pitch * column, y: tiles[index].center.y + 59, width: pitch, height: height)
        }
    }
}
