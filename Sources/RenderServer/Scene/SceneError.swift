public import RenderProtocol

/// Why a transaction was refused. The scene is as it was before.
public enum SceneError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownLayer(LayerID)
    case unknownBitmap(BitmapID)
    case layerExists(LayerID)
    /// A layer would be inside itself.
    case cycle(LayerID)
    /// A layer would be in two places at once.
    case twoParents(LayerID)
    /// A bitmap whose size, rows or memory do not fit each other, or whose number is taken.
    case badBitmap(BitmapID)

    public var description: String {
        switch self {
        case .unknownLayer(let layer): "no layer \(layer.rawValue)"
        case .unknownBitmap(let bitmap): "no bitmap \(bitmap.rawValue)"
        case .layerExists(let layer): "layer \(layer.rawValue) exists already"
        case .cycle(let layer): "layer \(layer.rawValue) would be inside itself"
        case .twoParents(let layer): "layer \(layer.rawValue) would be in two places"
        case .badBitmap(let bitmap): "bitmap \(bitmap.rawValue) cannot be used"
        }
    }
}
