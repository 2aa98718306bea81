public import Foundation

/// The environment of an interface: style, size classes, scale, text size.
///
/// > Isolation: any thread; a collection never changes.
/// > Contract: UIKit, UITraitCollection
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let values: TraitValues

    public override init() {
        self.values = TraitValues()
        super.init()
    }

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection with the traits of several others.
    ///
    /// The later collection takes precedence for the same trait.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        self.values = traitCollections.reduce(TraitValues()) { $0.merging($1.values) }
        super.init()
    }

    /// Creates a collection that specifies only the device kind.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    /// Creates a collection that specifies only the light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    /// Creates a collection that specifies only the pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    /// Creates a collection that specifies only the colours of the display.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    /// Creates a collection that specifies only the width class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    /// Creates a collection that specifies only the height class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    /// Creates a collection that specifies only whether the display senses pressure.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = capability } }
    /// Creates a collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// Creates a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// Creates a collection that specifies only the level of backgrounds.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    /// Creates a collection that specifies only whether text is bold.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    /// Creates a collection that specifies only whether the interface is active.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init { $0.activeAppearance = activeAppearance } }
    /// Creates a collection that specifies only whether the scene is captured.
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init { $0.sceneCaptureState = sceneCaptureState } }
    /// Creates a collection that specifies only the language of typographic rules.
    public convenience init(typesettingLanguage: Locale.Language?) { self.init { $0.typesettingLanguage = typesettingLanguage } }
    /// Creates a collection that specifies only the dynamic range of images.
    public convenience init(imageDynamicRange: UIImageDynamicRange) { self.init { $0.imageDynamicRange = imageDynamicRange } }

    /// Creates a collection that specifies only the kind of list.
    public convenience init(listEnvironment: UIListEnvironment) { self.init(mutations: { $0.listEnvironment = listEnvironment }) }

    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues()
        change(&values)
        self.init(values: values)
    }

    /// A collection with the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: MutableTraits.applying(mutations, to: TraitValues()))
    }

    /// The kind of device; `.phone` or `.pad` in Ferry.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// The light or dark style.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The pixels per point of the display; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The colours of the display; Display P3 on every device of Ferry.
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    /// Whether the width is compact or regular.
    ///
    /// Phones are compact, except those at least 414 points wide in landscape; iPads are regular.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// Whether the height is compact or regular; phones are compact in landscape.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// The direction of the interface, from the device's setting.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Whether the display senses pressure; unavailable on every device of Ferry.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// The text size that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
    /// The contrast that the user chose.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// Whether content is on the base level or elevated, as in a sheet.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// Whether the user chose bold text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    /// Whether the interface is active; always, unless overridden.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    /// The dynamic range in which images may be shown; standard on every device of Ferry.
    open var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }

    /// Whether the scene is being recorded or shown elsewhere; unspecified on every device of Ferry, which records none.
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }
    /// The language whose typographic rules apply to text; nil when unspecified.
    public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
    /// The kind of list; unspecified unless an app overrides it, as Ferry's lists do not set it.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// The traits whose values differ from another collection's, or are specified at all if that is nil.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changes(from: traitCollection?.values ?? TraitValues())
    }
    /// The system's traits on which dynamic colours depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }
    /// The system's traits on which the image found by a name depends.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        ]
    }

    /// The value of an app-defined trait; its default when unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        (values.custom[ObjectIdentifier(trait)]?.value as? T.Value) ?? T.defaultValue
    }

    /// A copy in which `mutations` changed some traits.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: MutableTraits.applying(mutations, to: values))
    }

    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool { trait?.values.isContained(in: values) ?? true }

    /// Whether dynamic colours may resolve differently under `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return !values.resolvesColorsLike(traitCollection.values)
    }

    /// Runs `actions` with this collection as `current`.
    open func performAsCurrent(_ actions: () -> Void) {
        CurrentTraits.perform(as: self, actions)
    }

    /// The traits that dynamic colours resolve against: set around drawing, layout and trait callbacks; otherwise the device's.
    ///
    /// > Isolation: each thread has its own.
    open class var current: UITraitCollection {
        get { CurrentTraits.value }
        set { CurrentTraits.value = newValue }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
    open override var description: String { "<UITraitCollection; \(TraitDescription.text(of: values))>" }

    // MARK: NSCopying, NSSecureCoding

    /// Returns the collection itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }

    /// Creates a collection from an archive, with the style, size classes and scale that it contains.
    public required init?(coder: NSCoder) {
        var values = TraitValues()
        if coder.containsValue(forKey: "style") {
            values.userInterfaceStyle = UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "style"))
        }
        if coder.containsValue(forKey: "horizontal") {
            values.horizontalSizeClass = UIUserInterfaceSizeClass(rawValue: coder.decodeInteger(forKey: "horizontal"))
        }
        if coder.containsValue(forKey: "vertical") {
            values.verticalSizeClass = UIUserInterfaceSizeClass(rawValue: coder.decodeInteger(forKey: "vertical"))
        }
        if coder.containsValue(forKey: "scale") { values.displayScale = CGFloat(coder.decodeDouble(forKey: "scale")) }
        self.values = values
        super.init()
    }

    /// Writes the style, size classes and scale to an archive; other traits are left out.
    public func encode(with coder: NSCoder) {
        if let style = values.userInterfaceStyle { coder.encode(style.rawValue, forKey: "style") }
        if let width = values.horizontalSizeClass { coder.encode(width.rawValue, forKey: "horizontal") }
        if let height = values.verticalSizeClass { coder.encode(height.rawValue, forKey: "vertical") }
        if let scale = values.displayScale { coder.encode(Double(scale), forKey: "scale") }
    }
}
