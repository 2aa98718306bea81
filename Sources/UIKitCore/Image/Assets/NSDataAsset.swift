public import Foundation

/// The name of a data file in an asset catalog.
public typealias NSDataAssetName = String

/// A data file in an asset catalog.
///
/// > Contract: UIKit, NSDataAsset
open class NSDataAsset: NSObject, NSCopying {
    /// The name in the catalog.
    public let name: NSDataAssetName
    /// The content of the file, read at creation.
    public let data: Data
    /// Uniform type identifier.
    public let typeIdentifier: String

    /// The data with a name in the main bundle; nil if no catalog contains them.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Nil if no catalog of the bundle contains the data.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        for catalog in AssetCatalogs.shared.catalogs(of: bundle) {
            guard let item = catalog.data(name), let path = catalog.path(item.file), let data = FileManager.default.contents(atPath: path)
            else { continue }
            self.name = name
            self.data = data
            typeIdentifier = item.type ?? "public.data"
            super.init()
            return
        }
        return nil
    }

    /// The object itself: it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}
