internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Shows the visible text of a text view on tiles that are drawn once and move when it scrolls, and locates characters, in the text view's
/// content coordinates.
@MainActor final class TextViewCanvas: UIView {
    /// > Units: points.
    static let tileHeight: CGFloat = 128
    private weak var owner: UITextView?
    private var tiles: [Int: TextViewTile] = [:]
    private var grounds: [UIView] = []
    /// The number of tiles drawn, which is the cost of a change.
    var drawCount = 0

    init(_ owner: UITextView) {
        self.owner = owner
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// Invalidates the text between two heights.
    func forget(_ heights: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude) {
        let top = insets.top - textTop
        for (index, tile) in tiles {
            let (start, end) = (CGFloat(index) * Self.tileHeight - top, CGFloat(index + 1) * Self.tileHeight - top)
            // Glyphs extend slightly beyond their lines.
            if end >= heights.lowerBound - 20, start <= heights.upperBound + 20 { tile.setNeedsDisplay() }
        }
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        forget()
    }

    // MARK: Layout

    private var manager: NSLayoutManager? { owner?.layoutManager }
    private var insets: UIEdgeInsets { owner?.insetsOfText ?? .zero }

    /// The top of this view's container in text that flows through several.
    private var textTop: CGFloat { owner.flatMap { $0.layoutManager.top(of: $0.textContainer) } ?? 0 }

    /// Of the whole text. > Units: points.
    var contentHeight: CGFloat {
        let height = owner.map {
            $0.layoutManager.textContainers.count > 1 ? $0.layoutManager.usedRect(for: $0.textContainer).maxY : $0.layoutManager.totalHeight
        }
        return max(height ?? 0, owner?.look.font.lineHeight ?? 0) + insets.top + insets.bottom
    }

    /// The whole text in a width, with its insets.
    private struct Measure {
        var size: CGSize
        /// From the top.
        var baselines: (first: CGFloat, last: CGFloat)
    }
    private var measures: [CGFloat: Measure] = [:]
    func invalidateMeasurements() { measures = [:] }

    /// The size of the whole text in a view of a given width, with its insets; a width other than the view's is laid out for this call
    /// only.
    func measure(width: CGFloat) -> CGSize {
        guard owner != nil, let manager else { return .zero }
        let space = width - insets.left - insets.right
        if manager.setting.width == Double(space) {
            return CGSize(width: manager.widest + insets.left + insets.right, height: contentHeight)
        }
        return measured(width: width).size
    }

    /// The baselines of the first and last line in a view of a given width, from the top of the text.
    func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat) {
        guard let owner, let manager, owner.textStorage.length > 0, manager.setting.width == Double(width - insets.left - insets.right),
            manager.textContainers.count == 1, let first = manager.placed(at: 0), let last = manager.placed(at: owner.textStorage.length)
        else { return measured(width: width).baselines }
        return (
            insets.top + first.top + first.lines.layout.firstBaseline, insets.top + last.top + last.lines.layout.lastBaseline
        )
    }

    private func measured(width: CGFloat) -> Measure {
        if let known = measures[width] { return known }
        guard let owner, let manager else { return Measure(size: .zero, baselines: (0, 0)) }
        let space = width - insets.left - insets.right
        let text =
            owner.textStorage.length > 0 ? owner.textStorage : NSAttributedString(string: "\u{200B}", attributes: owner.look.attributes)
        let constraints = TextConstraints(
            width: Double(max(space, 0)), maximumLines: owner.textContainer.maximumNumberOfLines, rightToLeft: owner.readsRightToLeft)
        let layout = TextSource(text, manager.defaults).layout(constraints)
        let size = CGSize(
            width: layout.usedWidth + insets.left + insets.right,
            height: max(layout.usedHeight, owner.look.font.lineHeight) + insets.top + insets.bottom)
        let made = Measure(size: size, baselines: (insets.top + layout.firstBaseline, insets.top + layout.lastBaseline))
        // A width that is animated or dragged has many values.
        if measures.count >= 8 { measures = [:] }
        measures[width] = made
        return made
    }

    /// Shows tiles for the visible text, and backgrounds for selected and marked text.
    func show(_ visible: CGRect) {
        let bottom = min(visible.maxY, frame.maxY)
        let wanted =
            bottom > max(visible.minY, 0)
            ? Int(max(visible.minY, 0) / Self.tileHeight)...Int((bottom - 0.01) / Self.tileHeight) : nil
        for (index, tile) in tiles where wanted?.contains(index) != true {
            tile.removeFromSuperview()
            tiles[index] = nil
        }
        for index in wanted.map(Array.init) ?? [] {
            let place = CGRect(x: 0, y: CGFloat(index) * Self.tileHeight, width: frame.width, height: Self.tileHeight)
            let tile = tiles[index] ?? TextViewTile(self)
            if tile.frame != place { tile.frame = place }
            guard tiles[index] == nil else { continue }
            tiles[index] = tile
            addSubview(tile)
        }
        showGrounds(visible)
    }

    private func showGrounds(_ visible: CGRect) {
        guard let owner else { return }
        let tint = owner.tintColor ?? .systemBlue
        var wanted: [(CGRect, UIColor)] = []
        if owner.isInSession, owner.editor.hasSelection {
            wanted += boxes(owner.editor.selection, in: visible).map { ($0.rect, tint.withAlphaComponent(TextFieldMetrics.selectionAlpha)) }
        }
        if let marked = owner.look.marked {
            let color = owner.markedTextStyle?[.backgroundColor] as? UIColor ?? tint.withAlphaComponent(TextFieldMetrics.markedAlpha)
            wanted += boxes(marked, in: visible).map { ($0.rect, color) }
        }
        while grounds.count > wanted.count { grounds.removeLast().removeFromSuperview() }
        while grounds.count < wanted.count {
            let ground = UIView()
            insertSubview(ground, at: 0)
            grounds.append(ground)
        }
        for (ground, (rect, color)) in zip(grounds, wanted) {
            if ground.frame != rect { ground.frame = rect }
            if ground.backgroundColor != color { ground.backgroundColor = color }
        }
    }

    // MARK: Geometry

    func caretRect(at offset: Int) -> CGRect {
        guard let owner else { return .zero }
        let lineHeight = owner.look.font.lineHeight + TextFieldMetrics.caretExcess
        guard let place = manager?.caretRect(at: min(max(offset, 0), owner.editor.length)) else {
            return CGRect(x: insets.left, y: insets.top, width: TextFieldMetrics.caretWidth, height: lineHeight)
        }
        return CGRect(
            x: insets.left + place.minX - TextFieldMetrics.caretWidth / 2, y: insets.top - textTop + place.minY,
            width: TextFieldMetrics.caretWidth,
            height: max(place.height, 1))
    }

    func boxes(_ range: Range<Int>, in visible: CGRect? = nil) -> [TextSelectionBox] {
        guard let manager, !range.isEmpty else { return [] }
        let all = 0...Double.greatestFiniteMagnitude
        let top = insets.top - textTop
        let own = owner.flatMap { manager.heights(of: $0.textContainer) } ?? all
        let heights = visible.map { $0.minY - top...max($0.maxY - top, $0.minY - top) } ?? own
        return manager.boxes(range, inHeights: heights).map { box in
            var moved = box
            moved.rect = box.rect.offsetBy(dx: insets.left, dy: top)
            return moved
        }
    }

    private func inText(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - insets.left, y: point.y - insets.top + textTop) }
    func characterOffset(at point: CGPoint) -> Int? { manager?.characterOffset(at: inText(point)) }
    func offset(at point: CGPoint) -> Int { manager?.insertionOffset(at: inText(point)) ?? 0 }
    func isRightToLeft(at offset: Int) -> Bool { manager?.isRightToLeft(at: offset) ?? false }
    func offset(lineFrom offset: Int, down: Bool) -> Int? { manager?.offset(lineFrom: offset, down: down) }
    func line(around offset: Int) -> Range<Int> { manager?.line(around: offset) ?? 0..<0 }

    /// The caret's next offset to the left or right in its line; nil where the line is left-to-right, or at its end.
    func sideways(from offset: Int, toRight: Bool) -> Int? {
        guard let owner, let (columns, line) = manager?.columns(around: offset) else { return nil }
        return TextNavigation.sideways(from: offset, toRight: toRight, columns, line, owner.editor)
    }

    // MARK: Drawing

    fileprivate func draw(_ tile: TextViewTile) {
        guard let manager, let context = UIGraphicsGetCurrentContext() else { return }
        drawCount += 1
        let top = tile.frame.minY
        let start = Double(top - insets.top + textTop)
        let heights = start...start + Double(tile.frame.height)
        if type(of: manager) == NSLayoutManager.self, let container = owner?.textContainer {
            manager.draw(inHeights: heights, of: container, at: CGPoint(x: insets.left, y: insets.top - top), in: context)
        } else {
            let padding = owner?.textContainer.lineFragmentPadding ?? 0
            manager.drawBySubclass(inHeights: heights, at: CGPoint(x: insets.left - padding, y: insets.top - top))
        }
    }
}

/// A strip of a text view's text.
@MainActor private final class TextViewTile: UIView {
    private weak var canvas: TextViewCanvas?

    init(_ canvas: TextViewCanvas) {
        self.canvas = canvas
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { canvas?.draw(self) }
}
