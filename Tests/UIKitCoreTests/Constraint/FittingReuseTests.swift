import CoreGraphics
import Testing
import UIKitCore

/// A view keeps the system of equations that it was measured with. Whatever changes, it has the size of a new view in the same state.
@Suite("Fitting sizes of views that are measured again", .application) @MainActor struct FittingReuseTests {
    /// What a measured view depends on.
    private struct State: CustomStringConvertible {
        var text = "Some words that need a line or two"
        var lines = 0
        var spacing: CGFloat = 8
        var wantedHeight: CGFloat = 30
        var priority = UILayoutPriority(500)
        var isLimited = false
        var hasBadge = false
        var margin: CGFloat = 10
        var isRightToLeft = false
        var boxWidth: CGFloat = 20
        var boxStretches = false
        var hugging = UILayoutPriority(251)
        var keepsFrame = true
        var alignsBaselines = false
        var target = CGSize(width: 200, height: 0)

        var description: String { "\(text.count) characters, \(spacing), \(wantedHeight), \(priority.rawValue), \(target)" }
    }

    @MainActor private final class Fixture {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        private let label = UILabel()
        private let other = UILabel()
        private let panel = UIView()
        private let box = UIView()
        private let badge = UIView()
        private let spacing: NSLayoutConstraint
        private let height: NSLayoutConstraint
        private let limit: NSLayoutConstraint
        private let baseline: NSLayoutConstraint
        private let top: NSLayoutConstraint

        init(_ state: State) {
            other.text = "Tail"
            for view in [label, other, panel] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            root.addSubview(badge)
            panel.addSubview(box)
            spacing = other.leadingAnchor.constraint(equalTo: label.trailingAnchor)
            height = panel.heightAnchor.constraint(equalToConstant: 0)
            limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
            baseline = other.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor)
            top = other.topAnchor.constraint(equalTo: label.topAnchor)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: 4), spacing,
                other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -6),
                panel.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
                panel.leadingAnchor.constraint(equalTo: root.leadingAnchor), panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                panel.bottomAnchor.constraint(equalTo: root.bottomAnchor), height,
                panel.heightAnchor.constraint(greaterThanOrEqualTo: box.heightAnchor), box.widthAnchor.constraint(equalTo: box.widthAnchor),
            ])
            apply(state)
        }

        func apply(_ state: State) {
            if label.text != state.text { label.text = state.text }
            if label.numberOfLines != state.lines { label.numberOfLines = state.lines }
            spacing.constant = state.spacing
            height.constant = state.wantedHeight
            height.priority = state.priority
            height.isActive = true
            limit.isActive = state.isLimited
            top.isActive = !state.alignsBaselines
            baseline.isActive = state.alignsBaselines
            root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: state.margin, bottom: 0, trailing: 1)
            root.semanticContentAttribute = state.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            box.autoresizingMask = state.boxStretches ? [.flexibleWidth, .flexibleHeight] : []
            if box.frame.width != state.boxWidth { box.frame = CGRect(x: 0, y: 0, width: state.boxWidth, height: state.boxWidth) }
            label.setContentHuggingPriority(state.hugging, for: .horizontal)
            box.translatesAutoresizingMaskIntoConstraints = state.keepsFrame
            guard state.hasBadge != (badge.superview === panel) else { return }
            if state.hasBadge {
                panel.addSubview(badge)
                badge.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    badge.heightAnchor.constraint(equalToConstant: 70), badge.topAnchor.constraint(equalTo: panel.topAnchor),
                    badge.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
                ])
            } else {
                badge.removeFromSuperview()
                badge.removeConstraints(badge.constraints)
            }
        }

        func fit(_ state: State) -> CGSize {
            root.systemLayoutSizeFitting(
                state.target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    private typealias Change = (name: String, make: (inout State) -> Void)
    private static let changes: [Change] = [
        ("a longer text", { $0.text += ", and then some more of them for another line" }),
        ("a short text", { $0.text = "Word" }), ("no text", { $0.text = "" }),
        ("another number of lines", { $0.lines = $0.lines == 0 ? 1 : 0 }),
        ("a constant", { $0.spacing += 13 }), ("a constant of a size", { $0.wantedHeight += 21 }),
        ("a priority", { $0.priority = $0.priority == .required ? UILayoutPriority(500) : .required }),
        ("a constraint more or less", { $0.isLimited.toggle() }),
        ("a subview with constraints, or without it", { $0.hasBadge.toggle() }),
        ("margins", { $0.margin += 9 }), ("the direction", { $0.isRightToLeft.toggle() }),
        ("the frame of a subview", { $0.boxWidth += 40 }), ("an autoresizing mask", { $0.boxStretches.toggle() }),
        ("a hugging priority", { $0.hugging = $0.hugging == UILayoutPriority(251) ? .required : UILayoutPriority(251) }),
        ("constraints instead of a frame", { $0.keepsFrame.toggle() }), ("baselines", { $0.alignsBaselines.toggle() }),
        ("another target", { $0.target.width += 35 }), ("a narrow target", { $0.target.width = 90 }),
    ]

    @Test("after one kind of change, three times")
    func change() {
        for change in Self.changes {
            var state = State()
            let kept = Fixture(state)
            _ = kept.fit(state)
            for _ in 0..<3 {
                change.make(&state)
                kept.apply(state)
                #expect(kept.fit(state) == Fixture(state).fit(state), "\(change.name): \(state)")
            }
        }
    }

    @Test("after many changes in any order, between layouts", arguments: [1, 2, 3])
    func manyChanges(seed: UInt64) {
        var random = seed
        var state = State()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let kept = Fixture(state)
        window.addSubview(kept.root)
        for _ in 0..<60 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let change = Self.changes[Int(random >> 33) % Self.changes.count]
            change.make(&state)
            if state.text.count > 300 { state.text = "Again a short one" }
            kept.apply(state)
            if random >> 40 & 1 == 0 { kept.root.layoutIfNeeded() }
            let other = UIWindow(frame: window.frame)
            let new = Fixture(state)
            other.addSubview(new.root)
            #expect(kept.fit(state) == new.fit(state), "\(change.name): \(state)")
        }
    }

    @Test("a constraint that an app refers to weakly is gone once it is removed")
    func weakConstraint() {
        let root = UIView()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        weak var constraint: NSLayoutConstraint?
        do {
            let made = view.heightAnchor.constraint(equalToConstant: 12)
            made.isActive = true
            constraint = made
        }
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        // Until they are laid out, new constraints wait in the engine.
        root.layoutIfNeeded()
        let target = UIView.layoutFittingCompressedSize
        #expect(root.systemLayoutSizeFitting(target).height == 12)
        constraint?.isActive = false
        #expect(constraint == nil)
        #expect(root.systemLayoutSizeFitting(target).height == 0)
    }
}
