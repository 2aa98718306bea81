public import Foundation

public typealias NSDataAssetName = String

/// A data file in an asset catalog.
///
/// > Contract: UIKit, NSDataAsset
open class NSDataAsset: NSObject, NSCopying {
    public let name: NSDataAssetName
    public let data: Data
    /// Uniform type identifier.
    public let typeIdentifier: String

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

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
}
