import UIKit

extension UILabel {
    /// The system's font, as large as the user wants texts to be; with a limit where there is no space for more. > Units: points.
    func setScaledFont(_ size: CGFloat, _ weight: UIFont.Weight = .regular, most: CGFloat = .greatestFiniteMagnitude) {
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: min(most, 200))
        adjustsFontForContentSizeCategory = true
    }
}
