import Foundation
import TestSupport
import Testing

@testable @_spi(UIKitModules) import UIKitCore

@Suite("Constraint layout", .application) @MainActor final class ConstraintLayoutTests {
    // The runner releases a suite on any thread; its views belong to the main one.
    isolated deinit {}

    private final class Box: UIView {
        var natural: CGSize { didSet { if natural != oldValue { invalidateIntrinsicContentSize() } } }
        init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test("pins a view to its superview's edges, and follows its size", .contract("VW-20"))
    func edges() {
        let view = Box()
        add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
        root.bounds.size = CGSize(width: 400, height: 300)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 360, height: 240))
    }

    @Test("a changed constant moves the view at the next layout, inside the animation block too", .contract("UC-2", "UC-4"))
    func constants() {
        let view = Box(50, 40)
        add(view)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, top])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        left.constant = 25
        #expect(view.frame.minX == 0)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 25)
        left.isActive = false
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 250)
        view.natural = CGSize(width: 80, height: 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 220, y: 0, width: 80, height: 10))
    }

    @Test("hugging and compression resistance decide between two views")
    func priorities() {
        let (one, other) = (Box(100, 20), Box(100, 20))
        add(one, other)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            one.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 100)
        #expect(other.frame.width == 190)
        one.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 190)
        #expect(other.frame.width == 100)
        root.bounds.size.width = 150
        other.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 100)
        #expect(other.frame.width == 40)
    }

    @Test("centres, ratios, multipliers and aspect ratios")
    func ratios() {
        let view = Box()
        add(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 3),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 75, y: 80, width: 150, height: 50))
    }

    @Test("views in views are placed relative to theirs, and tied across levels")
    func nested() {
        let (outer, inner, far) = (Box(), Box(), Box(10, 10))
        add(outer, far)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
            inner.widthAnchor.constraint(equalToConstant: 60), inner.heightAnchor.constraint(equalToConstant: 20),
            outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
            outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
            far.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 100),
            far.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 40, y: 30, width: 76, height: 36))
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 60, height: 20))
        #expect(far.frame == CGRect(x: 208, y: 43, width: 10, height: 10))
    }

    @Test("leading and trailing change sides from right to left")
    func rightToLeft() {
        let view = Box(50, 20)
        add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 238)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 12)
    }

    @Test("a label wraps in the width that constraints leave it, and its height follows")
    func wrapping() {
        let (label, below) = (UILabel(), Box(10, 10))
        label.numberOfLines = 0
        label.text = "A line of text that is too long for the width it gets"
        add(label, below)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        let line = label.font.lineHeight
        #expect(label.frame.width == 120)
        #expect(label.frame.height > line * 2)
        #expect(abs(below.frame.minY - label.frame.maxY - 4) < 0.5)
    }

    @Test("a label that wraps yields to a required width, also if it must not be compressed")
    func requiredWrapping() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A line of text that is too long for the width it gets"
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        add(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -180),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minX == 0)
        #expect(label.frame.width == 120)
        #expect(label.frame.height > label.font.lineHeight * 2)
    }

    @Test("margins, safe area and own guides")
    func guides() {
        let (view, guide) = (Box(), UILayoutGuide())
        add(view)
        root.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 25, right: 33)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            guide.heightAnchor.constraint(equalToConstant: 50),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 15, y: 5, width: 252, height: 50))
        #expect(view.frame == CGRect(x: 78, y: 55, width: 126, height: 10))
        root.layoutMargins.left = 55
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 55, y: 5, width: 212, height: 50))
        #expect(root.layoutGuides == [guide])
    }

    @Test("a scroll view's content is as large as its constraints say", .contract("SV-25"))
    func scrolling() {
        let (scroll, content) = (UIScrollView(), Box(500, 700))
        add(scroll)
        scroll.addSubview(content)
        let pin = { (view: UIView, to: UIView) in
            [
                view.leadingAnchor.constraint(equalTo: to.leadingAnchor), view.topAnchor.constraint(equalTo: to.topAnchor),
                view.trailingAnchor.constraint(equalTo: to.trailingAnchor), view.bottomAnchor.constraint(equalTo: to.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(pin(scroll, root) + pin(content, scroll))
        root.layoutIfNeeded()
        #expect(scroll.frame == root.bounds)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
        #expect(scroll.contentSize == CGSize(width: 500, height: 700))
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 700))
        #expect(content.frame.origin == .zero)
        #expect(scroll.contentOffset.y == 100)
    }

    @Test("the size that constraints inside a view ask for", .contract("AL-6"))
    func fitting() {
        let (label, cell) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        label.numberOfLines = 0
        label.text = "A line of text that is too long for the width it gets"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
        let one = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(one.height < label.font.lineHeight * 1.5 + 20)
        let narrow = cell.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 140)
        #expect(narrow.height > label.font.lineHeight * 3 + 20)
        #expect(cell.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test("conflicting required constraints: the last one gives way, and the log names them once", .contract("US-1", "US-5"))
    func conflict() {
        let view = Box()
        add(view)
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 80)
        second.identifier = "second width"
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        #expect(second.isActive)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
    }

    @Test("a view without constraints in a view that has some is as large as its content, at the origin", .contract("TA-3"))
    func unconstrained() {
        let (view, other) = (Box(30, 20), Box(5, 5))
        add(view, other)
        view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
        other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.hasAmbiguousLayout)
        #expect(!other.widthAnchor.hasAmbiguousLayout)
    }

    @Test("baselines line up")
    func baselines() {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("small", "large")
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 40)
        add(small, large)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let lines = [small, large].map { $0.frame.minY + $0.baselineOffsets(in: $0.bounds.size).first }
        #expect(abs(lines[0] - lines[1]) < 0.51)
    }

    /// The buttons of a public storyboard: neither the heights nor the order of the baselines may conflict.
    @Test("the baselines of a button follow its centre: a height is found from them")
    func buttonBaselines() {
        let (lap, start) = (UIButton(type: .system), UIButton(type: .system))
        lap.setTitle("Lap", for: .normal)
        start.setTitle("Start", for: .normal)
        add(lap, start)
        NSLayoutConstraint.activate([
            lap.heightAnchor.constraint(equalToConstant: 60), lap.topAnchor.constraint(equalTo: root.topAnchor),
            lap.topAnchor.constraint(equalTo: start.topAnchor),
            start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
            lap.lastBaselineAnchor.constraint(equalTo: start.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(lap.frame.height == 60)
        #expect(start.frame.height == 60)
    }

    @Test("a field's baseline follows its centre")
    func fieldBaseline() {
        let (label, field) = (UILabel(), UITextField())
        label.text = "Name"
        add(label, field)
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(equalToConstant: 80), field.topAnchor.constraint(equalTo: root.topAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(label.frame.midY - 40) < 1.5)
    }

    @Test("a superview whose bounds begin elsewhere")
    func boundsOrigin() {
        let view = Box(20, 10)
        add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.bounds.origin = CGPoint(x: 100, y: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 104, y: 240, width: 20, height: 10))
        root.bounds.origin = .zero
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 190, width: 20, height: 10))
    }

    @Test("a frame that the app sets holds until the superview is laid out")
    func ownFrames() {
        let view = Box(20, 10)
        add(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        view.center.x = 100
        root.layoutIfNeeded()
        #expect(view.center.x == 100)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 0, width: 20, height: 10))
    }

    @Test("distances between anchors are sizes")
    func distances() {
        let (one, two, three) = (Box(20, 10), Box(20, 10), Box(20, 10))
        add(one, two, three)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor), three.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
                equalTo: two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor), multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(two.frame.minX == 180)
    }
}

@Suite("Layout that never settles", .application) @MainActor struct EndlessLayoutTests {
    private final class Restless: UIView {
        private(set) var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            setNeedsLayout()
        }
    }

    private final class Growing: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 10) }
        override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { CGSize(width: 100, height: width / 2 + 7) }
        override var intrinsicHeightDependsOnWidth: Bool { true }
    }

    @Test("a view that asks for layout in each layout is laid out a bounded number of times")
    func bounded() {
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.count == 100)
    }

    @Test("a layout that replaces a constraint by an equal one each time ends, and one by another takes effect")
    func replacedConstraint() {
        final class Replacing: UIView {
            let child = UIView()
            var inset: CGFloat = 10
            private(set) var count = 0
            private var height: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                height?.isActive = false
                height = child.heightAnchor.constraint(equalTo: heightAnchor, constant: -inset)
                height?.isActive = true
            }
        }
        let view = Replacing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.child)
        NSLayoutConstraint.activate([
            view.child.leadingAnchor.constraint(equalTo: view.leadingAnchor), view.child.topAnchor.constraint(equalTo: view.topAnchor),
            view.child.widthAnchor.constraint(equalToConstant: 5),
        ])
        view.layoutIfNeeded()
        #expect(view.child.frame == CGRect(x: 0, y: 0, width: 5, height: 90))
        #expect(view.count == 2)
        view.inset = 30
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.child.frame.height == 70)
        #expect(view.count == 4)
        view.bounds.size.height = 60
        view.layoutIfNeeded()
        #expect(view.child.frame.height == 30)
    }

    @Test("content whose width depends on its height, and the reverse, ends")
    func content() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Growing())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 3),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width > 0)
        #expect(view.frame.width.isFinite)
    }

    @Test("constraints changed inside layoutSubviews and updateConstraints take effect in the same pass")
    func changesInside() {
        final class Changing: UIView {
            let child = UIView()
            var width: NSLayoutConstraint?
            var height: NSLayoutConstraint?
            override func updateConstraints() {
                if height == nil {
                    height = child.heightAnchor.constraint(equalToConstant: 33)
                    height?.isActive = true
                }
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = bounds.width / 2
                super.layoutSubviews()
            }
        }
        let view = Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.child)
        view.width = view.child.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([
            view.child.leadingAnchor.constraint(equalTo: view.leadingAnchor), view.child.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.width?.isActive = true
        view.layoutIfNeeded()
        #expect(view.child.frame == CGRect(x: 0, y: 0, width: 50, height: 33))
        view.bounds.size.width = 60
        view.layoutIfNeeded()
        #expect(view.child.frame.width == 30)
    }

    @Test("a view that goes away takes its variables and constraints along")
    func removal() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let stays = UIView()
        stays.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stays)
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 40), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stays.leadingAnchor.constraint(equalTo: view.trailingAnchor), stays.widthAnchor.constraint(equalToConstant: 5),
            ])
            root.layoutIfNeeded()
            #expect(stays.frame.minX == 40)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        root.layoutIfNeeded()
        #expect(stays.frame == CGRect(x: 0, y: 0, width: 5, height: 0))
        #expect(root.constraints.isEmpty)
    }

    /// Places its content itself, by a frame, as a cell does.
    private final class Container: UIView {
        let content = UIView()
        var passes = 0
        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
            content.frame = bounds.insetBy(dx: 5, dy: 5)
        }
    }

    @Test("a view that sets the frame of content with constraints is laid out once for a new size")
    func passesOfContainer() {
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(container.content)
        container.content.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: container.content.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: container.content.trailingAnchor),
            child.topAnchor.constraint(equalTo: container.content.topAnchor), child.heightAnchor.constraint(equalToConstant: 8),
        ])
        container.layoutIfNeeded()
        for width in [120.0, 300, 80] {
            container.passes = 0
            container.frame.size.width = width
            container.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 0, y: 0, width: width - 10, height: 8))
            #expect(container.passes == 1)
        }
    }
}
