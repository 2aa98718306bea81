import RenderProtocol

/// The animatable values that a change of one key affects, before the change.
struct ValueTrace {
    let values: [(keyPath: String, key: AnimatedKey, old: AnimatedValue)]

    /// Nil if the key has no animatable value.
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
    /// The start of an additive animation that makes `new` appear as this value, and its zero end; nil for types that
    /// are not additive.
    func offset(from new: AnimatedValue) -> (start: AnimatedValue, end: AnimatedValue)? {
        switch self {
        case .number, .point, .rect, .matrix: break
        case .color, .path, .colors, .numbers, .bitmap: return nil
        }
        guard let start = difference(from: new), let end = new.difference(from: new) else { return nil }
        return (start, end)
    }
}
