import UIKit

extension UIColor {
    /// A background with enough contrast for white text in both appearances: system colours are lighter in the dark one.
    var underWhite: UIColor {
        UIColor { traits in
            self.resolvedColor(with: UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .light)]))
        }
    }

    /// A third of the colour over the page's background, for text in `label`.
    var pale: UIColor {
        UIColor { traits in
            let (ink, page) = (self.resolvedColor(with: traits).parts, UIColor.systemBackground.resolvedColor(with: traits).parts)
            let mixed = zip(ink, page).map { $0 / 3 + $1 * 2 / 3 }
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
        }
    }

    private var parts: [CGFloat] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }
}
