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

    /// The later collection takes precedence for the same trait.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        self.values = traitCollections.reduce(TraitValues()) { $0.merging($1.values) }
        super.init()
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = capability } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init { $0.activeAppearance = activeAppearance } }
    public convenience init(imageDynamicRange: UIImageDynamicRange) { self.init { $0.imageDynamicRange = imageDynamicRange } }

    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues()
        change(&values)
        self.init(values: values)
    }

    /// A collection with the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: MutableTraits.applying(mutations, to: TraitValues()))
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The display scale; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    open var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }

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
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
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

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }

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

    public func encode(with coder: NSCoder) {
        if let style = values.userInterfaceStyle { coder.encode(style.rawValue, forKey: "style") }
        if let width = values.horizontalSizeClass { coder.encode(width.rawValue, forKey: "horizontal") }
        if let height = values.verticalSizeClass { coder.encode(height.rawValue, forKey: "vertical") }
        if let scale = values.displayScale { coder.encode(Double(scale), forKey: "scale") }
    }
}
