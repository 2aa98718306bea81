public import Foundation

/// The appearance of a navigation bar.
///
/// > Contract: UIKit, UINavigationBarAppearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    private var backImage: UIImage?
    private var backMask: UIImage?

    public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
    public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The system's chevron by default.
    open var backIndicatorImage: UIImage { backImage ?? BarPictures.chevron }
    open var backIndicatorTransitionMaskImage: UIImage { backMask ?? backIndicatorImage }
    var customBackIndicator: UIImage? { backImage }

    /// Set both or neither: if one is nil, the system's image is used.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        backImage = isWhole ? backIndicatorImage : nil
        backMask = isWhole ? backIndicatorTransitionMaskImage : nil
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied()
        doneButtonAppearance = other.doneButtonAppearance.copied()
        backButtonAppearance = other.backButtonAppearance.copied()
        (backImage, backMask) = (other.backImage, other.backMask)
    }
}
