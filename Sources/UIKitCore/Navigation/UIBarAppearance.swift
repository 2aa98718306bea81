public import Foundation

/// The appearance of a bar's background.
///
/// A bar copies the appearance it is given: set it again after a change.
/// > Contract: UIKit, UIBarAppearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public let idiom: UIUserInterfaceIdiom

    /// Creates the default background.
    public convenience override init() { self.init(idiom: .unspecified) }

    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Copies the background of another bar's appearance.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    public required init?(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "UIIdiom")) ?? .unspecified
        super.init()
        backgroundColor = coder.decodeObject(of: UIColor.self, forKey: "UIBackgroundColor")
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "UIShadowColor")
        backgroundImage = coder.image("UIBackgroundImage")
        shadowImage = coder.image("UIShadowImage")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "UIIdiom")
        coder.encode(backgroundColor, forKey: "UIBackgroundColor")
        coder.encode(shadowColor, forKey: "UIShadowColor")
    }

    /// Copies the background settings of `other`.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    // MARK: Presets

    /// The system's blur under a hairline.
    open func configureWithDefaultBackground() {
        reset()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = BarColors.shadow
    }

    open func configureWithOpaqueBackground() {
        reset()
        backgroundColor = .systemBackground
        shadowColor = BarColors.shadow
    }

    /// Neither background nor hairline.
    open func configureWithTransparentBackground() { reset() }

    private func reset() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        backgroundImageContentMode = .scaleToFill
        (shadowColor, shadowImage) = (nil, nil)
    }

    // MARK: Parts, from back to front

    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The shadow's colour, or the tint of a template `shadowImage`; nil means no shadow.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}
