import UIKit

/// Hit testing: views are asked from front to back, log their results, and show them by the colour of their outlines.
class HitTestingViewController: PageViewController {
    private let stage = HitTestLoggingView("stage", .secondarySystemBackground)
    private let outer = HitTestLoggingView("outer", .systemBlue.pale)
    private let inner = HitTestLoggingView("inner", .systemYellow.pale)
    private let sticking = HitTestLoggingView("sticking out", .systemGreen.pale)
    private var views: [HitTestLoggingView] { [stage, outer, inner, sticking] }
    private let marker = UIView()
    private let report = ReportLabel()
    private let answer = PageLabel()
    private var buttons: [UIButton] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.layer.cornerRadius = 10
        content.addSubview(stage)
        stage.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(sticking)
        for (index, view) in views.enumerated() { view.tag = 100 + index }
        marker.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
        marker.layer.cornerRadius = 9
        marker.layer.borderWidth = 3
        marker.layer.borderColor = UIColor.systemRed.cgColor
        marker.isUserInteractionEnabled = false
        marker.isHidden = true
        stage.addSubview(marker)

        answer.font = .preferredFont(forTextStyle: .headline)
        answer.adjustsFontForContentSizeCategory = true
        answer.numberOfLines = 0
        answer.accessibilityIdentifier = "answer"
        answer.text = localized("Touch the views above.")
        content.addSubview(answer)
        report.accessibilityIdentifier = "report"
        content.addSubview(report)
        buttons = [
            makeButton("Hide inner", action: #selector(hideInner)), makeButton("Fade inner", action: #selector(fadeInner)),
            makeButton("Skip inner", action: #selector(ignoreInner)), makeButton("Swap order", action: #selector(swapOrder)),
            makeButton("Wider reach", action: #selector(widen)), makeButton("Tag 102", action: #selector(findByTag)),
            makeButton("Remove inner", action: #selector(removeInner)),
        ]
        for button in buttons { content.addSubview(button) }
        stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(ask(_:))))
    }

    override func layoutContent(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(180, area.height - 284))
        let size = stage.bounds.size
        outer.frame = CGRect(x: size.width * 0.1, y: size.height * 0.15, width: size.width * 0.6, height: size.height * 0.6)
        inner.frame = CGRect(x: 24, y: 44, width: outer.bounds.width * 0.5, height: outer.bounds.height * 0.45)
        sticking.frame = CGRect(
            x: outer.bounds.width - 50, y: outer.bounds.height - 60, width: size.width * 0.28, height: 50)
        answer.frame = CGRect(x: area.minX, y: stage.frame.maxY + 10, width: area.width, height: fit(answer, in: area.width, atLeast: 22))
        report.frame = CGRect(x: area.minX, y: answer.frame.maxY + 4, width: area.width, height: fit(report, in: area.width, atLeast: 96))
        place(buttons, columns: 3, height: 36, in: area, from: report.frame.maxY + 8)
    }

    /// Runs the hit test again and lists the views that were asked.
    @objc private func ask(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: stage)
        marker.center = place
        marker.isHidden = false
        HitTestLoggingView.questions = []
        for view in views { view.outline(nil) }
        let found = stage.hitTest(place, with: nil) as? HitTestLoggingView
        // Green: the place is inside. Orange: asked, and outside. Thick: the view that is touched, and the responders behind it.
        found?.layer.borderWidth = 4
        answer.text = localized("Found: %@", localized(found?.name ?? "nothing"))
        let path = found.map { view in sequence(first: view as UIView, next: \.superview).prefix { $0 !== content } } ?? []
        let names = path.compactMap { ($0 as? HitTestLoggingView)?.name }.joined(separator: " < ")
        report.text = HitTestLoggingView.questions.joined(separator: "\n") + "\nchain: \(names)"
    }

    private func toggle(_ sender: UIButton, _ isOn: Bool) { sender.configuration?.baseForegroundColor = isOn ? .systemOrange : nil }

    @objc private func hideInner(_ sender: UIButton) {
        inner.isHidden.toggle()
        toggle(sender, inner.isHidden)
    }

    @objc private func fadeInner(_ sender: UIButton) {
        // Alpha below 0.01 counts as hidden.
        inner.alpha = inner.alpha < 1 ? 1 : 0.005
        toggle(sender, inner.alpha < 1)
    }

    @objc private func ignoreInner(_ sender: UIButton) {
        inner.isUserInteractionEnabled.toggle()
        toggle(sender, !inner.isUserInteractionEnabled)
    }

    @objc private func swapOrder(_ sender: UIButton) {
        outer.exchangeSubview(at: 0, withSubviewAt: 1)
        toggle(sender, outer.subviews.first !== inner)
    }

    /// Its superview forgets it; this page still has it.
    @objc private func removeInner(_ sender: UIButton) {
        if inner.superview == nil { outer.insertSubview(inner, at: 0) } else { inner.removeFromSuperview() }
        toggle(sender, inner.superview == nil)
    }

    /// A view may extend its touch area: here to subviews outside of its bounds.
    @objc private func widen(_ sender: UIButton) {
        outer.reachesChildren.toggle()
        toggle(sender, outer.reachesChildren)
    }

    @objc private func findByTag() {
        guard let view = content.viewWithTag(102) as? HitTestLoggingView else { return answer.text = localized("Tag 102: nobody") }
        let frame = view.convert(view.bounds, to: stage)
        answer.text = localized("Tag 102: %@", localized(view.name))
        report.text = """
            in the stage: \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))
            below outer: \(view.isDescendant(of: outer)), below sticking out: \(view.isDescendant(of: sticking))
            """
    }
}

/// Logs hit test calls and their results.
private class HitTestLoggingView: UIView {
    static var questions: [String] = []
    let name: String
    var reachesChildren = false
    private let label = UILabel()

    init(_ name: String, _ color: UIColor) {
        self.name = name
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 6
        label.text = localized(name)
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func outline(_ color: UIColor?) {
        layer.borderColor = color?.cgColor
        layer.borderWidth = color == nil ? 0 : 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 8, y: 6, width: max(0, bounds.width - 16), height: 18)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach = reachesChildren ? subviews.reduce(bounds) { $0.union($1.frame) } : bounds
        let isInside = reach.contains(point)
        outline(isInside ? .systemGreen : .systemOrange)
        HitTestLoggingView.questions.append("\(name): \(isInside ? "inside" : "outside") at \(Int(point.x)),\(Int(point.y))")
        return isInside
    }
}
