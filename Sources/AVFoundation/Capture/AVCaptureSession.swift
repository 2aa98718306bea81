public import Foundation
internal import ObjectiveC
internal import Synchronization

/// Connects cameras and the microphone with what uses their media.
///
/// A running session shows the camera's image in preview layers and gives it to a photo output.
///
/// > Contract: AVFoundation, AVCaptureSession
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of captured media.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// For video of high quality; the default.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// For video to send.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// For video to send slowly.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// What the device's format says.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    private struct State {
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
        var preset = Preset.high
        var isRunning = false
        /// Begun and not committed.
        var configurations = 0
    }
    private let state = Mutex(State())
    @MainActor private var layers: [WeakLayer] = []
    private struct WeakLayer { weak var layer: AVCaptureVideoPreviewLayer? }

    /// Creates a session without inputs and outputs.
    public override init() { super.init() }

    /// The quality; kept: the simulated camera has one.
    open var sessionPreset: Preset {
        get { state.withLock { $0.preset } }
        set { state.withLock { $0.preset = newValue } }
    }
    /// Whether a quality can be set; true for all.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    /// What is captured from.
    open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }
    /// What is captured for.
    open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }
    /// The connections of all outputs.
    open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }

    /// Whether an input can be added: it is not there yet, and there is no other camera.
    open func canAddInput(_ input: AVCaptureInput) -> Bool {
        let isCamera = (input as? AVCaptureDeviceInput)?.device.hasMediaType(.video) == true
        return !inputs.contains(input) && !(isCamera && camera != nil)
    }
    /// Adds an input; does nothing if it cannot be added.
    open func addInput(_ input: AVCaptureInput) {
        guard canAddInput(input) else { return }
        state.withLock { $0.inputs.append(input) }
        updateLayers()
    }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) {
        state.withLock { $0.inputs.removeAll { $0 === input } }
        updateLayers()
    }
    /// Whether an output can be added: no session has it yet.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }
    /// Adds an output; does nothing if it cannot be added.
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else { return }
        output.session = self
        state.withLock { $0.outputs.append(output) }
    }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) {
        guard output.session === self else { return }
        output.session = nil
        state.withLock { $0.outputs.removeAll { $0 === output } }
    }
    /// Begins several changes, which preview layers show together. Calls may be nested.
    open func beginConfiguration() { state.withLock { $0.configurations += 1 } }
    /// Ends several changes.
    open func commitConfiguration() {
        state.withLock { $0.configurations = max(0, $0.configurations - 1) }
        updateLayers()
    }

    /// Whether media flow. Observable.
    open var isRunning: Bool { state.withLock { $0.isRunning } }
    /// Begins to capture.
    open func startRunning() { setRunning(true) }
    /// Ends to capture.
    open func stopRunning() { setRunning(false) }

    private func setRunning(_ isRunning: Bool) {
        guard isRunning != self.isRunning else { return }
        KeyValueChanges.will(self, "running")
        state.withLock { $0.isRunning = isRunning }
        KeyValueChanges.did(self, "running")
        let name = isRunning ? Self.didStartRunningNotification : Self.didStopRunningNotification
        MainTurn.run { NotificationCenter.default.post(name: name, object: self) }
        updateLayers()
        // The image appears when the user allows it.
        if isRunning, camera?.isAllowed == false { MediaPermission.camera.ask { [weak self] _ in self?.updateLayers() } }
    }

    /// Posted when the session begins to run.
    public static let didStartRunningNotification = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Posted when the session ends to run.
    public static let didStopRunningNotification = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Posted when capturing fails; not posted here.
    public static let runtimeErrorNotification = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Posted when another app takes the camera; not posted here.
    public static let wasInterruptedNotification = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Posted when the camera is free again; not posted here.
    public static let interruptionEndedNotification = NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")

    private var camera: AVCaptureDeviceInput? {
        inputs.lazy.compactMap { $0 as? AVCaptureDeviceInput }.first { $0.device.hasMediaType(.video) }
    }
    /// The camera's image; nil while there is none.
    var image: CGImage? {
        guard isRunning, let camera, camera.isAllowed else { return nil }
        return CameraImage.image(of: camera.device.position)
    }

    @MainActor func add(_ layer: AVCaptureVideoPreviewLayer) {
        layers.append(WeakLayer(layer: layer))
        layer.show(image)
    }
    @MainActor func remove(_ layer: AVCaptureVideoPreviewLayer) { layers.removeAll { $0.layer == nil || $0.layer === layer } }
    private func updateLayers() {
        guard state.withLock({ $0.configurations }) == 0 else { return }
        MainTurn.run { [self] in
            let image = image
            for layer in layers.compactMap(\.layer) { layer.show(image) }
        }
    }
}
