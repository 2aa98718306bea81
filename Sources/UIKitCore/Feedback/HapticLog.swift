package import CoreGraphics

/// One haptic event, named as in scripts and the simulator's log.
package enum HapticKind: Hashable, Sendable, CustomStringConvertible {
    case selection
    case success
    case warning
    case error
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)

    package var description: String {
        switch self {
        case .selection: return "selection"
        case .success: return "notification success"
        case .warning: return "notification warning"
        case .error: return "notification error"
        case .impact(let style, let intensity):
            return intensity == 1 ? "impact \(style)" : "impact \(style) \((Double(intensity) * 100).rounded() / 100)"
        }
    }
}

/// Reports every haptic event of the running application to its environment.
@MainActor package enum HapticLog {
    package static func play(_ kind: HapticKind) { note(kind.description) }

    /// Logs clicks, system sounds and shakes.
    package static func note(_ title: String) { ApplicationContext.current.send(.haptic(title)) }
}
