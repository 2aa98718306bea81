extension UIBarMetrics {
    /// These metrics and those whose values are used where these have none.
    var withFallbacks: [UIBarMetrics] {
        switch self {
        case .default: [.default]
        case .compact: [.compact, .default]
        case .defaultPrompt: [.defaultPrompt, .default]
        case .compactPrompt: [.compactPrompt, .compact, .defaultPrompt, .default]
        }
    }

    /// The metrics of the navigation bar or toolbar that contains a view; `default` outside of bars.
    @MainActor static func ofBar(around view: UIView) -> UIBarMetrics {
        var ancestor = view.superview
        while let here = ancestor {
            if let bar = here as? UINavigationBar { return bar.metrics }
            if let bar = here as? UIToolbar { return bar.metrics }
            ancestor = here.superview
        }
        return .default
    }
}
