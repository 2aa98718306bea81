package import DeviceProtocol

/// Determines the interface orientation from the device's physical orientation and what the foreground app supports.
package struct OrientationPolicy {
    /// The physical orientation, as the user turned it last.
    package var held: DeviceState.Orientation
    package var current: DeviceState.Orientation
    /// What the app supports.
    package var allowed: DeviceState.Orientations
    /// Preferred by a full-screen view controller.
    package var preferred: DeviceState.Orientation?
    /// Order of preference when neither is supported. At launch the app's own order, else UIKit's (R).
    package var order: [DeviceState.Orientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

    package init(
        held: DeviceState.Orientation, current: DeviceState.Orientation, allowed: DeviceState.Orientations,
        preferred: DeviceState.Orientation? = nil
    ) { (self.held, self.current, self.allowed, self.preferred) = (held, current, allowed, preferred) }

    package var best: DeviceState.Orientation {
        let commands = [preferred, held, current].compactMap(\.self) + order
        return commands.first(where: allowed.contains) ?? current
    }
}

extension SimulatedDevice {
    /// Turns the device as the user does; false when the app does not rotate.
    package func turn(to orientation: DeviceState.Orientation) -> Bool {
        guard let session, session.supportedOrientations.contains(orientation) else { return false }
        held = orientation
        session.preferredOrientation = nil
        lie(orientation)
        return true
    }

    /// The next orientation the app supports, going left or right.
    package func turn(left: Bool) -> Bool {
        var orientation = state.orientation
        for _ in 0..<3 {
            orientation = left ? orientation.turnedLeft : orientation.turnedRight
            if turn(to: orientation) { return true }
        }
        return false
    }

    /// The foreground app gets the physical orientation, if it supports it.
    func updateInterfaceOrientation() {
        guard let session, session.ending == nil else { return }
        // Home keeps the current orientation if it does not support the physical one: the leaving app's snapshot is in the current one.
        if isShellInFront, !session.supportedOrientations.contains(held) { return sendOrientation(session) }
        lie(choice(for: session).best)
    }

    private func choice(for session: AppSession) -> OrientationPolicy {
        OrientationPolicy(
            held: held, current: session.orientation, allowed: session.supportedOrientations, preferred: session.preferredOrientation)
    }

    /// The orientation of an app that launches now.
    func firstOrientation(of app: InstalledApp) -> DeviceState.Orientation {
        let order = app.orientations(on: state.idiom)
        guard let first = order.first else { return held }
        var choice = OrientationPolicy(held: held, current: first, allowed: order.set)
        choice.order = order
        return choice.best
    }

    private func lie(_ orientation: DeviceState.Orientation) {
        if orientation != state.orientation { note(lying(orientation)) }
        if let session { sendOrientation(session) }
    }

    /// Apps in the background keep their orientation until they enter the foreground.
    private func sendOrientation(_ session: AppSession) {
        guard session.orientation != state.orientation else { return }
        session.orientation = state.orientation
        session.send(.deviceChanged(state))
    }

    /// All apps receive the device's state; those in the background with their previous orientation.
    func notifyAllApps() {
        session?.orientation = state.orientation
        for one in sessions { one.send(.deviceChanged(lying(one.orientation))) }
    }

    /// The device state with the values that depend on the orientation; the others are unchanged.
    func lying(_ orientation: DeviceState.Orientation) -> DeviceState {
        let turned = device.state(orientation: orientation, appearance: state.appearance)
        var result = state
        result.orientation = turned.orientation
        (result.safeTop, result.safeLeft, result.safeBottom, result.safeRight) = (
            turned.safeTop, turned.safeLeft, turned.safeBottom, turned.safeRight
        )
        result.statusBarHeight = turned.statusBarHeight
        return result
    }
}

extension [DeviceState.Orientation] {
    var set: DeviceState.Orientations { DeviceState.Orientations(map(DeviceState.Orientations.init)) }
}
