/// What all typed filters have. > Contract: Core Image, CIFilterProtocol
public protocol CIFilterProtocol: AnyObject {
    /// The result, as a recipe; nil if a setting without a default is missing.
    var outputImage: CIImage? { get }
    /// Attributes of an app's filter by key, for its registration.
    static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
    /// None.
    public static func customAttributes() -> [String: Any]? { nil }
}

/// Makes an app's filters by name. > Contract: Core Image, CIFilterConstructor
public protocol CIFilterConstructor: AnyObject {
    /// The filter of a name; nil if the constructor has none.
    func filter(withName name: String) -> CIFilter?
}
