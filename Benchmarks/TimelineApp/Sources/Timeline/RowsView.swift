import UIKit

/// A scroll view that keeps as many row views as can be seen and uses each again.
final class RowsView: UIScrollView {
    private let rows: Int
    private let images: Pictures
    private var shown: [Int: PostView] = [:]
    private var spare: [PostView] = []
    /// Where rows begin; rows are measured as they come into view.
    private var tops: [CGFloat] = [0]
    private static let estimate: CGFloat = 360

    init(rows: Int, _ images: Pictures) {
        (self.rows, self.images) = (rows, images)
        super.init(frame: .zero)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, bottom) = (bounds.minY, bounds.maxY)
        for (index, view) in shown where tops[index + 1] <= top || tops[index] >= bottom {
            shown[index] = nil
            spare.append(view)
        }
        var index = max(0, (tops.lastIndex { $0 <= top } ?? 0))
        while index < rows, (index < tops.count ? tops[index] : bottom) < bottom {
            if shown[index] == nil { show(index) }
            index += 1
        }
        let height = tops[tops.count - 1] + CGFloat(rows - tops.count + 1) * Self.estimate
        if contentSize.height != height { contentSize = CGSize(width: bounds.width, height: height) }
    }

    private func show(_ index: Int) {
        let view = spare.popLast() ?? PostView()
        if view.superview == nil { insertSubview(view, at: 0) }
        view.show(Post(index: index), images)
        if index + 1 == tops.count { tops.append(tops[index] + view.sizeThatFits(bounds.size).height) }
        view.frame = CGRect(x: 0, y: tops[index], width: bounds.width, height: tops[index + 1] - tops[index])
        shown[index] = view
    }
}
