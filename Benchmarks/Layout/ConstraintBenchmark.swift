import BenchSupport
import Foundation
import UIKitCore

/// The way from `NSLayoutConstraint` to frames: objects made, activated, solved, frames set.
@MainActor struct ConstraintBenchmark {
    var rounds: Int

    func run() -> [Metric] {
        let small = least { chain(1000) }
        let large = least { chain(10_000) }
        let edited = edit(10_000)
        return [
            Metric("layout.uikit.chain.10000", large, "ms", target: 80),
            Metric("layout.uikit.growth.1000-10000", large / max(small, 0.001), "×", target: 13),
            Metric("layout.uikit.activate.4000", least { activate(4000) }, "ms", target: 20),
            Metric("layout.uikit.edit.10000", edited, "ms"),
        ]
    }

    /// Rows below each other, with four constraints each. The views exist before: only constraints and layout are measured.
    private func chain(_ count: Int) -> Double {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let views = (0..<count).map { _ in UIView(frame: .zero) }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let start = milliseconds()
        var last: UIView?
        for (index, view) in views.enumerated() {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
                last.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) }
                    ?? view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -24),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(20 + index % 7)),
            ])
            last = view
        }
        root.layoutIfNeeded()
        let time = milliseconds() - start
        precondition(views[count - 1].frame.width == 366, "the views were not laid out")
        return time
    }

    /// Many constraints on one view.
    private func activate(_ count: Int) -> Double {
        let view = UIView(frame: .zero)
        let constraints = (0..<count).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0 % 50)) }
        let start = milliseconds()
        NSLayoutConstraint.activate(constraints)
        NSLayoutConstraint.deactivate(constraints)
        return milliseconds() - start
    }

    /// One height of many rows is edited, near the end.
    private func edit(_ count: Int) -> Double {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var heights: [NSLayoutConstraint] = []
        var last: UIView?
        for _ in 0..<count {
            let view = UIView(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            heights.append(view.heightAnchor.constraint(equalToConstant: 20))
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalTo: root.widthAnchor),
                view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor), heights[heights.count - 1],
            ])
            last = view
        }
        root.layoutIfNeeded()
        return least {
            heights[count - 2].constant += 1
            let start = milliseconds()
            root.layoutIfNeeded()
            return milliseconds() - start
        }
    }

    private func least(_ body: () -> Double) -> Double { (0..<max(1, rounds)).map { _ in body() }.min() ?? 0 }
}
