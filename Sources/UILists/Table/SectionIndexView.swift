internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// A list with a section index. Nil colours are the defaults.
@preconcurrency @MainActor protocol SectionIndexOwner: AnyObject {
    var stripColor: UIColor? { get }
    var stripBackground: UIColor? { get }
    var stripTrackingBackground: UIColor? { get }
    /// A touch is on a title.
    func choose(_ title: String, at index: Int)
}

/// The strip of titles at the trailing edge.
@MainActor final class SectionIndexView: UIView, FixedSizeControl {
    private weak var owner: (any SectionIndexOwner)?
    private var labels: [UILabel] = []
    private var shown: [Int] = []
    private var chosen: Int?
    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            wantedWidth = Self.width(of: titles)
            setNeedsLayout()
        }
    }

    /// As wide as the widest title, at least as wide as for single letters. > Units: points.
    private(set) var wantedWidth = TableMetrics.indexWidth
    private static let font = UIFont.systemFont(ofSize: TableMetrics.indexFontSize, weight: .semibold)

    private static func width(of titles: [String]) -> CGFloat {
        let widest = titles.filter { $0 != UITableView.indexSearch }.map { NSString(string: $0).size(withAttributes: [.font: font]).width }
            .max()
        return max(TableMetrics.indexWidth, ((widest ?? 0) + TableMetrics.indexPadding).rounded(.up))
    }

    init(_ owner: any SectionIndexOwner) {
        self.owner = owner
        super.init(frame: .zero)
        isMultipleTouchEnabled = false
        dress()
    }

    required init?(coder: NSCoder) { return nil }

    func dress(isTracking: Bool = false) {
        let background = owner?.stripBackground
        backgroundColor = isTracking ? owner?.stripTrackingBackground ?? background : background
        for label in labels { label.textColor = owner?.stripColor ?? tintColor }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        dress()
    }

    /// The titles that fit; the others are replaced by dots. Nil is a dot. > Contract: facts 2.2, index compression.
    static func entries(count: Int, space: CGFloat) -> [Int?] {
        let fits = max(1, Int(space / TableMetrics.indexPitch))
        guard count > fits else { return (0..<count).map { $0 } }
        // Letters and dots alternate, from the first letter to the last.
        let letters = max(2, (fits + 1) / 2)
        var entries: [Int?] = []
        for letter in 0..<letters {
            if letter > 0 { entries.append(nil) }
            entries.append(Int((Double(letter) * Double(count - 1) / Double(letters - 1)).rounded()))
        }
        return entries
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let entries = Self.entries(count: titles.count, space: bounds.height)
        while labels.count < entries.count {
            let label = UILabel(frame: .zero)
            label.textAlignment = .center
            label.font = Self.font
            label.textColor = owner?.stripColor ?? tintColor
            labels.append(label)
            addSubview(label)
        }
        while labels.count > entries.count { labels.removeLast().removeFromSuperview() }
        let top = (bounds.height - CGFloat(entries.count) * TableMetrics.indexPitch) / 2
        for (place, entry) in entries.enumerated() {
            let label = labels[place]
            let title = entry.map { titles[$0] == UITableView.indexSearch ? "⌕" : titles[$0] } ?? "•"
            if label.text != title { label.text = title }
            label.frame = CGRect(
                x: 0, y: (top + CGFloat(place) * TableMetrics.indexPitch).rounded(), width: bounds.width, height: TableMetrics.indexPitch)
        }
    }

    // MARK: Touches

    /// The touch area is wider than the strip.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -6, dy: 0).contains(point) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: \.isSecondaryClick) { return }
        dress(isTracking: true)
        follow(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    private func release() {
        chosen = nil
        dress()
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let first = labels.first, let last = labels.last, !titles.isEmpty else { return }
        let part = (touch.location(in: self).y - first.frame.minY) / max(1, last.frame.maxY - first.frame.minY)
        let index = min(max(0, Int(part * CGFloat(titles.count))), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        owner?.choose(titles[index], at: index)
    }

    /// The scroll view does not begin its pan on the strip.
    override func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SystemStrings.text("table index") }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityValue: String? {
        get { chosen.map { titles[$0] } }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }
    private func step(_ by: Int) {
        guard !titles.isEmpty else { return }
        let next = min(max(0, (chosen ?? -1) + by), titles.count - 1)
        chosen = next
        owner?.choose(titles[next], at: next)
    }
}
