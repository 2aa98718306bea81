package import HostInterface

/// Which way the device lies, by who holds it and what the app in front allows.
package struct OrientationPolicy {
    /// As a person turned it last.
    package var held: DeviceState.Orientation
    package var current: DeviceState.Orientation
    /// Bits `1 << DeviceState.Orientation.rawValue`.
    package var allowed: UInt8
    /// What a controller wants that came to fill the screen.
    package var preferred: DeviceState.Orientation?
    /// In the order in which one is chosen where neither will do. The app's own order at its start, else UIKit's (R).
    package var order: [DeviceState.Orientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

    package init(
        held: DeviceState.Orientation, current: DeviceState.Orientation, allowed: UInt8, preferred: DeviceState.Orientation? = nil
    ) { (self.held, self.current, self.allowed, self.preferred) = (held, current, allowed, preferred) }

    package var best: DeviceState.Orientation {
        let commands = [preferred, held, current].compactMap(\.self) + order
        return commands.first { allowed & (1 << $0.rawValue) != 0 } ?? current
    }
}

extension SimulatedDevice {
    /// Turns the device as a person does; false when the app does not go along.
    package func turn(to orientation: DeviceState.Orientation) -> Bool {
        guard let session, session.supportedOrientations & (1 << orientation.rawValue) != 0 else { return false }
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

    /// What is in front lies as it is held, where it may.
    func updateInterfaceOrientation() {
        guard let session, session.ending == nil else { return }
        // Home stays as it is where it would rather stand upright: the picture of the app that leaves lies on its side.
        if isShellInFront, session.supportedOrientations & (1 << held.rawValue) == 0 { return sendOrientation(session) }
        lie(choice(for: session).best)
    }

    private func choice(for session: AppSession) -> OrientationPolicy {
        OrientationPolicy(
            held: held, current: session.orientation, allowed: session.supportedOrientations, preferred: session.preferredOrientation)
    }

    /// How an app lies that starts now.
    func firstOrientation(of app: InstalledApp) -> DeviceState.Orientation {
        let order = app.orientations(on: state.idiom)
        guard let first = order.first else { return held }
        var choice = OrientationPolicy(held: held, current: first, allowed: order.bits)
        choice.order = order
        return choice.best
    }

    private func lie(_ orientation: DeviceState.Orientation) {
        if orientation != state.orientation { note(lying(orientation)) }
        if let session { sendOrientation(session) }
    }

    /// Apps behind stay as they were until they come to the front.
    private func sendOrientation(_ session: AppSession) {
        guard session.orientation != state.orientation else { return }
        session.orientation = state.orientation
        session.send(.deviceChanged(state))
    }

    /// Everyone hears of the device, those behind as if it lay as when they went there.
    func notifyAllApps() {
        session?.orientation = state.orientation
        for one in sessions { one.send(.deviceChanged(lying(one.orientation))) }
    }

    /// The device with what depends on the orientation; the rest stays as it was set.
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
    var bits: UInt8 { reduce(0) { $0 | 1 << $1.rawValue } }
}
