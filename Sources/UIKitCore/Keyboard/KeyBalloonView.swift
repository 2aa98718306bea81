internal import Foundation
internal import KeyboardModel
internal import QuartzCore

/// The callout above a phone's pressed key: the character, or the row of its alternatives.
@MainActor final class KeyBalloonView: UIView {
    private let shape = CAShapeLayer()
    private var labels: [UILabel] = []
    private let mark = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shape)
        shape.shadowOpacity = 0.3
        shape.shadowRadius = 3
        shape.shadowOffset = CGSize(width: 0, height: 1)
        mark.layer.cornerRadius = 5
        mark.backgroundColor = .systemBlue
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    /// Above `key`, which is in the superview's coordinates.
    func show(_ text: String, over key: CGRect, in bounds: CGRect, radius: CGFloat) {
        frame = bounds
        let width = min(key.width + 26, bounds.width)
        let x = min(max(key.midX - width / 2, 1), bounds.width - width - 1)
        let bulb = CGRect(x: x, y: key.minY - 58, width: width, height: 52)
        draw(bulb, neck: key, radius: radius)
        mark.isHidden = true
        place([text], in: [bulb], size: 36)
    }

    func show(_ variants: KeyVariants, over key: CGRect, in bounds: CGRect, radius: CGFloat) {
        frame = bounds
        let all = variants.cells.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -5, dy: -3)
        draw(all, neck: key, radius: radius)
        place(variants.offers.map(\.title), in: variants.cells, size: variants.isMenu ? 18 : 24)
        mark.isHidden = variants.index == nil
        guard let index = variants.index else { return }
        mark.frame = variants.cells[index].insetBy(dx: 1, dy: 2)
        labels[index].textColor = .white
    }

    private func place(_ texts: [String], in cells: [CGRect], size: CGFloat) {
        while labels.count < texts.count {
            let label = UILabel()
            label.textAlignment = .center
            addSubview(label)
            labels.append(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= texts.count
            guard index < texts.count else { continue }
            label.font = .systemFont(ofSize: size)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.4
            label.text = texts[index]
            label.textColor = KeyColors.text
            label.frame = cells[index]
        }
    }

    /// A rounded box that narrows to the key below it.
    private func draw(_ bulb: CGRect, neck key: CGRect, radius: CGFloat) {
        let path = CGMutablePath()
        path.addRoundedRect(in: key.insetBy(dx: 0, dy: 0), cornerWidth: radius, cornerHeight: radius)
        path.addRoundedRect(in: bulb, cornerWidth: radius * 2, cornerHeight: radius * 2)
        let neck = CGMutablePath()
        let (top, bottom) = (bulb.maxY - radius * 2, key.minY + radius)
        let (left, right) = (max(bulb.minX, key.minX - 13), min(bulb.maxX, key.maxX + 13))
        neck.move(to: CGPoint(x: left, y: top))
        neck.addLine(to: CGPoint(x: right, y: top))
        neck.addCurve(
            to: CGPoint(x: key.maxX, y: bottom), control1: CGPoint(x: right, y: bulb.maxY), control2: CGPoint(x: key.maxX, y: bulb.maxY))
        neck.addLine(to: CGPoint(x: key.minX, y: bottom))
        neck.addCurve(
            to: CGPoint(x: left, y: top), control1: CGPoint(x: key.minX, y: bulb.maxY), control2: CGPoint(x: left, y: bulb.maxY))
        neck.closeSubpath()
        path.addPath(neck)
        shape.frame = bounds
        shape.path = path
        shape.fillColor = KeyColors.character.resolvedColor(with: traitCollection).cgColor
    }
}
