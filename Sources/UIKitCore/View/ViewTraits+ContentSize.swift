extension ViewTraits {
    static func limit(_ view: UIView, _ change: (inout ContentSizeLimits) -> Void) {
        let old = view.traitState.contentSizeLimits
        change(&view.traitState.contentSizeLimits)
        if view.traitState.contentSizeLimits != old { update(view) }
    }

    /// The limits of a view and of its ancestors, for a log.
    static func limitsDescription(of view: UIView) -> String {
        var lines: [String] = []
        var link: UIView? = view
        while let current = link {
            let limits = current.traitState.contentSizeLimits
            if limits != ContentSizeLimits() { lines.append("\(type(of: current)): \(limits.description)") }
            link = current.parent
        }
        return lines.isEmpty ? ContentSizeLimits().description : lines.joined(separator: "; ")
    }
}
