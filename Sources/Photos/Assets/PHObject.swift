public import Foundation
internal import PhotoLibrary

/// Something of the library, as it was when it was fetched.
///
/// > Contract: Photos, PHObject
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// Distinguishes the object in the library.
    public let localIdentifier: String

    init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }

    /// What the object shows, for comparisons.
    var state: AnyHashable { AnyHashable(localIdentifier) }
    /// The same object of a library; nil if it is not there.
    func current(in contents: PhotoLibraryContents) -> PHObject? { nil }
    func isSame(as other: PHObject) -> Bool { state == other.state }

    /// The object itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Objects of one identifier are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
    /// Of the identifier.
    open override var hash: Int { localIdentifier.hashValue }
}

/// Stands for an object that a change makes.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
