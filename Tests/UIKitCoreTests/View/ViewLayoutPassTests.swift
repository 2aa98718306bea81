import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("View layout and display", .application) @MainActor struct ViewLayoutPassTests {
    @Test("a pass visits superviews before subviews and lays out each dirty view once", .contract("VW-16", "VW-17"))
    func order() {
        let app = TestApplication()
        let window = app.window()
        let journal = Journal()
        let outer = LayoutView("outer", journal)
        let inner = LayoutView("inner", journal)
        outer.addSubview(inner)
        window.addSubview(outer)
        app.flush()
        _ = journal.take()
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        #expect(journal.take().isEmpty)
        app.flush()
        #expect(journal.take() == ["outer", "inner"])
        app.flush()
        #expect(journal.take().isEmpty)
    }

    @Test("a label whose font changes during layout requests no further pass", .contract("VW-16"))
    func labelInLayout() {
        let app = TestApplication()
        let view = LetterView()
        app.window().addSubview(view)
        app.flush()
        view.passes = 0
        view.setNeedsLayout()
        app.flush()
        #expect(view.passes == 1)
        view.label.text = "Longer"
        app.flush()
        #expect(view.passes == 2)
    }

    @Test("bringing the frontmost view to the front requests no further pass", .contract("VW-16"))
    func frontInLayout() {
        let app = TestApplication()
        let view = FrontView()
        app.window().addSubview(view)
        app.flush()
        view.passes = 0
        view.setNeedsLayout()
        app.flush()
        #expect(view.passes == 1)
        #expect(view.subviews.last === view.front)
        view.sendSubviewToBack(view.front)
        app.flush()
        #expect(view.subviews.last === view.front)
    }

    @Test("a view that replaces its subviews in its layout is laid out once", .contract("VW-16"))
    func replacingInLayout() {
        let app = TestApplication()
        let view = ReplacingView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        app.window().addSubview(view)
        app.flush()
        view.passes = 0
        view.setNeedsLayout()
        app.flush()
        #expect(view.passes == 1)
        #expect(view.row.layouts == view.passes + 1)
        view.addSubview(UIView())
        app.flush()
        #expect(view.passes == 2)
    }

    @Test("layouts that always ask for another end, however deep they are, and the next one waits for a change", .contract("VW-16"))
    func endlessLayout() {
        let app = TestApplication()
        let views = (0..<4).map { _ in EndlessView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        app.window().addSubview(views[0])
        app.flush()
        let passes = views.map(\.passes)
        // Each of them has its rounds, but not each of them for each of another's.
        #expect(passes.allSatisfy { $0 >= 1 && $0 <= 1000 }, "\(passes)")
        app.flush()
        #expect(views.map(\.passes) == passes)
        views[0].setNeedsLayout()
        app.flush()
        #expect(views[0].passes > passes[0])
    }

    @Test("layoutIfNeeded works immediately and without a window", .contract("VW-16"))
    func layoutIfNeeded() {
        let journal = Journal()
        let view = LayoutView("view", journal)
        view.layoutIfNeeded()
        _ = journal.take()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(journal.take() == ["view"])
    }

    @Test("a changed size or bounds origin lays out again, a changed position does not", .contract("VW-18", "VW-19"))
    func whatMarks() {
        let app = TestApplication()
        let window = app.window()
        let journal = Journal()
        let view = LayoutView("view", journal)
        // Clear of the safe area, whose changes lay out again too.
        view.frame.origin = CGPoint(x: 100, y: 100)
        window.addSubview(view)
        app.flush()
        _ = journal.take()
        view.frame.origin = CGPoint(x: 150, y: 150)
        app.flush()
        #expect(journal.take().isEmpty)
        view.bounds.size = CGSize(width: 20, height: 20)
        app.flush()
        #expect(journal.take() == ["view"])
        view.bounds.origin = CGPoint(x: 0, y: 5)
        app.flush()
        #expect(journal.take() == ["view"])
    }

    @Test("draw(_:) is called once before a commit, and only if overridden", .contract("VW-21"))
    func drawing() {
        let app = TestApplication()
        let window = app.window()
        let drawing = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inherited = InheritedDrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(drawing.overridesDraw)
        #expect(inherited.overridesDraw)
        #expect(!plain.overridesDraw)
        #expect(!UIWindow().overridesDraw)
        for view in [drawing, plain, inherited] { window.addSubview(view) }
        app.flush()
        #expect(drawing.draws == 1)
        #expect(inherited.draws == 1)
        #expect(plain.layer.contents == nil)
        drawing.setNeedsDisplay()
        drawing.setNeedsDisplay()
        #expect(drawing.draws == 1)
        app.flush()
        #expect(drawing.draws == 2)
        drawing.bounds.size = CGSize(width: 20, height: 20)
        app.flush()
        #expect(drawing.draws == 2)
        drawing.contentMode = .redraw
        drawing.bounds.size = CGSize(width: 30, height: 30)
        app.flush()
        #expect(drawing.draws == 3)
    }
}

final class LayoutView: UIView {
    private let name: String
    private let journal: Journal
    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        journal.add(name)
    }
}

class DrawingView: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) { draws += 1 }
}

final class InheritedDrawingView: DrawingView {}

private final class ReplacingView: UIView {
    var row = CountedView()
    var passes = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        // One that never ends would hang the test.
        guard passes < 100 else { return }
        row.removeFromSuperview()
        row.frame = bounds
        addSubview(row)
        row.setNeedsLayout()
    }
}

private final class CountedView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

private final class EndlessView: UIView {
    var passes = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        if passes < 100_000 { setNeedsLayout() }
    }
}

private final class FrontView: UIView {
    let front = UIView()
    var passes = 0

    init() {
        super.init(frame: .zero)
        for view in [UIView(), front, UIView()] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        // One that never ends would hang the test.
        if passes < 100 { bringSubviewToFront(front) }
    }
}

private final class LetterView: UIView {
    let label = UILabel()
    var passes = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        if label.superview == nil { addSubview(label) }
        label.text = "Pass \(passes)"
        label.font = .systemFont(ofSize: 10 + CGFloat(passes))
    }
}
