public import Foundation

/// A compiled Interface Builder file, to be made into objects as often as wanted.
///
/// > Contract: UIKit, UINib
/// > Partial: nothing compiles Interface Builder files yet, so that no bundle has one: making objects stops with UIKit's words.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let make: @MainActor (Any?) -> [Any]

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        make = { _ in preconditionFailure("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(name)'") }
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        make = { _ in preconditionFailure("Could not load NIB from data: nothing reads compiled Interface Builder files yet") }
        super.init()
    }

    /// Objects from code, in place of a file's. > Package seam.
    package init(_ make: @escaping @MainActor (Any?) -> [Any]) {
        self.make = make
        super.init()
    }

    /// The file's top-level objects, made anew.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { make(ownerOrNil) }
}
