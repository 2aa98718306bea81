package import HostInterface

/// The app of the device's own screens, as the simulator directs it.
@MainActor package protocol ShellPresenter: AnyObject {
    func show(_ state: ShellState)
    func show(_ banner: DeviceBanner)
}
