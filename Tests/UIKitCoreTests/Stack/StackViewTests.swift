import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIStackView", .application)
struct StackViewTests {
    private final class Box: UIView {
        let natural: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
    }

    private func stack(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 100) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    @Test("a long text in a centred stack wraps within the stack, under an image as wide as the stack")
    func centredText() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let (title, text, image) = (UILabel(), UILabel(), UIImageView())
        title.text = "iOS 7 (September 2013)"
        text.font = .systemFont(ofSize: 15, weight: .thin)
        text.numberOfLines = 0
        text.textAlignment = .center
        text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
        text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [title, image, text])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 4.0 / 3),
            image.widthAnchor.constraint(equalTo: stack.widthAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        text.text = String(repeating: "The world, once more, is flat: a text that is longer than its line. ", count: 4)
        root.layoutIfNeeded()
        #expect(stack.frame.width == 393)
        #expect(text.frame.minX >= 0)
        #expect(text.frame.maxX <= 393)
        #expect(abs(text.center.x - 196.5) <= 0.5)
    }

    @Test("SK-1: starts horizontal, filling both axes without spacing", .contract("SK-1"))
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("SK-2: adds and removes arranged views", .contract("SK-2", "TA-4"))
    func arranged() {
        let (first, second) = (Box(10, 10), Box(10, 10))
        let stack = stack([first, second])
        #expect(stack.arrangedSubviews == [first, second])
        #expect(stack.subviews == [first, second])
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second])
        #expect(first.superview === stack)
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.subviews == [first])
    }

    @Test("SK-3: subview order and arranged order are independent", .contract("SK-3"))
    func order() {
        let (first, second) = (Box(10, 10), Box(10, 10))
        let stack = stack([first, second])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first])
        #expect(stack.subviews == [first, second])
        stack.sendSubviewToBack(second)
        #expect(stack.arrangedSubviews == [second, first])
        #expect(stack.subviews == [second, first])
        stack.addArrangedSubview(second)
        #expect(stack.arrangedSubviews == [first, second])
    }

    @Test("SK-4, VW-13: hidden views collapse with their spacing, and return", .contract("SK-4", "VW-13"))
    func hiding() {
        let views = [Box(50, 20), Box(50, 20), Box(50, 20)]
        let stack = stack(views)
        stack.distribution = .fillEqually
        stack.spacing = 30
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [80, 80, 80])
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[0].frame.width == 135)
        #expect(views[2].frame == CGRect(x: 165, y: 0, width: 135, height: 100))
        #expect(views[1].frame.width == 0)
        views[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [80, 80, 80])
    }

    @Test("SK-4: a view hidden in an animation is visible until it ends", .contract("SK-4"))
    func animatedHiding() {
        let app = TestApplication()
        let window = app.window()
        let views = [Box(50, 20), Box(50, 20)]
        let stack = stack(views)
        stack.distribution = .fillEqually
        window.addSubview(stack)
        app.flush()
        var ended = false
        UIView.animate(withDuration: 0.25) {
            views[1].isHidden = true
        } completion: { _ in
            ended = true
        }
        #expect(views[1].isHidden)
        #expect(!views[1].layer.isHidden)
        #expect(views[0].frame.width == 300)
        #expect(views[1].frame.width == 0)
        #expect(!ended)
        views[1].isHidden = false
        #expect(!views[1].isHidden)
        #expect(!views[1].layer.isHidden)
    }

    @Test("SK-5 to SK-7, SK-16: lengths along the axis", .contract("SK-5", "SK-6", "SK-7", "SK-16"))
    func lengths() {
        let views = [Box(20, 10), Box(60, 10)]
        let stack = stack(views, width: 200)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [140, 60])
        views[0].setContentHuggingPriority(UILayoutPriority(900), for: .horizontal)
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [20, 180])
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 150])
        stack.distribution = .fillEqually
        stack.frame.size.width = 100
        stack.layoutIfNeeded()
        #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 50, y: 0, width: 50, height: 100)])
        let pixel = 1 / stack.traitCollection.displayScale
        stack.frame.size.width = 100 + 5 * pixel
        stack.layoutIfNeeded()
        #expect(abs(views[1].frame.minX - (50 + 3 * pixel)) < 0.001)
        #expect(abs(views[1].frame.width - (50 + 3 * pixel)) < 0.001)
    }

    @Test("SK-8, SK-9: equal spacing and equal centering", .contract("SK-8", "SK-9"))
    func spreading() {
        let views = [Box(20, 10), Box(60, 10), Box(40, 10)]
        let stack = stack(views, width: 220)
        stack.distribution = .equalSpacing
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 70, 180])
        stack.distribution = .equalCentering
        stack.frame.size.width = 230
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.midX) == [10, 110, 210])
    }

    @Test("SK-10: cross-axis alignment, mirrored with the language", .contract("SK-10"))
    func alignment() {
        let view = Box(40, 20)
        let stack = stack([view], width: 100, height: 60)
        stack.axis = .vertical
        let places: [(UIStackView.Alignment, CGFloat)] = [(.leading, 0), (.center, 30), (.trailing, 60), (.fill, 0)]
        for (alignment, x) in places {
            stack.alignment = alignment
            stack.layoutIfNeeded()
            #expect(view.frame.minX == x)
            #expect(view.frame.width == (alignment == .fill ? 100 : 40))
        }
        stack.alignment = .leading
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(view.frame.minX == 60)
    }

    @Test("SK-10, AL-4, AL-5: aligns labels by baselines", .contract("SK-10", "AL-4", "AL-5"))
    func baselines() {
        func label(_ size: CGFloat) -> UILabel {
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: size)
            label.text = "Ferry"
            return label
        }
        let labels = [label(12), label(34)]
        let stack = stack(labels)
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            stack.alignment = alignment
            stack.layoutIfNeeded()
            let lines = labels.map { $0.frame.minY + $0.baselines(in: $0.bounds.size).first }
            #expect(abs(lines[0] - lines[1]) < 0.51)
        }
    }

    @Test("SK-11, SK-12: its fitting size", .contract("SK-11", "SK-12"))
    func fitting() {
        let stack = stack([Box(20, 10), Box(60, 44)])
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 85, height: 44))
        stack.distribution = .fillEqually
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 125, height: 44))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 93))
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        let outer = UIStackView(arrangedSubviews: [stack, Box(10, 10)])
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 93))
    }

    @Test("SK-13: custom and system spacing", .contract("SK-13"))
    func customGaps() {
        let views = [Box(20, 10), Box(20, 10), Box(20, 10)]
        let stack = stack(views)
        stack.spacing = 4
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(views[1].frame.minX - views[0].frame.maxX >= 29.5)
        #expect(abs(views[2].frame.minX - views[1].frame.maxX - 8) <= 1)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(9, after: UIView())
    }

    @Test("SK-14: arranges relative to layout margins if set", .contract("SK-14"))
    func margins() {
        let view = Box(20, 10)
        let stack = stack([view])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 26, height: 14))
    }

    @Test("SK-15: vertical spacing from baseline to baseline", .contract("SK-15"))
    func baselineGaps() {
        let labels = ["One", "Two"].map { text in
            let label = UILabel(frame: .zero)
            label.text = text
            return label
        }
        let stack = stack(labels)
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        stack.frame.size.height = stack.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height
        stack.layoutIfNeeded()
        let lines = labels.map { $0.frame.minY + $0.baselines(in: $0.bounds.size).first }
        #expect(abs(lines[1] - lines[0] - 40) <= 1)
    }

    @Test("SK-17: draws its background colour", .contract("SK-17"))
    func background() {
        let stack = stack([])
        stack.backgroundColor = .red
        #expect(stack.layer.backgroundColor != nil)
    }

    @Test("constant widths and heights count")
    func constants() {
        let (fixed, free) = (UIView(frame: .zero), UIView(frame: .zero))
        let constraint = NSLayoutConstraint(
            item: fixed, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 70)
        constraint.isActive = true
        let stack = stack([fixed, free])
        stack.layoutIfNeeded()
        #expect(fixed.frame.width == 70)
        #expect(free.frame == CGRect(x: 70, y: 0, width: 230, height: 100))
    }

    @Test("arranged views may be removed during layout")
    func removingDuringLayout() {
        final class Leaver: UIView {
            override var frame: CGRect { didSet { removeFromSuperview() } }
            override var bounds: CGRect { didSet { if bounds.width > 0 { removeFromSuperview() } } }
        }
        let last = Box(10, 10)
        let stack = stack([Leaver(frame: .zero), Leaver(frame: .zero), last])
        stack.layoutIfNeeded()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [last])
        #expect(last.frame.width == 300)
    }

    @Test("NaN spacing raises UIKit's message")
    func badSpacing() async {
        let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIStackView().spacing = .nan
        }
        expectStop(spacing, "NSInternalInconsistencyException", "Constant is not finite!  That's illegal.  constant:nan")
        let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIStackView().insertArrangedSubview(UIView(), at: 3)
        }
        expectStop(index, "NSRangeException", "-[UIStackView insertArrangedSubview:atIndex:]: index 3 beyond bounds [0 .. 0]")
    }
}
