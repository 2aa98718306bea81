internal import Foundation

/// The view that provides a stack's baselines. > Contract: AL-4: a row uses its highest view, a column its first or last.
@MainActor enum StackBaseline {
    static func view(of stack: UIStackView, last: Bool) -> UIView? {
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        let view = stack.axis == .horizontal ? shown.max { $0.bounds.height < $1.bounds.height } : (last ? shown.last : shown.first)
        return last ? view?.forLastBaselineLayout : view?.forFirstBaselineLayout
    }
}
