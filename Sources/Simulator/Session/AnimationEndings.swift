internal import RenderProtocol

/// When the animations that an app has added come to rest, as far as they do.
///
/// Times of layers with a clock of their own are taken as they stand: this decides when a script may go on, not what is drawn.
struct AnimationEndings {
    private var layers: [LayerID: [String: Double]] = [:]

    mutating func note(_ transaction: LayerTransaction) {
        for change in transaction.changes {
            switch change {
            case .addAnimation(let layer, let key, let animation):
                let attached = AttachedAnimation(key: key, animation: animation)
                layers[layer, default: [:]][key] = AnimationSampler.endTime([attached])
            case .removeAnimation(let layer, let key): layers[layer]?[key] = nil
            case .removeAllAnimations(let layer), .destroy(let layer): layers[layer] = nil
            default: break
            }
        }
    }

    mutating func isAnyLeft(at time: Double) -> Bool {
        for layer in layers.keys {
            let left = layers[layer]?.filter { $0.value > time } ?? [:]
            layers[layer] = left.isEmpty ? nil : left
        }
        return !layers.isEmpty
    }
}
