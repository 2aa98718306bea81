internal import Foundation

/// An item's settings from the API before `UIBarAppearance`.
struct LegacyBarButtonAppearance {
    var backgrounds: [UIBarMetrics: ControlStateTable<UIImage>] = [:]
    var styledBackgrounds: [UIBarButtonItem.Style: [UIBarMetrics: ControlStateTable<UIImage>]] = [:]
    var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backBackgrounds: [UIBarMetrics: ControlStateTable<UIImage>] = [:]
    var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]

    /// A button's background image: for its style, otherwise for all styles.
    func background(_ state: UIControl.State, style: UIBarButtonItem.Style, metrics: UIBarMetrics) -> UIImage? {
        image(styledBackgrounds[style], state, metrics) ?? image(backgrounds, state, metrics)
    }
    func backBackground(_ state: UIControl.State, metrics: UIBarMetrics) -> UIImage? { image(backBackgrounds, state, metrics) }
    func backgroundShift(_ metrics: UIBarMetrics) -> CGFloat { effective(backgroundAdjustments, metrics) ?? 0 }
    func titleShift(_ metrics: UIBarMetrics) -> UIOffset { effective(titleAdjustments, metrics) ?? .zero }
    func backTitleShift(_ metrics: UIBarMetrics) -> UIOffset { effective(backTitleAdjustments, metrics) ?? .zero }
    func backBackgroundShift(_ metrics: UIBarMetrics) -> CGFloat { effective(backBackgroundAdjustments, metrics) ?? 0 }

    private func image(_ table: [UIBarMetrics: ControlStateTable<UIImage>]?, _ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage?
    {
        metrics.withFallbacks.lazy.compactMap { table?[$0]?.value(for: state) }.first
    }
    private func effective<Value>(_ table: [UIBarMetrics: Value], _ metrics: UIBarMetrics) -> Value? {
        metrics.withFallbacks.lazy.compactMap { table[$0] }.first
    }
}
