public import Foundation
internal import ProgrammerErrors

/// A compiled Interface Builder file, to be made into objects as often as wanted.
///
/// The file is looked for when objects are first wanted. Constraints are made and kept; nothing solves them yet, so that views have the frames of the file.
/// > Contract: UIKit, UINib; NB-1 to NB-7.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let make: @MainActor (_ owner: Any?, _ external: [String: Any]) -> [Any]

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

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        make = { owner, external in
            let document = Self.checked { () throws(NibError) in try NibDocument(data) }
            return NibInstance(document, bundle: bundle, owner: owner.map { $0 as AnyObject }, external: external).make()
        }
        super.init()
    }

    /// A document within another.
    init(_ document: NibDocument, bundle: Bundle, scope: NibScope, scene: StoryboardScene?) {
        make = { owner, external in
            NibInstance(document, bundle: bundle, owner: owner.map { $0 as AnyObject }, external: external, scene: scene, outer: scope)
                .make()
        }
        super.init()
    }

    /// Objects from code, in place of a file's. > Package seam.
    package init(_ make: @escaping @MainActor (Any?) -> [Any]) {
        self.make = { owner, _ in make(owner) }
        super.init()
    }

    /// The file's top-level objects, made anew.
    ///
    /// With an owner they live at least until the main queue's next turn, as what is autoreleased does: its outlets to them may be weak.
    /// > Precondition: the file is there and whole; a key that a class does not have stops with UIKit's words.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let made = make(ownerOrNil, optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
        if ownerOrNil != nil {
            nonisolated(unsafe) let kept = made
            DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        }
        return made
    }

    private static func checked(_ read: () throws(NibError) -> NibDocument) -> NibDocument {
        do throws(NibError) { return try read() } catch { ProgrammerError.raise("Could not load NIB: \(error)") }
    }
}
