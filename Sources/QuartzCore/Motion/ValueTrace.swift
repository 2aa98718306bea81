import RenderProtocol

/// The animatable values a change of one key touches, as they were before it.
struct ValueTrace {
    let values: [(keyPath: String, key: AnimatedKey, old: AnimatedValue)]

    /// Nil when nothing of the key can be animated as a view's value.
    init?(_ layer: CALayer, key: String) {
        let paths =
            switch key {
            case "bounds": ["bounds.origin", "bounds.size"]
            case "hidden", "contents": [String]()
            case "backdrop": ["backdropRadius", "backdropSaturation", "backdropTint"]
            default: [key]
            }
        values = paths.compactMap { path in
            guard let key = AnimatedKey(keyPath: path), let old = layer.values.value(for: key) else { return nil }
            return (path, key, old)
        }
        if values.isEmpty { return nil }
    }
}

extension AnimatedValue {
    /// What an additive animation starts from so that `new` looks like this value, and the offset of nothing it ends with; nil for kinds
    /// that do not add up.
    func offset(from new: AnimatedValue) -> (start: AnimatedValue, end: AnimatedValue)? {
        switch self {
        case .number, .point, .rect, .matrix: break
        case .color, .path, .colors, .numbers, .bitmap: return nil
        }
        guard let start = difference(from: new), let end = new.difference(from: new) else { return nil }
        return (start, end)
    }
}
