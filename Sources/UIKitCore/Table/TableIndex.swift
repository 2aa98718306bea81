internal import CoreGraphics
internal import Foundation

/// The section index of a table: shown when the data source has titles.
///
/// > Contract: UIKit, TV-54; facts 2.2.
@MainActor final class TableIndex {
    private unowned let table: UITableView
    private var strip: TableIndexStrip?
    private var isKnown = false

    init(_ table: UITableView) { self.table = table }

    /// What the strip takes of the rows. > Units: points.
    var width: CGFloat { strip == nil ? 0 : TableMetrics.indexWidth }

    func reload() {
        isKnown = false
        table.setNeedsLayout()
    }

    func looksChanged() { strip?.dress() }

    func place() {
        if !isKnown { read() }
        guard let strip else { return }
        let insets = table.adjustedContentInset
        let bounds = table.bounds
        let height = max(0, bounds.height - insets.top - insets.bottom)
        let x =
            table.readsRightToLeft
            ? bounds.minX + table.safeAreaInsets.left : bounds.maxX - TableMetrics.indexWidth - table.safeAreaInsets.right
        let frame = CGRect(x: x, y: bounds.minY + insets.top, width: TableMetrics.indexWidth, height: height)
        if strip.frame != frame { UIView.performWithoutAnimation { strip.frame = frame } }
        if table.subviews.last !== strip { table.bringSubviewToFront(strip) }
    }

    private func read() {
        isKnown = true
        let rows = table.contents.layout.rowCounts.reduce(0, +)
        let titles = rows >= table.sectionIndexMinimumDisplayRowCount ? table.source.data?.sectionIndexTitles(for: table) : nil
        guard let titles, !titles.isEmpty else {
            guard strip != nil else { return }
            strip?.removeFromSuperview()
            strip = nil
            table.looksChanged()
            return
        }
        if strip == nil {
            let made = TableIndexStrip(table)
            strip = made
            table.addSubview(made)
            table.looksChanged()
        }
        strip?.titles = titles
    }

    /// A finger is on a title. > Contract: TV-54.
    func choose(_ title: String, at index: Int) {
        guard let data = table.source.data else { return }
        if title == UITableView.indexSearch, table.tableHeaderView != nil {
            table.setContentOffset(CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
            return
        }
        let section = data.tableView(table, sectionForSectionIndexTitle: title, at: index)
        guard section >= 0, section < table.numberOfSections else { return }
        table.scrollToRow(at: IndexPath(indexes: [section, NSNotFound]), at: .top, animated: false)
    }
}

/// The strip of letters at the trailing edge.
@MainActor final class TableIndexStrip: UIView {
    private unowned let table: UITableView
    private var labels: [UILabel] = []
    private var shown: [Int] = []
    private var chosen: Int?
    var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsLayout() } }
    }

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        isMultipleTouchEnabled = false
        dress()
    }

    required init?(coder: NSCoder) { return nil }

    func dress(isTracking: Bool = false) {
        backgroundColor =
            isTracking ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor : table.sectionIndexBackgroundColor
        for label in labels { label.textColor = table.sectionIndexColor ?? tintColor }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        dress()
    }

    /// Which titles there is room for; the others become dots. Nil stands for a dot. > Contract: facts 2.2, index compression.
    static func entries(count: Int, room: CGFloat) -> [Int?] {
        let fits = max(1, Int(room / TableMetrics.indexPitch))
        guard count > fits else { return (0..<count).map { $0 } }
        // Letters and dots take turns, from the first letter to the last.
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
        let entries = Self.entries(count: titles.count, room: bounds.height)
        while labels.count < entries.count {
            let label = UILabel(frame: .zero)
            label.textAlignment = .center
            label.font = .systemFont(ofSize: TableMetrics.indexFontSize, weight: .semibold)
            label.textColor = table.sectionIndexColor ?? tintColor
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

    /// A finger beside the narrow strip counts.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -6, dy: 0).contains(point) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
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
        table.indexStrip.choose(titles[index], at: index)
    }

    /// The scroll view does not take a finger on the strip.
    override func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "table index" }
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
        table.indexStrip.choose(titles[next], at: next)
    }
}
