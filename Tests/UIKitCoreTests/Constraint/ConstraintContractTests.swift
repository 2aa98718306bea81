import Foundation
import QuartzCore
import TestSupport
import Testing

@testable @_spi(UIKitModules) import UIKitCore

/// The statements of section 7 of the facts that no other suite proves.
@Suite("Constraint contracts", .application) @MainActor final class ConstraintContractTests {
    // The runner releases a suite on any thread; its views belong to the main one.
    isolated deinit {}

    private class Box: UIView {
        var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        var insets = UIEdgeInsets.zero
        var journal: Journal?
        var name = ""
        override var intrinsicContentSize: CGSize { natural }
        override var alignmentRectInsets: UIEdgeInsets { insets }
        override func updateConstraints() {
            journal?.add("\(name) updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            journal?.add("\(name) layoutSubviews")
            super.layoutSubviews()
        }
        override func draw(_ rect: CGRect) { journal?.add("\(name) draw") }
    }

    private final class ConstrainedBox: Box {
        override class var requiresConstraintBasedLayout: Bool { true }
    }

    private let app = TestApplication()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func box(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) -> Box {
        let box = Box()
        box.natural = CGSize(width: width, height: height)
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        return box
    }

    private func corner(_ view: UIView) -> [NSLayoutConstraint] {
        [view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor)]
    }

    @Test("constraints act on the alignment rectangle, the intrinsic size too", .contract("AL-1"))
    func alignmentRectangles() {
        let view = box(50, 20)
        view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        NSLayoutConstraint.activate(corner(view))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -2, y: -1, width: 56, height: 24))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    private final class Row: UIView {
        let label = UIView()
        var updates = 0
        override func updateConstraints() {
            updates += 1
            if updates == 1 {
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), label.topAnchor.constraint(equalTo: topAnchor),
                    label.widthAnchor.constraint(equalToConstant: 40), label.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
            super.updateConstraints()
        }
    }

    @Test("a view may make its first constraints in updateConstraints, if a subview waits for some", arguments: [true, false])
    func firstConstraints(isAddedFirst: Bool) {
        let row = Row()
        if isAddedFirst { row.addSubview(row.label) }
        row.label.translatesAutoresizingMaskIntoConstraints = false
        if !isAddedFirst { row.addSubview(row.label) }
        root.addSubview(row)
        root.layoutIfNeeded()
        #expect(row.label.frame == CGRect(x: 10, y: 0, width: 40, height: 20))
        #expect(row.updates == 1)
        let plain = Row()
        plain.addSubview(plain.label)
        root.addSubview(plain)
        root.layoutIfNeeded()
        #expect(plain.updates == 0)
    }

    @Test("a layout guide takes part as a view does, with an owner only", .contract("AL-2"))
    func guides() {
        let (view, guide) = (box(), UILayoutGuide())
        #expect(guide.layoutFrame == .zero)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), guide.widthAnchor.constraint(equalToConstant: 30),
            guide.heightAnchor.constraint(equalTo: guide.widthAnchor), view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.widthAnchor.constraint(equalToConstant: 5),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 30, height: 30))
        #expect(view.frame == CGRect(x: 40, y: 50, width: 5, height: 5))
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(root.constraints.isEmpty)
    }

    @Test("views are tied to every guide of the framework", .contract("AL-3"))
    func frameworkGuides() throws {
        let controller = UIViewController()
        let window = app.window(controller)
        let view = try #require(controller.view)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        view.addSubview(scroll)
        let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide]
        for guide in guides + [scroll.frameLayoutGuide] {
            let follower = UIView()
            follower.translatesAutoresizingMaskIntoConstraints = false
            let owner = try #require(guide.owningView)
            owner.addSubview(follower)
            NSLayoutConstraint.activate([
                follower.leftAnchor.constraint(equalTo: guide.leftAnchor), follower.topAnchor.constraint(equalTo: guide.topAnchor),
                follower.rightAnchor.constraint(equalTo: guide.rightAnchor), follower.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            window.layoutIfNeeded()
            let expected = guide.layoutFrame
            #expect(abs(follower.frame.minY - expected.minY) < 0.5, "\(guide.identifier)")
            #expect(abs(follower.frame.height - expected.height) < 0.5, "\(guide.identifier)")
            #expect(abs(follower.frame.width - expected.width) < 0.5, "\(guide.identifier)")
        }
    }

    @Test("a frame with its mask counts as constraints, renewed when it changes", .contract("TA-1"))
    func translatedFrame() {
        let (view, framed) = (box(10, 10), UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)))
        root.addSubview(framed)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: framed.rightAnchor), view.topAnchor.constraint(equalTo: framed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 60, y: 80, width: 10, height: 10))
        framed.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(view.frame.minX == 120)
        #expect(framed.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
        framed.autoresizingMask = .flexibleLeftMargin
        root.bounds.size.width = 350
        root.layoutIfNeeded()
        #expect(framed.frame.minX == 70)
        #expect(view.frame.minX == 170)
    }

    @Test("what is in a subview with flexible lengths enlarges the superview that constraints size", .contract("TA-1"))
    func flexibleContent() {
        let outer = box()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        outer.bounds.size = CGSize(width: 40, height: 30)
        outer.addSubview(inner)
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5), outer.topAnchor.constraint(equalTo: root.topAnchor),
            content.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 10),
            content.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: inner.topAnchor), content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 44),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 100, height: 44))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 120, height: 44))
        // The difference of the lengths stays.
        #expect(outer.frame == CGRect(x: 5, y: 0, width: 130, height: 44))
        // A fixed length is the frame's again.
        inner.autoresizingMask = .flexibleHeight
        inner.frame.size.width = 120
        outer.widthAnchor.constraint(equalToConstant: 200).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 120, height: 44))
        #expect(outer.frame.width == 200)
    }

    private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 100, y: 50, width: 100, height: 100)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 100, y: 50, width: 200, height: 200)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 200, y: 150, width: 100, height: 100)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 150, y: 50, width: 100, height: 100)),
    ]

    @Test("fixed edges stay, flexible sizes stretch, two flexible margins keep the proportion", .contract("TA-2"), arguments: masks)
    func masks(_ mask: UIView.AutoresizingMask, expected: CGRect) {
        let (framed, follower) = (UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100)), box())
        framed.autoresizingMask = mask
        root.addSubview(framed)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: framed.leftAnchor), follower.topAnchor.constraint(equalTo: framed.topAnchor),
            follower.rightAnchor.constraint(equalTo: framed.rightAnchor), follower.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
        ])
        root.bounds.size = CGSize(width: 400, height: 300)
        root.layoutIfNeeded()
        #expect(framed.frame == expected)
        #expect(follower.frame == expected)
    }

    @Test("a controller's root view keeps its mask, and its container sets the frame", .contract("TA-5"))
    func rootViews() throws {
        let controller = UIViewController()
        let window = app.window(controller)
        let view = try #require(controller.view)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == window.bounds)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        app.flush()
        #expect(view.frame == window.bounds)
        #expect(inner.frame.width == window.bounds.width)
    }

    @Test("a class that requires constraints, or a view with one, updates them before its first layout", .contract("TA-6"))
    func requiredLayout() {
        let window = app.window()
        let journal = Journal()
        func show(_ view: Box, _ name: String, _ prepare: (UIView) -> Void = { _ in }) -> [String] {
            (view.journal, view.name) = (journal, name)
            prepare(view)
            window.addSubview(view)
            app.flush()
            return journal.take().filter { $0.hasSuffix("updateConstraints") }
        }
        #expect(show(ConstrainedBox(), "required") == ["required updateConstraints"])
        #expect(show(Box(), "one") { $0.widthAnchor.constraint(equalToConstant: 10).isActive = true } == ["one updateConstraints"])
        #expect(show(Box(), "none").isEmpty)
    }

    @Test("updates constraints from the bottom up, then lays out from the top down, then draws", .contract("UC-1", "UC-3"))
    func phases() {
        let window = app.window()
        let journal = Journal()
        let (outer, inner) = (Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Box(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        (outer.journal, outer.name, inner.journal, inner.name) = (journal, "outer", journal, "inner")
        outer.addSubview(inner)
        window.addSubview(outer)
        app.flush()
        _ = journal.take()
        for view in [outer, inner] {
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
        #expect(outer.needsUpdateConstraints())
        app.flush()
        #expect(!outer.needsUpdateConstraints())
        let lines = journal.take()
        #expect(
            Array(lines.prefix(4)) == [
                "inner updateConstraints", "outer updateConstraints", "outer layoutSubviews", "inner layoutSubviews",
            ])
        #expect(Set(lines.dropFirst(4)) == ["outer draw", "inner draw"])
    }

    @Test("an ambiguous layout is stable and reported, and another solution can be seen", .contract("UC-5"))
    func ambiguity() {
        let view = box(20, 20)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        let frame = view.frame
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == frame)
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(view.frame != frame)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        #expect(view.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    }

    @Test("a translated frame gives way before constraints of the app, then the later of these", .contract("US-2"))
    func broken() throws {
        let window = app.window()
        window.addSubview(root)
        let framed = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let view = box()
        root.addSubview(framed)
        NSLayoutConstraint.activate([
            framed.widthAnchor.constraint(equalToConstant: 90), view.widthAnchor.constraint(equalToConstant: 50),
            view.widthAnchor.constraint(equalTo: framed.widthAnchor),
        ])
        app.flush()
        #expect(view.frame.width == 50)
        let logs = app.environment.logs.filter { $0.contains("Unable to simultaneously satisfy constraints.") }
        #expect(!logs.isEmpty)
        #expect(logs.contains { $0.contains("NSAutoresizingMaskLayoutConstraint") })
        app.flush()
        #expect(app.environment.logs.filter { $0.contains("Unable to simultaneously satisfy constraints.") } == logs)
    }

    @Test("the log names the breakpoint, and there is a function of this name", .contract("US-3"))
    func breakpoint() {
        let window = app.window()
        window.addSubview(root)
        let view = box()
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2)])
        app.flush()
        #expect(app.environment.logs.contains { $0.contains("symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints") })
    }

    @Test("optional constraints never conflict: the stronger wins, the weaker pulls as near as it can", .contract("US-4"))
    func optional() {
        let window = app.window()
        window.addSubview(root)
        let view = box()
        let (strong, weak) = (view.widthAnchor.constraint(equalToConstant: 80), view.widthAnchor.constraint(equalToConstant: 200))
        (strong.priority, weak.priority) = (.defaultHigh, .defaultLow)
        let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 60)
        let wish = view.heightAnchor.constraint(equalToConstant: 100)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate(corner(view) + [strong, weak, most, wish])
        app.flush()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        // Of these constraints: what another test has put off may run, and report, while this one waits.
        let name = "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        #expect(!app.environment.logs.contains { $0.contains("Unable to simultaneously") && $0.contains(name) })
        strong.priority = .defaultLow - 1
        app.flush()
        #expect(view.frame.width == 200)
        strong.priority = .required
        app.flush()
        #expect(view.frame.width == 80)
    }

    @Test("a hidden arranged view is at the junction of its neighbours, without length", .contract("SK-18"))
    func parked() {
        let boxes = [box(30, 10), box(40, 10), box(50, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 8
        stack.alignment = .top
        stack.frame = CGRect(x: 0, y: 0, width: 88, height: 20)
        boxes[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(boxes[1].frame.width == 0)
        #expect(boxes[1].frame.minX == boxes[0].frame.maxX)
        #expect(boxes[2].frame.minX == 38)
    }

    @Test("priorities compare, and are raised and lowered by numbers")
    func priorityArithmetic() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
        #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == Float(500))
        var priority = UILayoutPriority.defaultLow
        priority += 5
        priority -= 1
        #expect(priority.rawValue == Float(254))
    }

    @Test("members for constraints can be overridden: an anchor of another view stands for the view's")
    func overriding() {
        final class Captioned: UIView {
            let caption = UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 10))
            override var topAnchor: NSLayoutYAxisAnchor { caption.topAnchor }
        }
        let captioned = Captioned(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
        captioned.addSubview(captioned.caption)
        root.addSubview(captioned)
        let view = box(5, 5)
        view.topAnchor.constraint(equalTo: captioned.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minY == 40)
        #expect(captioned.topAnchor.copy() as? NSLayoutYAxisAnchor != nil)
    }
}
