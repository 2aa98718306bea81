package import DeviceProtocol

/// Home, app switcher and notification center by swipes from the screen's edge.
extension SimulatedDevice {
    private var edges: SystemGesture.Edges {
        let isUpright = !(state.orientation == .landscapeLeft || state.orientation == .landscapeRight)
        return SystemGesture.Edges(
            width: isUpright ? state.width : state.height, height: isUpright ? state.height : state.width,
            hasHome: device.hasHomeIndicator && cover == nil, hasCenter: cover == nil && !(isShellInFront && place == .switcher),
            deferred: isShellInFront ? [] : app?.deferredEdges ?? [])
    }

    /// The home indicator is emphasized, because the app deferred the first swipe.
    var showsIndicator: Bool { gesture.isAwaiting(.home) }

    /// Handles system gestures. > Returns: the touches for the foreground app.
    package func takeGestures(from samples: [TouchSample], at time: Double) -> [TouchSample] {
        autoLock.touched()
        guard session?.ending == nil else { return samples }
        let (rest, isTapped) = backToApp.receive(samples, backToAppFrame)
        if isTapped { goBack() }
        guard shellSetup != nil, !rest.isEmpty, !isTapped else { return rest }
        return takeStrokes(from: rest, at: time)
    }

    private func takeStrokes(from samples: [TouchSample], at time: Double) -> [TouchSample] {
        switch gesture.receive(samples, at: time, edges) {
        case .app, .deferred: return samples
        case .taken(let kind, let touch):
            var touch = touch
            touch.phase = .cancelled
            session?.send(.input(.touches([touch], time: time)))
            guard begin(kind) else { return [] }
            // The finger continues in the shell.
            touch.phase = .began
            return [touch]
        }
    }

    /// False if the gesture has no effect.
    private func begin(_ kind: SystemGesture.Kind) -> Bool {
        if kind == .home, isShellInFront, place != .home {
            setInBackground(true)
            return false
        }
        isHeld = true
        defer { isHeld = false }
        switch kind {
        case .home: showSwitcher()
        case .center: showNotificationCenter()
        }
        return isShellInFront
    }
}
