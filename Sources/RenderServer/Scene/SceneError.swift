public import RenderProtocol

/// Why a transaction was rejected. The scene is unchanged.
public enum SceneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A change names a layer that was not created, or was destroyed.
    case unknownLayer(LayerID)
    /// A change names a bitmap that was not announced, or was released.
    case unknownBitmap(BitmapID)
    /// A layer was created under an identifier in use.
    case layerExists(LayerID)
    /// A layer would contain itself.
    case cycle(LayerID)
    /// A layer would have two positions in the tree.
    case twoParents(LayerID)
    /// A bitmap whose size, rows or memory are inconsistent, or whose identifier is in use.
    case badBitmap(BitmapID)

    /// The fault in English, for logs.
    public var description: String {
        switch self {
        case .unknownLayer(let layer): "no layer \(layer.rawValue)"
        case .unknownBitmap(let bitmap): "no bitmap \(bitmap.rawValue)"
        case .layerExists(let layer): "layer \(layer.rawValue) exists already"
        case .cycle(let layer): "layer \(layer.rawValue) would be inside itself"
        case .twoParents(let layer): "layer \(layer.rawValue) would have two parents"
        case .badBitmap(let bitmap): "bitmap \(bitmap.rawValue) cannot be used"
        }
    }
}
