/// The smallest and largest text size of a view and its descendants; nil means no limit.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The size within the limits. Where they contradict each other, the maximum wins (X).
    func clamp(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var result = category
        if let minimum, minimum != .unspecified { result = max(result, minimum) }
        if let maximum, maximum != .unspecified { result = min(result, maximum) }
        return result
    }

    var description: String {
        switch (minimum, maximum) {
        case (nil, nil): "no limits"
        case (let minimum?, nil): "at least \(minimum.rawValue)"
        case (nil, let maximum?): "at most \(maximum.rawValue)"
        case (let minimum?, let maximum?): "\(minimum.rawValue) to \(maximum.rawValue)"
        }
    }
}
