package import DeviceProtocol

/// Reports haptic events, clicks and sounds of the running application to its environment.
@MainActor package enum HapticLog {
    package static func play(_ feedback: ApplicationRequest.Feedback) { ApplicationContext.current.send(.haptic(feedback)) }
}
