public import Foundation

/// The appearance of a navigation bar.
///
/// > Contract: UIKit, UINavigationBarAppearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Attributes of the title that replace the system's, such as font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// The displacement of the title.
    ///
    /// > Units: points.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { noteChange() } }
    /// Attributes of the large title that replace the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// The look of buttons of the plain style.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = buttonAppearance.copied(for: self)
            noteChange()
        }
    }
    /// The look of buttons of the done style.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = doneButtonAppearance.copied(for: self)
            noteChange()
        }
    }
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            backButtonAppearance = backButtonAppearance.copied(for: self)
            noteChange()
        }
    }
    private var backImage: UIImage?
    private var backMask: UIImage?

    /// Creates the default background and titles for an idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptParts()
    }
    /// Copies another bar's background and, if it is a navigation bar's appearance, its titles and buttons.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        adoptParts()
    }
    /// Creates an appearance from an archive; what the archive lacks has its default.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleTextAttributes = coder.titleAttributes("UITitleTextAttributes") ?? [:]
        titlePositionAdjustment = coder.offset("UITitlePositionAdjustment") ?? .zero
        largeTitleTextAttributes = coder.titleAttributes("UILargeTitleTextAttributes") ?? [:]
        buttonAppearance = coder.value("UIButtonAppearance") ?? buttonAppearance
        doneButtonAppearance = coder.value("UIDoneButtonAppearance") ?? doneButtonAppearance
        backButtonAppearance = coder.value("UIBackButtonAppearance") ?? backButtonAppearance
        setBackIndicatorImage(
            coder.value("UIBackIndicatorImage"), transitionMaskImage: coder.value("UIBackIndicatorTransitionMaskImage"))
        adoptParts()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(titleAttributes: titleTextAttributes, forKey: "UITitleTextAttributes")
        coder.encode(offset: titlePositionAdjustment, forKey: "UITitlePositionAdjustment")
        coder.encode(titleAttributes: largeTitleTextAttributes, forKey: "UILargeTitleTextAttributes")
        coder.encode(buttonAppearance, forKey: "UIButtonAppearance")
        coder.encode(doneButtonAppearance, forKey: "UIDoneButtonAppearance")
        coder.encode(backButtonAppearance, forKey: "UIBackButtonAppearance")
        coder.encode(backImage, forKey: "UIBackIndicatorImage")
        coder.encode(backMask, forKey: "UIBackIndicatorTransitionMaskImage")
    }

    /// The system's chevron by default.
    open var backIndicatorImage: UIImage { backImage ?? BarImages.chevron }
    /// The mask of the back button during transitions; the back indicator's image by default, and without effect here.
    open var backIndicatorTransitionMaskImage: UIImage { backMask ?? backIndicatorImage }
    var customBackIndicator: UIImage? { backImage }

    /// Set both or neither: if one is nil, the system's image is used.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        backImage = isWhole ? backIndicatorImage : nil
        backMask = isWhole ? backIndicatorTransitionMaskImage : nil
        noteChange()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        (backImage, backMask) = (other.backImage, other.backMask)
    }

    private func adoptParts() {
        for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { part.observer = self }
    }
}

extension UINavigationBarAppearance: BarAppearanceObserver {
    func appearanceDidChange(_ appearance: NSObject) { noteChange() }
}
