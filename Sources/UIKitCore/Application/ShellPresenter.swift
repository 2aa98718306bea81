package import DeviceProtocol

/// The shell, as the simulator controls it.
@preconcurrency @MainActor package protocol ShellPresenter: AnyObject {
    func show(_ state: ShellState)
    func show(_ banner: DeviceBanner)
}
