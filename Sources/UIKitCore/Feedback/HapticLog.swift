package import CoreGraphics

/// One haptic event, named as scripts and the simulator's log show it.
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

/// Every haptic event of the running application, told to its environment.
@MainActor package enum HapticLog {
    package static func play(_ kind: HapticKind) { note(kind.description) }

    /// Clicks, system sounds and shakes, which stand in the same log.
    package static func note(_ title: String) { ApplicationContext.current.send(.haptic(title)) }
}
