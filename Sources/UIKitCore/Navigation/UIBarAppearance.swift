public import Foundation

/// What shows an appearance and notices its changes: the bar or item that keeps it, or the appearance that it is a part of.
@preconcurrency @MainActor protocol BarAppearanceObserver: AnyObject {
    func appearanceDidChange(_ appearance: NSObject)
}

/// The appearance of a bar's background.
///
/// A bar copies the appearance it is given. Changes of the bar's own one show at once; those of the one it was given do not.
/// > Contract: UIKit, UIBarAppearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The idiom that the appearance was created for; it does not change the values here.
    public let idiom: UIUserInterfaceIdiom

    /// Creates the default background.
    public convenience override init() { self.init(idiom: .unspecified) }

    /// Creates the default background for an idiom.
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

    /// Creates an appearance from an archive; what the archive lacks is absent, as in an Interface Builder file.
    public required init?(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "UIIdiom")) ?? .unspecified
        super.init()
        backgroundEffect = coder.value("UIBackgroundEffect")
        backgroundColor = coder.value("UIBackgroundColor")
        backgroundImage = coder.value("UIBackgroundImage")
        if let mode: UIView.ContentMode = coder.choice("UIBackgroundImageContentMode") { backgroundImageContentMode = mode }
        shadowColor = coder.value("UIShadowColor")
        shadowImage = coder.value("UIShadowImage")
    }

    /// True: appearances are coded securely.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the idiom and the background to an archive; the subclasses add titles and buttons.
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "UIIdiom")
        coder.encode(backgroundEffect, forKey: "UIBackgroundEffect")
        coder.encode(backgroundColor, forKey: "UIBackgroundColor")
        coder.encode(backgroundImage, forKey: "UIBackgroundImage")
        coder.encode(backgroundImageContentMode.rawValue, forKey: "UIBackgroundImageContentMode")
        coder.encode(shadowColor, forKey: "UIShadowColor")
        coder.encode(shadowImage, forKey: "UIShadowImage")
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

    /// Returns an appearance of the same class with the same values; later changes to either do not affect the other.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// The copy that bars and items store. > Contract: the properties of bars are `copy`.
    func copied(for observer: any BarAppearanceObserver) -> Self {
        let copy = copy() as? Self ?? self
        copy.observer = observer
        return copy
    }

    // MARK: Changes

    /// The bar or item that keeps this appearance.
    weak var observer: (any BarAppearanceObserver)?

    func noteChange() { observer?.appearanceDidChange(self) }

    /// Several changes that are noticed as one.
    private func change(_ body: () -> Void) {
        let kept = observer
        observer = nil
        body()
        observer = kept
        noteChange()
    }

    // MARK: Presets

    /// The system's blur under a hairline.
    open func configureWithDefaultBackground() {
        change {
            reset()
            backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
            shadowColor = BarColors.shadow
        }
    }

    /// The system background colour under a hairline, without blur.
    open func configureWithOpaqueBackground() {
        change {
            reset()
            backgroundColor = .systemBackground
            shadowColor = BarColors.shadow
        }
    }

    /// Neither background nor hairline.
    open func configureWithTransparentBackground() { change(reset) }

    private func reset() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        backgroundImageContentMode = .scaleToFill
        (shadowColor, shadowImage) = (nil, nil)
    }

    // MARK: Parts, from back to front

    /// The blur of what is behind the bar, the rearmost part; nil shows none.
    open var backgroundEffect: UIBlurEffect? { didSet { noteChange() } }
    /// The colour in front of the blur; nil shows none.
    open var backgroundColor: UIColor? { didSet { noteChange() } }
    /// The image in front of the colour; nil shows none.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    /// How the background image fills the bar; it is stretched by default.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { noteChange() } }
    /// The shadow's colour, or the tint of a template `shadowImage`; nil means no shadow.
    open var shadowColor: UIColor? { didSet { noteChange() } }
    /// The image under the bar, tinted by ``shadowColor`` if it is a template; nil draws a hairline in that colour.
    open var shadowImage: UIImage? { didSet { noteChange() } }
}
