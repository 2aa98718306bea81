internal import CoreGraphics
internal import Foundation

// The two chevrons of a configured pop-up button.
extension UIButton {
    /// Between the button's contents and the chevrons. > Units: points. M
    private static let indicatorGap: CGFloat = 5

    func showsPopUpIndicator(_ configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .popup: true
        case .none: false
        case .automatic: menuSelectsOne && menu != nil
        }
    }

    private func popUpIndicatorImage(_ configuration: Configuration) -> UIImage? {
        let font = ButtonStyleMetrics.titleFont(for: configuration.buttonSize, traits: traitCollection)
        let look = UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.75, weight: .medium, scale: .small)
        return UIImage(systemName: "chevron.up.chevron.down", withConfiguration: look)
    }

    /// The space for the chevrons after the contents; 0 without them. > Units: points.
    func popUpIndicatorSpace(_ configuration: Configuration) -> CGFloat {
        guard showsPopUpIndicator(configuration), let image = popUpIndicatorImage(configuration) else { return 0 }
        return image.size.width + Self.indicatorGap
    }

    func showPopUpIndicator(_ configuration: Configuration, color: UIColor) {
        guard showsPopUpIndicator(configuration) else {
            popUpIndicator?.removeFromSuperview()
            popUpIndicator = nil
            return
        }
        let view = popUpIndicator ?? UIImageView(frame: .zero)
        view.image = popUpIndicatorImage(configuration)
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        guard popUpIndicator == nil else { return }
        view.isAccessibilityElement = false
        addSubview(view)
        popUpIndicator = view
    }

    /// Places the chevrons next to the contents, on the trailing side.
    func layoutPopUpIndicator(after contents: [CGRect], isRightToLeft: Bool, scale: CGFloat) {
        guard let view = popUpIndicator, let size = view.image?.size else { return }
        let shown = contents.filter { $0.width > 0 && $0.height > 0 }
        let all = shown.dropFirst().reduce(shown.first ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)) { $0.union($1) }
        let x = isRightToLeft ? all.minX - Self.indicatorGap - size.width : all.maxX + Self.indicatorGap
        view.frame = CGRect(x: x, y: all.midY - size.height / 2, width: size.width, height: size.height).originOnPixels(scale)
    }
}
