import UIKit

/// A scroll view that shows a text by one view for each visible paragraph.
///
/// The content storage divides the text into paragraphs, the layout manager makes a fragment for each, and the viewport's controller lays out
/// those that are visible and passes them to its delegate.
final class ParagraphsView: UIScrollView, UIScrollViewDelegate, NSTextViewportLayoutControllerDelegate {
    private let storage = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: .zero)
    private let margin: CGFloat = 12
    private var shown: [FragmentView] = []
    private var former: [FragmentView] = []
    var onLayout: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        container.lineFragmentPadding = margin
        manager.textContainer = container
        storage.addTextLayoutManager(manager)
        manager.textViewportLayoutController.delegate = self
        alwaysBounceVertical = true
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    private static let attributes: [NSAttributedString.Key: Any] = {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 8
        return [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: style]
    }()

    var text = "" {
        didSet {
            storage.attributedString = NSAttributedString(string: text, attributes: Self.attributes)
            countParagraphs()
        }
    }

    private(set) var paragraphCount = 0
    private(set) var laidOutCount = 0
    var shownCount: Int { shown.count }

    private func countParagraphs() {
        paragraphCount = 0
        storage.enumerateTextElements(from: nil) { _ in
            paragraphCount += 1
            return true
        }
    }

    // MARK: Changes

    func insert(_ paragraph: String) {
        // Fragments of the text outside of the change are kept.
        storage.performEditingTransaction {
            storage.textStorage?.insert(NSAttributedString(string: paragraph, attributes: Self.attributes), at: 0)
        }
        countParagraphs()
        setNeedsLayout()
    }

    /// Attributes that only the rendering has: they change no layout, and the text does not have them.
    func mark(_ word: String) {
        let string = (storage.textStorage?.string ?? "") as NSString
        let start = manager.documentRange.location
        var found = string.range(of: word)
        while found.location != NSNotFound {
            if let first = manager.location(start, offsetBy: found.location), let end = manager.location(first, offsetBy: found.length),
                let range = NSTextRange(location: first, end: end)
            {
                manager.addRenderingAttribute(.backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.5), for: range)
            }
            let rest = found.location + found.length
            found = string.range(of: word, range: NSRange(location: rest, length: string.length - rest))
        }
        for view in shown { view.setNeedsDisplay() }
    }

    func scrollToEnd() {
        manager.ensureLayout(for: storage.documentRange)
        setNeedsLayout()
        layoutIfNeeded()
        setContentOffset(CGPoint(x: 0, y: max(0, contentSize.height - bounds.height)), animated: false)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if container.size.width != bounds.width { container.size = CGSize(width: bounds.width, height: 0) }
        manager.textViewportLayoutController.layoutViewport()
        let size = CGSize(width: bounds.width, height: estimatedHeight() + 2 * margin)
        if contentSize != size { contentSize = size }
        onLayout()
    }

    /// What is not laid out is thought to be as high as the rest.
    private func estimatedHeight() -> CGFloat {
        var bottom: CGFloat = 0
        laidOutCount = 0
        manager.enumerateTextLayoutFragments(from: nil) { fragment in
            guard fragment.state == .layoutAvailable else { return false }
            bottom = fragment.layoutFragmentFrame.maxY
            laidOutCount += 1
            return true
        }
        guard laidOutCount > 0 else { return 0 }
        return bottom * CGFloat(paragraphCount) / CGFloat(laidOutCount)
    }

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: contentOffset.y - margin, width: bounds.width, height: bounds.height)
    }

    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        (former, shown) = (shown, [])
    }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        let view = former.first { $0.fragment === textLayoutFragment } ?? FragmentView(textLayoutFragment)
        view.frame = textLayoutFragment.layoutFragmentFrame.offsetBy(dx: 0, dy: margin)
        if view.superview == nil { insertSubview(view, at: 0) }
        shown.append(view)
    }

    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        for view in former where !shown.contains(view) { view.removeFromSuperview() }
        former = []
    }
}

/// Draws a paragraph.
final class FragmentView: UIView {
    let fragment: NSTextLayoutFragment

    init(_ fragment: NSTextLayoutFragment) {
        self.fragment = fragment
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { (fragment.textElement as? NSTextParagraph)?.attributedString.string.trimmingCharacters(in: .newlines) }
        set {}
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fragment.draw(at: .zero, in: context)
    }
}
