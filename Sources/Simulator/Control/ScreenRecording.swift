internal import HostInterface

/// A recording of a device in real time.
///
/// > Units: seconds of the simulator's clock. > Isolation: the simulator's main thread.
final class ScreenRecording {
    private let recorder: FrameRecorder
    private let device: SimulatedDevice
    private var lastTime: Double

    /// Frames are encoded next to the app's work, so there are fewer of them than in virtual time.
    private static let shortest = 1.0 / 15

    /// > Throws: why the file cannot be written.
    init(_ device: SimulatedDevice, path: String, at time: Double) throws(FileError) {
        let layout = device.composer.layout
        recorder = try FrameRecorder(
            path: path, size: PixelSize(width: layout.screen.width, height: layout.screen.height), scale: device.device.scale, at: time)
        (self.device, lastTime) = (device, time)
        recorder.take(device.composer.screenshot(), frame: device.composer.frameCount, at: time)
    }

    /// The screen has changed.
    func note(at time: Double) {
        guard time - lastTime >= Self.shortest else { return }
        take(time)
    }

    /// Writes the file.
    func finish(at time: Double) throws(FileError) {
        take(time)
        try recorder.finish(at: time)
    }

    private func take(_ time: Double) {
        guard recorder.lastFrame != device.composer.frameCount else { return }
        lastTime = time
        recorder.take(device.composer.screenshot(), frame: device.composer.frameCount, at: time)
    }
}
