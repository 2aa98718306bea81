import DeviceProtocol
import UIKit

/// One configuration of a golden: user settings, and the screen.
struct GoldenVariant {
    struct Look {
        let appearance: DeviceState.Appearance
        let isRightToLeft: Bool
        init(_ appearance: DeviceState.Appearance, _ isRightToLeft: Bool) {
            (self.appearance, self.isRightToLeft) = (appearance, isRightToLeft)
        }
    }

    let look: Look
    let category: UIContentSizeCategory
    let scale: Double
    var isRightToLeft: Bool { look.isRightToLeft }

    /// The text sizes that a sheet shows: the smallest, the default, and a large one of the accessibility range.
    static func categories(scale: Double) -> [UIContentSizeCategory] { scale == 2 ? [.extraSmall, .large, .accessibilityLarge] : [.large] }

    /// A device without status bar and rounded corners, whose whole screen is usable.
    func device(width: Double, height: Double) -> DeviceState {
        DeviceState(
            model: "iPhone15,4", name: "iPhone 15", appearance: look.appearance, width: width, height: height, scale: scale, safeTop: 0,
            statusBarHeight: 0, contentSizeCategory: category.rawValue, rightToLeft: look.isRightToLeft)
    }
}
