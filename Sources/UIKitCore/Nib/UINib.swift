public import Foundation
internal import ProgrammerErrors

/// A compiled Interface Builder file that can be instantiated repeatedly.
///
/// The file is loaded at the first instantiation. Subviews and constraints that only some size classes have are installed and removed as
/// the traits of the view that has them change.
/// > Contract: UIKit, UINib; NB-1 to NB-7.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The key of an option for instantiating a nib.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of the objects that take the place of the nib's proxies, by the proxies' names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let make: @MainActor (_ owner: Any?, _ external: [String: Any]) -> [Any]

    /// Creates a nib from a file of a bundle, read at each instantiation.
    ///
    /// - Parameters:
    ///   - name: the file's name without extension.
    ///   - bundleOrNil: the bundle that contains the file; nil means the main one.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        make = { owner, external in
            guard let path = NibFiles.path(name, "nib", in: bundle) else {
                ProgrammerError.raise("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(name)'")
            }
            let document = Self.checked { () throws(NibError) in try NibFiles.document(at: path) }
            return NibInstance(document, bundle: bundle, owner: owner.map { $0 as AnyObject }, external: external).make()
        }
        super.init()
    }

    /// Creates a nib from the content of a compiled file.
    ///
    /// - Parameters:
    ///   - data: the content, decoded at each instantiation.
    ///   - bundleOrNil: the bundle of the images and texts that the nib names; nil means the main one.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        make = { owner, external in
            let document = Self.checked { () throws(NibError) in try NibDocument(data) }
            return NibInstance(document, bundle: bundle, owner: owner.map { $0 as AnyObject }, external: external).make()
        }
        super.init()
    }

    /// A nested document.
    init(_ document: NibDocument, bundle: Bundle, scope: NibScope, scene: StoryboardScene?) {
        make = { owner, external in
            NibInstance(document, bundle: bundle, owner: owner.map { $0 as AnyObject }, external: external, scene: scene, outer: scope)
                .make()
        }
        super.init()
    }

    /// Objects created in code instead of from a file. > Package seam.
    package init(_ make: @escaping @MainActor (Any?) -> [Any]) {
        self.make = { owner, _ in make(owner) }
        super.init()
    }

    /// Creates the file's top-level objects.
    ///
    /// With an owner they live at least until the main queue's next turn, like autoreleased objects: its outlets to them may be weak.
    /// > Precondition: the file exists and is valid; a key that a class does not have traps with UIKit's message.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let made = make(ownerOrNil, optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
        if ownerOrNil != nil {
            // Created, and released in the next turn, on the main queue.
            nonisolated(unsafe) let kept = made
            DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        }
        return made
    }

    private static func checked(_ read: () throws(NibError) -> NibDocument) -> NibDocument {
        do throws(NibError) { return try read() } catch { ProgrammerError.raise("Could not load NIB: \(error)") }
    }
}
