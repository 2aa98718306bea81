public import Foundation
public import ObjectiveC

/// Makes an image of others by its settings.
///
/// A built-in filter's settings are set and read by key, with their defaults from the beginning. An app's subclass declares its own
/// properties and overrides ``outputImage``. A filter must not be used by two threads at a time; its results may.
/// > Contract: Core Image, CIFilter
open class CIFilter: NSObject, CIFilterProtocol, NSSecureCoding, NSCopying {
    /// Of a built-in filter; set once, while the filter is made.
    private(set) var definition: FilterDefinition?
    /// The filter that an app registered for the name.
    private var registered: CIFilter?
    private var values: [String: Any] = [:]
    private var ownName: String?
    /// Whether the filter is in use; kept for the app, as on iOS.
    open var isEnabled = true

    /// A filter without settings, for subclasses.
    public override init() { super.init() }

    /// Makes a new filter a built-in one.
    func become(_ definition: FilterDefinition) {
        self.definition = definition
        setDefaults()
    }

    /// A built-in filter or one that an app registered, with default settings; nil for an unknown name, which the log has once.
    public convenience init?(name: String) {
        let found = FilterRegistry.filter(name)
        guard FilterCatalog.all[name] != nil || found != nil else {
            FilterLog.report("there is no filter named \(name) (docs/core-image.md lists those that are there)")
            return nil
        }
        self.init()
        registered = found
        if found == nil, let own = FilterCatalog.all[name] { become(own) }
    }

    /// A filter with some settings; nil for an unknown name.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// A filter with some settings; nil for an unknown name.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

    /// Reads a built-in filter that `encode(with:)` wrote; nil for another.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.init(name: name as String)
        for input in definition?.inputs ?? [] {
            let classes: [AnyClass] = [NSNumber.self, CIVector.self, CIColor.self, CIImage.self, NSData.self, NSString.self]
            guard coder.containsValue(forKey: input.key) else { continue }
            if let value = coder.decodeObject(of: classes, forKey: input.key) { setValue(value, forKey: input.key) }
        }
    }

    /// Writes the name and the settings, but for transforms and colour spaces.
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        for input in definition?.inputs ?? [] {
            switch values[input.key] {
            case let data as Data: coder.encode(data as NSData, forKey: input.key)
            case let text as String: coder.encode(text as NSString, forKey: input.key)
            case let object as NSObject: coder.encode(object, forKey: input.key)
            default: break
            }
        }
    }
    open class var supportsSecureCoding: Bool { true }

    /// A filter of the same class with the same settings; the filter itself for an app's subclass.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = CIFilter(name: name) else { return self }
        for (key, value) in values { copy.values[key] = value }
        return copy
    }

    /// The filter's name, such as `CISepiaTone`.
    open var name: String {
        get { ownName ?? registered?.name ?? definition?.name ?? "\(type(of: self))" }
        set { ownName = newValue }
    }

    /// The result, as a recipe; nil if a setting without a default is missing.
    open var outputImage: CIImage? {
        if let registered { return registered.outputImage }
        guard let definition else { return nil }
        return definition.make(FilterArguments(values: values, inputs: definition.inputs)).map { CIImage($0) }
    }

    /// The keys of the settings.
    open var inputKeys: [String] { registered?.inputKeys ?? definition?.inputs.map(\.key) ?? [] }
    /// The keys of the results: `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// What is known about the filter and each of its settings, by the constants of Core Image.
    open var attributes: [String: Any] {
        if let registered { return registered.attributes }
        guard let definition else {
            return [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name, kCIAttributeFilterCategories: [String]()]
        }
        var result: [String: Any] = [
            kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: Self.words(of: definition.name),
            kCIAttributeFilterCategories: definition.categories, kCIAttributeFilterAvailable_iOS: definition.version,
        ]
        for input in definition.inputs { result[input.key] = input.attributes }
        return result
    }

    /// Sets the default of each setting that has one; others, such as images, stay.
    open func setDefaults() {
        registered?.setDefaults()
        for input in definition?.inputs ?? [] { if let standard = input.standard { values[input.key] = standard } }
    }

    open override var description: String {
        "<\(name): \(inputKeys.map { "\($0)=\(values[$0].map { "\($0)" } ?? "nil")" }.joined(separator: " "))>"
    }

    /// A setting of a built-in filter.
    func setting<Value>(_ key: String) -> Value? { values[key] as? Value }
    func keep(_ value: Any?, _ key: String) { _ = store(value, forKey: key) }
}

extension CIFilter: KeyedStorage {
    /// A setting of a built-in filter; other keys are those of the class's properties.
    public func storedValue(forKey key: String) -> Any?? {
        if let registered, registered.inputKeys.contains(key) || definition == nil { return .some(registered.value(forKey: key)) }
        if definition != nil, key == kCIOutputImageKey { return .some(outputImage) }
        guard let definition, definition.inputs.contains(where: { $0.key == key }) else { return .none }
        return .some(values[key])
    }

    /// Keeps a setting of a built-in filter. A value of another kind is not kept; the log has the key and both types.
    public func store(_ value: Any?, forKey key: String) -> Bool {
        if let registered {
            registered.setValue(value, forKey: key)
            return true
        }
        guard let input = definition?.inputs.first(where: { $0.key == key }) else { return false }
        guard let value, !(value is NSNull) else {
            values[key] = nil
            return true
        }
        if let kept = FilterNumber.kept(value, as: input.kind) {
            values[key] = kept
        } else {
            FilterLog.report("\(name): \(key) takes a \(input.className), not a \(type(of: value)); the value is ignored")
        }
        return true
    }
}
