internal import AppLink
internal import DeviceProtocol
internal import Foundation

/// Makes the device that the options of a command line describe.
struct DeviceSetup {
    let options: SimulatorOptions
    var library = DeviceLibrary.personal()

    /// A clone by its name, or a model.
    func description() throws -> Device {
        var device = try library.device(options.device)
        if let version = options.systemVersion { device.systemVersion = version }
        return options.scale.map { device.with(scale: $0) } ?? device
    }

    /// The device with its data and its settings; no app is installed.
    func device() throws -> SimulatedDevice {
        let device = try description()
        let isPassing = options.isVirtual || options.measurement != nil
        let simulated = SimulatedDevice(
            device: device, appearance: options.appearance, renderer: ServerScene(scale: device.scale),
            chrome: options.measurement == nil ? PaintedChrome(showsBezel: options.hasBezel && options.host != .headless) : PlainChrome())
        simulated.shellSetup = ShellSetup.executable().flatMap { path in
            guard options.measurement == nil else { return nil }
            let clock: AppLauncher.ClockKind =
                options.isVirtual ? (try? AppLauncher.clockLibrary()).map { .manual(library: $0) } ?? .system : .system
            var launcher = AppLauncher(executable: path, clock: clock)
            launcher.followsDeviceTime = true
            return ShellSetup(launcher: launcher, renderer: ServerScene(scale: device.scale))
        }
        simulated.data =
            if let path = options.data {
                try DeviceFolder(keptAt: URL(fileURLWithPath: path), name: path, isForScript: isPassing)
            } else {
                try isPassing || options.recordedTest != nil ? library.openForScript(device.name) : library.open(device.name)
            }
        if options.isVirtual { simulated.wallTime = { VirtualClock.wallStart } }
        let ownZone = options.isVirtual ? nil : TimeZone.current.identifier
        simulated.set(locale: options.locale, timeZone: options.timeZone ?? ownZone)
        if let direction = options.direction { simulated.change { $0.rightToLeft = direction == .rightToLeft } }
        for setting in options.settings { simulated.set(setting) }
        simulated.setHardwareKeyboard(options.hardwareKeyboard ?? isPassing)
        if !isPassing { simulated.learnedWordsPath = SpellerProcess.userDictionaryPath() }
        return simulated
    }
}
