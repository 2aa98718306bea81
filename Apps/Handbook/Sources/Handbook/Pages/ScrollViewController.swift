import UIKit

/// All parts of a scroll view: size, offset and insets as they change, delegate calls, paging, zooming, the keyboard.
class ScrollViewController: PageViewController, UIScrollViewDelegate {
    private let scroller = UIScrollView()
    private let map = MapView()
    private let field = UITextField()
    private let numbers = ReportLabel(size: 13)
    private let log = ReportLabel()
    private let paging = UISwitch()
    private let pagingLabel = UILabel()
    private let bouncing = UISwitch()
    private let bouncingLabel = UILabel()
    private let bars = UISwitch()
    private let barsLabel = UILabel()
    private var buttons: [UIButton] = []
    private var events: [String] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        // The scrolled view is larger than the scroll view; its size is the content size.
        map.frame = CGRect(x: 0, y: 0, width: 900, height: 900)
        scroller.addSubview(map)
        scroller.contentSize = map.bounds.size
        scroller.delegate = self
        scroller.minimumZoomScale = 0.1
        scroller.maximumZoomScale = 3.5
        scroller.keyboardDismissMode = .onDrag
        scroller.backgroundColor = .secondarySystemBackground
        scroller.layer.cornerRadius = 10
        scroller.accessibilityIdentifier = "scroller"
        content.addSubview(scroller)

        let twice = UITapGestureRecognizer(target: self, action: #selector(zoomToFinger(_:)))
        twice.numberOfTapsRequired = 2
        scroller.addGestureRecognizer(twice)

        content.addSubview(numbers)
        log.textColor = .secondaryLabel
        content.addSubview(log)

        field.borderStyle = .roundedRect
        field.placeholder = localized("A drag hides the keyboard")
        content.addSubview(field)

        pagingLabel.text = localized("Paging")
        bouncingLabel.text = localized("Bounces")
        barsLabel.text = localized("Bars")
        for (label, toggle) in toggles {
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.adjustsFontForContentSizeCategory = true
            toggle.accessibilityLabel = label.text
            toggle.accessibilityIdentifier = label.text?.lowercased()
            content.addSubview(label)
            content.addSubview(toggle)
        }
        bouncing.isOn = true
        bars.isOn = true
        bars.addTarget(self, action: #selector(switchBars(_:)), for: .valueChanged)
        paging.addTarget(self, action: #selector(switchPaging(_:)), for: .valueChanged)
        bouncing.addTarget(self, action: #selector(switchBouncing(_:)), for: .valueChanged)

        buttons = [
            makeButton("Corner", action: #selector(goToCorner)), makeButton("Top", action: #selector(goToTop)),
            makeButton("Inset", action: #selector(toggleInset)), makeButton("Fit", action: #selector(fit)),
        ]
        buttons.forEach(content.addSubview)
        showNumbers()
    }

    private var toggles: [(UILabel, UISwitch)] { [(pagingLabel, paging), (bouncingLabel, bouncing), (barsLabel, bars)] }

    override func layoutContent(in area: CGRect) {
        // In landscape the values are shown next to the scroll view.
        let isWide = area.width > area.height
        let width = isWide ? (area.width - 16) / 2 : area.width
        let height = isWide ? area.height : max(140, area.height - 330)
        scroller.frame = CGRect(x: area.minX, y: area.minY, width: width, height: height)
        let side = CGRect(
            x: isWide ? area.minX + width + 16 : area.minX, y: isWide ? area.minY : scroller.frame.maxY + 12, width: width, height: 0)
        var y = place(buttons, columns: 4, height: 36, in: side, from: side.minY)
        y = placeToggles(in: side, from: y) + 12
        field.frame = CGRect(x: side.minX, y: y, width: side.width, height: fit(field, in: side.width, atLeast: 34))
        y = field.frame.maxY + 8
        numbers.frame = CGRect(x: side.minX, y: y, width: side.width, height: fit(numbers, in: side.width, atLeast: 51))
        y = numbers.frame.maxY + 6
        log.frame = CGRect(x: side.minX, y: y, width: side.width, height: fit(log, in: side.width, atLeast: 110))
        centerMap()
    }

    /// In one row, or with large text each in its own. > Returns: the y coordinate below.
    private func placeToggles(in side: CGRect, from top: CGFloat) -> CGFloat {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let room = isLarge ? side.width : side.width / 3
        var y = top
        for (index, (label, toggle)) in toggles.enumerated() {
            let wanted = min(ceil(label.intrinsicContentSize.width), room - toggle.bounds.width - 6)
            let x = isLarge ? side.minX : side.minX + room * CGFloat(index)
            let height = fit(label, in: wanted, atLeast: 31)
            label.frame = CGRect(x: x, y: y, width: wanted, height: height)
            toggle.center.y = label.frame.midY
            toggle.frame.origin.x = label.frame.maxX + 6
            if isLarge { y += height + 8 }
        }
        return isLarge ? y - 8 : y + 31
    }

    // MARK: Buttons

    @objc private func goToCorner() {
        let corner = CGPoint(
            x: scroller.contentSize.width - scroller.bounds.width, y: scroller.contentSize.height - scroller.bounds.height)
        scroller.setContentOffset(corner, animated: true)
    }

    @objc private func goToTop() {
        scroller.setContentOffset(CGPoint(x: -scroller.adjustedContentInset.left, y: -scroller.adjustedContentInset.top), animated: true)
    }

    @objc private func toggleInset() {
        scroller.contentInset = scroller.contentInset == .zero ? UIEdgeInsets(top: 40, left: 20, bottom: 40, right: 20) : .zero
        showNumbers()
    }

    @objc private func fit() { scroller.zoom(to: map.bounds, animated: true) }

    @objc private func switchPaging(_ sender: UISwitch) { scroller.isPagingEnabled = sender.isOn }
    /// The scroll indicators show the position in the content while it moves.
    @objc private func switchBars(_ sender: UISwitch) {
        scroller.showsVerticalScrollIndicator = sender.isOn
        scroller.showsHorizontalScrollIndicator = sender.isOn
    }
    @objc private func switchBouncing(_ sender: UISwitch) { scroller.bounces = sender.isOn }

    @objc private func zoomToFinger(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: map)
        let size = CGSize(width: scroller.bounds.width / 2, height: scroller.bounds.height / 2)
        scroller.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }

    /// A map smaller than the scroll view is centred.
    private func centerMap() {
        let size = scroller.bounds.size
        map.center = CGPoint(x: max(size.width, scroller.contentSize.width) / 2, y: max(size.height, scroller.contentSize.height) / 2)
    }

    private func showNumbers() {
        func text(_ value: CGFloat) -> String { String(Int(value.rounded())) }
        let (offset, size, inset) = (scroller.contentOffset, scroller.contentSize, scroller.contentInset)
        numbers.text = """
            offset \(text(offset.x)),\(text(offset.y))
            size   \(text(size.width))×\(text(size.height))  zoom \(String(format: "%.2f", Double(scroller.zoomScale)))
            inset  \(text(inset.top)) \(text(inset.left)) \(text(inset.bottom)) \(text(inset.right))
            """
    }

    /// Repeated calls are counted.
    private func note(_ event: String) {
        if let last = events.last, last.hasPrefix(event) {
            let count = Int(last.dropFirst(event.count).dropFirst(2)) ?? 1
            events[events.count - 1] = "\(event) ×\(count + 1)"
        } else {
            events.append(event)
        }
        log.text = events.suffix(7).joined(separator: "\n")
    }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("didScroll")
        showNumbers()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("didEndDragging \(decelerate)") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centerMap()
        showNumbers()
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note("didEndZooming") }
}

/// Content to explore: hills, a lake and a path on a grid.
private class MapView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        UIColor.systemGreen.withAlphaComponent(0.35).setFill()
        UIRectFill(bounds)
        let hills: [(CGFloat, CGFloat, CGFloat)] = [(180, 160, 120), (640, 240, 170), (300, 620, 150), (760, 720, 110)]
        for (x, y, radius) in hills {
            for step in 0..<5 {
                let reach = radius * (1 - CGFloat(step) * 0.18)
                UIColor.systemBrown.withAlphaComponent(0.16).setFill()
                UIBezierPath(ovalIn: CGRect(x: x - reach, y: y - reach * 0.8, width: reach * 2, height: reach * 1.6)).fill()
            }
        }
        UIColor.systemBlue.withAlphaComponent(0.6).setFill()
        let lake = UIBezierPath()
        lake.move(to: CGPoint(x: 420, y: 430))
        lake.addQuadCurve(to: CGPoint(x: 600, y: 470), controlPoint: CGPoint(x: 540, y: 380))
        lake.addQuadCurve(to: CGPoint(x: 500, y: 580), controlPoint: CGPoint(x: 640, y: 580))
        lake.addQuadCurve(to: CGPoint(x: 420, y: 430), controlPoint: CGPoint(x: 370, y: 540))
        lake.fill()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 380))
        path.addCurve(to: CGPoint(x: 430, y: 430), controlPoint1: CGPoint(x: 160, y: 300), controlPoint2: CGPoint(x: 300, y: 500))
        path.addCurve(to: CGPoint(x: 900, y: 560), controlPoint1: CGPoint(x: 560, y: 330), controlPoint2: CGPoint(x: 700, y: 640))
        path.lineWidth = 6
        UIColor.systemYellow.setStroke()
        path.stroke()
        for step in stride(from: CGFloat(0), through: 900, by: 100) {
            UIColor.label.withAlphaComponent(0.12).setFill()
            UIRectFill(CGRect(x: step, y: 0, width: 1, height: bounds.height))
            UIRectFill(CGRect(x: 0, y: step, width: bounds.width, height: 1))
            let text = "\(Int(step))" as NSString
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label.withAlphaComponent(0.5),
            ]
            text.draw(at: CGPoint(x: step + 3, y: 2), withAttributes: attributes)
            if step > 0 { text.draw(at: CGPoint(x: 3, y: step + 2), withAttributes: attributes) }
        }
    }
}
