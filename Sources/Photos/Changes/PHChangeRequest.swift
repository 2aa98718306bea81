public import Foundation
internal import PhotoLibrary

/// A change that a block of `performChanges` asks for.
open class PHChangeRequest: NSObject {
    let transaction: ChangeTransaction

    override init() {
        transaction = .current
        super.init()
    }
}

/// Objects that can be gone through one after another: arrays, sets, and results of fetches.
///
/// Foundation on Linux has none.
public protocol NSFastEnumeration {
    /// The objects in order; not called by apps.
    var enumeratedObjects: [Any] { get }
}

extension NSArray: NSFastEnumeration {
    public var enumeratedObjects: [Any] { map { $0 } }
}
extension NSSet: NSFastEnumeration {
    public var enumeratedObjects: [Any] { allObjects }
}
extension Array: NSFastEnumeration {
    public var enumeratedObjects: [Any] { map { $0 } }
}
extension Set: NSFastEnumeration {
    public var enumeratedObjects: [Any] { map { $0 } }
}

extension NSFastEnumeration {
    /// The identifiers of assets and placeholders.
    var assetIdentifiers: [String] {
        enumeratedObjects.compactMap { object in
            object is PHAsset || object is PHObjectPlaceholder ? (object as? PHObject)?.localIdentifier : nil
        }
    }
}
