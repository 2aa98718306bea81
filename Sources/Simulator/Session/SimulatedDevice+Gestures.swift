package import HostInterface

/// Home, the apps that run and the list of what came, by a finger from the screen's edge.
extension SimulatedDevice {
    private var edges: SystemGesture.Edges {
        let isUpright = !(state.orientation == .landscapeLeft || state.orientation == .landscapeRight)
        return SystemGesture.Edges(
            width: isUpright ? state.width : state.height, height: isUpright ? state.height : state.width,
            hasHome: device.hasHomeIndicator && cover == nil, hasCenter: cover == nil && !(isShellInFront && place == .switcher),
            deferred: isShellInFront ? 0 : app?.deferredEdges ?? 0)
    }

    /// The bottom edge shows itself, since an app had the first stroke there.
    var showsIndicator: Bool { gesture.isAwaiting(.home) }

    /// Takes from touches what is the system's. > Returns: what is for whoever is in front now.
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
            // The finger goes on in the device's own screens.
            touch.phase = .began
            return [touch]
        }
    }

    /// False where there is nothing for the finger to lead.
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
