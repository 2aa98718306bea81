internal import Foundation

/// An item's settings from the API before `UIBarAppearance`.
struct BarButtonLooks {
    var backgrounds: [UIBarMetrics: ControlStateTable<UIImage>] = [:]
    var styledBackgrounds: [UIBarButtonItem.Style: [UIBarMetrics: ControlStateTable<UIImage>]] = [:]
    var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backBackgrounds: [UIBarMetrics: ControlStateTable<UIImage>] = [:]
    var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]

    /// A button's background image: for its style, otherwise for all styles.
    func background(_ state: UIControl.State, style: UIBarButtonItem.Style, metrics: UIBarMetrics) -> UIImage? {
        func pick(_ table: [UIBarMetrics: ControlStateTable<UIImage>]?) -> UIImage? {
            table?[metrics]?.value(for: state) ?? table?[.default]?.value(for: state)
        }
        return pick(styledBackgrounds[style]) ?? pick(backgrounds)
    }
}
