import UIKit

extension UIView {
    /// Bars have a fixed size, so their items show themselves large in the middle of the screen while they are held, at the largest text sizes.
    func showsLargely(_ title: String, _ image: UIImage? = nil) {
        showsLargeContentViewer = true
        largeContentTitle = title
        largeContentImage = image
        if !interactions.contains(where: { $0 is UILargeContentViewerInteraction }) { addInteraction(UILargeContentViewerInteraction()) }
    }
}

extension UILabel {
    /// The system's font, as large as the user wants texts to be; with a limit where there is no space for more. > Units: points.
    func setScaledFont(_ size: CGFloat, _ weight: UIFont.Weight = .regular, most: CGFloat = .greatestFiniteMagnitude) {
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: min(most, 200))
        adjustsFontForContentSizeCategory = true
    }
}
